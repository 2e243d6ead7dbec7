import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'

import type { Facility } from '../../../shared/contract/hotels.ts'
import { formatMessage } from '../../state/messages/messages.ts'
import type { Remote } from '../../state/remote.ts'
import { queryAtom } from '../../state/navigation/navigation.ts'
import { settingsAtom } from '../../state/settings/settings.ts'
import { useText } from '../../state/settings/texts.ts'
import { RoomSkeleton } from '../../ui/layout/skeleton.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { Chip, Chips } from '../../ui/controls/chip.tsx'
import { EmptyState } from '../../ui/messages/empty-state.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { PageTitle } from '../../ui/layout/page-title.tsx'
import { useStylesheet } from '../../ui/styles/use-stylesheet.ts'
import { RetryBanner } from '../../ui/messages/banner.tsx'
import css from './facilities.css'
import { FacilityCard } from './facility-card.tsx'
import { areasOf, narrowed } from './narrow.ts'
import { facilitiesQueryAtom, facilitiesData, findFacilitiesAtom } from './state.ts'

type State = Remote<Facility[]>

/** The hotels of the brand, with the lowest price of a night for the guest's stay (ROUTE-014). */
export default function Facilities() {
  useStylesheet(css)
  const t = useText()
  const { hotel_brand_setting } = useAtomValue(settingsAtom)
  const state = useFacilities()
  return (
    <section className="stack wide" aria-busy={state.kind === 'loading'}>
      <PageTitle part>{hotel_brand_setting.name || t('facilities.title')}</PageTitle>
      <Found state={state} />
    </section>
  )
}

function useFacilities(): State {
  const asked = useAtomValue(facilitiesQueryAtom)
  const find = useSetAtom(findFacilitiesAtom)
  useEffect(() => {
    const left = new AbortController()
    void find(asked.query, left.signal)
    return () => left.abort()
  }, [asked, find])
  return useAtomValue(facilitiesData.stateAtom)
}

function Found({ state }: { state: State }) {
  const t = useText()
  const query = useAtomValue(queryAtom)
  const find = useSetAtom(findFacilitiesAtom)
  if (state.kind === 'loading')
    return (
      <>
        <p className="unseen" role="status">
          {t('facilities.loading')}
        </p>
        <RoomSkeleton />
        <RoomSkeleton />
      </>
    )
  if (state.kind === 'refused')
    return (
      <RetryBanner title={t('facilities.failedTitle')} retryLabel={t('core.tryAgain')} onRetry={() => void find(query)}>
        {formatMessage(t, state.shown.message)}
      </RetryBanner>
    )
  return <Narrowed all={state.value} />
}

/** By what the guest types and by area (SEARCH-063); how many are left is said with every key. */
function Narrowed({ all }: { all: readonly Facility[] }) {
  const t = useText()
  const [typed, setTyped] = useState('')
  const [area, setArea] = useState<string | null>(null)
  const areas = areasOf(all)
  const left = narrowed(all, typed, area)
  const showAll = () => {
    setTyped('')
    setArea(null)
  }
  return (
    <>
      <div className="narrow-by">
        <Field
          type="search"
          label={t('facilities.narrow')}
          value={typed}
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
        {areas.length > 1 && (
          <Chips label={t('facilities.areas')}>
            {areas.map(({ name, count }) => (
              <Chip key={name} pressed={area === name} onClick={() => setArea(area === name ? null : name)}>
                {name} <span className="faint">{count}</span>
              </Chip>
            ))}
          </Chips>
        )}
      </div>
      <p className="small soft" role="status">
        {left.length < all.length
          ? t('facilities.foundOf', { n: left.length, total: all.length })
          : t('facilities.found', { n: all.length })}
      </p>
      {left.length === 0 && all.length > 0 && (
        <EmptyState
          title={t('facilities.noneTitle')}
          actions={<Button onClick={showAll}>{t('facilities.showAll')}</Button>}
        >
          {t('facilities.noneText')}
        </EmptyState>
      )}
      <ul className="facilities">
        {left.map((facility, at) => (
          <FacilityCard key={facility.id} facility={facility} isFirst={at === 0} />
        ))}
      </ul>
    </>
  )
}
