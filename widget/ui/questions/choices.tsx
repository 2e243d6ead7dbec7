import { useId } from 'react'

import { FieldNote } from '../fields/field-frame.tsx'
import { useStylesheet } from '../styles/use-stylesheet.ts'
import tickCss from '../controls/checkbox.css'
import type { ControlProps } from './question-field.tsx'

/** One of the options or several, as the hotel says. */
export function Choices({ t, question, given, onGive, error, optional }: ControlProps) {
  useStylesheet(tickCss)
  const id = useId()
  const { multiple, options } = question
  const chosen = given.options ?? []
  const help = multiple ? t('questions.several') : undefined
  const choose = (option: string, isOn: boolean) => {
    if (!multiple) return onGive({ options: [option] })
    onGive({ options: options.map((one) => one.id).filter((one) => (one === option ? isOn : chosen.includes(one))) })
  }
  return (
    <fieldset
      className="question-choices"
      role={multiple ? undefined : 'radiogroup'}
      aria-invalid={!multiple && error ? true : undefined}
      aria-describedby={error || help ? `${id}-note` : undefined}
      tabIndex={-1}
    >
      <legend>
        <bdi>{question.title}</bdi> {optional && <em>{optional}</em>}
      </legend>
      {options.map((option) => (
        <label className="tick" key={option.id}>
          <input
            type={multiple ? 'checkbox' : 'radio'}
            name={`question-${question.id}`}
            value={option.id}
            checked={chosen.includes(option.id)}
            aria-invalid={multiple && error ? true : undefined}
            onChange={(event) => choose(option.id, event.currentTarget.checked)}
          />
          <bdi>{option.title}</bdi>
        </label>
      ))}
      <FieldNote id={`${id}-note`} error={error} help={help} />
    </fieldset>
  )
}
