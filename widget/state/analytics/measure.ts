import { atom } from 'jotai'

import type { AnalyticsItem, Measured } from '../../../shared/analytics.ts'
import { add, offerTotal, priceTotal } from '../../../shared/rules/money/money.ts'
import { partyTotals } from '../../../shared/rules/party/party-totals.ts'
import type { Reservation } from '../../../shared/model/stay/reservation.ts'
import type { Room, RoomPlan } from '../../../shared/model/search/room.ts'
import type { Criteria } from '../../../shared/rules/link/criteria.ts'
import {
  digestOf,
  ecommerceOf,
  entryOf,
  filledText,
  itemOf,
  pushToDataLayer,
  recommended,
  wholeUnits,
} from '../../lib/analytics.ts'
import type { Entry } from '../../lib/analytics.ts'
import type { AnalyticsEvent } from './analytics.ts'
import { consentAtom } from './consent.ts'
import { environmentAtom } from '../environment.ts'
import { criteriaAtom } from '../search/search.ts'
import type { Selected } from '../search/selection.ts'
import { settingsAtom } from '../settings/settings.ts'
import { visitAtom } from './visit.ts'

/** GA4 takes more, but a list longer than a screen or two says nothing. */
const MOST_ITEMS = 20
const MOST_PURCHASES = 50

/** ANALYTICS-001: one entry for what happened, on the data layer of the page; none while the guest does not want it. */
export const measureAtom = atom(null, (get, set, happening: AnalyticsEvent) => {
  const { analytics } = get(settingsAtom)
  if (!analytics || get(consentAtom) === 'denied') return
  if (happening.kind === 'book' && !set(isFirstAtom, happening.reservation.reservation_number)) return
  const measured = get(measuredAtom)(happening)
  const { text, tag_ids: send_to } = analytics
  const own = measured.event === 'book' ? filledText(text, measured.payload) : {}
  const entry = entryOf(measured, { ...own, ...(send_to.length > 0 && { send_to }) })
  if (entry) set(sendAtom, entry)
})

/** The loader pushes for the page it is in; only a document that stands alone has a data layer of ours. */
const sendAtom = atom(null, (get, _set, entry: Entry) => {
  const { host, view, isOwnDocument } = get(environmentAtom)
  if (isOwnDocument && view.parent === view) pushToDataLayer(view, entry)
  else host.post({ type: 'ga4Event', payload: entry })
})

/** A purchase is measured once, whatever is reloaded, gone back to or opened again. */
const isFirstAtom = atom(null, (get, _set, reservationNumber: string): boolean => {
  const { storage } = get(environmentAtom)
  const [known, digest] = [storage.read('purchases') ?? [], digestOf(reservationNumber)]
  if (known.includes(digest)) return false
  storage.write('purchases', [...known, digest].slice(-MOST_PURCHASES))
  return true
})

const measuredAtom = atom((get) => (happening: AnalyticsEvent): Measured => {
  switch (happening.kind) {
    case 'page_view':
      return { event: 'page_view', payload: { ...get(pageAtom), path: happening.path, language: happening.language } }
    case 'search': {
      const { checkin, checkout } = happening.criteria
      const payload = { search_term: `${checkin} ${checkout}`, ...stayOf(happening.criteria) }
      return { event: 'search', payload: { ...payload, ...partyOf(happening.criteria) } }
    }
    case 'results':
      return { event: 'results', payload: get(foundAtom)(happening) }
    case 'select_item':
      return { event: 'select_item', payload: get(chosenAtom)(happening.pick) }
    case 'checkout': {
      const ecommerce = get(soldAtom)(happening.selection)
      return { event: 'checkout', payload: { ...stayOf(happening.criteria), ecommerce } }
    }
    case 'payment': {
      const ecommerce = { payment_type: happening.type, ...get(soldAtom)(happening.selection) }
      return { event: 'payment', payload: { ...stayOf(happening.criteria), ecommerce } }
    }
    case 'book':
      return { event: 'book', payload: get(bookedAtom)(happening.reservation) }
    case 'recommend':
      return { event: 'recommend', payload: recommended(get(settingsAtom), happening.room, happening.searchId) }
    case 'reservation_update':
      return { event: 'reservation_update', payload: { reservation_number: happening.reservationNumber } }
    case 'select_currency':
      return { event: 'select_currency', payload: { currency: happening.currency } }
    case 'login':
      return { event: 'login', payload: { method: happening.method } }
    case 'sign_up':
      return { event: 'sign_up', payload: { method: happening.method } }
    case 'logout':
      return { event: 'logout', payload: {} }
    default:
      return happening satisfies never
  }
})

