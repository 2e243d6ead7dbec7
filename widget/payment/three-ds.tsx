import { useAtomValue, useSetAtom } from 'jotai'
import { useCallback, useEffect, useState } from 'react'

import { SECOND_MS, THREE_DS_MS } from '../../shared/constants.ts'
import { environmentAtom } from '../state/environment.ts'
import { useText } from '../state/settings/texts.ts'
import { useSecondsLeft } from '../state/time-left.ts'
import { BankFrame } from '../ui/payment/bank-frame.tsx'
import { BankWaysOut } from '../ui/payment/bank-ways-out.tsx'
import { Countdown } from '../ui/messages/countdown.tsx'
import outcomeCss from '../ui/styles/base/outcome.css'
import { PageTitle } from '../ui/layout/page-title.tsx'
import { useStylesheet } from '../ui/styles/use-stylesheet.ts'
import type { Challenge } from './attempt.ts'
import { BankStatus } from './bank-status.tsx'
import { bankOriginAtom, settleBankAtom, watchBankAtom } from './bank.ts'
import { CheckoutSteps } from '../features/checkout/frame.tsx'

/** The bank asks the guest; nothing is charged before. The widget asks the server, never the bank, how it ended. */
export function BankCheck({ challenge }: { challenge: Challenge }) {
  useStylesheet(outcomeCss)
  const t = useText()
  const { view } = useAtomValue(environmentAtom)
  const origin = useAtomValue(bankOriginAtom)
  const [isAnswered, answered] = useAnswered(challenge)
  useWatch(challenge)
  return (
    <div className="middle">
      {!challenge.ended && <CheckoutSteps step="payment" />}
      <div className="stack">
        <PageTitle takesFocus>{t('checkout.bankTitle')}</PageTitle>
        <p className="soft">{t(challenge.url ? 'checkout.bankText' : 'checkout.bankWaits')}</p>
      </div>
      <TimeLeft challenge={challenge} />
      <BankFrame view={view} title={t('checkout.bankPage')} url={challenge.url} origin={origin} onAnswered={answered} />
      <BankStatus isAnswered={isAnswered} />
      <WaysOut challenge={challenge} />
    </div>
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

const WORDS = {
  booking: { timeLeft: 'checkout.bankTimeLeft', stop: 'checkout.bankStop' },
  stay: { timeLeft: 'prepay.bankTimeLeft', stop: 'prepay.bankStop' },
} as const satisfies Record<Challenge['paysFor'], object>

export function TimeLeft({ challenge: { until, paysFor } }: { challenge: Challenge }) {
  const t = useText()
  const secondsLeft = useSecondsLeft(until)
  return (
    <Countdown
      secondsLeft={secondsLeft}
      secondsInAll={THREE_DS_MS / SECOND_MS}
      say={(n) => t('checkout.bankTimeSaid', { n })}
    >
      {t(WORDS[paysFor].timeLeft)}
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
      stop={t(WORDS[challenge.paysFor].stop)}
      onStop={() => settle(challenge, 'cancelled')}
    />
  )
}
