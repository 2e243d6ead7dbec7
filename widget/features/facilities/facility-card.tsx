import { useAtomValue } from 'jotai'

import type { Facility } from '../../../shared/contract/hotels.ts'
import { partyTotals } from '../../../shared/rules/party/party-totals.ts'
import { money } from '../../lib/format.ts'
import { ownLanguage } from '../../lib/own-language.ts'
import { partyWords } from '../../lib/party-words.ts'
import { atHotelAtom } from '../../state/search/at-hotel.ts'
import { criteriaAtom } from '../../state/search/search.ts'
import { useLocale, useText } from '../../state/settings/texts.ts'
import { useScreenLink } from '../../state/navigation/screen-link.ts'
import { Facts } from '../../ui/layout/facts.tsx'
import { pin } from '../../ui/icons/stay.ts'
import { Label } from '../../ui/messages/label.tsx'
import { Link } from '../../ui/controls/link.tsx'
import { Photo } from '../../ui/layout/photo.tsx'
import { PriceBlock } from '../../ui/money/price-block.tsx'
import { datedStayAtom } from './state.ts'

/** A hotel of the brand; the whole card leads to its rooms for the same stay (SEARCH-062). */
export function FacilityCard({ facility, isFirst }: { facility: Facility; isFirst: boolean }) {
  const isDated = useAtomValue(datedStayAtom) !== null
  const isFull = facility.lowest_price === null && isDated
  const photo = facility.hotel_photos[0]
  return (
    <li className="facility" part="hotel">
      <Photo
        className="lead"
        alt={photo?.alt ?? ''}
        {...(photo ? { url: photo.url } : {})}
        eager={isFirst}
        gone={isFull}
      />
      <div className="facility-words">
        <h2>
          <bdi lang={ownLanguage(facility.lang)} translate="no">
            {facility.name}
          </bdi>
        </h2>
        {facility.area && <Facts facts={[{ id: 'area', icon: pin, text: facility.area }]} />}
        <p className="small soft">
          <bdi lang={ownLanguage(facility.lang)}>{facility.description}</bdi>
        </p>
        <div className="facility-offer">
          <FacilityLink facility={facility} />
          <LowestPrice facility={facility} isFull={isFull} />
        </div>
      </div>
    </li>
  )
}

function LowestPrice({ facility, isFull }: { facility: Facility; isFull: boolean }) {
  const t = useText()
  const locale = useLocale()
  const party = partyTotals(useAtomValue(criteriaAtom).rooms)
  if (isFull) return <Label kind="bad">{t('facilities.soldOut')}</Label>
  if (facility.lowest_price === null) return <p className="small soft">{t('facilities.noPrice')}</p>
  return (
    <PriceBlock
      now={t('facilities.from', { price: money(facility.lowest_price, facility.currency, locale) })}
      what={t('facilities.aNight', { party: partyWords(t, party) })}
    />
  )
}

/** A real address, so that it can be opened in a tab of its own; simply clicked it changes the hotel in place. */
function FacilityLink({ facility }: { facility: Facility }) {
  const t = useText()
  const criteria = useAtomValue(criteriaAtom)
  const link = useScreenLink({ to: 'result', query: useAtomValue(atHotelAtom)(criteria, facility.code) })
  return (
    <Link {...link} className="facility-link" button="other" size="small">
      {t('facilities.rooms')}
      <span className="unseen"> {facility.name}</span>
    </Link>
  )
}
