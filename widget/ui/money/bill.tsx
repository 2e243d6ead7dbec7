import type { ReactNode } from 'react'
import css from './bill.css'
import { useStylesheet } from '../styles/use-stylesheet.ts'

export type BillLine = {
  id: string
  label: ReactNode
  amount: ReactNode
  /** A discount, coupon or points. */ less?: boolean
}
type BillProps = {
  lines: readonly BillLine[]
  total: { label: ReactNode; amount: ReactNode }
  /** What it comes to is said whenever it changes. */
  isLive?: boolean
}

export function Bill({ lines, total, isLive }: BillProps) {
  useStylesheet(css)
  return (
    <dl className="bill">
      {lines.map((line) => (
        <div key={line.id} className={line.less ? 'less' : undefined}>
          <dt>{line.label}</dt>
          <dd>{line.amount}</dd>
        </div>
      ))}
      <div className="sum" aria-live={isLive ? 'polite' : undefined} aria-atomic={isLive}>
        <dt>{total.label}</dt>
        <dd>{total.amount}</dd>
      </div>
    </dl>
  )
}
