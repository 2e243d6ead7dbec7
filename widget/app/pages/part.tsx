import { atom, useAtomValue, useSetAtom } from 'jotai'
import { createElement, useEffect, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'

import { asFailure } from '../../lib/failure.ts'
import { environmentAtom } from '../../state/environment.ts'
import { showLaterAtom } from '../../state/messages/lazy-failures.ts'
import { loadPartsAtom } from '../../state/settings/texts.ts'
import { Broken } from '../start/broken.tsx'
import type { Screen } from './screens.ts'

/** What this element has loaded, words included: whoever comes back to it waits for nothing. */
const loadedAtom = atom(() => new WeakMap<Screen, ComponentType>())

/** A lazy part of the app with its words. The one before stays in view until the next is there. */
export function Part({ screen, waiting = null }: { screen: Screen; waiting?: ReactNode }) {
  const loadParts = useSetAtom(loadPartsAtom)
  const show = useSetAtom(showLaterAtom)
  const { view } = useAtomValue(environmentAtom)
  const loaded = useAtomValue(loadedAtom)
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
        void show(asFailure(error))
        view.addEventListener('online', again)
      })
    return () => {
      isCurrent = false
      view.removeEventListener('online', again)
    }
  }, [screen, loadParts, show, view, tries, loaded])

  const Component = loaded.get(screen) ?? before
  if (Component) return createElement(Component)
  return waiting && failedTry === tries ? <Broken onAgain={() => setTries(tries + 1)} /> : waiting
}
