import { useStylesheet } from '../styles/use-stylesheet.ts'
import css from './segments.css'

type SegmentsProps<Value extends string> = {
  label: string
  segments: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
}

export function Segments<Value extends string>({ label, segments, value, onChange }: SegmentsProps<Value>) {
  useStylesheet(css)
  return (
    <div className="segments" role="group" aria-label={label}>
      {segments.map((segment) => (
        <button
          key={segment.value}
          type="button"
          aria-pressed={segment.value === value}
          onClick={() => onChange(segment.value)}
        >
          {segment.label}
        </button>
      ))}
    </div>
  )
}
