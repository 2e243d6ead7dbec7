import type { ReactNode } from 'react'
import { useStylesheet } from '../styles/use-stylesheet.ts'
import css from './summary.css'

/** The stay in three lines, at the top of a phone's form. */
export function PinnedSummary({ photo, children }: { photo?: ReactNode; children: ReactNode }) {
  useStylesheet(css)
  return (
    <div className="stub">
      {photo}
      <div className="grow small">{children}</div>
    </div>
  )
}
