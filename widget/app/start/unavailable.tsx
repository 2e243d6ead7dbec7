import { useSetAtom } from 'jotai'

import { useText } from '../../state/settings/texts.ts'
import { Button } from '../../ui/controls/button.tsx'
import { PageTitle } from '../../ui/layout/page-title.tsx'
import { comeBackAtom } from '../pages/availability.ts'
import { ScreenLink } from '../header/screen-link.tsx'

/** The server rests: one way on, which leads back to where the guest was (RESP-013). */
export default function Unavailable() {
  const t = useText()
  const comeBack = useSetAtom(comeBackAtom)
  return (
    <div className="pages">
      <div className="stack narrow">
        <PageTitle>{t('core.unavailableTitle')}</PageTitle>
        <p>{t('document.unavailableText')}</p>
        <p>
          <Button look="main" onClick={() => void comeBack()}>
            {t('core.tryAgain')}
          </Button>
        </p>
        <p>
          <ScreenLink target={{ to: 'result' }}>{t('core.toRooms')}</ScreenLink>
        </p>
      </div>
    </div>
  )
}
