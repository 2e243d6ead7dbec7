import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'

import { places } from '../../../shared/contract/places.ts'
import { environmentAtom } from '../environment.ts'

/** What a code is drawn with: its square, and black modules as straight lines of one path. */
const DRAWING = /viewBox="0 0 (\d{1,4}) \1"[\s\S]*<path[^>]* d="([MmHhVvZz\d\s,.-]+)"/
type Drawing = { size: string; modules: string }

/** Only the lines are taken over: markup of another server never becomes ours. */
export function readDrawing(svg: string): Drawing | null {
  const [, size, modules] = DRAWING.exec(svg) ?? []
  return size && modules ? { size, modules } : null
}

/** Null until it is there; where it does not come, what it says stands beside it. */
export function useDrawing(code: string): Drawing | 'failed' | null {
  const { api } = useAtomValue(environmentAtom)
  const [drawing, setDrawing] = useState<Drawing | 'failed' | null>(null)
  useEffect(() => {
    const left = new AbortController()
    api(places.qrCode, { query: { qr_code: code } }, { signal: left.signal }).then(
      ({ data }) => setDrawing(readDrawing(data.svg) ?? 'failed'),
      () => left.signal.aborted || setDrawing('failed'),
    )
    return () => left.abort()
  }, [api, code])
  return drawing
}
