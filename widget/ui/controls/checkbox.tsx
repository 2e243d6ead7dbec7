import { useId, type ComponentPropsWithRef, type ReactNode } from 'react'
import { classNames } from '../styles/class-names.ts'
import { FieldNote } from '../fields/field-frame.tsx'
import { useStylesheet } from '../styles/use-stylesheet.ts'
import css from './checkbox.css'

type CheckboxProps = Omit<ComponentPropsWithRef<'input'>, 'type'> & {
  help?: ReactNode
  error?: ReactNode
  whole?: boolean
}

/** A checkbox; its children are its label and may hold links. */
export function Checkbox({ help, error, whole, children, ...input }: CheckboxProps) {
  useStylesheet(css)
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
