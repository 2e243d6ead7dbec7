import { useAtomValue } from 'jotai'

import { siteAtom } from '../../state/settings/site.ts'
import { useText } from '../../state/settings/texts.ts'
import { PageTitle } from '../../ui/layout/page-title.tsx'
import { ScreenLink } from '../header/screen-link.tsx'

/** The hotel works on its booking: why and until when in its own words, and the way back in (ROUTE-065). */
export default function Maintenance() {
  const t = useText()
  const { maintenance } = useAtomValue(siteAtom)
  return (
    <div className="pages">
      <div className="stack narrow">
        <PageTitle>{t('document.maintenanceTitle')}</PageTitle>
        <p>{maintenance?.text || t('document.maintenanceText')}</p>
        <p>
          <ScreenLink target={{ to: 'result' }} look="main">
            {t('core.toRooms')}
          </ScreenLink>
        </p>
      </div>
    </div>
  )
}
