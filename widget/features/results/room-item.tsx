import { useAtomValue } from 'jotai'
import { useState } from 'react'

import type { Room } from '../../../shared/model/room.ts'
import { offerSum } from '../../../shared/rules/money.ts'
import { money } from '../../lib/format.ts'
import { ownLanguage } from '../../lib/own-language.ts'
import { settingsAtom } from '../../state/settings.ts'
import { useLocale, useText } from '../../state/texts.ts'
import { Button } from '../../ui/button.tsx'
import { Facts } from '../../ui/facts.tsx'
import type { Fact } from '../../ui/facts.tsx'
import { guests } from '../../ui/icons/signs.ts'
import { bed, size, smoke } from '../../ui/icons/stay.ts'
import { Label } from '../../ui/label.tsx'
import { Photo } from '../../ui/photo.tsx'
import { NextFree } from './nothing-found.tsx'
import { PlanRow } from './plan-row.tsx'
import { shownCurrencyAtom } from './state.ts'

/** Plans shown before the guest asks for the rest. */
const FIRST_PLANS = 3

export function RoomItem({ room, isFirst }: { room: Room; isFirst: boolean }) {
  const t = useText()
  const isSoldOut = room.room_plan.length === 0
  const lead = room.photos[0]
  return (
    <li className="room" part="room" data-cy="search-result-room-item">
      {lead && <Photo className="lead" url={lead.url} alt={lead.alt} eager={isFirst} gone={isSoldOut} />}
      <div className="head stack">
        {isSoldOut && (
          <p>
            <Label kind="bad">{t('results.soldOut')}</Label>
          </p>
        )}
        <h2>
          <bdi lang={ownLanguage(room.lang)}>{room.room_type_name}</bdi>
        </h2>
        <Facts facts={useRoomFacts(room)} />
        <p className="small soft">
          <bdi lang={ownLanguage(room.lang)}>{room.description}</bdi>
        </p>
        {isSoldOut && room.next_available && <NextFree next={room.next_available} />}
      </div>
      {!isSoldOut && <Plans room={room} />}
    </li>
  )
}

function Plans({ room }: { room: Room }) {
  const t = useText()
  const locale = useLocale()
  const { currency } = useAtomValue(settingsAtom)
  const [showsAll, setShowsAll] = useState(false)
  const shown = showsAll ? room.room_plan : room.room_plan.slice(0, FIRST_PLANS)
  const rest = room.room_plan.slice(shown.length)
  const second = useAtomValue(shownCurrencyAtom)
  const [lowest] = rest.map((plan) => offerSum(plan.price, currency, second)).sort((a, b) => a.amount - b.amount)
  return (
    <ul className="plans">
      {shown.map((plan) => (
        <PlanRow
          key={plan.room_plan_code + partyText(plan)}
          room={room}
          plan={plan}
          name={plan.room_plan_name}
          lang={plan.lang}
        />
      ))}
      {lowest && (
        <li>
          <Button look="quiet" size="small" onClick={() => setShowsAll(true)}>
            {t('results.morePlans', { n: rest.length, price: money(lowest.amount, lowest.currency, locale) })}
          </Button>
        </li>
      )}
    </ul>
  )
}

const partyText = ({ matched_search_criteria: party }: Room['room_plan'][number]) =>
  `/${party.adults_count}-${party.children_count}`

export function useRoomFacts(room: Room): Fact[] {
  const t = useText()
  const facts: Fact[] = []
  if (room.size) {
    const words = room.size.unit === 'tatami_mats' ? 'results.sizeMats' : 'results.size'
    facts.push({ id: 'size', icon: size, text: t(words, { value: room.size.value }) })
  }
  facts.push({
    id: 'guests',
    icon: guests,
    text: t('results.forGuests', { n: room.max_people, from: room.min_people }),
  })
  for (const { bed_type, bed_count } of room.beds) {
    const words = t(`results.bed_${bed_type}`)
    facts.push({
      id: bed_type,
      icon: bed,
      text: bed_count > 1 ? t('results.bedCount', { bed: words, count: bed_count }) : words,
    })
  }
  facts.push(
    room.is_smoking
      ? { id: 'smoking', text: t('results.smoking') }
      : { id: 'smoking', icon: smoke, text: t('results.nonSmoking') },
  )
  return facts
}
