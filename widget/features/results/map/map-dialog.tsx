import { useAtomValue } from 'jotai'

import { ownLanguage } from '../../../lib/own-language.ts'
import { settingsAtom } from '../../../state/settings/settings.ts'
import { useText } from '../../../state/settings/texts.ts'
import { Dialog } from '../../../ui/layout/dialog.tsx'
import css from '../../../ui/styles/base/detail.css'
import { useStylesheet } from '../../../ui/styles/use-stylesheet.ts'
import { HotelMap } from './map.tsx'

/** Where the hotel is, by itself. */
export function MapDialog({ onClose }: { onClose: () => void }) {
  useStylesheet(css)
  const t = useText()
  const { hotel_name, lang } = useAtomValue(settingsAtom)
  return (
    <Dialog
      shape="wide"
      title={<bdi lang={ownLanguage(lang)}>{hotel_name}</bdi>}
      closeLabel={t('core.close')}
      onClose={onClose}
      bare
    >
      <div className="detail">
        <HotelMap />
      </div>
    </Dialog>
  )
}
