import type { HotelInfo } from '../../../../shared/contract/hotels.ts'
import type { Locale } from '../../../../shared/locales.ts'
import { ownLanguage } from '../../../lib/own-language.ts'
import { useLocale } from '../../../state/settings/texts.ts'

type Address = Pick<NonNullable<HotelInfo['address']>, 'post_code' | 'full_address'> & { lang?: Locale | null }

/** Written from the country to the door, so that the postal code stands first; elsewhere it stands last. */
const FROM_LARGE: readonly Locale[] = ['ja', 'ko', 'zh_Hans', 'zh_Hant']

/** An address as the language that it is written in orders it. */
export function AddressLine({ address: { post_code, full_address, lang } }: { address: Address }) {
  const locale = useLocale()
  const words = <bdi lang={ownLanguage(lang)}>{full_address}</bdi>
  const code = <bdi dir="ltr">{post_code}</bdi>
  return FROM_LARGE.includes(lang ?? locale) ? (
    <>
      {code} {words}
    </>
  ) : (
    <>
      {words} {code}
    </>
  )
}
