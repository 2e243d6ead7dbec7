import { useSetAtom } from 'jotai'

import type { Currency } from '../../../shared/currencies.ts'
import { OTA_WISHES } from '../../../shared/wishes.ts'
import type { OtaWish } from '../../../shared/wishes.ts'
import { money, number } from '../../lib/format.ts'
import { goAtom } from '../../state/navigation/navigation.ts'
import { useLocale, useText } from '../../state/settings/texts.ts'
import { Chip, Chips } from '../../ui/controls/chip.tsx'
import { Select } from '../../ui/controls/select.tsx'
import { priceSteps } from './price-steps.ts'
import { writeOtaSearch } from './query.ts'
import type { OtaSearch } from './query.ts'

const RATINGS = [35, 40, 45]

/** What the hotels must have; each press is another address, so that going back takes it off. */
export function Filters({ search, currency }: { search: OtaSearch; currency: Currency }) {
  const t = useText()
  const locale = useLocale()
  const go = useSetAtom(goAtom)
  const narrow = (change: Partial<OtaSearch>) =>
    go({ to: 'agencyHotels', query: writeOtaSearch({ ...search, ...change, page: 1 }) })
  const toggled = (wish: OtaWish) =>
    search.wishes.includes(wish) ? search.wishes.filter((own) => own !== wish) : [...search.wishes, wish]
  return (
    <div className="ota-filters" role="group" aria-label={t('ota.filters')}>
      <Chips label={t('ota.filters')}>
        {OTA_WISHES.map((wish) => (
          <Chip key={wish} pressed={search.wishes.includes(wish)} onClick={() => narrow({ wishes: toggled(wish) })}>
            {t(`ota.wish_${wish}`)}
          </Chip>
        ))}
      </Chips>
      <Select
        label={t('ota.minRating')}
        value={search.minRating === 0 ? '' : String(search.minRating)}
        empty={t('ota.anyRating')}
        choices={RATINGS.map((rating) => ({
          value: String(rating),
          label: t('ota.ratingFrom', { rating: number(rating / 10, locale) }),
        }))}
        onChange={(event) => narrow({ minRating: Number(event.currentTarget.value) })}
      />
      <Select
        label={t('ota.maxPrice')}
        value={search.maxPrice === null ? '' : String(search.maxPrice)}
        empty={t('ota.anyPrice')}
        choices={priceSteps(currency).map((step) => ({ value: String(step), label: money(step, currency, locale) }))}
        onChange={(event) => narrow({ maxPrice: Number(event.currentTarget.value) || null })}
      />
    </div>
  )
}
