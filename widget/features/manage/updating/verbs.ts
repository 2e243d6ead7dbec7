import { atom } from 'jotai'

import type { Reservation } from '../../../../shared/model/reservation.ts'
import { writeCriteria } from '../../../../shared/rules/write-criteria.ts'
import { goAtom, queryAtom, routeAtom } from '../../../state/navigation.ts'
import type { Review } from '../../../state/review.ts'
import { houseAtom, proofAtom } from '../../../state/review-proof.ts'
import { criteriaAtom } from '../../../state/search.ts'
import { isSearch } from '../../../state/searched.ts'
import { keepProofAtom, NOT_UPDATING, updatingAtom } from '../../../state/updating.ts'
import { stayCriteria } from './stay-criteria.ts'

/** Into update mode: the rooms of the same dates and guests, found as for the one who has the stay (specification 4). */
export const enterUpdateAtom = atom(null, (get, set, reservation: Reservation) => {
  const { reservation_number: current_reservation } = reservation
  set(keepProofAtom, current_reservation, get(proofAtom))
  const query = { ...writeCriteria(stayCriteria(get(criteriaAtom), reservation)), current_reservation }
  set(goAtom, { to: 'result', query })
})

/** What is known now of the stay that the address names; a link says no more than its number. */
export const followUpdateAtom = atom(null, (get, set, review: Review) => {
  const updating = get(updatingAtom)
  if (!updating || review.kind === 'loading') return
  if (review.kind === 'refused') return set(toReviewAtom, updating.number)
  const { reservation, updating: settings } = review
  if (reservation.reservation_number !== updating.number) return
  // The bank's question is answered where it was asked.
  if (reservation.payment.open) return
  const { stay, prepay } = settings?.terms ?? { stay: true, prepay: true }
  const isOpen = reservation.status === 'done' && settings?.updatable !== false && (updating.isPayment ? prepay : stay)
  // Its page says why not.
  if (!isOpen) return set(toReviewAtom, updating.number)
  if (get(routeAtom).id !== 'result' || isSearch(get(queryAtom))) return
  set(goAtom, {
    to: 'result',
    query: writeCriteria(stayCriteria(get(criteriaAtom), reservation)),
    replace: true,
  })
})

const toReviewAtom = atom(null, (get, set, confirmationNumber: string) => {
  const query = { hotelId: String(get(houseAtom)) }
  set(goAtom, { to: 'review', params: { confirmationNumber }, query, replace: true })
})

/** Out of it, to a search like any other: nothing of the change is kept, a coupon least of all (specification 4). */
export const leaveUpdateAtom = atom(null, (get, set) => {
  const updating = get(updatingAtom)
  if (updating?.isPayment) return set(toReviewAtom, updating.number)
  const query = { ...writeCriteria({ ...get(criteriaAtom), coupon_code: '' }), ...NOT_UPDATING }
  set(goAtom, { to: 'result', query })
})
