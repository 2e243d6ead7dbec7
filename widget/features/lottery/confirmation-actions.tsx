import { useState } from 'react'

import type { LotteryEntry } from '../../../shared/model/stay/lottery.ts'
import { toJson } from '../../../shared/json.ts'
import { useText } from '../../state/settings/texts.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Banner } from '../../ui/messages/banner.tsx'
import { CancelEntryDialog } from './cancel-entry-dialog.tsx'
import { LotteryLink } from './lottery-link.tsx'

/** What may be done with an entry in its state; what is over says why (LOTTERY-008 to LOTTERY-018). */
export function ConfirmationActions({ entry }: { entry: LotteryEntry }) {
  const { status } = entry
  switch (status) {
    case 'registered':
      return <Registered entry={entry} />
    case 'winner_reservation_pending':
      return entry.reservation?.is_incomplete ? <Unfinished entry={entry} /> : <Won entry={entry} />
    case 'winner_reservation_confirmed':
      return <Booked entry={entry} />
    case 'not_winner':
    case 'winner_reservation_cancelled':
    case 'winner_reservation_pending_declined':
    case 'registration_cancelled':
      return <Again />
    default:
      return status satisfies never
  }
}

/** The room and the dates of an entry, as an address looks for them. */
const searchOf = ({ entry_number, event, checkin_date, checkout_date, form }: LotteryEntry) => ({
  lottery_event: event.uuid,
  current_lottery_entry: entry_number,
  checkin: checkin_date,
  checkout: checkout_date,
  ...(form && { rooms: toJson([form.party]) }),
})

function Registered({ entry }: { entry: LotteryEntry }) {
  const t = useText()
  const isOpen = entry.event.phase === 'open'
  const room_plan_codes = entry.form?.room_plan_code ?? ''
  if (!isOpen)
    return (
      <div className="lottery-ways">
        <Button disabledReason={t('lottery.changeEnded')}>{t('lottery.change')}</Button>
      </div>
    )
  return (
    <div className="lottery-ways">
      <LotteryLink look="main" target={{ to: 'lotteryEntry', query: { ...searchOf(entry), room_plan_codes } }}>
        {t('lottery.change')}
      </LotteryLink>
      <Cancelling entry={entry} />
    </div>
  )
}

function Won({ entry }: { entry: LotteryEntry }) {
  const t = useText()
  if (entry.event.phase === 'over')
    return (
      <div className="lottery-ways">
        <Button disabledReason={t('errors.lotteryDeadline')}>{t('lottery.book')}</Button>
      </div>
    )
  return (
    <div className="lottery-ways">
      <LotteryLink look="main" target={{ to: 'result', query: searchOf(entry) }}>
        {t('lottery.book')}
      </LotteryLink>
      <Cancelling entry={entry} />
    </div>
  )
}

function Unfinished({ entry: { entry_number: lotteryEntryNumber } }: { entry: LotteryEntry }) {
  const t = useText()
  return (
    <Banner
      kind="warn"
      title={t('lottery.incompleteTitle')}
      action={
        <LotteryLink look="main" target={{ to: 'lotteryIncomplete', params: { lotteryEntryNumber } }}>
          {t('lottery.goOn')}
        </LotteryLink>
      }
    >
      {t('lottery.incompleteText')}
    </Banner>
  )
}

function Booked({ entry: { reservation } }: { entry: LotteryEntry }) {
  const t = useText()
  if (!reservation) return <Again />
  const params = { confirmationNumber: reservation.reservation_number }
  return (
    <div className="lottery-ways">
      <LotteryLink look="main" target={{ to: 'review', params }}>
        {t('lottery.seeStay')}
      </LotteryLink>
    </div>
  )
}

function Again() {
  const t = useText()
  return (
    <div className="lottery-ways">
      <LotteryLink look="other" target={{ to: 'result' }}>
        {t('lottery.again')}
      </LotteryLink>
    </div>
  )
}

function Cancelling({ entry }: { entry: LotteryEntry }) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const hasWon = entry.status === 'winner_reservation_pending'
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t(hasWon ? 'lottery.decline' : 'lottery.cancel')}</Button>
      {isOpen && <CancelEntryDialog entry={entry} onClose={() => setOpen(false)} />}
    </>
  )
}
