import { useAtomValue, useSetAtom } from 'jotai'

import { brandRow } from '../../../../shared/brands.ts'
import type { Order } from '../../../../shared/model/search/order.ts'
import { ownLanguage } from '../../../lib/own-language.ts'
import { criteriaAtom } from '../../../state/search/search.ts'
import { settingsAtom } from '../../../state/settings/settings.ts'
import { useText } from '../../../state/settings/texts.ts'
import { Chip, Chips } from '../../../ui/controls/chip.tsx'
import { PageTitle } from '../../../ui/layout/page-title.tsx'
import { Segments } from '../../../ui/controls/segments.tsx'
import { Select } from '../../../ui/controls/select.tsx'
import { Switch } from '../../../ui/controls/switch.tsx'
import { foundAtom } from '../result-list.ts'
import { shownCriteriaAtom } from '../shown-criteria.ts'
import { refineAtom, resultsAtom } from '../state.ts'

/** How many were found, and the ways to look at them. */
export function Refine() {
  const t = useText()
  const settings = useAtomValue(settingsAtom)
  const criteria = useAtomValue(criteriaAtom)
  const refine = useSetAtom(refineAtom)
  const { plan_search_enabled } = settings.booking_widget_setting_attributes
  const filters = useFilters()
  const toggled = (id: string) =>
    criteria.filter.includes(id) ? criteria.filter.filter((other) => other !== id) : [...criteria.filter, id]
  return (
    <div className="refine">
      <PageTitle part>{useFoundWords()}</PageTitle>
      <div className="ways">
        {plan_search_enabled && (
          <Segments
            label={t('results.view')}
            value={criteria.type}
            segments={[
              { value: 'rooms', label: t('results.byRoom') },
              { value: 'plans', label: t('results.byPlan') },
            ]}
            onChange={(type) => refine({ type })}
          />
        )}
        <SortSelect value={criteria.order} onChange={(order) => refine({ order })} />
        <Chips label={t('results.filters')}>
          {filters.map((filter) => (
            <Chip
              key={filter.id}
              pressed={criteria.filter.includes(filter.id)}
              lang={ownLanguage(filter.lang)}
              onClick={() => refine({ filter: toggled(filter.id) })}
            >
              {filter.name}
            </Chip>
          ))}
          <Switch
            checked={criteria.is_including_occupied}
            onChange={(event) => refine({ is_including_occupied: event.currentTarget.checked })}
          >
            {t('results.alsoSoldOut')}
          </Switch>
        </Chips>
      </div>
    </div>
  )
}

/** What can be filtered by; those for guests from hotel ads only for them, and not for every brand (AMB-43). */
function useFilters() {
  const { room_search_filters, hotel_brand_id } = useAtomValue(settingsAtom)
  const { carried } = useAtomValue(criteriaAtom)
  const isFromAds = Boolean(carried.metasearch_source) && brandRow(hotel_brand_id).hotelAdsFilters !== false
  return room_search_filters.filter(({ is_hotel_ads }) => !is_hotel_ads || isFromAds)
}

/** How many were found, or that it is looked; nothing where the search was refused. */
export function useFoundWords(): string {
  const t = useText()
  const { is_undated } = useAtomValue(shownCriteriaAtom)
  const found = useAtomValue(foundAtom)
  const isLoading = useAtomValue(resultsAtom).kind === 'loading'
  if (isLoading && found?.isFirstLook !== false) return t('results.loading')
  if (!found) return ''
  const { plans, rooms } = found
  const n = plans.length || rooms.length
  if (plans[0]) return is_undated ? t('results.plansAnyDates', { n }) : t('results.plansFound', { n })
  return is_undated ? t('results.roomsAnyDates', { n }) : t('results.roomsFound', { n })
}

function SortSelect({ value, onChange }: { value: Order; onChange: (order: Order) => void }) {
  const t = useText()
  const words: Record<Order, string> = {
    recommended: t('results.sortRecommended'),
    price_low_to_high: t('results.sortLow'),
    price_high_to_low: t('results.sortHigh'),
  }
  return (
    <Select
      label={t('results.sort')}
      value={value}
      choices={Object.entries(words).map(([order, label]) => ({ value: order, label }))}
      onChange={(event) => onChange(event.currentTarget.value as Order)} // Record<Order, …> lists exactly these
    />
  )
}
