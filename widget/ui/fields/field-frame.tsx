import { useId, type ReactNode } from 'react'
import { classNames } from '../styles/class-names.ts'
import css from './field.css'
import { Icon } from '../icons/icon.tsx'
import { alert } from '../icons/signs.ts'
import { useStylesheet } from '../styles/use-stylesheet.ts'

export type FieldTexts = {
  label: ReactNode
  /** The word "Optional" (or a balance), at the end of the label's line: the exception is marked, not the rule. */
  optional?: ReactNode
  help?: ReactNode
  /** Takes the place of the help while it is there. */
  error?: ReactNode
  /** Over both columns. */
  whole?: boolean
}
export type ControlLinks = { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true }
type FieldFrameProps = FieldTexts & { latin?: boolean; id?: string; children: (links: ControlLinks) => ReactNode }

/** Label, control, and what belongs to them, tied together by id. */
export function FieldFrame({ label, optional, help, error, whole, latin, id, children }: FieldFrameProps) {
  useStylesheet(css)
  const made = useId()
  const control = id ?? made
  const note = `${control}-note`
  const links: ControlLinks = {
    id: control,
    ...(Boolean(error || help) && { 'aria-describedby': note }),
    ...(Boolean(error) && { 'aria-invalid': true }),
  }
  return (
    <div className={classNames('field', whole && 'whole', latin && 'latin')}>
      <label htmlFor={control}>
        <span>{label}</span>
        {optional && <em>{optional}</em>}
      </label>
      {children(links)}
      <FieldNote id={note} error={error} help={help} />
    </div>
  )
}

export function FieldNote({ id, error, help }: { id: string; error?: ReactNode; help?: ReactNode }) {
  if (error)
    return (
      <span className="wrong" id={id}>
        <Icon of={alert} />
        <span>{error}</span>
      </span>
    )
  if (!help) return null
  return (
    <span className="help" id={id}>
      {help}
    </span>
  )
}
