import { useAtomValue, useSetAtom } from 'jotai'
import { useContext, useEffect } from 'react'

import { Lazy } from '../state/lazy.ts'
import { environmentAtom } from '../state/environment.ts'
import { keepParentUrlAtom } from '../state/search/keep-parent-url.ts'
import { openedTextAtom } from '../state/settings/opened-text.ts'
import { settingsAtom } from '../state/settings/settings.ts'
import { standingStepAtom } from '../state/standing-step.ts'
import { RootContext } from '../ui/styles/use-stylesheet.ts'
import { GlobalLoading } from './header/global-loading.tsx'

// A booking works without it, so nobody need know where it does not come.
const ahead = () => import('./ahead/ahead.tsx').then(({ Ahead }) => Ahead, () => Nothing) // prettier-ignore
const Nothing = () => null
const redirect = () => import('../features/ota/redirect-notice.tsx').then(({ RedirectNotice }) => RedirectNotice)
const opened = () => import('../features/legal/legal-dialog.tsx').then(({ OpenedText }) => OpenedText)
const LEGAL_WORDS = ['document'] as const
const REDIRECT_WORDS = ['ota', 'results'] as const

/** Only what stands in a frame can stand in a sandbox; its forms are looked after by a file of their own. */
function useSandboxedForms() {
  const root = useContext(RootContext)
  const { view } = useAtomValue(environmentAtom)
  useEffect(() => {
    // Without its file forms work wherever they do by themselves.
    if (root && view.top !== view) import('./host/sandboxed-forms.ts').then((file) => file.hearSandboxedForms(root), () => {}) // prettier-ignore
  }, [root, view])
}

/** What stays beside every screen once the hotel is there. */
export default function Beside() {
  const standing = useAtomValue(standingStepAtom)
  const isLedAway = Object(useAtomValue(settingsAtom)).bw_to_ota_enabled === true
  const isReading = useAtomValue(openedTextAtom) !== null
  useSandboxedForms()
  const keepParentUrl = useSetAtom(keepParentUrlAtom)
  useEffect(() => void keepParentUrl(), [keepParentUrl])
  return (
    <>
      <GlobalLoading />
      {isLedAway && <Lazy load={redirect} parts={REDIRECT_WORDS} props={{}} />}
      {isReading && <Lazy load={opened} parts={LEGAL_WORDS} props={{}} />}
      {standing && <Lazy load={ahead} props={{}} />}
    </>
  )
}
