import { useAtomValue } from 'jotai'
import { useContext, useEffect } from 'react'

import { Lazy } from '../state/lazy.ts'
import { settingsAtom } from '../state/settings/settings.ts'
import { standingStepAtom } from '../state/standing-step.ts'
import { RootContext } from '../ui/styles/use-stylesheet.ts'
import { GlobalLoading } from './header/global-loading.tsx'
import { hearSandboxedForms } from './host/sandboxed-forms.ts'

// A booking works without it, so nobody need know where it does not come.
const ahead = () => import('./ahead/ahead.tsx').then(({ Ahead }) => Ahead, () => Nothing) // prettier-ignore
const Nothing = () => null
const redirect = () => import('../features/ota/redirect-notice.tsx').then(({ RedirectNotice }) => RedirectNotice)
const REDIRECT_WORDS = ['ota', 'results'] as const

/** What stays beside every screen once the hotel is there. */
export default function Beside() {
  const standing = useAtomValue(standingStepAtom)
  const isLedAway = Object(useAtomValue(settingsAtom)).bw_to_ota_enabled === true
  const root = useContext(RootContext)
  useEffect(() => (root ? hearSandboxedForms(root) : undefined), [root])
  return (
    <>
      <GlobalLoading />
      {isLedAway && <Lazy load={redirect} parts={REDIRECT_WORDS} props={{}} />}
      {standing && <Lazy load={ahead} props={{}} />}
    </>
  )
}
