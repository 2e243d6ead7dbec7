import { useText } from '../../../state/texts.ts'
import { MiddlePage } from '../../../ui/middle-page.tsx'
import { Way } from '../way.tsx'

/** After an account was deleted for good. */
export default function MemberDeleted() {
  const t = useText()
  return (
    <MiddlePage title={t('signUp.deletedTitle')}>
      <p>{t('signUp.deletedText')}</p>
      <div>
        <Way to="result" button="main">
          {t('core.toRooms')}
        </Way>
      </div>
    </MiddlePage>
  )
}
