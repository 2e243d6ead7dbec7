import { useAtomValue, useSetAtom } from 'jotai'
import { useCallback, useEffect, useId, useMemo } from 'react'

import type { Reservation } from '../../../../shared/model/stay/reservation.ts'
import type { PaymentType } from '../../../../shared/payment-codes.ts'
import { dateRange, money } from '../../../lib/format.ts'
import { stayLength } from '../../../lib/stay-length.ts'
import { changingAtom, leaveToReviewAtom, useWait } from '../../../state/reservation/change.ts'
import { useLocale, useText } from '../../../state/settings/texts.ts'
import { BottomBar } from '../../../ui/layout/bottom-bar.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { Form } from '../../../ui/fields/form.tsx'
import { lock } from '../../../ui/icons/booking.ts'
import formCss from '../../../ui/styles/base/form.css'
import roomsCss from '../../../ui/styles/base/rooms.css'
import { Money } from '../../../ui/money/money.tsx'
import { PageTitle } from '../../../ui/layout/page-title.tsx'
import { Say } from '../../../ui/messages/say.tsx'
import { useStylesheet } from '../../../ui/styles/use-stylesheet.ts'
import { paymentAtom } from '../../../payment/attempt.ts'
import { BookedSummary } from '../confirmation/booked-summary.tsx'
import { forgetCalculationAtom } from '../price/calculation.ts'
import { calculationAtom } from '../price/calculation-state.ts'
import type { BookedStayPayment } from './booked-stay-payment.ts'
import { needsCardAtom } from '../pay/methods.ts'
import { payAtom } from '../pay/new-stay.ts'
import { PaymentChoice } from '../pay/payment-choice.tsx'
import { paidNowSumAtom } from '../pay/payment-currency.ts'
import { BehindTheBank, BeingChanged } from '../change/being-changed.tsx'
import { askDueAtom, dueQueryAtom, payDueAtom, stayPaidAtom } from './due.ts'
import { PrepayRefusal } from './refusal.tsx'
import { useBookedStayPayment, useOpenQuestion } from './use-booked-stay-payment.ts'

/** Update mode for the way of paying alone (PAY-052, context=update_payment_type). */
export function PrepayStep() {
  useStylesheet(formCss)
  useStylesheet(roomsCss)
  return (
    <BeingChanged>
      {({ reservation, updating }) => <Prepay reservation={reservation} types={updating?.prepayable_by ?? NONE} />}
    </BeingChanged>
  )
}

const NONE: readonly PaymentType[] = []

type PrepayProps = { reservation: Reservation; types: readonly PaymentType[] }

function Prepay({ reservation, types }: PrepayProps) {
  const payment = useAtomValue(paymentAtom)
  const isOpen = Boolean(reservation.payment.open)
  const leave = useSetAtom(leaveToReviewAtom)
  const isOver = types.length === 0 && !isOpen && payment.kind === 'idle'
  const isHeld = useBookedStayPayment(usePaying(reservation, types))
  const stayPaid = useSetAtom(stayPaidAtom)
  useOpenQuestion(
    reservation,
    useCallback(() => stayPaid(reservation), [stayPaid, reservation]),
  )
  useForgottenSum()
  useEffect(() => {
    // Nothing can be paid here any more: the page of the stay says how it stands.
    if (isOver) leave(reservation)
  }, [isOver, leave, reservation])
  return <BehindTheBank>{types.length > 0 && isHeld && <PrepayForm reservation={reservation} />}</BehindTheBank>
}

function usePaying(reservation: Reservation, types: readonly PaymentType[]): BookedStayPayment {
  const pay = useSetAtom(payDueAtom)
  return useMemo(() => {
    const { checkin_date: checkin, checkout_date: checkout } = reservation
    return { checkin, checkout, types, pay: (by) => pay(reservation, by) }
  }, [pay, reservation, types])
}

function PrepayForm({ reservation }: { reservation: Reservation }) {
  const t = useText()
  const id = useId()
  const needsCard = useAtomValue(needsCardAtom)
  const pay = useSetAtom(payAtom)
  useDue(reservation)
  useWait()
  return (
    <>
      <div className="pages">
        <div className="with-aside">
          <Form id={id} onSubmit={() => void pay()} aria-label={t('prepay.title')}>
            <Head reservation={reservation} />
            <section className="block">
              <PaymentChoice />
              {needsCard && <Say icon={lock}>{t('checkout.bankMayAsk')}</Say>}
            </section>
            <section className="stack">
              <PrepayRefusal reservation={reservation} />
              <span className="wide-only">
                <Pay form={id} />
              </span>
            </section>
          </Form>
          <BookedSummary reservation={reservation} isBrief />
        </div>
      </div>
      <BottomBar what={t('prepay.due')} amount={<Due />}>
        <Pay form={id} />
      </BottomBar>
    </>
  )
}

function Head({ reservation: { checkin_date: checkin, checkout_date: checkout } }: { reservation: Reservation }) {
  const t = useText()
  const locale = useLocale()
  return (
    <div className="stack">
      <PageTitle takesFocus>{t('prepay.title')}</PageTitle>
      <p>
        {dateRange(checkin, checkout, locale)} <span className="soft">· {stayLength(t, checkin, checkout)}</span>
      </p>
      <p className="soft">{t('prepay.lead')}</p>
    </div>
  )
}

/** A sum of this stay is none of the next booking. */
function useForgottenSum() {
  const forget = useSetAtom(forgetCalculationAtom)
  useEffect(() => () => forget(), [forget])
}

/** Keeps the sum in step with what is chosen. */
function useDue(reservation: Reservation) {
  const ask = useSetAtom(askDueAtom)
  const locale = useLocale()
  const asked = JSON.stringify(useAtomValue(dueQueryAtom))
  useEffect(() => {
    const left = new AbortController()
    void ask(reservation, left.signal)
    return () => left.abort()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another way, currency or language is asked for anew
  }, [ask, reservation, asked, locale])
}

/** The one button says what it does to the money; twice, because a phone keeps it in reach. */
function Pay({ form }: { form: string }) {
  const t = useText()
  const locale = useLocale()
  const payment = useAtomValue(paymentAtom)
  const calculation = useAtomValue(calculationAtom)
  const changing = useAtomValue(changingAtom)
  const { amount, currency } = useAtomValue(paidNowSumAtom)
  return (
    <Button
      type="submit"
      look="main"
      form={form}
      busy={payment.kind === 'busy'}
      disabledReason={calculation.kind !== 'ready' || changing.kind === 'waiting'}
    >
      {t('prepay.pay', { sum: money(amount, currency, locale) })}
    </Button>
  )
}

function Due() {
  const locale = useLocale()
  const { amount, currency } = useAtomValue(paidNowSumAtom)
  return <Money amount={amount} currency={currency} locale={locale} />
}
