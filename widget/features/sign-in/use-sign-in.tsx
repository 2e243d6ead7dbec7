import { useAtomValue, useSetAtom } from 'jotai'

import { Lazy } from '../../state/lazy.ts'
import { isSignUpOfferedAtom, memberSettingsAtom } from '../../state/session/member-settings.ts'
import { useText } from '../../state/settings/texts.ts'
import { CurrentPassword, EmailField } from './fields.tsx'
import { submitSignInAtom, signInForm } from './sign-in-form.ts'
import { Unconfirmed } from './unconfirmed.tsx'
import { SignInScreenLink } from './screen-link.tsx'

const externalButtons = () => import('./external-buttons.tsx').then(({ ExternalButtons }) => ExternalButtons)
const EXTERNAL = ['external'] as const

/** The form that signs in, on whichever page it stands. */
export function useSignIn() {
  const t = useText()
  const onSubmit = useSetAtom(submitSignInAtom)
  const title = t('signIn.title')
  return {
    form: signInForm,
    title,
    button: title,
    onSubmit,
    after: <Others />,
    children: (
      <>
        <Unconfirmed />
        <EmailField form={signInForm} fills="username" />
        <CurrentPassword form={signInForm} />
      </>
    ),
  }
}

function Others() {
  const t = useText()
  const isSignUpOffered = useAtomValue(isSignUpOfferedAtom)
  const { external_sign_in } = useAtomValue(memberSettingsAtom)
  return (
    <>
      {external_sign_in.length > 0 && <Lazy load={externalButtons} parts={EXTERNAL} props={{}} />}
      <SignInScreenLink to="forgotPassword">{t('signIn.forgot')}</SignInScreenLink>
      <SignInScreenLink to="resendConfirmation">{t('signIn.noMail')}</SignInScreenLink>
      <SignInScreenLink to="lookup">{t('signIn.toLookup')}</SignInScreenLink>
      {isSignUpOffered && <SignInScreenLink to="signUp">{t('signIn.toSignUp')}</SignInScreenLink>}
    </>
  )
}
