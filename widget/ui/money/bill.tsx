import type { ReactNode } from 'react'
import css from './bill.css'
import { useStylesheet } from '../styles/use-stylesheet.ts'

export type BillLine = {
  id: string
  label: ReactNode
  amount: ReactNode
  /** A discount, coupon or points. */ less?: boolean
}
type BillProps = { lines: readonly BillLine[]; total: { label: ReactNode; amount: ReactNode } }

export function Bill({ lines, total }: BillProps) {
  useStylesheet(css)
  return (
    <dl className="bill">
      {lines.map((line) => (
        <div key={line.id} className={line.less ? 'less' : undefined}>
          <dt>{line.label}</dt>
          <dd>{line.amount}</dd>
        </div>
      ))}
      <div className="sum">
        <dt>{total.label}</dt>
        <dd>{total.amount}</dd>
      </div>
    </dl>
  )
}
