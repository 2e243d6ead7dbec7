import { useAtomValue } from 'jotai'

import type { UpdateSettings } from '../../../shared/model/stay/cancelling.ts'
import type { Reservation } from '../../../shared/model/stay/reservation.ts'
import { deadline } from '../../lib/format.ts'
import { formatMessage } from '../../state/messages/messages.ts'
import type { Shown } from '../../state/messages/messages.ts'
import { environmentAtom } from '../../state/environment.ts'
import { serverNowAtom } from '../../state/reservation/review.ts'
import { useWalletPass } from '../../state/reservation/wallet-pass.ts'
import { Lazy } from '../../state/lazy.ts'
import { useLocale, useText } from '../../state/settings/texts.ts'
import { Banner } from '../../ui/messages/banner.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { WalletButton } from '../../ui/controls/wallet-button.tsx'
import { print } from '../../ui/icons/booking.ts'
import { check } from '../../ui/icons/signs.ts'
import { Label } from '../../ui/messages/label.tsx'
import type { LabelKind } from '../../ui/messages/label.tsx'
import { PageTitle } from '../../ui/layout/page-title.tsx'
import { Say } from '../../ui/messages/say.tsx'
import { Actions } from './actions.tsx'
import { ReservationFacts } from './facts.tsx'
import { StayBill } from './stay-bill.tsx'
import { Warnings } from './warnings.tsx'

type StayProps = { reservation: Reservation; updating: UpdateSettings | null; shown: Shown | null }

/** State and title, what stands in the way, the facts of the stay, its money, and what may be done. */
export function Stay({ reservation, updating, shown }: StayProps) {
  const t = useText()
  return (
    <div className="pages">
      <div className="with-aside">
        <div className="stack wide">
          <Head reservation={reservation} />
          <Warnings reservation={reservation} />
          {shown && <Banner kind="bad">{formatMessage(t, shown.message)}</Banner>}
          <ReservationFacts {...{ reservation, updating }} />
          <Actions reservation={reservation} updating={updating}>
            <ToWallet reservation={reservation} />
            <Print />
          </Actions>
          {reservation.additional_questions.length > 0 && (
            <Lazy load={loadAnswers} parts={ANSWERS} props={{ reservation, updating }} />
          )}
          <Lazy load={loadReceipt} parts={RECEIPT} props={{ reservation }} />
          <Lazy load={loadPersonalData} props={{ reservation }} />
        </div>
        <StayBill reservation={reservation} />
      </div>
    </div>
  )
}

const loadAnswers = () => import('./editing/answers-section.tsx').then(({ AnswersSection }) => AnswersSection)
const ANSWERS = ['questions'] as const
const loadReceipt = () => import('./receipt.tsx').then(({ Receipt }) => Receipt)
const RECEIPT = ['receiptForm', 'guest'] as const
const loadPersonalData = () => import('./personal-data/personal-data.tsx').then(({ PersonalData }) => PersonalData)

function ToWallet({ reservation }: { reservation: Reservation }) {
  const { isOffered, ...pass } = useWalletPass(reservation)
  return isOffered ? <WalletButton {...pass} /> : null
}

function Print() {
  const t = useText()
  const { view } = useAtomValue(environmentAtom)
  return (
    <Button size="small" icon={print} onClick={() => view.print()}>
      {t('common.print')}
    </Button>
  )
}

const LABELS: Record<Reservation['status'], LabelKind> = {
  done: 'good',
  payment_pending: 'warn',
  cancelled: 'plain',
  completed: 'plain',
  unknown: 'warn',
}

function Head({ reservation }: { reservation: Reservation }) {
  const t = useText()
  const locale = useLocale()
  const now = useAtomValue(serverNowAtom)
  const { status, hotel, cancellation_free_deadline: until } = reservation
  const isFree = status === 'done' && until !== null && Date.parse(until) > now()
  return (
    <div className="stack">
      <span className="row wrap">
        <Label kind={LABELS[status]}>{t(`booked.${status}`)}</Label>
        <bdi className="small soft" dir="ltr" translate="no">
          {reservation.reservation_number}
        </bdi>
      </span>
      <PageTitle takesFocus key={status}>
        {status === 'cancelled' ? t('manage.cancelledTitle') : t('manage.title', { hotel: hotel.name })}
      </PageTitle>
      {status === 'cancelled' && <p className="soft">{t('manage.cancelledText', { email: reservation.email })}</p>}
      {isFree && (
        <Say kind="good" icon={check}>
          {t('manage.freeUntil', { moment: deadline(until, locale, hotel.time_zone) })}
        </Say>
      )}
    </div>
  )
}
