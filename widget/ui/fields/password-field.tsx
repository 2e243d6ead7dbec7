import { useState } from 'react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { FieldFrame, type FieldTexts } from './field-frame.tsx'
import { Icon } from '../icons/icon.tsx'
import { check, minus } from '../icons/signs.ts'
import css from './password-field.css'
import { useStylesheet } from '../styles/use-stylesheet.ts'

type PasswordFieldProps = FieldTexts &
  Omit<ComponentPropsWithRef<'input'>, 'type'> & {
    autoComplete: 'current-password' | 'new-password'
    /** What the button beside it says, while it is hidden and while it is shown. */
    showLabel: string
    hideLabel: string
  }

/** A password that can be looked at while it is typed. */
export function PasswordField(props: PasswordFieldProps) {
  useStylesheet(css)
  const { label, optional, help, error, whole, id, showLabel, hideLabel, ...input } = props
  const [isShown, setShown] = useState(false)
  return (
    <FieldFrame {...{ label, optional, help, error, whole, id }} latin>
      {(links) => (
        <span className="password">
          <input
            {...input}
            {...links}
            type={isShown ? 'text' : 'password'}
            spellCheck={false}
            autoCapitalize="none"
            placeholder=" "
          />
          <button type="button" className="small" aria-pressed={isShown} onClick={() => setShown(!isShown)}>
            {isShown ? hideLabel : showLabel}
          </button>
        </span>
      )}
    </FieldFrame>
  )
}

export type PasswordRule = { id: string; words: ReactNode; isKept: boolean; spoken: string }

/** What a new password needs, each ticked as soon as it is there. */
export function PasswordRules({ label, rules }: { label: string; rules: readonly PasswordRule[] }) {
  useStylesheet(css)
  return (
    <ul className="password-rules tiny" aria-label={label}>
      {rules.map(({ id, words, isKept, spoken }) => (
        <li key={id} className={isKept ? 'kept' : undefined}>
          <Icon of={isKept ? check : minus} />
          <span>{words}</span>
          <span className="unseen">{spoken}</span>
        </li>
      ))}
    </ul>
  )
}
