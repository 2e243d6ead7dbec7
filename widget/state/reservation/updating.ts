import { atom } from 'jotai'

import { keepStayAtom } from './kept-stays.ts'
import { queryAtom } from '../navigation/navigation.ts'
import { credentialsOf } from './credentials.ts'
import type { ReservationCredentials } from './credentials.ts'
import { identityAtom } from '../settings/settings.ts'

/** Update mode (MANAGE-020): which reservation is being changed, and whether only how it is paid is. */
export type Updating = { number: string; key: string | null; isPayment: boolean }

/** As the address has it, which keeps it from step to step (QUERY-029); null: a stay is booked anew. */
export const updatingAtom = atom((get): Updating | null => {
  const query = get(queryAtom)
  const number = query.get('current_reservation')
  if (!number) return null
  return { number, key: query.get('key'), isPayment: query.get('context') === 'update_payment_type' }
})

const proofAtom = atom((get) => {
  const updating = get(updatingAtom)
  return updating && credentialsOf(get, updating.number)
})

/** What calls about the new stay say of the one it takes the place of; nothing outside update mode. */
export const updatedQueryAtom = atom((get): Partial<{ current_reservation: string } & ReservationCredentials> => {
  const updating = get(updatingAtom)
  return updating ? { current_reservation: updating.number, ...get(proofAtom) } : {}
})

/** Whether the calls can be made: without a proof a sign-in may be one, and who that is comes behind the start. */
export const isAskableAtom = atom((get) => {
  // An entry in a lottery is its account's, too.
  const isOfEntry = get(queryAtom).has('current_lottery_entry')
  return (!get(updatingAtom) && !isOfEntry) || get(proofAtom) !== null || get(identityAtom) !== null
})

/** What proves the reader is kept for the steps of the change, whose addresses have no place for it. */
export const keepCredentialsAtom = atom(null, (_get, set, number: string, proof: ReservationCredentials | null) => {
  if (!proof) return
  const kept = 'bypass_token' in proof ? { token: proof.bypass_token } : proof
  set(keepStayAtom, { reservation_number: number, ...kept })
})

/** For a link that leads out of update mode. */
export const NOT_UPDATING = { current_reservation: undefined, key: undefined, context: undefined }
