import { useAtomValue, useSetAtom } from 'jotai'
import { useCallback, useEffect, useState } from 'react'

import { SECOND_MS, THREE_DS_MS } from '../../../shared/constants.ts'
import { say } from '../../state/banner.ts'
import { environmentAtom } from '../../state/environment.ts'
import { useText } from '../../state/texts.ts'
import { useSecondsLeft } from '../../state/time-left.ts'
import { BankFrame } from '../../ui/bank-frame.tsx'
import { BankWaysOut } from '../../ui/bank-ways-out.tsx'
import { Countdown } from '../../ui/countdown.tsx'
import outcomeCss from '../../ui/look/outcome.css'
import { PageTitle } from '../../ui/page-title.tsx'
import { useStyle } from '../../ui/sheet.ts'
import type { Challenge } from './attempt.ts'
import { bankOriginAtom, bankSilenceAtom, settleBankAtom, watchBankAtom } from './bank.ts'
import { CheckoutSteps } from './frame.tsx'

/** The bank asks the guest; nothing is charged before. The widget asks the server, never the bank, how it ended. */
export function BankCheck({ challenge }: { challenge: Challenge }) {
  useStyle(outcomeCss)
  const t = useText()
  const { view } = useAtomValue(environmentAtom)
  const origin = useAtomValue(bankOriginAtom)
  const [isAnswered, answered] = useAnswered(challenge)
  useWatch(challenge)
  return (
    <main className="middle">
      {!challenge.ended && <CheckoutSteps step="payment" />}
      <div className="stack">
        <PageTitle takesFocus>{t('checkout.bankTitle')}</PageTitle>
        <p className="soft">{t(challenge.url ? 'checkout.bankText' : 'checkout.bankWaits')}</p>
      </div>
      <TimeLeft challenge={challenge} />
      <BankFrame view={view} title={t('checkout.bankPage')} url={challenge.url} origin={origin} onAnswered={answered} />
      <BankStatus isAnswered={isAnswered} />
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

/** The watch goes on asking, whatever becomes of this question. */
function useAnswered(challenge: Challenge): [boolean, () => void] {
  const settle = useSetAtom(settleBankAtom)
  const [isAnswered, setAnswered] = useState(false)
  const answered = useCallback(() => {
    setAnswered(true)
    settle(challenge, 'returned').catch(() => undefined)
  }, [settle, challenge])
  return [isAnswered, answered]
}

export function TimeLeft({ challenge: { until, ended } }: { challenge: Challenge }) {
  const t = useText()
  const secondsLeft = useSecondsLeft(until)
  return (
    <Countdown
      secondsLeft={secondsLeft}
      secondsInAll={THREE_DS_MS / SECOND_MS}
      say={(n) => t('checkout.bankTimeSaid', { n })}
    >
      {t(ended ? 'prepay.bankTimeLeft' : 'checkout.bankTimeLeft')}
    </Countdown>
  )
}

export function WaysOut({ challenge }: { challenge: Challenge }) {
  const t = useText()
  const settle = useSetAtom(settleBankAtom)
  return (
    <BankWaysOut
      t={t}
      url={challenge.url}
      stop={t(challenge.ended ? 'prepay.bankStop' : 'checkout.bankStop')}
      onStop={() => settle(challenge, 'cancelled')}
    />
  )
}
