import { TRANSACTION_POLL_MS } from '../../shared/constants.ts'
import { ERRORS } from '../../shared/errors.ts'
import { asFailure } from '../lib/failure.ts'
import type { Failure } from '../lib/failure.ts'
import { wait } from '../lib/wait.ts'
import { isOutcomeUnknown } from '../state/idempotent-save.ts'

/** How far paying is, whatever is paid for; each purpose adds to a state what its screen shows of it. */
export type PaymentPhase = 'idle' | 'busy' | 'refused' | 'unknown' | 'challenge' | 'paid'

/** Which state may follow which. A press where `busy` may not follow changes nothing; a reload begins anew at `idle`. */
export const TRANSITIONS: Record<PaymentPhase, readonly PaymentPhase[]> = {
  idle: ['busy', 'unknown', 'challenge'],
  busy: ['idle', 'refused', 'unknown', 'challenge', 'paid'],
  refused: ['idle', 'busy'],
  unknown: ['idle', 'busy'],
  challenge: ['idle', 'refused', 'paid'],
  paid: ['idle'],
}

export const mayPay = (phase: PaymentPhase): boolean => TRANSITIONS[phase].includes('busy')

/** What is sent, under the one Idempotency-Key it keeps until a definite answer (guarantee W9). */
export type SentAttempt<Body> = { key: string; body: Body }

/** What differs between paying for a new stay, for one that is booked, and by a link. */
export type PaymentPurpose<Body, Answer> = {
  phase: () => PaymentPhase
  show: (phase: 'idle' | 'busy') => void
  newKey: () => string
  /** What was sent before and has no answer yet. */
  read: () => SentAttempt<Body> | null
  keep: (attempt: SentAttempt<Body>) => void
  drop: () => void
  /** What is to be sent; null: the guest has something to do first, and sees what. Nothing is charged by it. */
  body: () => Promise<Body | null>
  send: (attempt: SentAttempt<Body>) => Promise<Answer>
  answered: (attempt: SentAttempt<Body>, answer: Answer) => void
  /** The money may have moved: the same will be sent again under the same key. */
  uncertain: (failure: Failure) => void
  /** Nothing was charged. `attempt` is null where nothing was sent. */
  refused: (failure: Failure, attempt: SentAttempt<Body> | null) => void | Promise<void>
}

/** The one button. A second press while it works, or while the bank asks, changes nothing. */
export async function payFor<Body, Answer>(purpose: PaymentPurpose<Body, Answer>): Promise<void> {
  if (!mayPay(purpose.phase())) return
  purpose.show('busy')
  const attempt = await prepared(purpose)
  if (attempt) await send(purpose, attempt)
}

/** An attempt without an answer is sent again as it was, whatever the form holds now. */
async function prepared<Body, Answer>(purpose: PaymentPurpose<Body, Answer>): Promise<SentAttempt<Body> | null> {
  try {
    const open = purpose.read()
    if (open) return open
    const body = await purpose.body()
    if (!body) {
      purpose.show('idle')
      return null
    }
    const attempt = { key: purpose.newKey(), body }
    purpose.keep(attempt)
    return attempt
  } catch (error) {
    await purpose.refused(asFailure(error), null)
    return null
  }
}

async function send<Body, Answer>(purpose: PaymentPurpose<Body, Answer>, attempt: SentAttempt<Body>): Promise<void> {
  try {
    purpose.answered(attempt, await purpose.send(attempt))
  } catch (error) {
    const failure = asFailure(error)
    if (isUncertain(failure)) return purpose.uncertain(failure)
    purpose.drop()
    await purpose.refused(failure, attempt)
  }
}

/**
 * Only a refusal says for certain that nothing was charged. An answer we cannot read may have been a booking; where the
 * first of equal requests is still being worked on, nothing is certain either.
 */
export const isUncertain = (failure: Failure): boolean =>
  isOutcomeUnknown(failure) || failure.codes.includes(ERRORS.reservationBusy.code)

type Watch = {
  /** True when the payment stands still. */
  ask: (signal: AbortSignal) => Promise<boolean>
  /** Why the last question had no answer, which says nothing about the payment; null: it had one. */
  silent: (failure: Failure | null) => void
  /** Nobody knows such a payment, and nobody will later. */
  gone: (failure: Failure) => void
}

const NOT_FOUND = 404

/** Asks how a payment stands until it stands still; pauses while the page is hidden (lib/wait). */
export async function watchPayment({ ask, silent, gone }: Watch, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      const isStill = await ask(signal)
      silent(null)
      if (isStill) return
    } catch (error) {
      const failure = asFailure(error)
      if (failure.kind === 'aborted') return
      if (failure.status === NOT_FOUND) return gone(failure)
      silent(failure)
    }
    await wait(TRANSACTION_POLL_MS, signal).catch(() => undefined) // the screen was left
  }
}
