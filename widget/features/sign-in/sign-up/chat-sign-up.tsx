import { useText } from '../../../state/texts.ts'
import { MiddlePage } from '../../../ui/middle-page.tsx'
import { Way } from '../way.tsx'

/** Where a chatbot leads whoever is no member yet; the form is the next page (specification 2.1). */
export default function ChatSignUp() {
  const t = useText()
  return (
    <MiddlePage title={t('signUp.title')}>
      <p>{t('signUp.lead')}</p>
      <div className="row wrap">
        <Way to="chatSignUpForm" button="main">
          {t('signUp.title')}
        </Way>
        <Way to="signIn" button="quiet">
          {t('signUp.toSignIn')}
        </Way>
      </div>
    </MiddlePage>
  )
}
