import type { BookCheck } from './book-check.ts'
import { moneyChecks } from './money-checks.ts'
import { stockChecks } from './stock-checks.ts'
import { walletChecks } from './wallet-checks.ts'

/** Each is true after every transaction, so it is of what a backup or any other moment holds. */
export const BOOK_CHECKS: readonly BookCheck[] = [...stockChecks, ...moneyChecks, ...walletChecks]
