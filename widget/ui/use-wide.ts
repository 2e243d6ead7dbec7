import { useLayoutEffect, useState } from 'react'
import type { RefObject } from 'react'

/** look.md: side column, two months and floating panels begin here. */
const WIDE_PX = 880

/** Whether the widget, not the window, is wide: what css asks its container, for what css alone cannot decide. */
export function useIsWide(within: RefObject<HTMLElement | null>): boolean {
  const [isWide, setWide] = useState(false)
  useLayoutEffect(() => {
    const root = within.current?.closest<HTMLElement>('.root')
    const Observer = root?.ownerDocument.defaultView?.ResizeObserver
    if (!root || !Observer) return
    const measure = () => setWide(root.clientWidth >= WIDE_PX)
    measure()
    const observer = new Observer(measure)
    observer.observe(root)
    return () => observer.disconnect()
  }, [within])
  return isWide
}
