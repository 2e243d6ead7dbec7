import { useEffect, useRef } from 'react'

import { filledIn, sanitized, sheetOf } from '../../lib/sanitize.ts'
import own from './custom-markup.css'

type CustomMarkupProps = {
  markup: string
  css?: string
  values: Record<string, string>
  view: Window
  /** What a link becomes when somebody is about to follow it. */
  onFollow: (href: string) => string
}

/** The hotel's own markup in a shadow root of its own: neither its rules nor ours reach across (AMB-57). */
export function CustomMarkup({ markup, css = '', values, view, onFollow }: CustomMarkupProps) {
  const box = useRef<HTMLDivElement>(null)
  const filled = filledIn(markup, values)
  useEffect(() => {
    const host = box.current
    if (!host) return
    const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
    const window = view as Window & typeof globalThis // a window has its constructors
    root.adoptedStyleSheets = [sheetOf(own, window), sheetOf(css, window)]
    root.replaceChildren(sanitized(filled, view))
  }, [filled, css, view])

  useEffect(() => {
    const root = box.current?.shadowRoot
    if (!root) return
    const link = (event: Event) => {
      const anchor = event.target instanceof Element ? event.target.closest('a[href]') : null
      const href = anchor?.getAttribute('href')
      if (anchor && href) anchor.setAttribute('href', onFollow(new URL(href, view.document.baseURI).href))
    }
    // Before the browser reads the address, whichever way it is followed.
    const moments = ['click', 'auxclick', 'contextmenu'] as const
    for (const moment of moments) root.addEventListener(moment, link, true)
    return () => {
      for (const moment of moments) root.removeEventListener(moment, link, true)
    }
  }, [view, onFollow])
  return <div ref={box} className="custom-markup" translate="no" />
}
