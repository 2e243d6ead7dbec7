import type { ReactNode } from 'react'
import { PageTitle } from '../layout/page-title.tsx'
import css from './empty-state.css'
import { useStylesheet } from '../styles/use-stylesheet.ts'

type EmptyStateProps = {
  photo?: ReactNode
  title: ReactNode
  /** It is all the screen has to say, so its title is the screen's. */
  isScreen?: boolean
  children?: ReactNode
  actions?: ReactNode
}

/** Nothing found, and the way on: the next free dates, a filter less. */
export function EmptyState({ photo, title, isScreen = false, children, actions }: EmptyStateProps) {
  useStylesheet(css)
  return (
    <div className="empty">
      {photo}
      {isScreen ? <PageTitle part>{title}</PageTitle> : <h2>{title}</h2>}
      {children && <div className="soft">{children}</div>}
      {actions && <div className="row wrap">{actions}</div>}
    </div>
  )
}
