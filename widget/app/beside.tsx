import { atom, useAtomValue } from 'jotai'

import { Lazy } from '../state/lazy.ts'
import { isUpdatingAtom, routeAtom } from '../state/navigation/navigation.ts'
import { otaAtom, settingsAtom } from '../state/settings/settings.ts'
import { standingStepAtom } from '../state/standing-step.ts'
import { GlobalLoading } from './header/global-loading.tsx'

// A booking works without it, so nobody need know where it does not come.
const ahead = () => import('./ahead/ahead.tsx').then(({ Ahead }) => Ahead, () => Nothing) // prettier-ignore
const Nothing = () => null
const redirect = () => import('../features/ota/redirect-notice.tsx').then(({ RedirectNotice }) => RedirectNotice)
const REDIRECT_WORDS = ['ota', 'results'] as const

/** An agency takes the hotel's bookings (BOOT-038): due before a guest has chosen, and never on the agency's own site. */
const isRedirectDueAtom = atom(
  (get) =>
    Object(get(settingsAtom)).bw_to_ota_enabled === true &&
    get(otaAtom) === null &&
    get(routeAtom).id === 'result' &&
    !get(isUpdatingAtom),
)

/** What stays beside every screen once the hotel is there. */
export default function Beside() {
  const standing = useAtomValue(standingStepAtom)
  const isRedirectDue = useAtomValue(isRedirectDueAtom)
  return (
    <>
      <GlobalLoading />
      {isRedirectDue && <Lazy load={redirect} parts={REDIRECT_WORDS} props={{}} />}
      {standing && <Lazy load={ahead} props={{}} />}
    </>
  )
}
