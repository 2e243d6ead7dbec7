import { useAtomValue } from 'jotai'

import { Lazy } from '../state/lazy.ts'
import { standingStepAtom } from '../state/standing-step.ts'
import { GlobalLoading } from './header/global-loading.tsx'

// A booking works without it, so nobody need know where it does not come.
const ahead = () => import('./ahead/ahead.tsx').then(({ Ahead }) => Ahead, () => Nothing) // prettier-ignore
const Nothing = () => null

/** What stays beside every screen once the hotel is there. */
export default function Beside() {
  const standing = useAtomValue(standingStepAtom)
  return (
    <>
      <GlobalLoading />
      {standing && <Lazy load={ahead} props={{}} />}
    </>
  )
}
