import type { ReactNode } from 'react'

import { classNames } from '../styles/class-names.ts'
import outcomeCss from '../styles/base/outcome.css'
import { PageTitle } from './page-title.tsx'
import { useStylesheet } from '../styles/use-stylesheet.ts'

type MiddlePageProps = {
  title: string
  text?: ReactNode
  /** Unless it may be what a page opens with, where the page has the focus. */
  takesFocus?: boolean
  className?: string
  children?: ReactNode
}

/** A page about one thing: its title, what it means, and what there is to read, fill in or press. */
export function MiddlePage({ title, text, takesFocus = true, className, children }: MiddlePageProps) {
  useStylesheet(outcomeCss)
  return (
    <div className={classNames('middle', className)}>
      <div className="stack">
        <PageTitle takesFocus={takesFocus}>{title}</PageTitle>
        {text && <p className="soft">{text}</p>}
      </div>
      {children}
    </div>
  )
}
