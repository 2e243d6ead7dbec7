import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import type { ReactNode } from 'react'

import type { LotteryEntry } from '../../../shared/model/stay/lottery.ts'
import { clearSlotAtom, formatMessage } from '../../state/messages/messages.ts'
import { useRemote } from '../../state/remote.ts'
import { useText } from '../../state/settings/texts.ts'
import { MiddlePage } from '../../ui/layout/middle-page.tsx'
import { Skeleton } from '../../ui/layout/skeleton.tsx'
import { WaitingPage } from '../../ui/layout/waiting-page.tsx'
import { RetryBanner } from '../../ui/messages/banner.tsx'
import { entryData } from './entry-state.ts'

type Props = { entryNumber: string; children: (entry: LotteryEntry) => ReactNode }

/** The entry of whoever is signed in: on its way, refused (LOTTERY-021), or there. */
export function LoadedEntry({ entryNumber, children }: Props) {
  const t = useText()
  const clear = useSetAtom(clearSlotAtom)
  useEffect(() => () => clear('roomLottery'), [clear])
  const { state, again } = useRemote(entryData, { entryNumber })
  switch (state.kind) {
    case 'loading':
      return (
        <WaitingPage className="middle" words={t('lottery.loading')}>
          <Skeleton width="60%" height="44px" />
          <Skeleton width="100%" height="160px" />
        </WaitingPage>
      )
    case 'refused':
      return (
        <MiddlePage title={t('lottery.confirmationTitle')}>
          <RetryBanner title={t('lottery.failed')} retryLabel={t('core.tryAgain')} onRetry={again}>
            {formatMessage(t, state.shown.message)}
          </RetryBanner>
        </MiddlePage>
      )
    case 'ready':
      return children(state.value)
    default:
      return state satisfies never
  }
}
