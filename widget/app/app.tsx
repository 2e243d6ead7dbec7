import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

import { LOCALES } from '../../shared/locales.ts'
import { hasMessagesAtom, formatMessage } from '../state/messages/messages.ts'
import { environmentAtom } from '../state/environment.ts'
import { openAttemptAtom } from '../state/open-attempt.ts'
import { isUpdatingAtom, routeAtom, routeRowAtom } from '../state/navigation/navigation.ts'
import { hasSiteAtom, isMaintainedAtom, loadedSettingsAtom, otaAtom, startAtom } from '../state/settings/settings.ts'
import type { Start } from '../state/settings/settings.ts'
import { useLocale, useText } from '../state/settings/texts.ts'
import { toTopAtom } from '../state/navigation/to-top.ts'
import { bootAtom } from './start/boot.ts'
import { Broken } from './start/broken.tsx'
import { ErrorBoundary } from './start/error-boundary.tsx'
import { Header } from './header/header.tsx'
import { Part } from './pages/part.tsx'
import { screenOf } from './pages/screens.ts'
import type { Screen as LazyScreen } from './pages/screens.ts'
import { StartSkeleton } from './start/start-skeleton.tsx'

const MESSAGES: LazyScreen = { load: () => import('./header/banners.tsx'), parts: ['errors'] }
const BESIDE: LazyScreen = { load: () => import('./beside.tsx'), parts: [] }
const OTA: LazyScreen = { load: () => import('./pages/ota-page.tsx'), parts: [] }
const SITE: LazyScreen = { load: () => import('./host/site.tsx'), parts: [] }
const MAINTENANCE: LazyScreen = { load: () => import('./start/maintenance.tsx'), parts: ['document'] }
const UPDATING: LazyScreen = {
  load: () => import('../features/manage/updating/band.tsx'),
  parts: ['manage', 'changing'],
}
const OPEN_ATTEMPT: LazyScreen = {
  load: () => import('../payment/interrupted-payment.tsx').then((file) => ({ default: file.InterruptedPayment })),
  parts: ['paying', 'checkout', 'common', 'errors'],
}
const TITLE: LazyScreen = { load: () => import('./host/document-title.tsx'), parts: ['document'] }

/** Everything inside the element: language and direction, the frame the route asks for, and its screen. */
export function App() {
  const { tag, direction } = LOCALES[useLocale()]
  const root = useRef<HTMLDivElement>(null)
  const start = useAtomValue(startAtom)
  const { id } = useAtomValue(routeAtom)
  const row = useAtomValue(routeRowAtom)
  const isRefused = start.kind === 'refused' && !row.ignoresInitError
  const hasMessages = useAtomValue(hasMessagesAtom)
  const isUpdating = useAtomValue(isUpdatingAtom)
  const hasSite = useAtomValue(hasSiteAtom)
  const { isOwnDocument } = useAtomValue(environmentAtom)

  useStart(row.ignoresInitError === true)
  useLanguage(root, tag, direction)
  useTopOnMove(root, id)

  return (
    <div ref={root} className="root" lang={tag} dir={direction}>
      {row.frame === 'full' && <Header />}
      {start.kind === 'ready' && <Part screen={BESIDE} />}
      {isUpdating && start.kind === 'ready' && <Part screen={UPDATING} />}
      {isOwnDocument && start.kind !== 'starting' && <Part screen={TITLE} />}
      {hasMessages && <Part screen={MESSAGES} />}
      {isRefused ? <Refused start={start} /> : <Screen isStarting={start.kind === 'starting'} />}
      {hasSite && row.frame === 'full' && !row.ofBrand && <Part screen={SITE} />}
    </div>
  )
}

function Screen({ isStarting }: { isStarting: boolean }) {
  const { id } = useAtomValue(routeAtom)
  const { report } = useAtomValue(environmentAtom)
  const isMaintained = useAtomValue(isMaintainedAtom)
  const hasOpenAttempt = useAtomValue(openAttemptAtom) !== null
  const isOta = useAtomValue(otaAtom) !== null
  if (isStarting) return <StartSkeleton />
  const screen = hasOpenAttempt ? OPEN_ATTEMPT : isOta ? OTA : screenOf(id)
  return (
    <ErrorBoundary of={id} Fallback={Broken} onBroken={(problem) => report('screen', problem)}>
      <Part screen={isMaintained ? MAINTENANCE : screen} waiting={<StartSkeleton />} />
    </ErrorBoundary>
  )
}

/** An init error replaces the page with its text (BOOT-017). */
function Refused({ start }: { start: Extract<Start, { kind: 'refused' }> }) {
  const t = useText()
  return (
    <main className="pages" role="alert">
      <p>{formatMessage(t, start.shown.message)}</p>
    </main>
  )
}

/** Starts once, and once more when the guest moves on from a screen that outlives a failed start (AMB-60). */
function useStart(ignoresInitError: boolean) {
  const boot = useSetAtom(bootAtom)
  const start = useAtomValue(startAtom)
  const before = useRef<boolean | null>(null)
  useEffect(() => {
    const isAgain = before.current === true && !ignoresInitError && start.kind === 'refused'
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
