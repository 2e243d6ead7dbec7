import { useSetAtom } from 'jotai'
import { useState } from 'react'

import { PASSWORD_MAX_CHARACTERS } from '../../../shared/constants.ts'
import { passwordFaults } from '../../../shared/rules/password.ts'
import type { PasswordFault } from '../../../shared/rules/password.ts'
import { say, tellAtom } from '../../state/banner.ts'
import type { Told } from '../../state/banner.ts'
import { shownOf } from '../../state/failures.ts'
import { useText } from '../../state/texts.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { faultOf } from './fault-of.ts'
import { FailedNote } from './failed-note.tsx'
import { changePasswordAtom } from './profile-state.ts'
import type { NewPassword } from './profile-state.ts'
import { useSending } from './sending.ts'

const RULES = {
  short: 'account.passwordShort',
  long: 'account.passwordLong',
  upper: 'account.passwordUpper',
  lower: 'account.passwordLower',
  digit: 'account.passwordDigit',
} as const satisfies Record<PasswordFault, string>

const FIELDS = {
  current_password: { label: 'account.presentPassword', fills: 'current-password' },
  password: { label: 'account.newPassword', fills: 'new-password' },
  password_confirmation: { label: 'account.newPasswordAgain', fills: 'new-password' },
} as const satisfies Record<keyof NewPassword, { label: string; fills: string }>
const NAMES = ['current_password', 'password', 'password_confirmation'] as const

type Wrong = Partial<Record<keyof NewPassword, Told>>

function wrongOf({ current_password, password, password_confirmation: again }: NewPassword): Wrong {
  const faults = passwordFaults(password)
  return {
    ...(current_password === '' && { current_password: { key: 'errors.required' } }),
    ...(faults.length > 0 && { password: { each: faults.map((fault) => ({ key: RULES[fault] })) } }),
    ...(again !== password && { password_confirmation: { key: 'account.passwordMismatch' } }),
  }
}

/** By the rules of the sign-up; what the provider says stands at the password it is about (1300, 1302). */
export function PasswordForm({ onClose }: { onClose: () => void }) {
  const t = useText()
  const [typed, setTyped] = useState<NewPassword>({ current_password: '', password: '', password_confirmation: '' })
  const [isChecked, setChecked] = useState(false)
  const change = useSetAtom(changePasswordAtom)
  const tell = useSetAtom(tellAtom)
  const { isSending, failed, send } = useSending(async () => {
    await change(typed)
    tell({ id: 'account', told: { key: 'account.passwordChanged' } })
    onClose()
  })
  const wrong = wrongOf(typed)
  const place = faultOf(failed)
  const refused: Wrong = {
    ...(failed && place === 'newPassword' && { password: shownOf(failed).told }),
    ...(place === 'password' && { current_password: { key: 'account.passwordWrong' } }),
  }
  const shown: Wrong = { ...refused, ...(isChecked && wrong) }
  return (
    <form
      className="stack account-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setChecked(true)
        if (Object.keys(wrong).length === 0) send()
      }}
    >
      {NAMES.map((name) => {
        const { label, fills } = FIELDS[name]
        const told = shown[name]
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
            error={told && say(t, told)}
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
    </form>
  )
}
