import { atom } from 'jotai'

import type { Reservation } from '../../../../shared/model/stay/reservation.ts'
import { writeCriteria } from '../../../../shared/rules/link/write-criteria.ts'
import { goAtom, queryAtom, routeAtom } from '../../../state/navigation/navigation.ts'
import type { Review } from '../../../state/reservation/review.ts'
import { reviewHotelIdAtom, reviewCredentialsAtom } from '../../../state/reservation/review-credentials.ts'
import { criteriaAtom } from '../../../state/search/search.ts'
import { namesStay } from '../../../state/search/names-stay.ts'
import { keepCredentialsAtom, NOT_UPDATING, updatingAtom } from '../../../state/reservation/updating.ts'
import { stayCriteria } from './stay-criteria.ts'

/** Into update mode: the rooms of the same dates and guests, found as for the one who has the stay (MANAGE-020). */
export const enterUpdateAtom = atom(null, (get, set, reservation: Reservation) => {
  const { reservation_number: current_reservation } = reservation
  set(keepCredentialsAtom, current_reservation, get(reviewCredentialsAtom))
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
  if (get(routeAtom).id !== 'result' || namesStay(get(queryAtom))) return
  set(goAtom, {
    to: 'result',
    query: writeCriteria(stayCriteria(get(criteriaAtom), reservation)),
    replace: true,
  })
})

const toReviewAtom = atom(null, (get, set, confirmationNumber: string) => {
  const query = { hotelId: String(get(reviewHotelIdAtom)) }
  set(goAtom, { to: 'review', params: { confirmationNumber }, query, replace: true })
})

/** Out of it, to a search like any other: nothing of the change is kept, a coupon least of all (MANAGE-021). */
export const leaveUpdateAtom = atom(null, (get, set) => {
  const updating = get(updatingAtom)
  if (updating?.isPayment) return set(toReviewAtom, updating.number)
  const query = { ...writeCriteria({ ...get(criteriaAtom), coupon_code: '' }), ...NOT_UPDATING }
  set(goAtom, { to: 'result', query })
})
