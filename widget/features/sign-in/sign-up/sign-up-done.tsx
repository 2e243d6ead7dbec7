import { useText } from '../../../state/texts.ts'
import { MiddlePage } from '../../../ui/middle-page.tsx'
import { Way } from '../way.tsx'

/** The account is open. */
export default function SignUpDone() {
  const t = useText()
  return (
    <MiddlePage title={t('signUp.doneTitle')}>
      <p>{t('signUp.doneText')}</p>
      <div className="row wrap">
        <Way to="signIn" button="main">
          {t('signIn.title')}
        </Way>
        <Way to="result" button="quiet">
          {t('core.toRooms')}
        </Way>
      </div>
    </MiddlePage>
  )
}
