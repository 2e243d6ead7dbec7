import { atom } from 'jotai'
import {
  array,
  boolean,
  enums,
  integer,
  is,
  nullable,
  number,
  object,
  optional,
  record,
  string,
  type,
  unknown,
} from 'superstruct'
import type { Infer } from 'superstruct'

import { chosenExtra } from '../../../shared/model/stay/extra.ts'
import { room, roomPlan } from '../../../shared/model/search/room.ts'
import { partyRoom } from '../../../shared/model/search/party.ts'
import { count } from '../../../shared/model/wire.ts'
import { isPaymentType } from '../../../shared/payments.ts'
import { environmentAtom } from '../../state/environment.ts'
import { businessDateAtom, criteriaAtom } from '../../state/search/search.ts'
import { partyKey, selectionAtom } from '../../state/search/selection.ts'
import { settingsAtom } from '../../state/settings/settings.ts'
import { updatingAtom } from '../../state/reservation/updating.ts'
import { atomForVisitor } from '../../state/session/visitor.ts'
import { givenAtom, restoreGivenAtom } from './questions/given-answers.ts'
import { arePresetAtom, chosenExtrasAtom } from './extras/extras-choice.ts'
import { EMPTY_FORM, guestFormAtom, isFormField, optInAtom, termsAtom } from './details/form.ts'
import { refusedCardsAtom } from '../../payment/attempt.ts'
import { cardWishAtom } from '../../payment/card.ts'
import { ownCouponAtom, typedCouponAtom } from './spending/coupon-state.ts'
import { EMPTY_INVOICE, invoiceAtom } from './pay/invoice.ts'
import { pickedPaymentAtom } from './pay/methods.ts'
import { NO_ROOM_GUESTS, roomGuestsAtom } from './details/room-guests.ts'
import { spentPointsAtom, typedPointsAtom } from './spending/spending-state.ts'
import { partiesAtom, stayAtom } from './stay.ts'

const selected = object({
  room,
  plan: roomPlan,
  party: partyRoom,
  quantity: count(),
  type: enums(['rooms', 'plans']),
  couponCode: optional(string()),
})

/** A guest's own words and choice, for a reload; card fields are the gateway's and never here. */
const kept = type({
  hotel_id: number(),
  checkin: string(),
  checkout: string(),
  /** What came with the search, as the entry in a lottery that won the room. */
  carried: optional(record(string(), string())),
  form: record(string(), string()),
  terms: boolean(),
  payment: nullable(string()),
  /** Whom the bill of a deferred payment goes to. */
  invoice: optional(type({ name: string(), address: string() })),
  /** Cards that were refused; after some of them a hotel may be paid at its desk. */
  refused_cards: optional(integer()),
  /** The code the guest decided for, and the one being typed. */
  coupon: optional(type({ own: nullable(type({ code: nullable(string()) })), typed: string() })),
  /** Points the guest decided to spend, and what stands in the field. */
  points: optional(type({ spent: integer(), typed: string() })),
  card: optional(type({ id: optional(number()), save: optional(boolean()) })),
  selection: array(unknown()),
  /** The reservation that is being changed. */
  updating: optional(string()),
  answers: optional(record(string(), unknown())),
  extras: optional(array(unknown())),
  opt_in: optional(boolean()),
  room_guests: optional(
    type({ staysInFirst: boolean(), names: array(type({ first_name: string(), last_name: string() })) }),
  ),
})
type Draft = Infer<typeof kept>

/** What a reload would lose. */
export const draftAtom = atom((get): Draft => ({
  hotel_id: get(settingsAtom).hotel_id,
  ...get(stayAtom),
  carried: get(criteriaAtom).carried,
  form: get(guestFormAtom),
  terms: get(termsAtom),
  opt_in: get(optInAtom),
  room_guests: get(roomGuestsAtom),
  payment: get(pickedPaymentAtom),
  invoice: get(invoiceAtom),
  refused_cards: get(refusedCardsAtom),
  coupon: { own: get(ownCouponAtom), typed: get(typedCouponAtom) },
  points: { spent: get(spentPointsAtom), typed: get(typedPointsAtom) },
  card: get(cardWishAtom),
  selection: get(selectionAtom),
  updating: get(updatingAtom)?.number,
  answers: get(givenAtom),
  extras: get(chosenExtrasAtom),
}))

/** Without a selection there is nothing worth keeping. */
export const saveDraftAtom = atom(null, (get, _set, draft: Draft) => {
  if (draft.selection.length > 0) get(environmentAtom).storage.write('draft', draft)
})

/** Whether this visitor's was looked for: before, nobody may conclude that nothing was chosen. */
export const isDraftReadAtom = atomForVisitor(false)

/** Brings back what a reload or a lost sign-in took; what the guest has on the screen is never overwritten. */
export const restoreDraftAtom = atom(null, (get, set) => {
  const isRead = get(isDraftReadAtom)
  set(isDraftReadAtom, true)
  const chosen = get(selectionAtom)
  if (chosen.length > 0 && isRead) return
  const draft = get(environmentAtom).storage.read('draft')
  if (!is(draft, kept) || draft.hotel_id !== get(settingsAtom).hotel_id || draft.checkin < get(businessDateAtom)) return
  if (!is(draft.selection, array(selected)) || draft.updating !== get(updatingAtom)?.number) return
  if (chosen.length > 0 && !isSameChoice(chosen, draft.selection)) return

  // What is chosen has the newer prices, and its own search.
  const isLost = chosen.length === 0
  if (isLost) set(selectionAtom, draft.selection)
  set(criteriaAtom, {
    ...get(criteriaAtom),
    ...(isLost && draft.carried && { carried: draft.carried }),
    checkin: draft.checkin,
    checkout: draft.checkout,
    rooms: get(partiesAtom),
  })
  const known = Object.entries(draft.form).filter(([name]) => isFormField(name))
  set(guestFormAtom, { ...EMPTY_FORM, ...Object.fromEntries(known) })
  set(termsAtom, draft.terms)
  set(restoreGivenAtom, draft.answers)
  if (is(draft.extras, array(chosenExtra))) {
    set(chosenExtrasAtom, draft.extras)
    set(arePresetAtom, true)
  }
  set(optInAtom, draft.opt_in ?? false)
  set(roomGuestsAtom, draft.room_guests ?? NO_ROOM_GUESTS)
  set(ownCouponAtom, draft.coupon?.own ?? null)
  set(typedCouponAtom, draft.coupon?.typed ?? '')
  set(spentPointsAtom, draft.points?.spent ?? 0)
  set(typedPointsAtom, draft.points?.typed ?? '')
  set(cardWishAtom, draft.card ?? {})
  set(pickedPaymentAtom, isPaymentType(draft.payment) ? draft.payment : null)
  set(invoiceAtom, { ...EMPTY_INVOICE, ...draft.invoice })
  set(refusedCardsAtom, draft.refused_cards ?? 0)
})

type Choice = readonly Infer<typeof selected>[]
const isSameChoice = (one: Choice, other: Choice): boolean => {
  const [first, second] = [one, other].map((all) =>
    JSON.stringify(all.map(({ plan, party, quantity }) => [plan.room_plan_code, partyKey(party), quantity])),
  )
  return first === second
}

export const dropDraftAtom = atom(null, (get) => get(environmentAtom).storage.remove('draft'))
