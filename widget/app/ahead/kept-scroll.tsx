import { useAtomValue } from 'jotai'
import { useContext, useEffect } from 'react'

import type { Place } from '../../lib/location/location.ts'
import { environmentAtom } from '../../state/environment.ts'
import type { StyleRoot } from '../../ui/styles/adopt-stylesheet.ts'
import { RootContext } from '../../ui/styles/use-stylesheet.ts'

/** So long a screen may take to stand as it stood before. */
const STANDS_MS = 500
/** Whoever scrolls goes where they want. */
const OWN_WILL = ['wheel', 'touchstart', 'pointerdown', 'keydown']

/** Back and forward lead to where the guest was on a screen; a browser tries that before the screen is there. */
export function KeptScroll() {
  const { location, view } = useAtomValue(environmentAtom)
  const root = useContext(RootContext)
  useEffect(() => (root ? keepScroll(root, location, view) : undefined), [root, location, view])
  return null
}

function keepScroll(
  root: StyleRoot,
  location: { get: () => Place; listen: (heard: () => void) => () => void },
  view: Window,
) {
  const tops = new WeakMap<Place, number>()
  const topNow = () => root.querySelector('.root')?.getBoundingClientRect().top ?? 0
  let here = location.get()
  let stop = () => {}
  const stopListening = location.listen(() => {
    if (location.get() === here) return
    stop()
    tops.set(here, topNow())
    here = location.get()
    const top = tops.get(here)
    if (top !== undefined && top < 0) stop = hold(view, () => topNow() - top)
  })
  return () => {
    stop()
    stopListening()
  }
}

/** Scrolls by what is missing, picture by picture, until the screen has had the time to stand. */
function hold(view: Window, missing: () => number): () => void {
  const until = view.performance.now() + STANDS_MS
  let frame = view.requestAnimationFrame(function scroll(now) {
    view.scrollBy({ top: missing(), behavior: 'instant' })
    if (now < until) frame = view.requestAnimationFrame(scroll)
    else stop()
  })
  function stop() {
    view.cancelAnimationFrame(frame)
    for (const name of OWN_WILL) view.removeEventListener(name, stop)
  }
  for (const name of OWN_WILL) view.addEventListener(name, stop, { passive: true })
  return stop
}
