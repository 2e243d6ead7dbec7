import { atom } from 'jotai'
import { array, enums, is, object, optional, string } from 'superstruct'

import { room, roomPlan } from '../../../shared/model/room.ts'
import { partyRoom } from '../../../shared/model/party.ts'
import { count } from '../../../shared/model/wire.ts'
import { isPaymentType } from '../../../shared/payments.ts'
import type { Stored } from '../../../shared/storage.ts'
import { environmentAtom } from '../../state/environment.ts'
import { businessDateAtom, criteriaAtom } from '../../state/search.ts'
import { selectionAtom } from '../../state/selection.ts'
import { settingsAtom } from '../../state/settings.ts'
import { EMPTY_FORM, guestFormAtom, isFormField, termsAtom } from './form.ts'
import { pickedPaymentAtom } from './methods.ts'
import { partiesAtom, stayAtom } from './stay.ts'

const selected = object({
  room,
  plan: roomPlan,
  party: partyRoom,
  quantity: count(),
  type: enums(['rooms', 'plans']),
  couponCode: optional(string()),
})

/** What a reload would lose. */
export const draftAtom = atom((get): Stored<'draft'> => ({
  hotel_id: get(settingsAtom).hotel_id,
  ...get(stayAtom),
  form: get(guestFormAtom),
  terms: get(termsAtom),
  payment: get(pickedPaymentAtom),
  selection: get(selectionAtom),
}))

/** Without a selection there is nothing worth keeping. */
export const saveDraftAtom = atom(null, (get, _set, draft: Stored<'draft'>) => {
  if (draft.selection.length > 0) get(environmentAtom).storage.write('draft', draft)
})

/** Whether it was looked for: before, nobody may conclude that nothing was chosen. */
export const isDraftReadAtom = atom(false)

/** Brings back what a reload took; what the guest has on the screen is never overwritten. */
export const restoreDraftAtom = atom(null, (get, set) => {
  set(isDraftReadAtom, true)
  if (get(selectionAtom).length > 0) return
  const draft = get(environmentAtom).storage.read('draft')
  if (!draft || draft.hotel_id !== get(settingsAtom).hotel_id || draft.checkin < get(businessDateAtom)) return
  if (!is(draft.selection, array(selected))) return

  set(selectionAtom, draft.selection)
  set(criteriaAtom, {
    ...get(criteriaAtom),
    checkin: draft.checkin,
    checkout: draft.checkout,
    rooms: get(partiesAtom),
  })
  const known = Object.entries(draft.form).filter(([name]) => isFormField(name))
  set(guestFormAtom, { ...EMPTY_FORM, ...Object.fromEntries(known) })
  set(termsAtom, draft.terms)
  set(pickedPaymentAtom, isPaymentType(draft.payment) ? draft.payment : null)
})

export const dropDraftAtom = atom(null, (get) => get(environmentAtom).storage.remove('draft'))
