import { useAtomValue } from 'jotai'
import { memo, useEffect, useRef, useState } from 'react'

import type { Room } from '../../../../shared/model/search/room.ts'
import { offerSum } from '../../../../shared/rules/money/money.ts'
import { money } from '../../../lib/format.ts'
import { ownLanguage } from '../../../lib/own-language.ts'
import { Lazy } from '../../../state/lazy.ts'
import { settingsAtom } from '../../../state/settings/settings.ts'
import { useLocale, useText } from '../../../state/settings/texts.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Facts } from '../../../ui/layout/facts.tsx'
import type { Fact } from '../../../ui/layout/facts.tsx'
import { down, guests } from '../../../ui/icons/signs.ts'
import { bed, size, smoke } from '../../../ui/icons/stay.ts'
import { Label } from '../../../ui/messages/label.tsx'
import { CardPhoto, MapButton, RoomDialogButton } from '../detail/detail-openers.tsx'
import { FEW } from './few.ts'
import { offerKey } from './offers.ts'
import { OtherDates } from '../choice/other-dates.tsx'
import { PlanRow } from './plan-row.tsx'
import { shownCurrencyAtom } from '../state.ts'

const nextFree = () => import('./sold-out.tsx').then(({ NextFree }) => NextFree)

/** Plans shown before the guest asks for the rest. */
const FIRST_PLANS = 3
/** More rooms than these are enough for anybody, so their number says nothing. */
const COUNTED = 9

/** `reason`: why it is recommended, where it is. */
type RoomItemProps = { room: Room; isFirst: boolean; reason?: string | undefined }

/** Kept as it is while a long list grows. */
export const RoomItem = memo(function RoomItem({ room, isFirst, reason }: RoomItemProps) {
  const t = useText()
  const isSoldOut = room.room_plan.length === 0
  const left = leftOf(room)
  return (
    <li className="room" part="room" data-cy="search-result-room-item">
      <CardPhoto photos={room.photos} name={room.room_type_name} lang={room.lang} eager={isFirst} gone={isSoldOut} />
      <div className="head stack">
        {reason && (
          <p>
            <Label>{reason}</Label>
          </p>
        )}
        {isSoldOut && (
          <p>
            <Label kind="bad">{t('results.soldOut')}</Label>
          </p>
        )}
        <h2>
          <bdi lang={ownLanguage(room.lang)}>{room.room_type_name}</bdi>
        </h2>
        <Facts facts={useRoomFacts(room)} />
        {left !== null && (
          <p>
            <Label kind={left <= FEW ? 'warn' : 'plain'}>{t('results.left', { n: left })}</Label>
          </p>
        )}
        <p className="small soft">
          <bdi lang={ownLanguage(room.lang)}>{room.description}</bdi>
        </p>
        <div className="row wrap">
          <RoomDialogButton room={room} />
          <MapButton />
          <OtherDates room={room} />
        </div>
        {isSoldOut && <Lazy load={nextFree} props={{ room }} />}
      </div>
      {!isSoldOut && <Plans room={room} />}
    </li>
  )
})

function Plans({ room }: { room: Room }) {
  const t = useText()
  const locale = useLocale()
  const { currency } = useAtomValue(settingsAtom)
  const [showsAll, setShowsAll] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  // What was asked for is read next, and the button is gone.
  useEffect(() => {
    if (showsAll) list.current?.children[FIRST_PLANS]?.querySelector('button')?.focus()
  }, [showsAll])
  const shown = showsAll ? room.room_plan : room.room_plan.slice(0, FIRST_PLANS)
  const rest = room.room_plan.slice(shown.length)
  const second = useAtomValue(shownCurrencyAtom)
  const [lowest] = rest
    .map((plan) => offerSum(plan.price, currency, second))
    .toSorted((one, other) => one.amount - other.amount)
  return (
    <ul className="plans" ref={list}>
      {shown.map((plan) => (
        <PlanRow key={offerKey(plan)} room={room} plan={plan} name={plan.room_plan_name} lang={plan.lang} />
      ))}
      {lowest && (
        <li>
          <Button look="quiet" size="small" after={down} onClick={() => setShowsAll(true)}>
            {t('results.morePlans', { n: rest.length, price: money(lowest.amount, lowest.currency, locale) })}
          </Button>
        </li>
      )}
    </ul>
  )
}

/** How many are left, where that is few enough to say; of any dates nobody can. */
function leftOf({ room_count, room_plan }: Room): number | null {
  const isDated = room_plan.every((plan) => plan.lowest_stay === null)
  return isDated && room_count > 0 && room_count <= COUNTED ? room_count : null
}

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
