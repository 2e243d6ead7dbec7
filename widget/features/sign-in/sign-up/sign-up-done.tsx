import { useText } from '../../../state/settings/texts.ts'
import { MiddlePage } from '../../../ui/layout/middle-page.tsx'
import { SignInScreenLink } from '../screen-link.tsx'

/** The account is open. */
export default function SignUpDone() {
  const t = useText()
  return (
    <MiddlePage title={t('signUp.doneTitle')}>
      <p>{t('signUp.doneText')}</p>
      <div className="row wrap">
        <SignInScreenLink to="signIn" button="main">
          {t('signIn.title')}
        </SignInScreenLink>
        <SignInScreenLink to="result" button="quiet">
          {t('core.toRooms')}
        </SignInScreenLink>
      </div>
    </MiddlePage>
  )
}
