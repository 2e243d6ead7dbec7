import { useAtomValue } from 'jotai'

import { ownLanguage } from '../../lib/own-language.ts'
import { settingsAtom } from '../../state/settings.ts'
import { useText } from '../../state/texts.ts'
import { Dialog } from '../../ui/dialog.tsx'
import css from '../../ui/look/detail.css'
import { useStyle } from '../../ui/sheet.ts'
import { HotelMap } from './map.tsx'

/** Where the hotel is, by itself. */
export function MapDialog({ onClose }: { onClose: () => void }) {
  useStyle(css)
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
