import type { ReactNode } from 'react'
import { safeUrl } from '../../lib/safe-url.ts'
import css from './hotel-header.css'
import { useStylesheet } from '../styles/use-stylesheet.ts'

type HotelHeaderProps = { name: ReactNode; nameLang?: string; homeHref?: string; children?: ReactNode }

/** The hotel's name, and beside it buttons (Menu, close) as direct children. */
export function HotelHeader({ name, nameLang, homeHref, children }: HotelHeaderProps) {
  useStylesheet(css)
  const home = safeUrl(homeHref)
  const shared = { className: 'name', lang: nameLang, translate: 'no' } as const
  return (
    <header className="hotel-header" part="header">
      {home ? (
        <a {...shared} href={home}>
          {name}
        </a>
      ) : (
        <span {...shared}>{name}</span>
      )}
      {children}
    </header>
  )
}
