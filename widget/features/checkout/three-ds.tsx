import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'

import { SECOND_MS, THREE_DS_MS } from '../../../shared/constants.ts'
import { say } from '../../state/banner.ts'
import { environmentAtom } from '../../state/environment.ts'
import { useText } from '../../state/texts.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Countdown } from '../../ui/countdown.tsx'
import { Link } from '../../ui/link.tsx'
import outcomeCss from '../../ui/look/outcome.css'
import { PageTitle } from '../../ui/page-title.tsx'
import { useStyle } from '../../ui/sheet.ts'
import type { Challenge } from './attempt.ts'
import { bankOriginAtom, bankSilenceAtom, settleBankAtom, watchBankAtom } from './bank.ts'
import { CheckoutSteps } from './frame.tsx'
import css from './three-ds.css'

/** The bank asks the guest; nothing is charged before. The widget asks the server, never the bank, how it ended. */
export function BankCheck({ challenge }: { challenge: Challenge }) {
  useStyle(outcomeCss)
  useStyle(css)
  const t = useText()
  const frame = useRef<HTMLIFrameElement>(null)
  const answered = useAnswered(challenge, frame)
  useWatch(challenge)
  return (
    <main className="middle">
      <CheckoutSteps step="payment" />
      <div className="stack">
        <PageTitle takesFocus>{t('checkout.bankTitle')}</PageTitle>
        <p className="soft">{t(challenge.url ? 'checkout.bankText' : 'checkout.bankWaits')}</p>
      </div>
      <TimeLeft until={challenge.until} />
      <BankFrame frame={frame} url={challenge.url} />
      <BankStatus isAnswered={answered} />
      <WaysOut challenge={challenge} />
    </main>
  )
}

export function BankStatus({ isAnswered }: { isAnswered: boolean }) {
  const t = useText()
  const silence = useAtomValue(bankSilenceAtom)
  return (
    <p className="small soft" role="status">
      {silence ? say(t, silence.told) : isAnswered && t('checkout.bankChecking')}
    </p>
  )
}

export function useWatch(challenge: Challenge) {
  const watch = useSetAtom(watchBankAtom)
  useEffect(() => {
    const left = new AbortController()
    void watch(challenge, left.signal)
    return () => left.abort()
  }, [watch, challenge])
}

/** The bank's page says that an answer was given, not which: the server is asked. Only that frame and origin count. */
function useAnswered(challenge: Challenge, frame: RefObject<HTMLIFrameElement | null>): boolean {
  const { view } = useAtomValue(environmentAtom)
  const origin = useAtomValue(bankOriginAtom)
  const settle = useSetAtom(settleBankAtom)
  const [isAnswered, setAnswered] = useState(false)
  useEffect(() => {
    const heard = (event: MessageEvent<unknown>) => {
      if (!event.isTrusted || event.source !== frame.current?.contentWindow || event.origin !== origin) return
      if (!isDone(event.data)) return
      setAnswered(true)
      settle(challenge, 'returned').catch(() => undefined) // the watch goes on asking
    }
    view.addEventListener('message', heard)
    return () => view.removeEventListener('message', heard)
  }, [view, origin, settle, challenge, frame])
  return isAnswered
}

const isDone = (message: unknown): boolean =>
  typeof message === 'object' && message !== null && 'kind' in message && message.kind === 'challenge-done'

export function TimeLeft({ until }: { until: number }) {
  const t = useText()
  const { now, view } = useAtomValue(environmentAtom)
  const [time, setTime] = useState(now())
  useEffect(() => {
    const timer = view.setInterval(() => setTime(now()), SECOND_MS)
    return () => view.clearInterval(timer)
  }, [view, now])
  return (
    <Countdown
      secondsLeft={(until - time) / SECOND_MS}
      secondsInAll={THREE_DS_MS / SECOND_MS}
      say={(n) => t('checkout.bankTimeSaid', { n })}
    >
      {t('checkout.bankTimeLeft')}
    </Countdown>
  )
}

/** Only the gateway's own page is framed. */
function BankFrame({ frame, url }: { frame: RefObject<HTMLIFrameElement | null>; url: string | null }) {
  const t = useText()
  const origin = useAtomValue(bankOriginAtom)
  if (!url || !URL.canParse(url) || new URL(url).origin !== origin) return null
  return (
    <div className="bank">
      <iframe ref={frame} title={t('checkout.bankPage')} src={url} referrerPolicy="no-referrer" />
    </div>
  )
}

export function WaysOut({ challenge }: { challenge: Challenge }) {
  const t = useText()
  const settle = useSetAtom(settleBankAtom)
  const [stopping, setStopping] = useState<'no' | 'busy' | 'failed'>('no')
  const stop = () => {
    setStopping('busy')
    settle(challenge, 'cancelled').catch(() => setStopping('failed'))
  }
  return (
    <div className="stack">
      {stopping === 'failed' && <Banner kind="bad">{t('checkout.bankStopFailed')}</Banner>}
      <div className="row wrap">
        {challenge.url && (
          <Link outside href={challenge.url} button="quiet" size="small">
            {t('checkout.bankNewTab')}
          </Link>
        )}
        <Button look="quiet" size="small" busy={stopping === 'busy'} onClick={stop}>
          {t('checkout.bankStop')}
        </Button>
      </div>
    </div>
  )
}
