import type { ReactNode } from 'react'
import { useStyle } from './sheet.ts'
import css from './summary.css'

/** The stay in three lines, at the top of a phone's form. */
export function StubSummary({ photo, children }: { photo?: ReactNode; children: ReactNode }) {
  useStyle(css)
  return (
    <div className="stub">
      {photo}
      <div className="grow small">{children}</div>
    </div>
  )
}
