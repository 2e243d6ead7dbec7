import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import css from './label.css'
import { useStyle } from './sheet.ts'

export type LabelKind = 'accent' | 'plain' | 'warn' | 'bad' | 'good'

/** A short word on a tint: a discount, "2 left", a restriction, a status. */
export function Label({ kind = 'accent', children }: { kind?: LabelKind; children: ReactNode }) {
  useStyle(css)
  return <span className={classNames('tagline', kind !== 'accent' && kind)}>{children}</span>
}
