import { useAtomValue, useSetAtom } from 'jotai'
import { useCallback, useEffect } from 'react'

import type { Reservation } from '../../../../shared/model/stay/reservation.ts'
import { money } from '../../../lib/format.ts'
import { formatMessage } from '../../../state/messages/messages.ts'
import { changingAtom, useForgottenRefusal, useWait } from '../../../state/reservation/change.ts'
import { useLocale, useText } from '../../../state/settings/texts.ts'
import { Banner } from '../../../ui/messages/banner.tsx'
import { BottomBar } from '../../../ui/layout/bottom-bar.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import formCss from '../../../ui/styles/base/form.css'
import roomsCss from '../../../ui/styles/base/rooms.css'
import { PageTitle } from '../../../ui/layout/page-title.tsx'
import { RefusedChange } from '../../../ui/messages/refused-change.tsx'
import { useStylesheet } from '../../../ui/styles/use-stylesheet.ts'
import { paymentAtom } from '../../../payment/attempt.ts'
import { calculationAtom, shownCalculation } from '../price/calculation-state.ts'
import { ExtrasPlace } from '../extras/extras-place.tsx'
import { Notices } from '../notices.tsx'
import { payAtom } from '../pay/new-stay.ts'
import { paidNowSumAtom } from '../pay/payment-currency.ts'
import { useOpenQuestion } from '../prepay/use-booked-stay-payment.ts'
import { goneLinesAtom } from '../stay.ts'
import { CheckoutStaySummary, TotalAmount } from '../price/stay-summary.tsx'
import { isAsBookedAtom, isPaidAsBookedAtom, presetExtrasAtom } from './agreed.ts'
import { BehindTheBank, BeingChanged } from './being-changed.tsx'
import { confirmChangeAtom, finishChangeAtom, mendChangeAtom } from './confirm.ts'
import { Difference } from './difference.tsx'
import { Guests } from './guests.tsx'
import { StayChange } from './stay-change.tsx'

/** The last step of update mode: the stay as it is beside the new one, its extras, and what it means in money. */
export function UpdateStep() {
  useStylesheet(formCss)
  useStylesheet(roomsCss)
  return <BeingChanged>{({ reservation }) => <Asked reservation={reservation} />}</BeingChanged>
}

function Asked({ reservation }: AgreementProps) {
  const finish = useSetAtom(finishChangeAtom)
  useOpenQuestion(
    reservation,
    useCallback(() => finish(reservation), [finish, reservation]),
  )
  return (
    <BehindTheBank>
      <Agreement reservation={reservation} />
    </BehindTheBank>
  )
}

type AgreementProps = { reservation: Reservation }

function Agreement({ reservation }: AgreementProps) {
  const t = useText()
  const preset = useSetAtom(presetExtrasAtom)
  useEffect(() => preset(reservation), [preset, reservation])
  const sum = shownCalculation(useAtomValue(calculationAtom))?.data.change
  useWait()
  useForgottenRefusal()
  return (
    <>
      <div className="pages">
        <div className="with-aside">
          <div className="stack wide">
            <PageTitle takesFocus>{t('changing.check')}</PageTitle>
            <Notices />
            <StayChange reservation={reservation} />
            <ExtrasPlace />
            <Guests reservation={reservation} />
            {sum && sum.charge > 0 && <Difference reservation={reservation} />}
            <section className="stack">
              <Refusal />
              <span className="wide-only">
                <Confirm reservation={reservation} />
              </span>
            </section>
          </div>
          <CheckoutStaySummary />
        </div>
      </div>
      <BottomBar what={t('changing.after')} amount={<TotalAmount />}>
        <Confirm reservation={reservation} />
      </BottomBar>
    </>
  )
}

/** The one button, twice because a phone keeps it in reach. */
function Confirm({ reservation }: AgreementProps) {
  const t = useText()
  const state = useAtomValue(changingAtom)
  const price = useAtomValue(calculationAtom)
  const isAsBooked = useAtomValue(isAsBookedAtom)(reservation)
  const isPaidAsBooked = useAtomValue(isPaidAsBookedAtom)(reservation)
  const isGone = useAtomValue(goneLinesAtom).length > 0
  const confirm = useSetAtom(confirmChangeAtom)
  const locale = useLocale()
  const payment = useAtomValue(paymentAtom)
  const { amount, currency } = useAtomValue(paidNowSumAtom)
  const pay = useSetAtom(payAtom)
  const isPriced = price.kind === 'ready'
  const charge = isPriced ? (price.calculation.data.change?.charge ?? 0) : 0
  const isOff = state.kind === 'waiting' || isAsBooked || !isPaidAsBooked || isGone || !isPriced
  const isBusy = state.kind === 'busy' || payment.kind === 'busy'
  const press = () => void (charge > 0 ? pay() : confirm(reservation))
  return (
    <Button look="main" busy={isBusy} disabledReason={isOff} onClick={press}>
      {charge > 0 ? t('prepay.payAndChange', { sum: money(amount, currency, locale) }) : t('changing.confirm')}
    </Button>
  )
}

/** Why it was not changed, and what helps; the button itself waits where only waiting does. */
function Refusal() {
  const t = useText()
  const state = useAtomValue(changingAtom)
  const mend = useSetAtom(mendChangeAtom)
  if (state.kind === 'waiting') return <Banner kind="bad">{formatMessage(t, state.message)}</Banner>
  if (state.kind !== 'refused') return null
  return (
    <RefusedChange t={t} next={state.next} onNext={() => void mend()}>
      {formatMessage(t, state.message)}
    </RefusedChange>
  )
}
