import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

import { LOCALES } from '../../shared/locales.ts'
import { asFailure } from '../lib/failure.ts'
import { hasMessagesAtom } from '../state/messages/messages.ts'
import { environmentAtom } from '../state/environment.ts'
import { openAttemptAtom } from '../state/open-attempt.ts'
import { isUpdatingAtom, routeAtom, routeRowAtom } from '../state/navigation/navigation.ts'
import { hasSiteAtom, isMaintainedAtom, loadedSettingsAtom, otaAtom, startAtom } from '../state/settings/settings.ts'
import { useLocale } from '../state/settings/texts.ts'
import { toTopAtom } from '../state/navigation/to-top.ts'
import { bootAtom } from './start/boot.ts'
import { brokenAtom } from './start/broken.tsx'
import { ErrorBoundary } from './start/error-boundary.tsx'
import { Header } from './header/header.tsx'
import { FAILED, Part } from './pages/part.tsx'
import { screenOf } from './pages/screens.ts'
import type { Screen as LazyScreen } from './pages/screens.ts'
import { StartSkeleton } from './start/start-skeleton.tsx'

const MESSAGES: LazyScreen = { load: () => import('./header/banners.tsx'), parts: ['errors'] }
const BESIDE: LazyScreen = { load: () => import('./beside.tsx'), parts: [] }
const OTA: LazyScreen = { load: () => import('./pages/ota-page.tsx'), parts: [] }
const SITE: LazyScreen = { load: () => import('./host/site.tsx'), parts: [] }
const MAINTENANCE: LazyScreen = { load: () => import('./start/maintenance.tsx'), parts: ['document', 'detail'] }
const UPDATING: LazyScreen = {
  load: () => import('../features/manage/updating/band.tsx'),
  parts: ['manage', 'changing'],
}
const OPEN_ATTEMPT: LazyScreen = {
  load: () => import('../payment/interrupted-payment.tsx').then((file) => ({ default: file.InterruptedPayment })),
  parts: ['paying', 'checkout', 'common', 'errors'],
}
const TITLE: LazyScreen = { load: () => import('./host/document-title.tsx'), parts: ['document'] }

const WAITING = <StartSkeleton />
const FAILURE = <Part screen={FAILED} waiting={WAITING} />

/** Everything inside the element: language and direction, the frame the route asks for, and its screen. */
export function App() {
  const { tag, direction } = LOCALES[useLocale()]
  const root = useRef<HTMLDivElement>(null)
  const start = useAtomValue(startAtom)
  const { id } = useAtomValue(routeAtom)
  const row = useAtomValue(routeRowAtom)
  const isFull = row.frame === 'full'
  const isStarting = start.kind === 'starting'
  const isReady = start.kind === 'ready'
  const isRefused = start.kind === 'refused' && !row.ignoresInitError
  const hasMessages = useAtomValue(hasMessagesAtom)
  const isUpdating = useAtomValue(isUpdatingAtom)
  const hasSite = useAtomValue(hasSiteAtom)
  const { isOwnDocument } = useAtomValue(environmentAtom)
  // A page has one main part, its own; there the loader names the region that we are (loader/page/container).
  const Landmark = isOwnDocument ? 'main' : 'div'

  useStart(row.ignoresInitError)
  useLanguage(root, tag, direction)
  useTopOnMove(root, id)

  return (
    <div ref={root} className="root" lang={tag} dir={direction}>
      {isFull && <Header />}
      {isReady && <Part screen={BESIDE} />}
      {isReady && isUpdating && <Part screen={UPDATING} />}
      {isOwnDocument && !isStarting && <Part screen={TITLE} />}
      {/* That its own file does not come cannot be told by it: with a word for the wait, the card stands there then. */}
      {hasMessages && <Part screen={MESSAGES} waiting />}
      <Landmark className="screen" tabIndex={-1}>
        {isRefused ? FAILURE : <Screen isStarting={isStarting} />}
      </Landmark>
      {hasSite && isFull && !row.ofBrand && <Part screen={SITE} />}
    </div>
  )
}

function Screen({ isStarting }: { isStarting: boolean }) {
  const { id } = useAtomValue(routeAtom)
  const { report } = useAtomValue(environmentAtom)
  const isMaintained = useAtomValue(isMaintainedAtom)
  const hasOpenAttempt = useAtomValue(openAttemptAtom) !== null
  const isOta = useAtomValue(otaAtom) !== null
  const setBroken = useSetAtom(brokenAtom)
  if (isStarting) return WAITING
  const broke = (problem: unknown, again: () => void) => {
    report('screen', problem)
    setBroken({ failure: asFailure(problem), again })
  }
  const screen = hasOpenAttempt ? OPEN_ATTEMPT : isOta ? OTA : screenOf(id)
  return (
    <ErrorBoundary of={id} fallback={FAILURE} onBroken={broke}>
      <Part screen={isMaintained ? MAINTENANCE : screen} waiting={WAITING} />
    </ErrorBoundary>
  )
}

/** Starts once, and once more when the guest moves on from a screen that outlives a failed start (AMB-60). */
function useStart(ignoresInitError: boolean | undefined) {
  const boot = useSetAtom(bootAtom)
  const start = useAtomValue(startAtom)
  const before = useRef<boolean | null | undefined>(null)
  useEffect(() => {
    const isAgain = before.current && !ignoresInitError && start.kind === 'refused'
    if (before.current === null || isAgain) void boot()
    before.current = ignoresInitError
  }, [boot, ignoresInitError, start.kind])
}

/**
 * A document of our own speaks the guest's language as a whole; a host page's belongs to its author. The look begins with
 * all: initial, which forgets where phrases of the language end and whose Han characters it writes.
 */
function useLanguage(root: RefObject<HTMLElement | null>, lang: string, dir: string) {
  const { isOwnDocument, view } = useAtomValue(environmentAtom)
  useEffect(() => {
    root.current?.style.setProperty('-webkit-locale', `"${lang}"`)
    if (isOwnDocument) Object.assign(view.document.documentElement, { lang, dir })
  }, [isOwnDocument, view, root, lang, dir])
}

function useTopOnMove(root: RefObject<HTMLElement | null>, id: string) {
  const toTop = useSetAtom(toTopAtom)
  const isReady = useAtomValue(loadedSettingsAtom) !== null
  const before = useRef(id)
  useEffect(() => {
    if (!isReady || before.current === id) return
    before.current = id
    toTop(root.current)
  }, [id, isReady, toTop, root])
}
