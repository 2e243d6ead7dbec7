import { useLayoutEffect, useState } from 'react'
import type { RefObject } from 'react'

/** Side column, two months and floating panels begin here. */
const WIDE_PX = 880

/** Whether the widget, not the window, is wide: what css asks its container, for what css alone cannot decide. */
export function useIsWide(within: RefObject<HTMLElement | null>): boolean {
  // What hangs on something that stands already is right from the first: a calendar is not drawn twice.
  const [isWide, setWide] = useState(() => isWideEnough(rootOf(within)))
  useLayoutEffect(() => {
    const root = rootOf(within)
    const Observer = root?.ownerDocument.defaultView?.ResizeObserver
    if (!root || !Observer) return
    const measure = () => setWide(isWideEnough(root))
    measure()
    const observer = new Observer(measure)
    observer.observe(root)
    return () => observer.disconnect()
  }, [within])
  return isWide
}

const rootOf = (within: RefObject<HTMLElement | null>) => within.current?.closest<HTMLElement>('.root')
const isWideEnough = (root: HTMLElement | null | undefined) => (root?.clientWidth ?? 0) >= WIDE_PX
