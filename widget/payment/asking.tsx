import { Lazy } from '../state/lazy.ts'
import type { Challenge } from './attempt.ts'
import { BankCheck } from './three-ds.tsx'

const leaving = () => import('./wallets/leave.tsx').then(({ Leave }) => Leave)
const LEAVING_WORDS = ['wallets'] as const

/** The bank's question: in a frame, or on a page of its own that the guest leaves for. */
export function BankQuestion({ challenge }: { challenge: Challenge }) {
  if (challenge.leaves === null) return <BankCheck challenge={challenge} />
  return <Lazy load={leaving} parts={LEAVING_WORDS} props={{ challenge }} />
}
