import { useAtomValue, useSetAtom } from 'jotai'
import { useMemo } from 'react'

import type { OtaFound } from '../../../shared/model/search/ota.ts'
import { OTA_ORDERS } from '../../../shared/model/search/ota.ts'
import { times } from '../../../shared/rules/times.ts'
import { formatMessage } from '../../state/messages/messages.ts'
import { goAtom } from '../../state/navigation/navigation.ts'
import { useScreenLink } from '../../state/navigation/screen-link.ts'
import { useRemote } from '../../state/remote.ts'
import { useText } from '../../state/settings/texts.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Link } from '../../ui/controls/link.tsx'
import { Select } from '../../ui/controls/select.tsx'
import { PageTitle } from '../../ui/layout/page-title.tsx'
import { RoomSkeleton } from '../../ui/layout/skeleton.tsx'
import { RetryBanner } from '../../ui/messages/banner.tsx'
import { EmptyState } from '../../ui/messages/empty-state.tsx'
import hotelsCss from '../../ui/styles/base/hotels.css'
import { useStylesheet } from '../../ui/styles/use-stylesheet.ts'
import { Filters } from './filters.tsx'
import { HotelCard } from './hotel-card.tsx'
import css from './ota.css'
import { PlacesMap } from './places-map.tsx'
import { toOtaQuery, writeOtaSearch } from './query.ts'
import type { OtaSearch } from './query.ts'
import { OtaSearchForm } from './search-form.tsx'
import { hotelsData, otaSearchAtom, ratingsData } from './state.ts'

/** Hotels of many brands for what the address asks, those with rooms first (OTA-003, OTA-015). */
export default function OtaHotels() {
  useStylesheet(hotelsCss)
  useStylesheet(css)
  const t = useText()
  const search = useAtomValue(otaSearchAtom)
  const { state, again } = useRemote(
    hotelsData,
    useMemo(() => toOtaQuery(search), [search]),
  )
  return (
    <div className="pages ota">
      <OtaSearchForm />
      <div className="ota-columns" aria-busy={state.kind === 'loading'}>
        {state.kind === 'loading' && (
          <section className="stack">
            <p className="unseen" role="status">
              {t('ota.looking')}
            </p>
            <RoomSkeleton />
            <RoomSkeleton />
          </section>
        )}
        {state.kind === 'refused' && (
          <RetryBanner title={t('ota.failed')} retryLabel={t('core.tryAgain')} onRetry={again}>
            {formatMessage(t, state.shown.message)}
          </RetryBanner>
        )}
        {state.kind === 'ready' && <Found found={state.value} search={search} />}
      </div>
    </div>
  )
}

function Found({ found: { data, meta }, search }: { found: OtaFound; search: OtaSearch }) {
  const t = useText()
  const go = useSetAtom(goAtom)
  const ids = useMemo(() => data.map(({ id }) => String(id)), [data])
  const { state: ratings } = useRemote(ratingsData, ids)
  const ratingOf = (id: number) =>
    ratings.kind === 'ready' ? ratings.value.find(({ hotel_id }) => hotel_id === id) : undefined
  const place = meta.places.length === 1 && search.place ? meta.places[0]?.name : undefined
  const n = meta.total_entries
  return (
    <>
      <section className="stack">
        <div className="ota-head">
          <div>
            <PageTitle>{place ? t('ota.staysIn', { n, place }) : t('ota.stays', { n })}</PageTitle>
            {n > 0 && (
              <p className="small soft" role="status">
                {t('ota.withOffers', { n: meta.available_entries })}
              </p>
            )}
          </div>
          <Select
            label={t('ota.sort')}
            value={search.sort}
            choices={OTA_ORDERS.map((order) => ({ value: order, label: t(`ota.sort_${order}`) }))}
            onChange={({ currentTarget: { value } }) => {
              const sort = OTA_ORDERS.find((order) => order === value) ?? search.sort
              go({ to: 'agencyHotels', query: writeOtaSearch({ ...search, sort, page: 1 }), replace: true })
            }}
          />
        </div>
        <Filters search={search} currency={meta.currency} />
        {ratings.kind === 'refused' && (
          <p className="small soft" role="status">
            {formatMessage(t, ratings.shown.message)}
          </p>
        )}
        {n === 0 && <NothingFound search={search} />}
        <ul className="ota-hotels">
          {data.map((hotel, at) => (
            <HotelCard key={hotel.id} hotel={hotel} rating={ratingOf(hotel.id)} search={search} isFirst={at === 0} />
          ))}
        </ul>
        {meta.total_pages > 1 && <Pages total={meta.total_pages} search={search} />}
      </section>
      {n > 0 && <PlacesMap places={meta.places} search={search} />}
    </>
  )
}

function NothingFound({ search }: { search: OtaSearch }) {
  const t = useText()
  const go = useSetAtom(goAtom)
  const wide = { ...search, place: '', words: '', wishes: [], maxPrice: null, minRating: 0, page: 1 }
  return (
    <EmptyState
      title={t('ota.noneTitle')}
      actions={
        <Button onClick={() => go({ to: 'agencyHotels', query: writeOtaSearch(wide) })}>{t('ota.clear')}</Button>
      }
    >
      {t('ota.noneText')}
    </EmptyState>
  )
}

function Pages({ total, search }: { total: number; search: OtaSearch }) {
  const t = useText()
  return (
    <nav className="ota-pages" aria-label={t('ota.pages')}>
      {times(total, (at) => (
        <PageLink key={`page-${at + 1}`} page={at + 1} search={search} />
      ))}
    </nav>
  )
}

function PageLink({ page, search }: { page: number; search: OtaSearch }) {
  const t = useText()
  const link = useScreenLink({ to: 'agencyHotels', query: writeOtaSearch({ ...search, page }) })
  return (
    <Link
      {...link}
      button={page === search.page ? 'main' : 'other'}
      size="small"
      aria-current={page === search.page ? 'page' : undefined}
      aria-label={t('ota.page', { n: page })}
    >
      {page}
    </Link>
  )
}
