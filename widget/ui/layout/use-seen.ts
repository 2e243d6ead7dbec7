import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

/** Tells again and again while a thing is in view; never where the engine cannot say. */
export function useSeen(thing: RefObject<HTMLElement | null>, isOn: boolean, onSeen: () => void) {
  const seen = useRef(onSeen)
  useEffect(() => {
    seen.current = onSeen
  })
  useEffect(() => {
    const watched = thing.current
    const Observer = watched?.ownerDocument.defaultView?.IntersectionObserver
    if (!isOn || !watched || !Observer) return
    const observer = new Observer((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      seen.current()
      // An observer speaks of changes only, and what came may not have moved the thing out of view.
      observer.unobserve(watched)
      observer.observe(watched)
    })
    observer.observe(watched)
    return () => observer.disconnect()
  }, [thing, isOn])
}
