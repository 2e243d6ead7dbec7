const LSN = /^([\dA-F]{1,8})\/([\dA-F]{1,8})$/i
const HALF = 8

/** How far a database has written, or applied, its log: who has come as far knows all that was committed before. */
export type WalPosition = bigint

/** As PostgreSQL and a caller write it, '0/16B3748'; null: it is none. */
export function readWalPosition(text: string): WalPosition | null {
  const [, high, low] = LSN.exec(text) ?? []
  return high && low ? BigInt(`0x${high}${low.padStart(HALF, '0')}`) : null
}

/** In the same form with all its digits, so that the later of two is the greater of their texts, too. */
export function writtenWalPosition(position: WalPosition): string {
  const digits = position.toString(16).toUpperCase().padStart(2 * HALF, '0') // prettier-ignore
  return `${digits.slice(0, HALF)}/${digits.slice(HALF)}`
}
