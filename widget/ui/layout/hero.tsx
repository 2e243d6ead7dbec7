import type { ReactNode } from 'react'
import { safeUrl } from '../../lib/safe-url.ts'
import css from './hero.css'
import { useStylesheet } from '../styles/use-stylesheet.ts'

/** A scene band with the title on it. The veil is dark enough for white words on any photograph. */
export function Hero({ url, alt, children }: { url?: string; alt: string; children: ReactNode }) {
  useStylesheet(css)
  const address = safeUrl(url)
  return (
    <div className="hero">
      {address && <img src={address} alt={alt} decoding="async" />}
      <div>{children}</div>
    </div>
  )
}
