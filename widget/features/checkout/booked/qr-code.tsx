import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'

import { places } from '../../../../shared/contract/places.ts'
import { environmentAtom } from '../../../state/environment.ts'
import { useText } from '../../../state/texts.ts'

/** What a code is drawn with: its square, and black modules as straight lines of one path. */
const DRAWING = /viewBox="0 0 (\d{1,4}) \1"[\s\S]*<path[^>]* d="([MmHhVvZz\d\s,.-]+)"/
type Drawing = { size: string; modules: string }

/** What the desk reads from the screen. The number stands above: without an answer nothing is missing. */
export function QrCode({ code }: { code: string }) {
  const t = useText()
  const drawing = useDrawing(code)
  if (!drawing) return null
  const { size, modules } = drawing
  return (
    <div className="row top qr-place">
      <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={t('booked.qrName', { number: code })}>
        <path d={modules} />
      </svg>
      <p className="tiny soft">{t('booked.qr')}</p>
    </div>
  )
}

/** Only the lines are taken over: markup of another server never becomes ours. */
export function readDrawing(svg: string): Drawing | null {
  const [, size, modules] = DRAWING.exec(svg) ?? []
  return size && modules ? { size, modules } : null
}

function useDrawing(code: string): Drawing | null {
  const { api } = useAtomValue(environmentAtom)
  const [drawing, setDrawing] = useState<Drawing | null>(null)
  useEffect(() => {
    const left = new AbortController()
    api(places.qrCode, { query: { qr_code: code } }, { signal: left.signal }).then(
      ({ data }) => setDrawing(readDrawing(data.svg)),
      () => undefined, // the number itself is on the screen
    )
    return () => left.abort()
  }, [api, code])
  return drawing
}
