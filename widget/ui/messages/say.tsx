import type { ReactNode } from 'react'
import { classNames } from '../styles/class-names.ts'
import css from '../layout/facts.css'
import { Icon, type IconShape } from '../icons/icon.tsx'
import { useStylesheet } from '../styles/use-stylesheet.ts'

type SayProps = { kind?: 'good' | 'warn' | 'bad' | 'soft'; icon: IconShape; tiny?: boolean; children: ReactNode }

/** A sentence that matters, with its sign: free cancellation until …, nothing is charged until …. */
export function Say({ kind = 'soft', icon, tiny, children }: SayProps) {
  useStylesheet(css)
  return (
    <p className={classNames('say', kind, tiny && 'tiny')}>
      <Icon of={icon} />
      <span>{children}</span>
    </p>
  )
}
