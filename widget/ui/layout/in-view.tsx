import { useEffect, useRef } from 'react'
import type { ReactNode, RefObject } from 'react'

/** Of a part that stands before anything is pressed in it: what it shows from the first moment is no answer to a press. */
export function useIsLater(): RefObject<boolean> {
  const isLater = useRef(false)
  useEffect(() => void (isLater.current = true), [])
  return isLater
}

type InViewProps = {
  when?: RefObject<boolean> | boolean
  /** What is told, where another press may put something else or the same again in its place. */
  of?: object
  children: ReactNode
}

/** What came of a press: on a phone the button is at the bottom of the window, and this place may be far from it. */
export function InView({ when = true, of, children }: InViewProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Newer browsers answer with a promise, and React calls what an effect returns.
    if (typeof when === 'object' ? when.current : when) place.current?.scrollIntoView({ block: 'center' })
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- told again is brought again
  }, [when, of])
  return <div ref={place}>{children}</div>
}
