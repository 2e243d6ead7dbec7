import type { ComponentPropsWithRef } from 'react'
import { FieldFrame, type FieldTexts } from '../fields/field-frame.tsx'
import { Icon } from '../icons/icon.tsx'
import { down } from '../icons/signs.ts'

export type SelectOption = { value: string; label: string; disabled?: boolean; lang?: string }
type SelectProps = FieldTexts &
  Omit<ComponentPropsWithRef<'select'>, 'multiple' | 'children'> & {
    choices: readonly SelectOption[]
    /** The line that stands while nothing is chosen. */
    empty?: string
  }

export function Select({ label, optional, help, error, whole, id, choices, empty, ...select }: SelectProps) {
  return (
    <FieldFrame {...{ label, optional, help, error, whole, id }}>
      {(links) => (
        <span className="chooser">
          <select {...select} {...links}>
            {empty !== undefined && <option value="">{empty}</option>}
            {choices.map((choice) => (
              <option key={choice.value} value={choice.value} disabled={choice.disabled} lang={choice.lang}>
                {choice.label}
              </option>
            ))}
          </select>
          <Icon of={down} />
        </span>
      )}
    </FieldFrame>
  )
}
