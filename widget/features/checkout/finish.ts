import { atom } from 'jotai'

import { settingsAtom } from '../../state/settings/settings.ts'
import { wholeUnits } from '../../lib/analytics.ts'
import type { Calculation } from '../../../shared/contract/rooms.ts'
import { goAtom } from '../../state/navigation/navigation.ts'
import { selectionAtom } from '../../state/search/selection.ts'
import { userAtom } from '../../state/session/user.ts'
import { answerAttemptAtom, paymentAtom, refusedCardsAtom } from '../../payment/attempt.ts'
import { forgetCalculationAtom } from './price/calculation.ts'
import { calculationAtom, shownCalculation } from './price/calculation-state.ts'
import { forgetCouponAtom } from './spending/coupon-state.ts'
import { dropDraftAtom } from './draft.ts'
import { forgetExtrasAtom } from './extras/extras-choice.ts'
import { clearFormAtom } from './details/form.ts'
import { givenAtom } from './questions/given-answers.ts'
import { keepConclusionAtom } from './confirmation/kept-bookings.ts'
import { EMPTY_INVOICE, invoiceAtom } from './pay/invoice.ts'
import { isShortFlowAtom, pickedPaymentAtom } from './pay/methods.ts'
import { forgetSpendingAtom } from './spending/spending-state.ts'
import type { StepCount } from './step.ts'
import { tellPageAtom } from '../../state/tell-page.ts'

/** Booked: the page is told once, the form is forgotten, and the way back leads to the results, not to a second booking. */
export const finishAtom = atom(null, (get, set, confirmationNumber: string, email: string) => {
  const steps: StepCount = get(isShortFlowAtom) ? 2 : 3
  set(answerAttemptAtom)
  set(dropDraftAtom)
  set(keepConclusionAtom, confirmationNumber)
  // The e-mail proves the reader; it travels beside the address, so that a reload works and no log holds it (line 8).
  set(goAtom, {
    to: 'confirmation',
    params: { confirmationNumber },
    replace: true,
    state: { email, steps, number: confirmationNumber },
  })
  // As the guest read it last; a page that was loaded anew meanwhile knows of no bill.
  const bill = shownCalculation(get(calculationAtom))?.data
  const { currency } = get(settingsAtom)
  const worth = bill && { currency, value: wholeUnits(bill.total.total_price, currency) }
  set(tellPageAtom, 'book', { reservation_number: confirmationNumber, ...worth })

  void set(tellUsedAtom, bill)

  set(selectionAtom, [])
  set(clearFormAtom)
  set(givenAtom, {})
  set(forgetExtrasAtom)
  set(pickedPaymentAtom, null)
  set(invoiceAtom, EMPTY_INVOICE)
  set(refusedCardsAtom, 0)
  set(forgetCouponAtom)
  set(forgetSpendingAtom)
  set(forgetCalculationAtom)
  set(paymentAtom, { kind: 'idle' })
})

/** A member's wallet is told what the booking used; whether it hears of it changes nothing (CALL-098, CALL-130). */
const tellUsedAtom = atom(null, async (get, set, used?: Calculation['data']): Promise<void> => {
  const [coupon, voucher] = [used?.coupon?.code ?? null, used?.voucher?.number ?? null]
  if (get(userAtom) === null || (coupon === null && voucher === null)) return
  await import('./spending/points/consume.ts')
    .then(({ consumeAtom }) => set(consumeAtom, { coupon, voucher }))
    .catch(() => {})
})
