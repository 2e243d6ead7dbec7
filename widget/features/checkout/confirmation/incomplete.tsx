import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'

import { payments } from '../../../../shared/contract/payments.ts'
import type { Reservation } from '../../../../shared/model/stay/reservation.ts'
import { partyTotals } from '../../../../shared/rules/party/party-totals.ts'
import { dateRange, dayAndTime } from '../../../lib/format.ts'
import { deadlineOf } from '../../../lib/deadline.ts'
import { environmentAtom } from '../../../state/environment.ts'
import { goAtom } from '../../../state/navigation/navigation.ts'
import { settingsAtom } from '../../../state/settings/settings.ts'
import { useLocale, useText } from '../../../state/settings/texts.ts'
import { Banner } from '../../../ui/messages/banner.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { Label } from '../../../ui/messages/label.tsx'
import { Ledger } from '../../../ui/money/ledger.tsx'
import { room } from '../../../ui/icons/stay.ts'
import { PageTitle } from '../../../ui/layout/page-title.tsx'
import { bankWayAtom, paymentAtom } from '../../../payment/attempt.ts'

/** Not complete yet, or in a state we do not know: never a greeting, always a way on (PAY-050, PAY-054). */
export function Incomplete({ reservation }: { reservation: Reservation }) {
  const t = useText()
  const locale = useLocale()
  const { reservation_number: number, checkin_date, checkout_date, rooms, status, payment } = reservation
  const { time_zone: zone } = useAtomValue(settingsAtom)
  const isPending = status === 'payment_pending'
  const until = payment.open && dayAndTime(payment.open.expires_at, locale, zone)
  return (
    <div className="middle">
      <div className="stack">
        <span>
          <Label kind="warn">{t('fail.notSure')}</Label>
        </span>
        <PageTitle takesFocus>{t(isPending ? 'checkout.pendingTitle' : 'paying.unknownTitle')}</PageTitle>
        <p>{isPending ? t('checkout.pendingText') : t('paying.unknownText')}</p>
        {isPending && until && <p className="soft">{t('paying.heldUntil', { time: until })}</p>}
        <p className="small soft">
          {t('checkout.number')}{' '}
          <bdi dir="ltr" translate="no">
            {number}
          </bdi>
        </p>
      </div>
      <Ledger
        lines={rooms.map((line) => ({
          id: String(line.reservation_hotel_room_id),
          icon: room,
          title: line.room_type_name,
          text: dateRange(checkin_date, checkout_date, locale),
        }))}
      />
      <Ways reservation={reservation} />
    </div>
  )
}

function Ways({ reservation }: { reservation: Reservation }) {
  const t = useText()
  const goOn = useGoOn(reservation)
  const { startAgain, busy } = useStartAgain(reservation)
  return (
    <div className="stack">
      {busy === 'failed' && <Banner kind="bad">{t('checkout.bankStopFailed')}</Banner>}
      <div className="row wrap">
        {goOn && (
          <Button look="main" onClick={goOn}>
            {t('paying.goOn')}
          </Button>
        )}
        <Button look={goOn ? 'other' : 'main'} busy={busy === 'busy'} onClick={startAgain}>
          {t(goOn ? 'paying.startAgain' : 'fail.searchAgain')}
        </Button>
      </div>
    </div>
  )
}

/** The same reservation's payment, where it still stands open. */
function useGoOn({ reservation_number: reservationNumber, email, payment }: Reservation): (() => void) | null {
  const { now } = useAtomValue(environmentAtom)
  const setPayment = useSetAtom(paymentAtom)
  const bank = useAtomValue(bankWayAtom)
  const go = useSetAtom(goAtom)
  const { open } = payment
  if (!open) return null
  return () => {
    const { transaction_id: transactionId, challenge_url: url, expires_at } = open
    const until = deadlineOf(expires_at, now())
    const leaves = open.wallet ?? bank
    const challenge = {
      reservationNumber,
      email,
      transactionId,
      url,
      leaves,
      paysFor: 'booking' as const,
      isFresh: true,
      until,
    }
    setPayment({ kind: 'challenge', challenge })
    go({ to: 'guestDetail', replace: true })
  }
}

/** The room that is held is given back first, so that nothing is paid for it afterwards. */
function useStartAgain({
  reservation_number: reservationId,
  checkin_date,
  checkout_date,
  rooms,
  payment,
}: Reservation) {
  const { api } = useAtomValue(environmentAtom)
  const { hotel_id: hotelId } = useAtomValue(settingsAtom)
  const go = useSetAtom(goAtom)
  const [busy, setBusy] = useState<'no' | 'busy' | 'failed'>('no')
  const startAgain = async () => {
    setBusy('busy')
    const { adults } = partyTotals(rooms.map(({ party }) => party))
    const query = { checkin: checkin_date, checkout: checkout_date, adults: String(adults) }
    try {
      const transactionId = payment.open?.transaction_id
      if (transactionId)
        await api(payments.settle, { hotelId, reservationId, transactionId, body: { status: 'cancelled' } })
      go({ to: 'result', query })
    } catch {
      setBusy('failed') // it is said beside the button, and another press asks again
    }
  }
  return { startAgain: () => void startAgain(), busy }
}
