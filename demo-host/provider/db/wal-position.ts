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

/**
 * What the primary writes once it has become one, into `provider_fact`: its timeline, and what no other has written. Positions of
 * two databases are to be compared only where both have the same, because a primary that was lost may have gone further on the
 * way that was left than the one that took over has on its own.
 */
export const WAL_MARK = 'wal_mark'

export type ReplicaState = {
  /** What it has applied; null: it says that it follows nobody. */
  applied: WalPosition | null
  mark: string | null
}
