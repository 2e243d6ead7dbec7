import { useAtomValue, useSetAtom } from 'jotai'
import { useCallback, useEffect } from 'react'

import type { Reservation } from '../../../../shared/model/reservation.ts'
import { money } from '../../../lib/format.ts'
import { say } from '../../../state/banner.ts'
import { changingAtom, useForgottenRefusal, useWait } from '../../../state/change.ts'
import { useLocale, useText } from '../../../state/texts.ts'
import { Banner } from '../../../ui/banner.tsx'
import { BottomBar } from '../../../ui/bottom-bar.tsx'
import { Button } from '../../../ui/button.tsx'
import formCss from '../../../ui/look/form.css'
import roomsCss from '../../../ui/look/rooms.css'
import { PageTitle } from '../../../ui/page-title.tsx'
import { RefusedChange } from '../../../ui/refused-change.tsx'
import { useStyle } from '../../../ui/sheet.ts'
import { paymentAtom } from '../attempt.ts'
import { calculationAtom, shownCalculation } from '../calculation-state.ts'
import { ExtrasPlace } from '../extras-place.tsx'
import { Notices } from '../notices.tsx'
import { payAtom } from '../pay.ts'
import { paidNowSumAtom } from '../payment-currency.ts'
import { useOpenQuestion } from '../prepay/use-held.ts'
import { goneLinesAtom } from '../stay.ts'
import { StaySummary, TotalAmount } from '../stay-summary.tsx'
import { isAsBookedAtom, isPaidAsBookedAtom, presetExtrasAtom } from './agreed.ts'
import { BehindTheBank, BeingChanged } from './being-changed.tsx'
import { confirmAtom, finishChangeAtom, mendChangeAtom } from './confirm.ts'
import { Difference } from './difference.tsx'
import { Guests } from './guests.tsx'
import { StayChange } from './stay-change.tsx'

/** The last step of update mode: the stay as it is beside the new one, its extras, and what it means in money. */
export function UpdateStep() {
  useStyle(formCss)
  useStyle(roomsCss)
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
      <main className="pages">
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
          <StaySummary />
        </div>
      </main>
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
  const confirm = useSetAtom(confirmAtom)
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
  if (state.kind === 'waiting') return <Banner kind="bad">{say(t, state.told)}</Banner>
  if (state.kind !== 'refused') return null
  return (
    <RefusedChange t={t} next={state.next} onNext={() => void mend()}>
      {say(t, state.told)}
    </RefusedChange>
  )
}
