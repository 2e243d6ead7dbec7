/** What the found rooms can be sorted by. */
export const ORDERS = ['recommended', 'price_low_to_high', 'price_high_to_low'] as const
export type Order = (typeof ORDERS)[number]
