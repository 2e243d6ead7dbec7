import { enums, nullable, object, optional, size, string } from 'superstruct'
import type { Infer } from 'superstruct'

import { WALLETS } from '../payments.ts'
import { plainDate } from './wire.ts'

/** An account that money is sent to; the names in the guest's language where the hotel wrote them. */
export const bankAccount = object({
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
export const invoice = object({ name: size(string(), 1, 100), address: size(string(), 1, 255) })
export type Invoice = Infer<typeof invoice>

export const openPayment = object({
  transaction_id: string(),
  challenge_url: nullable(string()),
  expires_at: string(),
  /** The wallet the guest approves it at, on a page of its own. */
  wallet: optional(nullable(enums(WALLETS))),
})
export type OpenPayment = Infer<typeof openPayment>
