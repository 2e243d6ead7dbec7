import { useAtomValue, useSetAtom } from 'jotai'

import type { Order } from '../../../shared/model/order.ts'
import { ownLanguage } from '../../lib/own-language.ts'
import { criteriaAtom } from '../../state/search.ts'
import { settingsAtom } from '../../state/settings.ts'
import { useText } from '../../state/texts.ts'
import { Chip, Chips } from '../../ui/chip.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { Segments } from '../../ui/segments.tsx'
import { Select } from '../../ui/select.tsx'
import { Switch } from '../../ui/switch.tsx'
import { refineAtom } from './state.ts'

/** How many were found, and the ways to look at them. */
export function Refine({ rooms, plans }: { rooms: number; plans: number }) {
  const t = useText()
  const settings = useAtomValue(settingsAtom)
  const criteria = useAtomValue(criteriaAtom)
  const refine = useSetAtom(refineAtom)
  const { plan_search_enabled } = settings.booking_widget_setting_attributes
  const toggled = (id: string) =>
    criteria.filter.includes(id) ? criteria.filter.filter((other) => other !== id) : [...criteria.filter, id]
  return (
    <div className="refine">
      <div className="row wrap apart">
        <div role="status">
          <PageTitle part>
            {plans > 0 ? t('results.plansFound', { n: plans }) : t('results.roomsFound', { n: rooms })}
          </PageTitle>
        </div>
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
      </div>
      {settings.room_search_filters.length > 0 && (
        <Chips label={t('results.filters')}>
          {settings.room_search_filters.map((filter) => (
            <Chip
              key={filter.id}
              pressed={criteria.filter.includes(filter.id)}
              lang={ownLanguage(filter.lang)}
              onClick={() => refine({ filter: toggled(filter.id) })}
            >
              {filter.name}
            </Chip>
          ))}
        </Chips>
      )}
      <div className="row wrap apart">
        <SortSelect value={criteria.order} onChange={(order) => refine({ order })} />
        <Switch
          checked={criteria.is_including_occupied}
          onChange={(event) => refine({ is_including_occupied: event.currentTarget.checked })}
        >
          {t('results.alsoSoldOut')}
        </Switch>
      </div>
    </div>
  )
}

function SortSelect({ value, onChange }: { value: Order; onChange: (order: Order) => void }) {
  const t = useText()
  const words: Record<Order, string> = {
    recommended: t('results.sortRecommended'),
    price_low_to_high: t('results.sortLow'),
    price_high_to_low: t('results.sortHigh'),
  }
  const orders = Object.keys(words) as Order[] // Record<Order, …> lists exactly these
  return (
    <Select
      label={t('results.sort')}
      value={value}
      choices={orders.map((order) => ({ value: order, label: words[order] }))}
      onChange={(event) => onChange(orders.find((order) => order === event.currentTarget.value) ?? value)}
    />
  )
}
