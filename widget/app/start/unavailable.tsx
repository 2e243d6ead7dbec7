import { useSetAtom } from 'jotai'

import { HotelPhone } from '../../features/results/detail/hotel-phone.tsx'
import { useText } from '../../state/settings/texts.ts'
import { Button } from '../../ui/controls/button.tsx'
import { MiddlePage } from '../../ui/layout/middle-page.tsx'
import { comeBackAtom } from '../pages/availability.ts'
import { ScreenLink } from '../header/screen-link.tsx'

/** The server rests: the way back to where the guest was (RESP-013), the search, and somebody to ask meanwhile. */
export default function Unavailable() {
  const t = useText()
  const comeBack = useSetAtom(comeBackAtom)
  return (
    <MiddlePage title={t('core.unavailableTitle')} takesFocus={false}>
      <p>{t('document.unavailableText')}</p>
      <div className="row wrap">
        <Button look="main" onClick={() => void comeBack()}>
          {t('core.tryAgain')}
        </Button>
        <ScreenLink target={{ to: 'result' }} look="quiet">
          {t('core.toRooms')}
        </ScreenLink>
      </div>
      <HotelPhone />
    </MiddlePage>
  )
}
