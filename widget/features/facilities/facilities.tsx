import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'

import type { Facility } from '../../../shared/contract/hotels.ts'
import { say } from '../../state/banner.ts'
import type { Facilities as State } from '../../state/facilities.ts'
import { queryAtom } from '../../state/navigation.ts'
import { settingsAtom } from '../../state/settings.ts'
import { useText } from '../../state/texts.ts'
import { RoomBones } from '../../ui/bones.tsx'
import { Button } from '../../ui/button.tsx'
import { Chip, Chips } from '../../ui/chip.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Field } from '../../ui/field.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { useStyle } from '../../ui/sheet.ts'
import { RetryBanner } from '../../ui/banner.tsx'
import css from './facilities.css'
import { FacilityCard } from './facility-card.tsx'
import { areasOf, narrowed } from './narrow.ts'
import { askedAtom, facilitiesAtom, findFacilitiesAtom, leaveFacilitiesAtom } from './state.ts'

/** The hotels of the brand, with the lowest price of a night for the guest's stay (specification 2.1, "facilities"). */
export default function Facilities() {
  useStyle(css)
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
  const asked = useAtomValue(askedAtom)
  const find = useSetAtom(findFacilitiesAtom)
  const leave = useSetAtom(leaveFacilitiesAtom)
  useEffect(() => void find(asked.query), [asked, find])
  useEffect(() => () => leave(), [leave])
  return useAtomValue(facilitiesAtom)
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
        <RoomBones />
        <RoomBones />
      </>
    )
  if (state.kind === 'refused')
    return (
      <RetryBanner title={t('facilities.failedTitle')} retryLabel={t('core.tryAgain')} onRetry={() => void find(query)}>
        {say(t, state.shown.told)}
      </RetryBanner>
    )
  return <Narrowed all={state.list} />
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
