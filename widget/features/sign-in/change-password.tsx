import { atom, useSetAtom } from 'jotai'
import { useState } from 'react'

import { accounts } from '../../../shared/contract/accounts.ts'
import { environmentAtom } from '../../state/environment.ts'
import { settingsAtom } from '../../state/settings/settings.ts'
import { useText } from '../../state/settings/texts.ts'
import { repeatedPasswordError, NewPasswordFields, newPasswordError } from './fields.tsx'
import { fieldErrorsOf, formOf } from '../../state/form.ts'
import { FormPage } from './form-page.tsx'
import { forgetSecretAtom, secretAtom } from '../../state/navigation/secret.ts'
import { MiddlePage } from '../../ui/layout/middle-page.tsx'
import { SignInScreenLink } from './screen-link.tsx'

const NOTHING = { password: '', password_confirmation: '' }
const form = formOf(NOTHING, { fields: { password: 'password' } })

const changeAtom = atom(null, async (get, set, reset_password_token: string): Promise<boolean> => {
  const { password, password_confirmation } = get(form.valuesAtom)
  const faults = fieldErrorsOf({
    password: newPasswordError(password),
    password_confirmation: repeatedPasswordError(password_confirmation, password),
  })
  const body = { reset_password_token, password, password_confirmation }
  const isDone = await set(form.sendAtom, faults, async () => {
    await get(environmentAtom).api(
      accounts.updatePassword,
      { hotelId: get(settingsAtom).hotel_id, body },
      { isSilent: true },
    )
  })
  if (!isDone) return false
  set(form.valuesAtom, NOTHING)
  set(forgetSecretAtom)
  return true
})

/** A new password by the link of a mail (MEMBER-044); without its token there is nothing to set. */
export default function ChangePassword() {
  const t = useText()
  const takeSecret = useSetAtom(secretAtom)
  const change = useSetAtom(changeAtom)
  const [token] = useState(() => takeSecret('reset_password_token'))
  const [isDone, setDone] = useState(false)
  if (isDone) return <Changed />
  if (token === null) return <Invalid />
  const submit = async () => setDone(await change(token))
  return (
    <FormPage form={form} title={t('signIn.changeTitle')} button={t('signIn.changeButton')} onSubmit={submit}>
      <NewPasswordFields form={form} />
    </FormPage>
  )
}

function Changed() {
  const t = useText()
  return (
    <MiddlePage title={t('signIn.changedTitle')}>
      <p>{t('signIn.changedText')}</p>
      <div>
        <SignInScreenLink to="signIn" button="main">
          {t('signIn.title')}
        </SignInScreenLink>
      </div>
    </MiddlePage>
  )
}

function Invalid() {
  const t = useText()
  return (
    <MiddlePage title={t('signIn.linkTitle')}>
      <p role="alert">{t('signIn.linkText')}</p>
      <div>
        <SignInScreenLink to="forgotPassword" button="main">
          {t('signIn.forgotTitle')}
        </SignInScreenLink>
      </div>
    </MiddlePage>
  )
}
