import { useEffect, useRef } from 'react'

import css from './bank-frame.css'
import outcomeCss from '../styles/base/outcome.css'
import { useStylesheet } from '../styles/use-stylesheet.ts'

type BankFrameProps = {
  view: Window
  title: string
  url: string | null
  /** Only the gateway's own page is framed. */
  origin: string | null
  /** The bank's page says that an answer was given, not which: the server is asked. */
  onAnswered: () => void
}

/** The page on which a bank asks the guest. What it says counts only from that frame and that origin. */
export function BankFrame({ view, title, url, origin, onAnswered }: BankFrameProps) {
  useStylesheet(outcomeCss)
  useStylesheet(css)
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    const heard = (event: MessageEvent<unknown>) => {
      if (!event.isTrusted || event.source !== frame.current?.contentWindow || event.origin !== origin) return
      if (isDone(event.data)) onAnswered()
    }
    view.addEventListener('message', heard)
    return () => view.removeEventListener('message', heard)
  }, [view, origin, onAnswered])
  if (!url || !URL.canParse(url) || new URL(url).origin !== origin) return null
  return (
    <div className="bank">
      <iframe ref={frame} title={title} src={url} referrerPolicy="no-referrer" />
    </div>
  )
}

const isDone = (message: unknown): boolean =>
  typeof message === 'object' && message !== null && 'kind' in message && message.kind === 'challenge-done'
