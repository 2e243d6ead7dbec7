import type { ReactNode } from 'react'
import css from './empty-state.css'
import { useStylesheet } from '../styles/use-stylesheet.ts'

type EmptyStateProps = { photo?: ReactNode; title: ReactNode; children?: ReactNode; actions?: ReactNode }

/** Nothing found, and the way on: the next free dates, a filter less. */
export function EmptyState({ photo, title, children, actions }: EmptyStateProps) {
  useStylesheet(css)
  return (
    <div className="empty">
      {photo}
      <h2>{title}</h2>
      {children && <div className="soft">{children}</div>}
      {actions && <div className="row wrap">{actions}</div>}
    </div>
  )
}
