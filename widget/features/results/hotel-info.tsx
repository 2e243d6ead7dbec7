import { useAtomValue } from 'jotai'

import { LOCALES } from '../../../shared/locales.ts'
import { ownLanguage } from '../../lib/own-language.ts'
import { placeSettingsAtom } from '../../state/place-settings.ts'
import { settingsAtom } from '../../state/settings.ts'
import { useLocale, useText } from '../../state/texts.ts'
import { Photo } from '../../ui/photo.tsx'

/** Where the guest will stay: pictures and the whole address; what the hotel has not given leaves no frame. */
export function HotelInfo() {
  const t = useText()
  const locale = useLocale()
  const { hotel_name, lang } = useAtomValue(settingsAtom)
  const { address, hotel_photos } = useAtomValue(placeSettingsAtom)
  if (!address && hotel_photos.length === 0) return null
  return (
    <section className="hotel-info line stack">
      <h2>{t('results.hotel')}</h2>
      {address && (
        <address className="small">
          <bdi lang={ownLanguage(lang)}>{hotel_name}</bdi>
          <br />
          {address.post_code} <bdi lang={ownLanguage(address.lang)}>{address.full_address}</bdi>,{' '}
          {countryName(address.country, LOCALES[locale].intl)}
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

/** Japan, 日本: by its two letters, which a hotel may have left out. */
const countryName = (code: string, language: string) =>
  /^[A-Z]{2}$/.test(code) ? (new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code) : code
