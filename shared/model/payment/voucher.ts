import { object, string } from 'superstruct'
import type { Infer } from 'superstruct'

/** The voucher a price was calculated with. */
export const appliedVoucher = object({ number: string(), name: string() })
export type AppliedVoucher = Infer<typeof appliedVoucher>
