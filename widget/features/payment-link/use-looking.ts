import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'

import { environmentAtom } from '../../state/environment.ts'
import { useLocale } from '../../state/settings/texts.ts'
import { linkNumberAtom, readLinkAtom } from './record.ts'

/** Reads the link again and again while it is wanted and the page is seen, so that what happens elsewhere is told here. */
export function useLooking(isWanted: boolean, milliseconds: number): void {
  const { view } = useAtomValue(environmentAtom)
  const read = useSetAtom(readLinkAtom)
  const number = useAtomValue(linkNumberAtom)
  const locale = useLocale()
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
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- an answer about another link, or in another language, comes too late
  }, [isWanted, milliseconds, view, read, number, locale])
}
