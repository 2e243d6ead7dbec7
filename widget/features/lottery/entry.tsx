import { useAtomValue } from 'jotai'

import { writeCriteria } from '../../../shared/rules/link/write-criteria.ts'
import type { Criteria } from '../../../shared/rules/link/criteria.ts'
import { formatMessage } from '../../state/messages/messages.ts'
import { queryAtom } from '../../state/navigation/navigation.ts'
import { useRemote } from '../../state/remote.ts'
import { useText } from '../../state/settings/texts.ts'
import { MiddlePage } from '../../ui/layout/middle-page.tsx'
import { Skeleton } from '../../ui/layout/skeleton.tsx'
import { WaitingPage } from '../../ui/layout/waiting-page.tsx'
import { Banner, RetryBanner } from '../../ui/messages/banner.tsx'
import { LotteryLink } from './lottery-link.tsx'
import { EntryDetails } from './entry-details.tsx'
import { offerData } from './entry-offer.ts'
import { LoadedEntry } from './loaded-entry.tsx'

/** Guest details of an entry, new or changed (LOTTERY-003, ROUTE-016). */
export default function LotteryEntryPage() {
  const t = useText()
  const address = String(useAtomValue(queryAtom))
  const { state, again } = useRemote(offerData, { address })
  switch (state.kind) {
    case 'loading':
      return (
        <WaitingPage className="middle" words={t('lottery.loading')}>
          <Skeleton width="60%" height="44px" />
          <Skeleton width="100%" height="240px" />
        </WaitingPage>
      )
    case 'refused':
      return (
        <MiddlePage title={t('lottery.formTitle')}>
          <RetryBanner title={t('lottery.failed')} retryLabel={t('core.tryAgain')} onRetry={again}>
            {formatMessage(t, state.shown.message)}
          </RetryBanner>
        </MiddlePage>
      )
    case 'ready':
      return <Found {...state.value} />
    default:
      return state satisfies never
  }
}

function Found({ criteria, offer }: { criteria: Criteria; offer: Parameters<typeof EntryDetails>[0]['offer'] | null }) {
  const { lottery_event: eventUuid, current_lottery_entry: entryNumber } = criteria.carried
  if (!offer || !eventUuid) return <NoRoom criteria={criteria} />
  const asked = { criteria, offer, eventUuid }
  if (!entryNumber) return <EntryDetails {...asked} entry={null} />
  return <LoadedEntry entryNumber={entryNumber}>{(entry) => <EntryDetails {...asked} entry={entry} />}</LoadedEntry>
}

function NoRoom({ criteria }: { criteria: Criteria }) {
  const t = useText()
  const query = writeCriteria({ ...criteria, room_plan_codes: [] })
  return (
    <MiddlePage title={t('lottery.formTitle')}>
      <Banner
        kind="plain"
        title={t('lottery.noRoom')}
        action={
          <LotteryLink look="main" target={{ to: 'result', query }}>
            {t('lottery.toRooms')}
          </LotteryLink>
        }
      >
        {t('lottery.noRoomText')}
      </Banner>
    </MiddlePage>
  )
}
