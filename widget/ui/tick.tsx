import { useId, type ComponentPropsWithRef, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { FieldNote } from './field-frame.tsx'
import { useStyle } from './sheet.ts'
import css from './tick.css'

type TickProps = Omit<ComponentPropsWithRef<'input'>, 'type'> & { help?: ReactNode; error?: ReactNode; whole?: boolean }

/** A checkbox; its children are its label and may hold links. */
export function Tick({ help, error, whole, children, ...input }: TickProps) {
  useStyle(css)
  const note = useId()
  const described = error || help ? note : undefined
  return (
    <div className={classNames('ticked', whole && 'whole')}>
      <label className="tick">
        <input {...input} type="checkbox" aria-describedby={described} aria-invalid={error ? true : undefined} />
        <span className="small">{children}</span>
      </label>
      <FieldNote id={note} error={error} help={help} />
    </div>
  )
}
