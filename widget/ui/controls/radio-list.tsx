import { useId, type ReactNode } from 'react'
import { classNames } from '../styles/class-names.ts'
import css from './radio-list.css'
import { useStylesheet } from '../styles/use-stylesheet.ts'

export type RadioLine<Value extends string> = {
  value: Value
  label: ReactNode
  /** At the end of the line: marks, or an icon. */
  sign?: ReactNode
  /** What choosing it means. */
  note?: ReactNode
  /** Why it cannot be chosen; the line stays visible. */
  disabledReason?: ReactNode
  /** Shown inside the chosen line. */
  fields?: ReactNode
}
type RadioListProps<Value extends string> = {
  label: string
  lines: readonly RadioLine<Value>[]
  value: Value | null
  onChange: (value: Value) => void
}

/** One ruled list of radios; the chosen one opens. */
export function RadioList<Value extends string>({ label, lines, value, onChange }: RadioListProps<Value>) {
  useStylesheet(css)
  const name = useId()
  return (
    <fieldset className="methods">
      <legend className="unseen">{label}</legend>
      {lines.map((line) => (
        <RadioItem
          key={line.value}
          {...{ line, name }}
          isChosen={line.value === value}
          onChoose={() => onChange(line.value)}
        />
      ))}
    </fieldset>
  )
}

type RadioItemProps = { line: RadioLine<string>; name: string; isChosen: boolean; onChoose: () => void }

function RadioItem({ line, name, isChosen, onChoose }: RadioItemProps) {
  const why = line.disabledReason ?? line.note
  const id = `${name}-${line.value}`
  const isOff = Boolean(line.disabledReason)
  return (
    <div className={classNames('method', isOff && 'off')}>
      <label>
        <input
          type="radio"
          name={name}
          value={line.value}
          checked={isChosen}
          disabled={isOff}
          onChange={onChoose}
          aria-labelledby={id}
          aria-describedby={why ? `${id}-why` : undefined}
        />
        <b id={id}>{line.label}</b>
        {line.sign ?? <span />}
        {why && (
          <span className={classNames('why small', !isOff && 'soft')} id={`${id}-why`}>
            {why}
          </span>
        )}
      </label>
      {isChosen && line.fields && <div className="inside">{line.fields}</div>}
    </div>
  )
}
