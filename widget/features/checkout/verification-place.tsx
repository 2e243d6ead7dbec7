import { useAtomValue } from 'jotai'

import { Late } from '../../state/late.ts'
import { isShortFlowAtom } from './methods.ts'
import { checkForPeopleAtom } from './verification.ts'

const load = () => import('./guest/verification.tsx').then(({ Verification }) => Verification)

/** Above the button that books; a hotel without the check loads nothing of it, and nothing of anybody else's. */
export function VerificationPlace({ step }: { step: 'details' | 'payment' }) {
  const setting = useAtomValue(checkForPeopleAtom)
  const isShort = useAtomValue(isShortFlowAtom)
  if (!setting || (step === 'details' && !isShort)) return null
  return <Late load={load} props={{ setting }} />
}
