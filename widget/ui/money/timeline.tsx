import type { ReactNode } from 'react'
import { useStylesheet } from '../styles/use-stylesheet.ts'
import css from './timeline.css'

export type TimelineStep = {
  id: string
  kind: 'free' | 'part' | 'all'
  when: ReactNode
  amount: ReactNode
  caption?: ReactNode
}

/** The cancellation policy: fees in money, the percentage as a caption. */
export function Timeline({ steps }: { steps: readonly TimelineStep[] }) {
  useStylesheet(css)
  return (
    <ol className="timeline">
      {steps.map((step) => (
        <li key={step.id} className={step.kind}>
          <span>{step.when}</span>
          <b>{step.amount}</b>
          {step.caption && <small>{step.caption}</small>}
        </li>
      ))}
    </ol>
  )
}
