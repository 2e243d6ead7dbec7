import { HotelPhone } from '../../features/results/detail/hotel-phone.tsx'
import { useText } from '../../state/settings/texts.ts'
import { MiddlePage } from '../../ui/layout/middle-page.tsx'
import { ScreenLink } from '../header/screen-link.tsx'

export default function NotFound() {
  const t = useText()
  return (
    <MiddlePage title={t('document.notFoundTitle')} takesFocus={false}>
      <p>{t('document.notFoundText')}</p>
      <div>
        <ScreenLink target={{ to: 'result' }} look="main">
          {t('core.toRooms')}
        </ScreenLink>
      </div>
      <HotelPhone />
    </MiddlePage>
  )
}
