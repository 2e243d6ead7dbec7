import { usePointName } from '../../../state/settings/point-name.ts'
import { useText } from '../../../state/settings/texts.ts'
import { MiddlePage } from '../../../ui/layout/middle-page.tsx'
import { SignInScreenLink } from '../screen-link.tsx'

/** Where a chatbot leads whoever is no member yet; the form is the next page (ROUTE-032). */
export default function ChatSignUp() {
  const t = useText()
  const name = usePointName('signUp.pointName')
  return (
    <MiddlePage title={t('signUp.title')}>
      <p>{t('signUp.lead', { name })}</p>
      <div className="row wrap">
        <SignInScreenLink to="chatSignUpForm" button="main">
          {t('signUp.title')}
        </SignInScreenLink>
        <SignInScreenLink to="signIn" button="quiet">
          {t('signUp.toSignIn')}
        </SignInScreenLink>
      </div>
    </MiddlePage>
  )
}
