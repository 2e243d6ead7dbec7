import { useAtomValue } from 'jotai'

import { EMAIL_DELIVERY_MINUTES, POINTS_CREDITED_DAYS } from '../../../../shared/constants.ts'
import type { Reservation } from '../../../../shared/model/stay/reservation.ts'
import { addDays } from '../../../../shared/rules/days/dates.ts'
import { dayAndMonth, deadline as deadlineWords } from '../../../lib/format.ts'
import { usePointName } from '../../../state/settings/point-name.ts'
import { settingsAtom } from '../../../state/settings/settings.ts'
import { useLocale, useText } from '../../../state/settings/texts.ts'
import { mail, star } from '../../../ui/icons/booking.ts'
import { calendar, check } from '../../../ui/icons/signs.ts'
import { hidesPointsAtom } from '../spending/spending-state.ts'
import { Ledger } from '../../../ui/money/ledger.tsx'
import type { LedgerLine } from '../../../ui/money/ledger.tsx'

/** What happens next, in the order in which it happens. */
export function BookedNext({ reservation }: { reservation: Reservation }) {
  const t = useText()
  return (
    <section className="stack line booked-next">
      <h2>{t('checkout.nextTitle')}</h2>
      <Ledger lines={useLines(reservation)} />
    </section>
  )
}

function useLines(reservation: Reservation): LedgerLine[] {
  const t = useText()
  const locale = useLocale()
  const name = usePointName('checkout.billPoints')
  const { time_zone: zone } = useAtomValue(settingsAtom)
  const { checkin_date: checkin, checkout_date: checkout, points_earned: points } = reservation
  const hidesPoints = useAtomValue(hidesPointsAtom)
  const deadline = reservation.cancellation_free_deadline
  const lines: (LedgerLine | false)[] = [
    {
      id: 'mail',
      icon: mail,
      title: t('checkout.nextToday'),
      text: t('checkout.nextMail', { n: EMAIL_DELIVERY_MINUTES }),
    },
    // The server names none that has passed.
    deadline !== null && {
      id: 'free',
      icon: check,
      title: deadlineWords(deadline, locale, zone),
      text: t('checkout.nextFree'),
    },
    { id: 'stay', icon: calendar, title: dayAndMonth(checkin, locale), text: t('checkout.nextStay') },
    points > 0 &&
      !hidesPoints && {
        id: 'points',
        icon: star,
        title: dayAndMonth(addDays(checkout, POINTS_CREDITED_DAYS), locale),
        text: t('checkout.nextPoints', { n: points, name }),
      },
  ]
  return lines.filter((line) => line !== false)
}
