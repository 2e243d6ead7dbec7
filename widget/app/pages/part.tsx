import { atom, useAtomValue, useSetAtom } from 'jotai'
import { createElement, useEffect, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'

import { asFailure } from '../../lib/failure.ts'
import { environmentAtom } from '../../state/environment.ts'
import { showLaterAtom } from '../../state/messages/lazy-failures.ts'
import { loadPartsAtom } from '../../state/settings/texts.ts'
import { Broken, brokenAtom } from '../start/broken.tsx'
import type { Screen } from './screens.ts'

/** What this element has loaded, words included: whoever comes back to it waits for nothing. */
const loadedAtom = atom(() => new WeakMap<Screen, ComponentType>())

/** The card that stands where the start, a screen or its file failed. */
export const FAILED: Screen = { load: () => import('../start/failed.tsx'), parts: ['failing'] }

/** A lazy part of the app with its words. The one before stays in view until the next is there. */
export function Part({ screen, waiting = null }: { screen: Screen; waiting?: ReactNode }) {
  const loadParts = useSetAtom(loadPartsAtom)
  const show = useSetAtom(showLaterAtom)
  const setBroken = useSetAtom(brokenAtom)
  const { view } = useAtomValue(environmentAtom)
  const loaded = useAtomValue(loadedAtom)
  // Something stands in its place until it is there, and the card if it does not come.
  const isWhole = waiting !== null
  const [before, setBefore] = useState<ComponentType | null>(null)
  const [tries, setTries] = useState(0)
  const [failedTry, setFailedTry] = useState(-1)

  useEffect(() => {
    let isCurrent = true
    const again = () => setTries(tries + 1)
    Promise.all([screen.load(), loadParts(screen.parts)])
      .then(([file]) => {
        loaded.set(screen, file.default)
        if (isCurrent) setBefore(() => file.default)
      })
      .catch((error: unknown) => {
        if (!isCurrent) return
        setFailedTry(tries)
        const failure = asFailure(error)
        if (isWhole) setBroken({ failure, again })
        else void show(failure)
        view.addEventListener('online', again)
      })
    return () => {
      isCurrent = false
      view.removeEventListener('online', again)
    }
  }, [screen, loadParts, show, view, tries, loaded, isWhole, setBroken])

  const Component = loaded.get(screen) ?? before
  if (Component) return createElement(Component)
  if (!waiting || failedTry !== tries) return waiting
  // Not even the card came, and some browsers never fetch a file again that failed once.
  return screen === FAILED ? (
    <Broken onAgain={() => view.location.reload()} />
  ) : (
    <Part screen={FAILED} waiting={waiting} />
  )
}
