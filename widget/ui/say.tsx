import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import css from './facts.css'
import { Icon, type IconShape } from './icon.tsx'
import { useStyle } from './sheet.ts'

type SayProps = { kind?: 'good' | 'warn' | 'bad' | 'soft'; icon: IconShape; tiny?: boolean; children: ReactNode }

/** A sentence that matters, with its sign: free cancellation until …, nothing is charged until …. */
export function Say({ kind = 'soft', icon, tiny, children }: SayProps) {
  useStyle(css)
  return (
    <p className={classNames('say', kind, tiny && 'tiny')}>
      <Icon of={icon} />
      <span>{children}</span>
    </p>
  )
}
