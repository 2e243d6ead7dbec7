import { useAtomValue, useSetAtom } from 'jotai'
import { useCallback, useEffect, useState } from 'react'

import { SECOND_MS, THREE_DS_MS } from '../../../shared/constants.ts'
import type { LinkTransaction, PaymentLink } from '../../../shared/model/payment/payment-link.ts'
import { deadlineOf } from '../../lib/deadline.ts'
import { BankStatus } from '../../payment/bank-status.tsx'
import { environmentAtom } from '../../state/environment.ts'
import { useText } from '../../state/settings/texts.ts'
import { useSecondsLeft } from '../../state/time-left.ts'
import { BankFrame } from '../../ui/payment/bank-frame.tsx'
import { BankWaysOut } from '../../ui/payment/bank-ways-out.tsx'
import { Countdown } from '../../ui/messages/countdown.tsx'
import { settleLinkBankAtom, watchLinkBankAtom } from './pay.ts'
import { LinkPage, Record } from './summary.tsx'

type BankProps = { asked: LinkTransaction; link: PaymentLink }

/** The bank asks the guest, or works in silence; nothing is charged before. */
export function Bank({ asked, link }: BankProps) {
  const t = useText()
  const { view } = useAtomValue(environmentAtom)
  const watch = useSetAtom(watchLinkBankAtom)
  const settle = useSetAtom(settleLinkBankAtom)
  const [isAnswered, setAnswered] = useState(false)
  const { id, challenge_url: url } = asked
  useEffect(() => {
    const left = new AbortController()
    void watch(id, left.signal)
    return () => left.abort()
  }, [watch, id])
  const answered = useCallback(() => {
    setAnswered(true)
    settle(id, 'returned').catch(() => undefined) // the watch goes on asking
  }, [settle, id])
  return (
    <LinkPage title={t('checkout.bankTitle')} text={t(url ? 'checkout.bankText' : 'checkout.bankWaits')}>
      <Record link={link} />
      <TimeLeft asked={asked} />
      <BankFrame
        view={view}
        title={t('checkout.bankPage')}
        url={url}
        origin={link.gateway?.origin ?? null}
        onAnswered={answered}
      />
      <BankStatus isAnswered={isAnswered} />
      <BankWaysOut t={t} url={url} stop={t('payLink.bankStop')} onStop={() => settle(id, 'cancelled')} />
    </LinkPage>
  )
}

function TimeLeft({ asked: { expires_at } }: Pick<BankProps, 'asked'>) {
  const t = useText()
  const { now } = useAtomValue(environmentAtom)
  const [until] = useState(() => deadlineOf(expires_at ?? '', now()))
  return (
    <Countdown
      secondsLeft={useSecondsLeft(until)}
      secondsInAll={THREE_DS_MS / SECOND_MS}
      say={(n) => t('checkout.bankTimeSaid', { n })}
    >
      {t('payLink.bankTimeLeft')}
    </Countdown>
  )
}
