import { setTimeout as pause } from 'node:timers/promises'

import { SECOND_MS, UNHEARD_ATTEMPT_MS } from '../../../shared/constants.ts'
import { payments } from '../../../shared/contract/payments.ts'
import type { PaymentAttempt } from '../../../shared/model/payment/paying.ts'
import type { Transaction } from '../../../shared/model/stay/reservation.ts'
import type { CallOptions } from '../../../widget/lib/api.ts'
import { newAttemptKey } from '../../../widget/lib/attempt-key.ts'
import { payFor, watchPayment } from '../../../widget/payment/machine.ts'
import type { PaymentPhase, PaymentPurpose, SentAttempt } from '../../../widget/payment/machine.ts'
import type { Failure } from '../../../widget/lib/failure.ts'
import { HOTEL } from '../house.ts'
import type { Visitor } from './visitor.ts'

/** After so many presses of "Check again" nobody has told the guest anything. */
const PRESSES = 30
const BREATH_MS = 2 * SECOND_MS
/** Whoever asks by key or transaction for so long was not told either. */
const WATCH_MS = 180 * SECOND_MS

export type Told<Answer> =
  | { kind: 'answered'; answer: Answer }
  | { kind: 'refused'; failure: Failure }
  /** The page was loaded anew while nothing was known. */
  | { kind: 'left' }
  | { kind: 'untold' }

type Sending<Body, Answer> = {
  body: Body
  send: (attempt: SentAttempt<Body>, options: CallOptions) => Promise<Answer>
  /** Reloads the page while the answer is on its way; never without it. */
  leave?: AbortSignal
}

type Screen<Body, Answer> = { phase: PaymentPhase; kept: SentAttempt<Body> | null; told: Told<Answer> }

/** One press of the one button by the widget's own machine, and "Check again" until the outcome is certain (guarantee W9). */
export async function pressUntilTold<Body, Answer>({
  body,
  send,
  leave,
}: Sending<Body, Answer>): Promise<Told<Answer> & { key: string }> {
  const key = newAttemptKey(globalThis)
  const screen: Screen<Body, Answer> = { phase: 'idle', kept: null, told: { kind: 'untold' } }
  const purpose: PaymentPurpose<Body, Answer> = {
    phase: () => screen.phase,
    show: (next) => (screen.phase = next),
    newKey: () => key,
    read: () => screen.kept,
    keep: (attempt) => (screen.kept = attempt),
    drop: () => (screen.kept = null),
    body: async () => body,
    send: (attempt) => send(attempt, { key: attempt.key, ...(leave && { signal: leave }) }),
    answered(_, answer) {
      screen.told = { kind: 'answered', answer }
      screen.phase = 'paid'
    },
    uncertain: () => (screen.phase = 'unknown'),
    refused(failure) {
      screen.told = { kind: 'refused', failure }
      screen.phase = 'refused'
    },
  }
  for (let presses = 0; presses < PRESSES; presses++) {
    await payFor(purpose)
    if (screen.phase !== 'unknown') return { ...screen.told, key }
    if (leave?.aborted) return { kind: 'left', key }
    await pause(BREATH_MS)
  }
  return { kind: 'untold', key }
}

/** What a page reads that was loaded anew while a booking was on its way, as widget/payment/interrupted.ts asks. */
export async function askByKey({ api }: Visitor, key: string, sentAt: number): Promise<PaymentAttempt | null> {
  let told: PaymentAttempt | null = null
  await watched(async (signal) => {
    const is_last = Date.now() >= sentAt + UNHEARD_ATTEMPT_MS
    const { data } = await api(payments.attempt, { hotelId: HOTEL, query: { key, is_last } }, { signal })
    if (data.state === 'none' && !is_last) return false
    told = data
    return data.state !== 'running' || data.open !== null
  })
  return told
}

/** How a payment ended at the bank; null: nobody said so. */
export async function askTransaction({ api }: Visitor, transactionId: string): Promise<Transaction | null> {
  let told: Transaction | null = null
  await watched(async (signal) => {
    const { data } = await api(payments.transaction, { hotelId: HOTEL, transactionId }, { signal })
    told = data
    return data.next !== 'wait'
  })
  return told
}

const watched = (ask: (signal: AbortSignal) => Promise<boolean>) =>
  watchPayment({ ask, silent: () => {}, gone: () => {} }, AbortSignal.timeout(WATCH_MS))
