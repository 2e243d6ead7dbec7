import { enums, integer, nullable, object, optional, string } from 'superstruct'
import type { Infer } from 'superstruct'

import { NAME_CHARACTERS } from '../../constants.ts'
import { LINE_CHARACTERS } from '../../limits.ts'
import { WALLETS } from '../../payments.ts'
import { text } from '../input.ts'
import { currency } from '../hotel/settings.ts'
import { minor, plainDate } from '../wire.ts'

/** An account that money is sent to; the names in the guest's language where the hotel wrote them. */
const bankAccount = object({
  bank: string(),
  branch: string(),
  kind: enums(['ordinary', 'current']),
  number: string(),
  holder: string(),
})
export type BankAccount = Infer<typeof bankAccount>

/** pay_by is the last day on which it may come. */
export const transferDue = object({ pay_by: plainDate(), account: bankAccount })
export type TransferDue = Infer<typeof transferDue>

/** Whom the bill of a deferred payment goes to. */
export const invoice = object({ name: text(NAME_CHARACTERS, 1), address: text(LINE_CHARACTERS, 1) })
export type Invoice = Infer<typeof invoice>

export const openPayment = object({
  transaction_id: string(),
  challenge_url: nullable(string()),
  expires_at: string(),
  /** The wallet the guest approves it at, on a page of its own. */
  wallet: optional(nullable(enums(WALLETS))),
})
export type OpenPayment = Infer<typeof openPayment>

/** none: no booking under this key reached the server. running: the room is held and nobody knows yet. */
const ATTEMPT_STATES = ['none', 'running', 'booked', 'refused'] as const
export type AttemptState = (typeof ATTEMPT_STATES)[number]

/**
 * What became of an attempt to book, for whoever holds its key and nothing else: no name, no token, and of the address
 * only as much as its owner knows again.
 */
export const paymentAttempt = object({
  state: enums(ATTEMPT_STATES),
  /** What is charged while booking, in minor units; null: nothing is, or nobody heard of the attempt. */
  charge: nullable(object({ amount: minor(), currency: currency(), last4: nullable(string()) })),
  /** Where the confirmation goes: h…o@example.com. */
  masked_email: nullable(string()),
  /** Why it was refused, as a code of the catalogue. */
  code: nullable(integer()),
  /** The bank's question while the state is running, so that it can still be answered. */
  open: nullable(object({ ...openPayment.schema, reservation_number: string() })),
})
export type PaymentAttempt = Infer<typeof paymentAttempt>
