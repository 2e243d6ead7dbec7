import { useId, type ReactNode } from 'react'
import { minus, plus } from '../icons/signs.ts'
import { RoundButton } from './round-button.tsx'
import { useStylesheet } from '../styles/use-stylesheet.ts'
import css from './stepper.css'

type StepperProps = {
  /** What is counted: the group's name, or the id of what says it on the screen in its own language. */
  label: string | { id: string }
  fewer: string
  more: string
  value: number
  min?: number
  max: number
  step?: number
  onChange: (value: number) => void
  /** How the value is written, where it is not the bare number. */
  shown?: ReactNode
  /** Why there cannot be more, shown at the limit ("Up to 4 guests"). */
  reason?: ReactNode
}

export function Stepper({ label, fewer, more, value, min = 0, max, step = 1, onChange, shown, reason }: StepperProps) {
  useStylesheet(css)
  const note = useId()
  const [isLowest, isHighest] = [value <= min, value >= max]
  const isExplained = isHighest && Boolean(reason)
  return (
    <span className="stepped">
      <span
        className="stepper"
        role="group"
        tabIndex={-1}
        {...named(label)}
        aria-describedby={isExplained ? note : undefined}
      >
        <RoundButton icon={minus} label={fewer} off={isLowest} onClick={() => onChange(Math.max(min, value - step))} />
        <output>{shown ?? value}</output>
        <RoundButton icon={plus} label={more} off={isHighest} onClick={() => onChange(Math.min(max, value + step))} />
      </span>
      {isExplained && (
        <span className="tiny soft" id={note}>
          {reason}
        </span>
      )}
    </span>
  )
}

const named = (label: StepperProps['label']) =>
  typeof label === 'string' ? { 'aria-label': label } : { 'aria-labelledby': label.id }
