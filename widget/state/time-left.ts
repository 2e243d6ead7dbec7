import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'

import { SECOND_MS } from '../../shared/constants.ts'
import { environmentAtom } from './environment.ts'

/** Seconds until a moment of this browser's clock, counted down every second; below zero once it has passed. */
export function useSecondsLeft(until: number): number {
  const { now, view } = useAtomValue(environmentAtom)
  const [time, setTime] = useState(now())
  useEffect(() => {
    const timer = view.setInterval(() => setTime(now()), SECOND_MS)
    return () => view.clearInterval(timer)
  }, [view, now])
  return (until - time) / SECOND_MS
}
