import { useAtomValue } from 'jotai'

import type { OtaHotel } from '../../../shared/model/search/ota.ts'
import { money } from '../../lib/format.ts'
import { partyWords } from '../../lib/party-words.ts'
import { otaAtom } from '../../state/settings/settings.ts'
import { useLocale, useText } from '../../state/settings/texts.ts'
import { Label } from '../../ui/messages/label.tsx'
import { PriceBlock } from '../../ui/money/price-block.tsx'
import type { OtaSearch } from './query.ts'

/** So few rooms are worth a word. */
const FEW_ROOMS = 3

type OfferProps = { hotel: OtaHotel; search: OtaSearch; align?: 'start' | 'end' }

/** The whole price of the whole stay in the currency it will be charged in; in that of the site beside it. */
export function HotelOffer({ hotel: { offer, currency }, search, align = 'end' }: OfferProps) {
  const t = useText()
  const locale = useLocale()
  const site = useAtomValue(otaAtom)?.site?.currency ?? currency
  if (!offer) return <Label kind="bad">{t('ota.noRooms')}</Label>
  const party = partyWords(t, { adults: search.adults, children: search.kidsAges.length })
  return (
    <>
      {offer.rooms_left <= FEW_ROOMS && <Label kind="warn">{t('ota.left', { n: offer.rooms_left })}</Label>}
      <PriceBlock
        align={align}
        now={money(offer.total, currency, locale)}
        member={offer.site_total !== null && t('ota.about', { price: money(offer.site_total, site, locale) })}
        what={t('ota.inAll', { nights: t('core.nights', { n: offer.nights }), party })}
      />
    </>
  )
}
