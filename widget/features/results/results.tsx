import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'

import { say, slotsAtom } from '../../state/banner.ts'
import { queryAtom } from '../../state/navigation.ts'
import { useLocale, useText } from '../../state/texts.ts'
import { Banner } from '../../ui/banner.tsx'
import { RoomBones } from '../../ui/bones.tsx'
import { Button } from '../../ui/button.tsx'
import css from '../../ui/look/rooms.css'
import { useStyle } from '../../ui/sheet.ts'
import { HotelInfo } from './hotel-info.tsx'
import { NothingFound } from './nothing-found.tsx'
import { PlanList } from './plan-list.tsx'
import { Refine } from './refine.tsx'
import { RoomItem } from './room-item.tsx'
import { leaveResultsAtom, resultsAtom, searchRoomsAtom } from './state.ts'
import type { Results as State } from './state.ts'
import { StayBar, StaySummary } from './stay-summary.tsx'

/** Rooms or plans for what the address asks (specification 2.6), the guest's choice beside them. */
export default function Results() {
  useStyle(css)
  useSearch()
  const state = useAtomValue(resultsAtom)
  return (
    <>
      <div className="with-aside">
        <section className="stack wide results" aria-busy={state.kind === 'loading'}>
          <Found state={state} />
        </section>
        <StaySummary />
      </div>
      <StayBar />
    </>
  )
}

/** A new address is a new search; a new language too, and then nothing of the old one stays (L10N-018). */
function useSearch() {
  const query = useAtomValue(queryAtom)
  const locale = useLocale()
  const search = useSetAtom(searchRoomsAtom)
  const leave = useSetAtom(leaveResultsAtom)
  const before = useRef(locale)
  useEffect(() => {
    void search(query, before.current === locale)
    before.current = locale
  }, [query, locale, search])
  useEffect(() => () => leave(), [leave])
}

function Found({ state }: { state: State }) {
  if (state.kind === 'refused') return <Failed />
  const answer = state.kind === 'ready' ? state.answer : state.old
  if (!answer) return <Coming />
  const { rooms, plans } = answer.data
  if (rooms.length + plans.length === 0) return <NothingFound next={answer.meta.next_available} />
  return (
    <>
      <Refine rooms={rooms.length} plans={plans.length} />
      {plans.length > 0 ? (
        <PlanList plans={plans} />
      ) : (
        <ul className="rooms">
          {rooms.map((room, at) => (
            <RoomItem key={room.room_type_code} room={room} isFirst={at === 0} />
          ))}
        </ul>
      )}
      <HotelInfo />
    </>
  )
}

function Coming() {
  const t = useText()
  return (
    <>
      <p className="unseen" role="status">
        {t('results.loading')}
      </p>
      <RoomBones />
      <RoomBones />
    </>
  )
}

function Failed() {
  const t = useText()
  const { searchResult } = useAtomValue(slotsAtom)
  const query = useAtomValue(queryAtom)
  const search = useSetAtom(searchRoomsAtom)
  return (
    <Banner
      kind="bad"
      title={t('results.failedTitle')}
      action={
        <Button size="small" onClick={() => void search(query, false)}>
          {t('core.tryAgain')}
        </Button>
      }
    >
      {searchResult && say(t, searchResult.told)}
    </Banner>
  )
}
