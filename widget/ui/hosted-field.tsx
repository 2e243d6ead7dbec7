import { useId, type ReactNode, type Ref } from 'react'
import { classNames } from './class-names.ts'
import { FieldNote, type FieldTexts } from './field-frame.tsx'
import css from './field.css'
import { useStyle } from './sheet.ts'

type HostedFieldProps = Omit<FieldTexts, 'optional'> & {
  /** Where the payment provider puts its own frame. */
  place: Ref<HTMLSpanElement>
  ready: boolean
  children?: ReactNode
}

/** The box of a field that belongs to the payment provider: dashed until its frame has come, then like any other. */
export function HostedField({ label, help, error, whole, place, ready, children }: HostedFieldProps) {
  useStyle(css)
  const id = useId()
  const names = classNames('hosted', Boolean(error) && 'wrong-value')
  const described = error || help ? `${id}-note` : undefined
  return (
    <div
      className={classNames('field', whole && 'whole')}
      role="group"
      aria-labelledby={id}
      aria-describedby={described}
    >
      <span className="label" id={id}>
        {label}
      </span>
      <span className={names} ref={place} aria-busy={!ready}>
        {children}
      </span>
      <FieldNote id={`${id}-note`} error={error} help={help} />
    </div>
  )
}
