import { useSetAtom } from 'jotai'
import { useEffect, useState, type ReactNode } from 'react'

import { ERRORS } from '../../../shared/errors.ts'
import { formatMessage } from '../../state/messages/messages.ts'
import type { Remote } from '../../state/remote.ts'
import { loseOrganizationAtom } from '../../state/session/organization.ts'
import { useText } from '../../state/settings/texts.ts'
import { LoadingPart } from '../../ui/layout/loading-part.tsx'
import { RetryBanner } from '../../ui/messages/banner.tsx'

type Props<Value> = {
  from: { state: Remote<Value>; again: () => void }
  /** What is said first when it did not come. */
  failed: string
  children: (value: Value) => ReactNode
}

const LOADING = { kind: 'loading' } as const

/** Loading, refused, or there; a session that is over leads to sign in again. */
export function CompanyPart<Value>({ from, failed, children }: Props<Value>) {
  const t = useText()
  // What was refused on an earlier visit of the page, perhaps to a session that is over, says nothing about this one.
  const [earlier] = useState(from.state)
  const { again } = from
  const state = from.state === earlier && earlier.kind === 'refused' ? LOADING : from.state
  const lose = useSetAtom(loseOrganizationAtom)
  const isLost = state.kind === 'refused' && state.shown.code === ERRORS.signInRequired.code
  useEffect(() => {
    if (isLost) void lose()
  }, [isLost, lose])
  switch (state.kind) {
    case 'loading':
      return <LoadingPart label={t('core.loading')} />
    case 'refused':
      return (
        <RetryBanner title={failed} retryLabel={t('core.tryAgain')} onRetry={again}>
          {formatMessage(t, state.shown.message)}
        </RetryBanner>
      )
    case 'ready':
      return children(state.value)
    default:
      return state satisfies never
  }
}
