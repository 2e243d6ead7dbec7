import { errorRow } from '../../../../shared/errors.ts'
import { Lazy } from '../../../state/lazy.ts'

export type LanguageOffer = 'japanese' | 'otherLanguage' | 'defaultLanguage'
const OFFERS: readonly Recovery[] = ['japanese', 'otherLanguage', 'defaultLanguage', 'pointHistory']
export type Recovery = LanguageOffer | 'details' | 'duplicate' | 'pointHistory'

/** What leads on from a refusal: the language a plan wants (AMB-06), or where the points are looked up. */
export function offeredRecovery(code: number | null): Recovery | null {
  const { offer } = errorRow(code ?? undefined)
  return OFFERS.find((one) => one === offer) ?? null
}

const PARTS = ['paying', 'errors'] as const
const loadRecoveryActions = () => import('./recovery-actions.tsx').then(({ RecoveryActions }) => RecoveryActions)

/** The button beside a refusal that leads on. */
export function RecoveryAction({ way }: { way: Recovery | null }) {
  return way && <Lazy load={loadRecoveryActions} parts={PARTS} props={{ way }} />
}
