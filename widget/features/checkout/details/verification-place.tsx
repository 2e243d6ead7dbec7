import { useAtomValue } from 'jotai'

import { Lazy } from '../../../state/lazy.ts'
import { isShortFlowAtom } from '../pay/methods.ts'
import { checkForPeopleAtom } from './verification.ts'

const load = () => import('./guest/human-check.tsx').then(({ Verification }) => Verification)

/** Above the button that books; a hotel without the check loads nothing of it, and nothing of anybody else's. */
export function VerificationPlace({ step }: { step: 'details' | 'payment' }) {
  const setting = useAtomValue(checkForPeopleAtom)
  const isShort = useAtomValue(isShortFlowAtom)
  if (!setting || (step === 'details' && !isShort)) return null
  return <Lazy load={load} props={{ setting }} />
}
