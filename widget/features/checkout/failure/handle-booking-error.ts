import { atom } from 'jotai'

import { errorRow } from '../../../../shared/errors.ts'
import type { ErrorField } from '../../../../shared/errors.ts'
import { isFieldErrorKey } from '../../../../shared/rules/person/names.ts'
import { writeCriteria } from '../../../../shared/rules/link/write-criteria.ts'
import type { Failure } from '../../../lib/failure.ts'
import type { Message } from '../../../state/messages/messages.ts'
import { showAtom, shownOf } from '../../../state/messages/failures.ts'
import { goAtom } from '../../../state/navigation/navigation.ts'
import { criteriaAtom } from '../../../state/search/search.ts'
import { otaAtom } from '../../../state/settings/settings.ts'
import { paymentAtom } from '../../../payment/attempt.ts'
import { calculateAtom, withoutCouponAtom } from '../price/calculation.ts'
import { couponCodeAtom, isAboutCoupon } from '../spending/coupon-state.ts'
import { takeExtraErrorAtom } from '../extras/extras-choice.ts'
import { isFormField, serverFieldErrorsAtom } from '../details/form.ts'
import type { FormField } from '../details/form.ts'
import { keepQuestionErrorAtom } from '../questions/given-answers.ts'
import { rejectPointsAtom, rejectVoucherAtom, voucherNumberAtom } from '../spending/spending-state.ts'
import { failAtom } from './lead-to-failure-page.ts'

/** Where a refusal leads is one row of ERRORS; the form stays filled whatever it is. */
export const handleBookingErrorAtom = atom(null, (_get, set, failure: Failure) => {
  set(paymentAtom, { kind: 'idle' })
  if (failure.kind !== 'aborted') set(showWhereAtom, failure)
})

const showWhereAtom = atom(null, (get, set, failure: Failure) => {
  const row = errorRow(failure.codes[0], failure.payloads[0])
  const { field = null } = row
  if (set(keepQuestionErrorAtom, failure)) return set(toDetailsAtom, failure, field)
  const faults = fieldFaults(failure)
  if (Object.keys(faults).length > 0) return set(toFieldsAtom, faults)
  switch (row.then) {
    case 'payment':
      // A card that an agency's guest was refused ends at the page that says so, and leads back to paying (ROUTE-055).
      return get(otaAtom) ? set(failAtom, failure.codes[0] ?? null) : set(stayHereAtom, failure, field)
    case 'stay':
      return set(stayHereAtom, failure, field)
    case 'guestDetail':
      return set(toDetailsAtom, failure, field)
    case 'fail':
      return set(failAtom, failure.codes[0] ?? null)
    case 'results':
    case 'search':
      set(showAtom, failure, row.slot)
      return set(goAtom, { to: 'result', query: writeCriteria(get(criteriaAtom)) })
    case 'signIn':
    case 'signOut':
      return set(sessionEndedAtom, failure)
    default:
      return row.then satisfies never
  }
})

const stayHereAtom = atom(null, (_get, set, failure: Failure, field: ErrorField | null) =>
  set(paymentAtom, { kind: 'refused', shown: shownOf(failure), field }),
)

const toDetailsAtom = atom(null, (get, set, failure: Failure, field: ErrorField | null) => {
  const shown = shownOf(failure)
  const coupon = get(couponCodeAtom)
  const voucher = get(voucherNumberAtom)
  if (field === 'extra' && set(takeExtraErrorAtom, failure)) void set(calculateAtom)
  else if (isAboutCoupon(failure) && coupon !== null && voucher === null) set(withoutCouponAtom, failure, coupon)
  else if (field === 'points') set(rejectPointsAtom, failure)
  else if (isAboutCoupon(failure) && voucher !== null) set(rejectVoucherAtom, voucher, failure)
  else if (field === 'email') set(serverFieldErrorsAtom, { email: shown.message })
  else set(paymentAtom, { kind: 'refused', shown, field })
  // Whoever lost the sign-in is led on by that (RESP-014), and may be on the way already.
  if (failure.status !== SIGNED_OUT) set(goAtom, { to: 'guestDetail', replace: true, state: { step: 0 } })
})

/** PAY-046: the session ended while the guest paid; its message leads back to the details, which are kept. */
const sessionEndedAtom = atom(null, (_get, set, failure: Failure) => {
  if (failure.status === SIGNED_OUT) return set(showAtom, failure) // the api has told the session's own verbs
  const shown = { message: { key: 'errors.sessionExpired' as const }, code: null, kind: failure.kind }
  set(paymentAtom, { kind: 'refused', shown, field: null, way: 'details' })
})
const SIGNED_OUT = 401
/** Said at the fields themselves, where they are, whatever step the guest had come to (GUEST-021). */
const toFieldsAtom = atom(null, (_get, set, faults: Partial<Record<FormField, Message>>) => {
  set(serverFieldErrorsAtom, faults)
  set(goAtom, { to: 'guestDetail', replace: true, state: { step: 0 } })
})

const ROOM_FIELD = /^rooms\.\d+\.guest\.(?:first|last)_name$/
const isField = (name: string): name is FormField => isFormField(name) || ROOM_FIELD.test(name)

/** What the server says about fields of the form, where it says what; a code with words of its own is told by its row. */
function fieldFaults(failure: Failure): Partial<Record<FormField, Message>> {
  const faults: Partial<Record<FormField, Message>> = {}
  for (const { field, error } of failure.errors.flatMap(({ base }) => base)) {
    const name = field.replace(/^guest\./, '')
    if (isField(name) && isFieldErrorKey(error)) faults[name] = { key: error }
  }
  return faults
}
