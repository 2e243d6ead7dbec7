import { useSetAtom } from 'jotai'
import { useState } from 'react'

import { PASSWORD_MAX_CHARACTERS } from '../../../../shared/constants.ts'
import { passwordErrors } from '../../../../shared/rules/person/password.ts'
import type { PasswordError } from '../../../../shared/rules/person/password.ts'
import { formatMessage, notifyAtom } from '../../../state/messages/messages.ts'
import type { Message } from '../../../state/messages/messages.ts'
import { shownOf } from '../../../state/messages/failures.ts'
import { useText } from '../../../state/settings/texts.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Field } from '../../../ui/fields/field.tsx'
import { Form } from '../../../ui/fields/form.tsx'
import { passwordErrorPlace } from '../password-error-place.ts'
import { FailedNote } from '../failed-note.tsx'
import { changePasswordAtom } from './profile-state.ts'
import type { PasswordChange } from './profile-state.ts'
import { useSending } from '../sending.ts'

const RULES = {
  short: 'account.passwordShort',
  long: 'account.passwordLong',
  upper: 'account.passwordUpper',
  lower: 'account.passwordLower',
  digit: 'account.passwordDigit',
} as const satisfies Record<PasswordError, string>

const FIELDS = {
  current_password: { label: 'account.presentPassword', fills: 'current-password' },
  password: { label: 'account.newPassword', fills: 'new-password' },
  password_confirmation: { label: 'account.newPasswordAgain', fills: 'new-password' },
} as const satisfies Record<keyof PasswordChange, { label: string; fills: string }>
const NAMES = ['current_password', 'password', 'password_confirmation'] as const

type Wrong = Partial<Record<keyof PasswordChange, Message>>

function wrongOf({ current_password, password, password_confirmation: again }: PasswordChange): Wrong {
  const faults = passwordErrors(password)
  return {
    ...(current_password === '' && { current_password: { key: 'errors.required' } }),
    ...(faults.length > 0 && { password: { each: faults.map((fault) => ({ key: RULES[fault] })) } }),
    ...(again !== password && { password_confirmation: { key: 'account.passwordMismatch' } }),
  }
}

/** By the rules of the sign-up; what the provider says stands at the password it is about (1300, 1302). */
export function PasswordForm({ onClose }: { onClose: () => void }) {
  const t = useText()
  const [typed, setTyped] = useState<PasswordChange>({ current_password: '', password: '', password_confirmation: '' })
  const [isChecked, setChecked] = useState(false)
  const change = useSetAtom(changePasswordAtom)
  const notify = useSetAtom(notifyAtom)
  const { isSending, failed, send } = useSending(async () => {
    await change(typed)
    notify({ id: 'account', message: { key: 'account.passwordChanged' } })
    onClose()
  })
  const wrong = wrongOf(typed)
  const place = passwordErrorPlace(failed)
  const refused: Wrong = {
    ...(failed && place === 'newPassword' && { password: shownOf(failed).message }),
    ...(place === 'password' && { current_password: { key: 'account.passwordWrong' } }),
  }
  const shown: Wrong = { ...refused, ...(isChecked && wrong) }
  return (
    <Form
      className="stack account-form"
      busy={isSending}
      onSubmit={() => {
        setChecked(true)
        if (Object.keys(wrong).length === 0) send()
      }}
    >
      {NAMES.map((name) => {
        const { label, fills } = FIELDS[name]
        const message = shown[name]
        return (
          <Field
            key={name}
            label={t(label)}
            name={name}
            type="password"
            autoComplete={fills}
            maxLength={PASSWORD_MAX_CHARACTERS}
            required
            value={typed[name]}
            error={message && formatMessage(t, message)}
            help={name === 'password' && t('account.passwordHelp')}
            onChange={(event) => {
              const { value } = event.currentTarget
              setTyped((before) => ({ ...before, [name]: value }))
            }}
          />
        )
      })}
      {place === null && <FailedNote failed={failed} />}
      <div className="row wrap">
        <Button type="submit" look="main" busy={isSending}>
          {t('account.changePassword')}
        </Button>
        <Button onClick={onClose}>{t('common.cancel')}</Button>
      </div>
    </Form>
  )
}
