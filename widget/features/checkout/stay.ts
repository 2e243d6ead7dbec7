import { atom } from 'jotai'

import type { Currency } from '../../../shared/currencies.ts'
import { rooms } from '../../../shared/contract/rooms.ts'
import { add, offerTotal } from '../../../shared/rules/money.ts'
import { partyTotals } from '../../../shared/rules/party-totals.ts'
import { times } from '../../../shared/rules/times.ts'
import { environmentAtom } from '../../state/environment.ts'
import { criteriaAtom } from '../../state/search/search.ts'
import { selectionAtom, toSelectedRooms } from '../../state/search/selection.ts'
import type { Selected } from '../../state/search/selection.ts'
import { settingsAtom } from '../../state/settings/settings.ts'
import { updatedQueryAtom } from '../../state/reservation/updating.ts'
import { bookedStayPaymentAtom } from './prepay/booked-stay-payment.ts'

export const stayAtom = atom((get) => {
  const { checkin, checkout } = get(bookedStayPaymentAtom) ?? get(criteriaAtom)
  return { checkin, checkout }
})

export const currencyAtom = atom((get): Currency => get(settingsAtom).currency)

/** The lines the server no longer has, by line key. */
const soldOutAtom = atom<ReadonlySet<string>>(new Set<string>())
const lineKey = (line: { room_type_code: string; room_plan_code: string }) =>
  `${line.room_type_code}/${line.room_plan_code}`
const keyOf = ({ room, plan }: Selected) =>
  lineKey({ room_type_code: room.room_type_code, room_plan_code: plan.room_plan_code })

export const goneLinesAtom = atom((get) => get(selectionAtom).filter((line) => get(soldOutAtom).has(keyOf(line))))
/** What can still be booked. */
export const linesAtom = atom((get) => get(selectionAtom).filter((line) => !get(soldOutAtom).has(keyOf(line))))

/** The party of each room, a room that was taken twice counting twice. */
export const partiesAtom = atom((get) => get(linesAtom).flatMap(({ party, quantity }) => times(quantity, () => party)))
export const totalsAtom = atom((get) => partyTotals(get(partiesAtom)))

/** What the guest saw in the results, taxes included. */
export const chosenTotalAtom = atom((get) =>
  add(...get(linesAtom).map(({ plan, quantity }) => offerTotal(plan.price) * quantity)),
)

/** The earliest of the deadlines; null as soon as one of the rooms is never free to cancel. */
export const freeUntilAtom = atom((get): string | null => {
  const deadlines = get(linesAtom).map(({ plan }) => plan.cancellation_free_deadline)
  const known = deadlines.filter((deadline) => deadline !== null)
  if (known.length === 0 || known.length < deadlines.length) return null
  return known.reduce((first, deadline) => (Date.parse(deadline) < Date.parse(first) ? deadline : first))
})

/** Asks whether every line is still there, and says whether it is (CALL-135). */
export const checkLinesAtom = atom(null, async (get, set, signal?: AbortSignal): Promise<boolean> => {
  const selection = get(selectionAtom)
  const { checkin, checkout } = get(stayAtom)
  const query = {
    checkin_date: checkin,
    checkout_date: checkout,
    rooms: toSelectedRooms(selection),
    ...get(updatedQueryAtom),
  }
  const input = { hotelId: get(settingsAtom).hotel_id, query }
  const { data } = await get(environmentAtom).api(rooms.availability, input, { signal })
  const gone = data.rooms.filter((line) => line.available_count < line.requested).map(lineKey)
  set(soldOutAtom, new Set(gone))
  return gone.length === 0
})

/** Goes on with what is left. */
export const dropSoldOutAtom = atom(null, (get, set) => {
  set(selectionAtom, get(linesAtom))
  set(soldOutAtom, new Set<string>())
})
