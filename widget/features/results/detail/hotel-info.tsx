import { useAtomValue } from 'jotai'

import type { HotelInfo as Hotel } from '../../../../shared/contract/hotels.ts'
import { LOCALES } from '../../../../shared/locales.ts'
import { ownLanguage } from '../../../lib/own-language.ts'
import { formatMessage } from '../../../state/messages/messages.ts'
import { useRemote } from '../../../state/remote.ts'
import { settingsAtom } from '../../../state/settings/settings.ts'
import { useLocale, useText } from '../../../state/settings/texts.ts'
import { RetryBanner } from '../../../ui/messages/banner.tsx'
import { Skeleton } from '../../../ui/layout/skeleton.tsx'
import { Photo } from '../../../ui/layout/photo.tsx'
import { AddressLine } from './address-line.tsx'
import { hotelInfoData } from './hotel-info-state.ts'

/** Where the guest will stay: pictures and the whole address; what the hotel has not given leaves no frame. */
export function HotelInfo() {
  const t = useText()
  const { state, again } = useRemote(hotelInfoData, useAtomValue(settingsAtom).hotel_id, { once: true })
  if (state.kind === 'ready' && !state.value?.address && !state.value?.hotel_photos.length) return null
  return (
    <section className="hotel-info line stack" aria-busy={state.kind === 'loading'}>
      <h2>{t('results.hotel')}</h2>
      {state.kind === 'loading' && <Skeleton width="60%" />}
      {state.kind === 'refused' && (
        <RetryBanner retryLabel={t('core.tryAgain')} onRetry={again}>
          {formatMessage(t, state.shown.message)}
        </RetryBanner>
      )}
      {state.kind === 'ready' && state.value && <Place hotel={state.value} />}
    </section>
  )
}

function Place({ hotel: { name, lang, address, hotel_photos } }: { hotel: Hotel }) {
  const locale = useLocale()
  return (
    <>
      {address && (
        <address className="small">
          <bdi lang={ownLanguage(lang)}>{name}</bdi>
          <br />
          <AddressLine address={address} />, {countryName(address.country, LOCALES[locale].intl)}
        </address>
      )}
      {hotel_photos.length > 0 && (
        <div className="row wrap">
          {hotel_photos.map((photo) => (
            <Photo key={photo.url} className="thumb" url={photo.url} alt={photo.alt} />
          ))}
        </div>
      )}
    </>
  )
}

/** Japan, 日本: by its two letters, which a hotel may have left out. */
const countryName = (code: string, language: string) =>
  /^[A-Z]{2}$/.test(code) ? (new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code) : code
