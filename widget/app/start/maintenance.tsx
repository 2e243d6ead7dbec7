import { useAtomValue } from 'jotai'

import { HotelPhone } from '../../features/results/detail/hotel-phone.tsx'
import { siteAtom } from '../../state/settings/site.ts'
import { useText } from '../../state/settings/texts.ts'
import { MiddlePage } from '../../ui/layout/middle-page.tsx'
import { ScreenLink } from '../header/screen-link.tsx'

/** The hotel works on its booking: why and until when in its own words, and the way back in (ROUTE-065). */
export default function Maintenance() {
  const t = useText()
  const { maintenance } = useAtomValue(siteAtom)
  return (
    <MiddlePage title={t('document.maintenanceTitle')} takesFocus={false}>
      <p>{maintenance?.text || t('document.maintenanceText')}</p>
      <div>
        <ScreenLink target={{ to: 'result' }} look="main">
          {t('core.toRooms')}
        </ScreenLink>
      </div>
      <HotelPhone />
    </MiddlePage>
  )
}
