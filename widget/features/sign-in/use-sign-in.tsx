import { useAtomValue, useSetAtom } from 'jotai'

import { Late } from '../../state/late.ts'
import { isSignUpOfferedAtom, memberSettingsAtom } from '../../state/member-settings.ts'
import { useText } from '../../state/texts.ts'
import { CurrentPassword, EmailField } from './fields.tsx'
import { signInAtom, signInForm } from './sign-in-form.ts'
import { Way } from './way.tsx'

const externalButtons = () => import('./external-buttons.tsx').then(({ ExternalButtons }) => ExternalButtons)
const EXTERNAL = ['external'] as const

/** The form that signs in, on whichever page it stands. */
export function useSignIn() {
  const t = useText()
  const onSubmit = useSetAtom(signInAtom)
  const title = t('signIn.title')
  return {
    form: signInForm,
    title,
    button: title,
    onSubmit,
    after: <Others />,
    children: (
      <>
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
      {external_sign_in.length > 0 && <Late load={externalButtons} parts={EXTERNAL} props={{}} />}
      <Way to="forgotPassword">{t('signIn.forgot')}</Way>
      <Way to="resendConfirmation">{t('signIn.noMail')}</Way>
      <Way to="lookup">{t('signIn.toLookup')}</Way>
      {isSignUpOffered && <Way to="signUp">{t('signIn.toSignUp')}</Way>}
    </>
  )
}
