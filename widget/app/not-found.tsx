import { useText } from '../state/texts.ts'
import { PageTitle } from '../ui/page-title.tsx'
import { ScreenLink } from './screen-link.tsx'

export default function NotFound() {
  const t = useText()
  return (
    <main className="pages">
      <div className="stack narrow">
        <PageTitle>{t('core.notFoundTitle')}</PageTitle>
        <p>{t('core.notFoundText')}</p>
        <p>
          <ScreenLink target={{ to: 'result' }} look="main">
            {t('core.toRooms')}
          </ScreenLink>
        </p>
      </div>
    </main>
  )
}
