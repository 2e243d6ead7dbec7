import { atom } from 'jotai'

import type { Room, RoomPlan } from '../../../shared/model/search/room.ts'
import type { SelectedRoom } from '../../../shared/model/search/search.ts'
import type { PartyRoom } from '../../../shared/model/search/party.ts'
import { trackAtom } from '../analytics/analytics.ts'
import { atomForChoice } from './for-choice.ts'
import { tellPageAtom } from '../tell-page.ts'

/** A chosen plan of a room for one party, and how many of it. */
export type Selected = {
  room: Room
  plan: RoomPlan
  party: PartyRoom
  quantity: number
  type: 'rooms' | 'plans'
  /** The code its price was asked with. */
  couponCode?: string
}

export const selectionAtom = atomForChoice<Selected[]>([])
/** What the guest took last, which a change of its number leaves at its place; null: they took something back. */
export const lastPickAtom = atomForChoice<Selected | null>(null)

export const partyKey = (party: PartyRoom): string =>
  [
    party.adults,
    party.children,
    ...(party.kids_ages ?? []),
    ...(party.kids_tiers ?? []).map((tier) => tier.code + tier.children),
  ].join('-')

export const isSamePick = (one: Selected, other: Selected): boolean =>
  one.room.room_type_code === other.room.room_type_code &&
  one.plan.room_plan_code === other.plan.room_plan_code &&
  one.type === other.type &&
  partyKey(one.party) === partyKey(other.party)

/** Sets the number of a pick; it never goes below zero, and at zero the pick is gone (RESULT-014). */
export const pickAtom = atom(null, (get, set, pick: Selected) => {
  const others = get(selectionAtom)
  const quantity = Math.max(0, pick.quantity)
  const at = others.findIndex((other) => isSamePick(other, pick))
  const next = others.filter((_, index) => index !== at)
  if (quantity > 0) next.splice(at < 0 ? next.length : at, 0, { ...pick, quantity })
  set(selectionAtom, next)
  set(lastPickAtom, quantity > 0 ? pick : null)
  const { room, plan } = pick
  set(tellPageAtom, 'select', {
    room_type_code: room.room_type_code,
    room_plan_code: plan.room_plan_code,
    quantity,
  })
  if (at < 0 && quantity > 0) void set(trackAtom, { kind: 'select_item', pick })
})

/** With the facts of a selected room (RESULT-015): what it was chosen as and what it cost there. */
export const toSelectedRooms = (selection: Selected[]): SelectedRoom[] =>
  selection.map(({ room, plan, party, quantity, type, couponCode }) => ({
    room_type_code: room.room_type_code,
    room_plan_code: plan.room_plan_code,
    quantity,
    party,
    type,
    sale_price: plan.price.total_price,
    tax: plan.price.tax,
    scrape_ids: plan.brr_prices.flatMap(({ scrape_id }) => scrape_id ?? []),
    promotion_id: plan.discounts.find(({ promotion_id }) => promotion_id !== undefined)?.promotion_id ?? null,
    coupon_code: couponCode || null,
  }))
