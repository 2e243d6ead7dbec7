import { useStylesheet } from '../styles/use-stylesheet.ts'
import css from './steps.css'

type StepsProps = { label: string; steps: readonly string[]; current: number }

export function Steps({ label, steps, current }: StepsProps) {
  useStylesheet(css)
  return (
    <ol className="steps" aria-label={label}>
      {steps.map((step, at) => (
        <li key={step} className={at < current ? 'done' : undefined} aria-current={at === current ? 'step' : undefined}>
          {step}
        </li>
      ))}
    </ol>
  )
}
