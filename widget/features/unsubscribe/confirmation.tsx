import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'

import { say } from '../../state/banner.ts'
import { useText } from '../../state/texts.ts'
import { Banner, RetryBanner } from '../../ui/banner.tsx'
import { Bone } from '../../ui/bones.tsx'
import { Button } from '../../ui/button.tsx'
import { MiddlePage } from '../../ui/middle-page.tsx'
import { WaitingPage } from '../../ui/waiting-page.tsx'
import { readAtom, subscriptionAtom, unsubscribeAtom } from './state.ts'
import type { Subscription } from './state.ts'
import { ToRooms } from './to-rooms.tsx'

/** Where the link at the end of a hotel's letter of offers leads: asks once, and then it is done (specification 2.1). */
export default function Confirmation() {
  const t = useText()
  const state = useAtomValue(subscriptionAtom)
  const read = useSetAtom(readAtom)
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
            {say(t, state.shown.told)}
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
      {failed && <Banner kind="bad">{say(t, failed.told)}</Banner>}
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
      <Bone width="70%" height="44px" />
      <Bone width="100%" height="72px" />
    </WaitingPage>
  )
}
