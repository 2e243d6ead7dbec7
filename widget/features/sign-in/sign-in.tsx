import { useAtomValue, useSetAtom } from 'jotai'

import { Late } from '../../state/late.ts'
import { isSignUpOfferedAtom, memberSettingsAtom } from '../../state/member-settings.ts'
import { useText } from '../../state/texts.ts'
import { CurrentPassword, EmailField } from './fields.tsx'
import { FormPage } from './form-page.tsx'
import { signInAtom, signInForm } from './sign-in-form.ts'
import { Way } from './way.tsx'

const externalButtons = () => import('./external-buttons.tsx').then(({ ExternalButtons }) => ExternalButtons)
const EXTERNAL = ['external'] as const

/** By e-mail address and password (specification 6, "Member"). */
export default function SignIn() {
  const t = useText()
  const signIn = useSetAtom(signInAtom)
  return (
    <FormPage
      form={signInForm}
      title={t('signIn.title')}
      button={t('signIn.title')}
      onSubmit={signIn}
      after={<Others />}
    >
      <EmailField form={signInForm} fills="username" />
      <CurrentPassword form={signInForm} />
    </FormPage>
  )
}

function Others() {
  const t = useText()
  const isSignUpOffered = useAtomValue(isSignUpOfferedAtom)
  const { external_sign_in } = useAtomValue(memberSettingsAtom)
  return (
    <>
      {external_sign_in.length > 0 && <Late load={externalButtons} parts={EXTERNAL} props={{}} />}
      <Way to="forgotPassword">{t('signIn.forgot')}</Way>
      <Way to="resendConfirmation">{t('signIn.noMail')}</Way>
      <Way to="lookup">{t('signIn.toLookup')}</Way>
      {isSignUpOffered && <Way to="signUp">{t('signIn.toSignUp')}</Way>}
    </>
  )
}
