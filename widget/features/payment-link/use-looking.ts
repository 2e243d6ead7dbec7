import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'

import { environmentAtom } from '../../state/environment.ts'
import { readLinkAtom } from './record.ts'

/** Reads the link again and again while it is wanted and the page is seen, so that what happens elsewhere is told here. */
export function useLooking(isWanted: boolean, milliseconds: number): void {
  const { view } = useAtomValue(environmentAtom)
  const read = useSetAtom(readLinkAtom)
  useEffect(() => {
    if (!isWanted) return
    const left = new AbortController()
    const timer = view.setInterval(() => {
      if (!view.document.hidden) void read(left.signal)
    }, milliseconds)
    return () => {
      left.abort()
      view.clearInterval(timer)
    }
  }, [isWanted, milliseconds, view, read])
}
