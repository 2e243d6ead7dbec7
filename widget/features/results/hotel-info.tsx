import { useAtomValue } from 'jotai'

import { LOCALES } from '../../../shared/locales.ts'
import { settingsAtom } from '../../state/settings.ts'
import { useText } from '../../state/texts.ts'
import { Photo } from '../../ui/photo.tsx'

/** Where the guest will stay: pictures and the whole address; what the hotel has not given leaves no frame. */
export function HotelInfo() {
  const t = useText()
  const { hotel_name, lang, address, hotel_photos } = useAtomValue(settingsAtom)
  if (!address && hotel_photos.length === 0) return null
  return (
    <section className="hotel-info line stack" lang={lang ? LOCALES[lang].tag : undefined}>
      <h2>{t('results.hotel')}</h2>
      {address && (
        <address className="small">
          {hotel_name}
          <br />
          {address.post_code} {address.full_address}, {address.country}
        </address>
      )}
      {hotel_photos.length > 0 && (
        <div className="row wrap">
          {hotel_photos.map((photo) => (
            <Photo key={photo.url} className="thumb" url={photo.url} alt={photo.alt} />
          ))}
        </div>
      )}
    </section>
  )
}