const stayOf = ({ checkin, checkout }: Criteria) => ({ checkin_date: checkin, checkout_date: checkout })
const partyOf = ({ rooms }: Criteria) => {
  const { adults, children, rooms: room_count } = partyTotals(rooms)
  return { adults, children, room_count }
}

/** The page around the widget: said by the loader to a frame, seen inline. */
const pageAtom = atom((get) => {
  const { isOwnDocument, view } = get(environmentAtom)
  const { parentPathname, segmentIds } = get(visitAtom)
  const parent_pathname = parentPathname ?? (isOwnDocument ? undefined : view.location.pathname)
  return { parent_pathname, ...(segmentIds.length > 0 && { segment_ids: [...segmentIds] }) }
})

/** The search a recommendation or an advertisement began with. */
const searchIdAtom = atom(
  (get) => get(criteriaAtom).carried.search_id ?? get(environmentAtom).began.get('search_id') ?? undefined,
)

const itemAtom = atom(
  (get) => (room: Room, plan: RoomPlan, quantity: number) => itemOf(get(settingsAtom), room, plan, quantity),
)

const soldAtom = atom((get) => (selection: readonly Selected[]) => {
  const items = selection.map(({ room, plan, quantity }) => get(itemAtom)(room, plan, quantity))
  return ecommerceOf(get(settingsAtom).currency, items)
})

const foundAtom = atom((get) => ({ criteria, answer }: Extract<AnalyticsEvent, { kind: 'results' }>) => {
  const rooms = [...answer.data.rooms, ...answer.data.plans.flatMap((plan) => plan.rooms)]
  // Each room with its first plan; a room that is sold out has none.
  const items = rooms.flatMap((room) => room.room_plan.slice(0, 1).map((plan) => get(itemAtom)(room, plan, 1)))
  const results = answer.data.plans.length || answer.data.rooms.length
  const ecommerce = { currency: get(settingsAtom).currency, items: items.slice(0, MOST_ITEMS) }
  return { ...stayOf(criteria), ...partyOf(criteria), results, ecommerce }
})

const chosenAtom = atom((get) => (pick: Selected) => ({
  room_type_code: pick.room.room_type_code,
  room_plan_code: pick.plan.room_plan_code,
  total_price: offerTotal(pick.plan.price),
  search_id: get(searchIdAtom),
  ecommerce: get(soldAtom)([pick]),
}))

const each = (texts: readonly string[]) => [...new Set(texts)].join(',')

/** As the server has it: rooms of the same plan at the same price are one item. */
const bookedAtom = atom((get) => (reservation: Reservation) => {
  const { hotel_id, hotel_name } = get(settingsAtom)
  const { rooms, currency, total, reservation_number: transaction_id } = reservation
  const items: AnalyticsItem[] = []
  for (const room of rooms) {
    const price = wholeUnits(room.total_price, currency)
    const same = items.find((item) => item.item_id === room.room_plan_code && item.price === price)
    if (same) same.quantity += 1
    else
      items.push({
        item_id: room.room_plan_code,
        item_name: room.room_type_name,
        item_variant: room.room_plan_name,
        item_category: room.room_type_code,
        affiliation: hotel_name,
        price,
        quantity: 1,
      })
  }
  const value = wholeUnits(priceTotal(total), currency)
  const tax = wholeUnits(add(total.tax, total.accommodation_tax), currency)
  return {
    transaction_id,
    transaction_total_price: value,
    currency,
    hotel_id,
    hotel_name,
    plan_id: each(rooms.map((room) => room.room_plan_code)),
    plan_name: each(rooms.map((room) => room.room_plan_name)),
    room_id: each(rooms.map((room) => room.room_type_code)),
    room_name: each(rooms.map((room) => room.room_type_name)),
    checkin_date: reservation.checkin_date,
    checkout_date: reservation.checkout_date,
    search_id: get(searchIdAtom),
    rooms: rooms.map(({ room_type_code, room_plan_code, total_price }) => ({
      room_type_code,
      room_plan_code,
      total_price,
    })),
    ecommerce: { transaction_id, tax, currency, value, items },
  }
})
