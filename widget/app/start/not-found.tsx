import { useText } from '../../state/settings/texts.ts'
import { PageTitle } from '../../ui/layout/page-title.tsx'
import { ScreenLink } from '../header/screen-link.tsx'

export default function NotFound() {
  const t = useText()
  return (
    <div className="pages">
      <div className="stack narrow">
        <PageTitle>{t('document.notFoundTitle')}</PageTitle>
        <p>{t('document.notFoundText')}</p>
        <p>
          <ScreenLink target={{ to: 'result' }} look="main">
            {t('core.toRooms')}
          </ScreenLink>
        </p>
      </div>
    </div>
  )
}
