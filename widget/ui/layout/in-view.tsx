import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'

/** What came of a press: on a phone the button is at the bottom of the window, and this place may be far from it. */
export function InView({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Newer browsers answer with a promise, and React calls what an effect returns.
    place.current?.scrollIntoView({ block: 'center' })
  }, [])
  return <div ref={place}>{children}</div>
}
