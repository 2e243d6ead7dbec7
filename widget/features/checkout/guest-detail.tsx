import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useLayoutEffect } from 'react'

import { writeCriteria } from '../../../shared/rules/link/write-criteria.ts'
import { notifyAtom } from '../../state/messages/messages.ts'
import { environmentAtom } from '../../state/environment.ts'
import { Lazy } from '../../state/lazy.ts'
import { goAtom, routeAtom } from '../../state/navigation/navigation.ts'
import { criteriaAtom } from '../../state/search/search.ts'
import { selectionAtom } from '../../state/search/selection.ts'
import { useText } from '../../state/settings/texts.ts'
import { updatingAtom } from '../../state/reservation/updating.ts'
import { BankQuestion } from '../../payment/asking.tsx'
import { paymentAtom } from '../../payment/attempt.ts'
import { concludedAtom } from './confirmation/kept-bookings.ts'
import { calculateAtom, choiceAtom } from './price/calculation.ts'
import { DetailsStep } from './details/details-step.tsx'
import { draftAtom, isDraftReadAtom, restoreDraftAtom, saveDraftAtom } from './draft.ts'
import { resumePaymentAtom } from './pay/new-stay.ts'
import { PaymentStep } from './pay/payment.tsx'
import { checkOpenedLinesAtom } from './stay.ts'
import { checkoutStepAtom } from './step.ts'

const prepayStep = () => import('./prepay/prepay-step.tsx').then(({ PrepayStep }) => PrepayStep)
const PREPAY_WORDS = ['prepay', 'manage', 'changing'] as const

/** For a new stay, or for one that is booked and only paid for in another way (context=update_payment_type). */
export default function GuestDetail() {
  if (useAtomValue(updatingAtom)?.isPayment) return <Lazy load={prepayStep} parts={PREPAY_WORDS} props={{}} />
  return <Booking />
}

/** Guest details, payment and the bank's question: three views of one route (AMB-03). */
function Booking() {
  const payment = useAtomValue(paymentAtom)
  const step = useAtomValue(checkoutStepAtom)
  const stay = useStay()
  const updating = useAtomValue(updatingAtom)
  useKeptDraft()

  // While a stay is changed its own step shows the question, beside what was agreed on.
  if (payment.kind === 'challenge' && !payment.challenge.ended) return <BankQuestion challenge={payment.challenge} />
  if (stay === 'unknown') return <Waiting />
  if (stay === 'none') return <Leaving />
  if (updating) return <Lazy load={updateStep} parts={UPDATE_WORDS} props={{}} />
  return step === 'payment' ? <PaymentStep key="payment" /> : <DetailsStep key="details" />
}

const updateStep = () => import('./change/update-step.tsx').then(({ UpdateStep }) => UpdateStep)
const UPDATE_WORDS = ['changing', 'manage', 'prepay', 'booked'] as const

/** Brings back what a reload took, then asks for the price of the choice whenever the choice changes. */
function useStay(): 'unknown' | 'none' | 'chosen' {
  const restore = useSetAtom(restoreDraftAtom)
  const resume = useSetAtom(resumePaymentAtom)
  const check = useSetAtom(checkOpenedLinesAtom)
  const calculate = useSetAtom(calculateAtom)
  const choice = useAtomValue(choiceAtom)
  const hasSelection = useAtomValue(selectionAtom).length > 0
  const isRestored = useAtomValue(isDraftReadAtom)
  const leave = useSetAtom(isDraftReadAtom)

  useEffect(() => {
    restore()
    resume()
    const left = new AbortController()
    // A question without an answer stops nobody: it is asked again before the booking is sent.
    check(left.signal).catch(() => undefined)
    return () => {
      left.abort()
      leave(false)
    }
  }, [restore, resume, check, leave])

  useEffect(() => {
    if (choice !== null) void calculate()
  }, [choice, calculate])
  return hasSelection ? 'chosen' : isRestored ? 'none' : 'unknown'
}

function useKeptDraft() {
  const save = useSetAtom(saveDraftAtom)
  const draft = useAtomValue(draftAtom)
  const isRead = useAtomValue(isDraftReadAtom)
  // At once, so that what was typed a moment before the way back is kept; but nothing goes over a draft nobody has read yet.
  useLayoutEffect(() => {
    if (isRead) save(draft)
  }, [save, draft, isRead])
}

/** Without a room there is nobody to ask for: on to what was just booked, else back to the results with the reason. */
function Leaving() {
  const { now } = useAtomValue(environmentAtom)
  const route = useAtomValue(routeAtom)
  const criteria = useAtomValue(criteriaAtom)
  const go = useSetAtom(goAtom)
  const notify = useSetAtom(notifyAtom)
  const concluded = useSetAtom(concludedAtom)
  const updating = useAtomValue(updatingAtom)
  useEffect(() => {
    const timer = setTimeout(() => {
      if (route.id !== 'guestDetail') return
      const confirmationNumber = updating ? null : concluded()
      if (confirmationNumber) {
        const state = { number: confirmationNumber }
        return go({ to: 'confirmation', params: { confirmationNumber }, replace: true, state })
      }
      notify({ id: `none-${now()}`, message: { key: 'checkout.noneChosen' }, variant: 'info' })
      go({ to: 'result', query: writeCriteria(criteria), replace: true })
    })
    return () => clearTimeout(timer)
  })
  return <Waiting />
}

function Waiting() {
  const t = useText()
  return (
    <div className="pages">
      <p className="soft">{t('common.working')}</p>
    </div>
  )
}
