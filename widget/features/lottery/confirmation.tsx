import { useAtomValue } from 'jotai'

import type { LotteryEntry } from '../../../shared/model/stay/lottery.ts'
import { dayAndTime } from '../../lib/format.ts'
import type { Translate } from '../../lib/i18n.ts'
import type { Locale } from '../../../shared/locales.ts'
import { ENTRY_STATUSES } from '../../state/lottery/entry-status.ts'
import { formatMessage } from '../../state/messages/messages.ts'
import { routeAtom } from '../../state/navigation/navigation.ts'
import { useLocale, useText } from '../../state/settings/texts.ts'
import { MiddlePage } from '../../ui/layout/middle-page.tsx'
import { Label } from '../../ui/messages/label.tsx'
import { ConfirmationActions } from './confirmation-actions.tsx'
import { EntryFacts } from './entry-facts.tsx'
import { LoadedEntry } from './loaded-entry.tsx'
import { LotteryError } from './lottery-error.tsx'

/** An entry, what became of it, and what may still be done (LOTTERY-005). */
export default function LotteryConfirmation() {
  const { confirmationNumber = '' } = useAtomValue(routeAtom).params
  return <LoadedEntry entryNumber={confirmationNumber}>{(entry) => <Entry entry={entry} />}</LoadedEntry>
}

function Entry({ entry }: { entry: LotteryEntry }) {
  const t = useText()
  const locale = useLocale()
  const { label, kind } = ENTRY_STATUSES[entry.status]
  return (
    <MiddlePage title={t('lottery.confirmationTitle')} text={entry.event.name}>
      <LotteryError />
      <div className="stack tight">
        <span>
          <Label kind={kind}>{formatMessage(t, { key: label })}</Label>
        </span>
        <p>{statusWords(t, entry, locale)}</p>
      </div>
      <EntryFacts entry={entry} />
      <ConfirmationActions entry={entry} />
    </MiddlePage>
  )
}

/** What the state means for the guest, in a sentence. */
function statusWords(t: Translate, entry: LotteryEntry, locale: Locale): string {
  const { status, event, reservation } = entry
  switch (status) {
    case 'registered':
      return t('lottery.inProgressText')
    case 'not_winner':
      return t('lottery.notWonText')
    case 'winner_reservation_pending':
      if (event.phase === 'over') return t('errors.lotteryDeadline')
      return t('lottery.wonText', { moment: dayAndTime(entry.reservation_deadline, locale, event.time_zone) })
    case 'winner_reservation_confirmed':
      return t('lottery.bookedText', { number: reservation?.reservation_number ?? '' })
    case 'winner_reservation_cancelled':
    case 'winner_reservation_pending_declined':
      return t('lottery.cancelledText')
    case 'registration_cancelled':
      return t('lottery.entryCancelledText')
    default:
      return status satisfies never
  }
}
