import type { ReactNode } from 'react'

import type { TextKey } from '../../lib/i18n.ts'
import { say } from '../../state/banner.ts'
import { useText } from '../../state/texts.ts'
import { RetryBanner } from '../../ui/banner.tsx'
import { Bone } from '../../ui/bones.tsx'
import type { Loaded } from './loadable.ts'

type Props<Value> = {
  from: { state: Loaded<Value>; again: () => void }
  /** What is said first when it did not come. */
  failed: Extract<TextKey, `account.${string}`>
  children: (value: Value) => ReactNode
}

/** Loading, refused, or there. */
export function LoadedPart<Value>({ from: { state, again }, failed, children }: Props<Value>) {
  const t = useText()
  switch (state.kind) {
    case 'loading':
      return (
        <div className="stack" aria-busy="true">
          <p className="unseen" role="status">
            {t('core.loading')}
          </p>
          <Bone width="100%" height="96px" />
          <Bone width="80%" />
          <Bone width="60%" />
        </div>
      )
    case 'refused':
      return (
        <RetryBanner title={say(t, { key: failed })} retryLabel={t('core.tryAgain')} onRetry={again}>
          {say(t, state.shown.told)}
        </RetryBanner>
      )
    case 'ready':
      return children(state.value)
    default:
      return state satisfies never
  }
}
