import type { ReactNode } from 'react'

import type { TextKey } from '../../lib/i18n.ts'
import { formatMessage } from '../../state/messages/messages.ts'
import { usePointName } from '../../state/settings/point-name.ts'
import { useText } from '../../state/settings/texts.ts'
import { RetryBanner } from '../../ui/messages/banner.tsx'
import { LoadingPart } from '../../ui/layout/loading-part.tsx'
import type { Remote } from '../../state/remote.ts'

type Props<Value> = {
  from: { state: Remote<Value>; again: () => void }
  /** What is said first when it did not come. */
  failed: Extract<TextKey, `account.${string}`>
  children: (value: Value) => ReactNode
}

/** Loading, refused, or there. What did not come may be points, which the hotel names. */
export function LoadedPart<Value>({ from: { state, again }, failed, children }: Props<Value>) {
  const t = useText()
  const name = usePointName('account.points')
  switch (state.kind) {
    case 'loading':
      return <LoadingPart label={t('core.loading')} />
    case 'refused':
      return (
        <RetryBanner
          title={formatMessage(t, { key: failed, values: { name } })}
          retryLabel={t('core.tryAgain')}
          onRetry={again}
        >
          {formatMessage(t, state.shown.message)}
        </RetryBanner>
      )
    case 'ready':
      return children(state.value)
    default:
      return state satisfies never
  }
}
