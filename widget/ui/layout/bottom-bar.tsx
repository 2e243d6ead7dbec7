import type { ReactNode } from 'react'
import { useStylesheet } from '../styles/use-stylesheet.ts'
import css from '../money/summary.css'

type BottomBarProps = { what: ReactNode; amount: ReactNode; children: ReactNode }

/** The total and the next step, always in reach on phones. */
export function BottomBar({ what, amount, children }: BottomBarProps) {
  useStylesheet(css)
  return (
    <div className="bottombar">
      <div>
        <span className="tiny soft">{what}</span>
        <div className="now">{amount}</div>
      </div>
      {children}
    </div>
  )
}
