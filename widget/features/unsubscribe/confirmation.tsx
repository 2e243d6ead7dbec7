import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'

import { formatMessage } from '../../state/messages/messages.ts'
import { useText } from '../../state/settings/texts.ts'
import { Banner, RetryBanner } from '../../ui/messages/banner.tsx'
import { Skeleton } from '../../ui/layout/skeleton.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { MiddlePage } from '../../ui/layout/middle-page.tsx'
import { WaitingPage } from '../../ui/layout/waiting-page.tsx'
import { readSubscriptionAtom, subscriptionAtom, unsubscribeAtom } from './state.ts'
import type { Subscription } from './state.ts'
import { ToRooms } from './to-rooms.tsx'

/** Where the link at the end of a hotel's letter of offers leads: asks once, and then it is done (ROUTE-007). */
export default function Confirmation() {
  const t = useText()
  const state = useAtomValue(subscriptionAtom)
  const read = useSetAtom(readSubscriptionAtom)
  useEffect(() => {
    const left = new AbortController()
    void read(left.signal)
    return () => left.abort()
  }, [read])
  switch (state.kind) {
    case 'loading':
      return <Waiting />
    case 'invalid':
      return (
        <MiddlePage title={t('unsubscribe.badTitle')} text={<span role="alert">{t('unsubscribe.badText')}</span>}>
          <ToRooms />
        </MiddlePage>
      )
    case 'refused':
      return (
        <MiddlePage title={t('unsubscribe.unreadTitle')}>
          <RetryBanner retryLabel={t('core.tryAgain')} onRetry={() => void read()}>
            {formatMessage(t, state.shown.message)}
          </RetryBanner>
        </MiddlePage>
      )
    case 'already':
      return (
        <MiddlePage title={t('unsubscribe.alreadyTitle')} text={t('unsubscribe.alreadyText', { email: state.email })}>
          <ToRooms />
        </MiddlePage>
      )
    case 'asking':
      return <Asking state={state} />
    default:
      return state satisfies never
  }
}

function Asking({ state: { email, isBusy, failed } }: { state: Extract<Subscription, { kind: 'asking' }> }) {
  const t = useText()
  const unsubscribe = useSetAtom(unsubscribeAtom)
  return (
    <MiddlePage title={t('unsubscribe.title')} text={t('unsubscribe.text', { email })}>
      {failed && <Banner kind="bad">{formatMessage(t, failed.message)}</Banner>}
      <div>
        <Button look="main" busy={isBusy} onClick={() => void unsubscribe()}>
          {t('unsubscribe.button')}
        </Button>
      </div>
    </MiddlePage>
  )
}

function Waiting() {
  const t = useText()
  return (
    <WaitingPage className="middle" words={t('core.loading')}>
      <Skeleton width="70%" height="44px" />
      <Skeleton width="100%" height="72px" />
    </WaitingPage>
  )
}
