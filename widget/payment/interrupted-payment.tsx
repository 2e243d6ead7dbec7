import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import type { ReactNode } from 'react'

import type { PaymentAttempt } from '../../shared/model/payment/paying.ts'
import { Failure } from '../lib/failure.ts'
import { money } from '../lib/format.ts'
import { formatMessage } from '../state/messages/messages.ts'
import { shownOf } from '../state/messages/failures.ts'
import { openAttemptAtom } from '../state/open-attempt.ts'
import type { OpenAttempt } from '../state/open-attempt.ts'
import { useLocale, useText } from '../state/settings/texts.ts'
import { Button } from '../ui/controls/button.tsx'
import { MiddlePage } from '../ui/layout/middle-page.tsx'
import { BankQuestion } from './asking.tsx'
import { paymentAtom } from './attempt.ts'
import { closeOpenAttemptAtom, interruptedAtom, isAttemptSilentAtom, watchInterruptedAtom } from './interrupted.ts'

/** In place of every screen as long as nobody knows what became of a booking that a reload interrupted (guarantee W9). */
export function InterruptedPayment() {
  const open = useAtomValue(openAttemptAtom)
  return open && <Interrupted open={open} />
}

function Interrupted({ open }: { open: OpenAttempt }) {
  const attempt = useAtomValue(interruptedAtom)
  const payment = useAtomValue(paymentAtom)
  const isAtBank = payment.kind === 'challenge'
  const watch = useSetAtom(watchInterruptedAtom)
  useEffect(() => {
    if (isAtBank) return
    const left = new AbortController()
    void watch(open, left.signal)
    return () => left.abort()
  }, [watch, open, isAtBank])

  if (payment.kind === 'challenge') return <BankQuestion challenge={payment.challenge} />
  if (!attempt) return <Waiting attempt={null} />
  switch (attempt.state) {
    case 'running':
      return <Waiting attempt={attempt} />
    case 'booked':
      return <Booked attempt={attempt} />
    case 'refused':
    case 'none':
      return <NotBooked attempt={attempt} />
    default:
      return attempt.state satisfies never
  }
}

function Waiting({ attempt }: { attempt: PaymentAttempt | null }) {
  const t = useText()
  const isSilent = useAtomValue(isAttemptSilentAtom)
  return (
    <MiddlePage title={t('paying.openTitle')} text={<What attempt={attempt} />}>
      <p role="status">{t(isSilent ? 'paying.openSilent' : 'paying.openWaits')}</p>
    </MiddlePage>
  )
}

function Booked({ attempt }: { attempt: PaymentAttempt }) {
  const t = useText()
  return (
    <MiddlePage title={t('checkout.bookedTitle')} text={<What attempt={attempt} />}>
      <p role="status">{t('paying.openBooked', { email: isolated(attempt.masked_email ?? '') })}</p>
      <GoOn>{t('paying.openOn')}</GoOn>
    </MiddlePage>
  )
}

function NotBooked({ attempt }: { attempt: PaymentAttempt }) {
  const t = useText()
  const reason = attempt.code && shownOf(failureOf(attempt.code)).message
  return (
    <MiddlePage title={t('paying.openRefusedTitle')} text={<What attempt={attempt} />}>
      {reason && <p role="alert">{formatMessage(t, reason)}</p>}
      <p role="status">{t('paying.openRefused')}</p>
      <GoOn>{t('paying.openOn')}</GoOn>
    </MiddlePage>
  )
}

/** An address reads from left to right in a line of Arabic, too. */
const isolated = (text: string) => `\u2068${text}\u2069`

const failureOf = (code: number) => new Failure('refused', 0, { errors: [{ title: '', details: { code } }] })

/** What the guest had begun, as far as it is known again: a sum and a card, or a booking. */
function What({ attempt }: { attempt: PaymentAttempt | null }) {
  const t = useText()
  const locale = useLocale()
  const charge = attempt?.charge
  if (!charge) return t('paying.openBooking')
  const { amount, currency, last4 } = charge
  return (
    <>
      {t('paying.openSum', { sum: money(amount, currency, locale) })} {last4 && t('checkout.cardEnding', { last4 })}
    </>
  )
}

function GoOn({ children }: { children: ReactNode }) {
  const close = useSetAtom(closeOpenAttemptAtom)
  return (
    <p>
      <Button look="main" onClick={close}>
        {children}
      </Button>
    </p>
  )
}
