import { useText } from '../../../state/settings/texts.ts'
import { Dialog } from '../../../ui/layout/dialog.tsx'
import css from '../../../ui/styles/base/detail.css'
import { useStylesheet } from '../../../ui/styles/use-stylesheet.ts'
import { HotelMap } from './map.tsx'

/** Where the hotel is, by itself. */
export function MapDialog({ onClose }: { onClose: () => void }) {
  useStylesheet(css)
  const t = useText()
  return (
    <Dialog shape="wide" title={t('detail.where')} closeLabel={t('core.close')} onClose={onClose} bare>
      <div className="detail">
        <HotelMap isAlone />
      </div>
    </Dialog>
  )
}
