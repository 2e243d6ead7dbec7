import type { ReactNode } from 'react'
import { classNames } from '../styles/class-names.ts'
import css from './label.css'
import { useStylesheet } from '../styles/use-stylesheet.ts'

export type LabelKind = 'accent' | 'plain' | 'warn' | 'bad' | 'good'

/** A short word on a tint: a discount, "2 left", a restriction, a status. */
export function Label({ kind = 'accent', children }: { kind?: LabelKind; children: ReactNode }) {
  useStylesheet(css)
  return <span className={classNames('tagline', kind !== 'accent' && kind)}>{children}</span>
}
