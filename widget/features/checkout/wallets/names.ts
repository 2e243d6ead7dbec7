import type { Wallet } from '../../../../shared/payments.ts'

/** Names of companies: the same in every language. */
export const WALLET_NAMES: Record<Wallet, string> = { paypal: 'PayPal', amazon_pay: 'Amazon Pay' }
