import { useSetAtom } from 'jotai'
import { useState } from 'react'

import { EMAIL_CHARACTERS, PASSWORD_MAX_CHARACTERS } from '../../../../shared/constants.ts'
import { email as emailFault, normalizeEmail, required } from '../../../../shared/rules/person/names.ts'
import { formatMessage } from '../../../state/messages/messages.ts'
import { useText } from '../../../state/settings/texts.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Field } from '../../../ui/fields/field.tsx'
import { Form } from '../../../ui/fields/form.tsx'
import { passwordErrorPlace } from '../password-error-place.ts'
import { FailedNote } from '../failed-note.tsx'
import { changeEmailAtom } from './profile-state.ts'
import { useSending } from '../sending.ts'

/** The present password says that it is the member who asks. */
export function EmailForm({ onClose }: { onClose: () => void }) {
  const t = useText()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [isChecked, setChecked] = useState(false)
  const change = useSetAtom(changeEmailAtom)
  const { isSending, failed, send } = useSending(async () => {
    await change(normalizeEmail(email), password)
    onClose()
  })
  const wrong = { email: emailFault(email), password: required(password) }
  const isPasswordWrong = passwordErrorPlace(failed) === 'password'
  const message = (key: keyof typeof wrong) => {
    const fault = isChecked ? wrong[key] : null
    return fault && formatMessage(t, { key: fault })
  }
  return (
    <Form
      className="stack account-form"
      busy={isSending}
      onSubmit={() => {
        setChecked(true)
        if (!wrong.email && !wrong.password) send()
      }}
    >
      <Field
        label={t('account.newEmail')}
        name="new_email"
        type="email"
        autoComplete="email"
        maxLength={EMAIL_CHARACTERS}
        required
        value={email}
        error={message('email')}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <Field
        label={t('account.presentPassword')}
        name="password"
        type="password"
        autoComplete="current-password"
        maxLength={PASSWORD_MAX_CHARACTERS}
        required
        value={password}
        error={message('password') ?? (isPasswordWrong && t('account.passwordWrong'))}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      {!isPasswordWrong && <FailedNote failed={failed} />}
      <div className="row wrap">
        <Button type="submit" look="main" busy={isSending}>
          {t('account.changeEmail')}
        </Button>
        <Button onClick={onClose}>{t('common.cancel')}</Button>
      </div>
    </Form>
  )
}
