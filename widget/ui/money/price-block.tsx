import type { ReactNode } from 'react'
import { classNames } from '../styles/class-names.ts'
import css from './price-block.css'
import { useStylesheet } from '../styles/use-stylesheet.ts'

type PriceBlockProps = {
  /** What really was asked before, struck. */
  was?: ReactNode
  wasLabel?: string
  /** Above the price: "Member price". */
  over?: ReactNode
  now: ReactNode
  /** Below the price: what members pay, or what the public pays. */
  member?: ReactNode
  /** What the amount includes: nights, guests, taxes. Every price is whole. */
  what: ReactNode
  align?: 'end' | 'start'
}

export function PriceBlock({ was, wasLabel, over, now, member, what, align = 'end' }: PriceBlockProps) {
  useStylesheet(css)
  return (
    <div className={classNames('price', align === 'start' && 'start')}>
      {was && (
        <s className="was">
          {wasLabel && <span className="unseen">{wasLabel} </span>}
          {was}
        </s>
      )}
      {over && <span className="member">{over}</span>}
      <span className="now">{now}</span>
      {member && <span className="member">{member}</span>}
      <span className="what">{what}</span>
    </div>
  )
}
