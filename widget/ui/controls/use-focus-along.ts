import { useEffect, useRef } from 'react'

/**
 * The focus goes along from the press that takes something to what counts it, and back: the place where both stand, and
 * what the guest has just wanted it to be, taken or not.
 */
export function useFocusAlong<Place extends HTMLElement>(isTaken: boolean) {
  const place = useRef<Place>(null)
  const wanted = useRef<boolean>(undefined)
  useEffect(() => {
    if (wanted.current === isTaken) place.current?.querySelector<HTMLElement>('[role="group"], button')?.focus()
    wanted.current = undefined
  }, [isTaken])
  return [place, wanted] as const
}
