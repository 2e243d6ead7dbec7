import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'

import type { HotelInfo as Hotel } from '../../../shared/contract/hotels.ts'
import { LOCALES } from '../../../shared/locales.ts'
import { ownLanguage } from '../../lib/own-language.ts'
import { say } from '../../state/banner.ts'
import { settingsAtom } from '../../state/settings.ts'
import { useLocale, useText } from '../../state/texts.ts'
import { RetryBanner } from '../../ui/banner.tsx'
import { Bone } from '../../ui/bones.tsx'
import { Photo } from '../../ui/photo.tsx'
import { askHotelInfoAtom, hotelInfoAtom } from './hotel-info-state.ts'

/** Where the guest will stay: pictures and the whole address; what the hotel has not given leaves no frame. */
export function HotelInfo() {
  const t = useText()
  const locale = useLocale()
  const info = useAtomValue(hotelInfoAtom)
  const { hotel_id } = useAtomValue(settingsAtom)
  const ask = useSetAtom(askHotelInfoAtom)
  useEffect(() => {
    const left = new AbortController()
    void ask(left.signal)
    return () => left.abort()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another hotel or language is asked for anew
  }, [ask, hotel_id, locale])
  if (info.kind === 'ready' && !info.hotel.address && info.hotel.hotel_photos.length === 0) return null
  return (
    <section className="hotel-info line stack" aria-busy={info.kind === 'loading'}>
      <h2>{t('results.hotel')}</h2>
      {info.kind === 'loading' && <Bone width="60%" />}
      {info.kind === 'refused' && (
        <RetryBanner retryLabel={t('core.tryAgain')} onRetry={() => void ask()}>
          {say(t, info.shown.told)}
        </RetryBanner>
      )}
      {info.kind === 'ready' && <Place hotel={info.hotel} />}
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
    </>
  )
}

/** Japan, 日本: by its two letters, which a hotel may have left out. */
const countryName = (code: string, language: string) =>
  /^[A-Z]{2}$/.test(code) ? (new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code) : code
