import { usePointName } from '../../../state/settings/point-name.ts'
import { useText } from '../../../state/settings/texts.ts'
import { MiddlePage } from '../../../ui/layout/middle-page.tsx'
import { SignInScreenLink } from '../screen-link.tsx'

/** After an account was deleted for good. */
export default function MemberDeleted() {
  const t = useText()
  const name = usePointName('signUp.pointName')
  return (
    <MiddlePage title={t('signUp.deletedTitle')}>
      <p>{t('signUp.deletedText', { name })}</p>
      <div>
        <SignInScreenLink to="result" button="main">
          {t('core.toRooms')}
        </SignInScreenLink>
      </div>
    </MiddlePage>
  )
}
