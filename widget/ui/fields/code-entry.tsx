import type { ComponentPropsWithRef, ReactNode } from 'react'

import { CODE_CHARACTERS } from '../../../shared/constants.ts'
import { FieldFrame } from './field-frame.tsx'

type CodeEntryProps = Pick<ComponentPropsWithRef<'input'>, 'ref' | 'onKeyDown'> & {
  label: string
  error?: ReactNode
  value: string
  onType: (text: string) => void
  /** The button that uses it. */
  children: ReactNode
}

/** A code, typed as it was printed, and the button beside it. */
export function CodeEntry({ label, error, value, onType, children, ...input }: CodeEntryProps) {
  return (
    <FieldFrame label={label} error={error} latin>
      {(links) => (
        <div className="joined">
          <input
            {...links}
            {...input}
            type="text"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={CODE_CHARACTERS}
            placeholder=" "
            value={value}
            onChange={(event) => onType(event.currentTarget.value)}
          />
          {children}
        </div>
      )}
    </FieldFrame>
  )
}
