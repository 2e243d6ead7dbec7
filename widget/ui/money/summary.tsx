import type { ReactNode } from 'react'
import { useStylesheet } from '../styles/use-stylesheet.ts'
import css from './summary.css'

type SummaryProps = { title: string; photo?: ReactNode; action?: ReactNode; className?: string; children: ReactNode }

/** The guest's own stay: a side column on wide containers, a block before the last button on phones. */
export function Summary({ title, photo, action, className, children }: SummaryProps) {
  useStylesheet(css)
  return (
    <aside className={className ? `summary ${className}` : 'summary'} aria-label={title}>
      {photo}
      <div className="row apart base">
        <h2 className="part">{title}</h2>
        {action}
      </div>
      {children}
    </aside>
  )
}
