import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'

import { Lazy } from '../../state/lazy.ts'
import { queryAtom } from '../../state/navigation/navigation.ts'
import { selectionAtom } from '../../state/search/selection.ts'
import { viewerKeyAtom } from '../../state/session/organization-at.ts'
import { useLocale, useText } from '../../state/settings/texts.ts'
import { isAskableAtom } from '../../state/reservation/updating.ts'
import { RoomSkeleton } from '../../ui/layout/skeleton.tsx'
import css from '../../ui/styles/base/rooms.css'
import { useStylesheet } from '../../ui/styles/use-stylesheet.ts'
import { foundAtom, listedRooms } from './result-list.ts'
import type { ResultList } from './result-list.ts'
import { NarrowedNote } from './list/narrowed-note.tsx'
import { SearchFailed, FirstLookNote, LandingNote, ChoiceRefusal, TurnedBack, Unasked } from './list/notes.tsx'
import { PlanItem } from './list/plan-list.tsx'
import { Portion } from './list/portion.tsx'
import { Refine } from './list/refine.tsx'
import { RoomItem } from './list/room-item.tsx'
import { leaveResultsAtom, resultsAtom, searchRoomsAtom } from './state.ts'
import { StayBar, SelectionSummary } from './choice/stay-summary.tsx'
import { useStructuredData } from './structured-data-state.ts'

// Few searches end there, so its words and looks come with the first that does.
const nothingFound = () => import('./list/nothing-found.tsx').then(({ NothingFound }) => NothingFound)
const hotelInfo = () => import('./detail/hotel-info.tsx').then(({ HotelInfo }) => HotelInfo)
const ERRORS = ['errors'] as const
const allTaken = () => import('./list/nothing-found.tsx').then(({ AllTaken }) => AllTaken)

/** Rooms or plans for what the address asks (ROUTE-012), the guest's choice beside them. */
export default function Results() {
  useStylesheet(css)
  useSearch()
  useStructuredData()
  const state = useAtomValue(resultsAtom)
  return (
    <>
      <div className="with-aside">
        <section className="stack wide results" aria-busy={state.kind === 'loading'}>
          <TurnedBack />
          <Unasked />
          <Shown />
        </section>
        <SelectionSummary />
      </div>
      <StayBar />
    </>
  )
}

/** A new address is a new search, and so is another visitor; a new language too, and then nothing of the old one stays (L10N-018). */
function useSearch() {
  const query = useAtomValue(queryAtom)
  const locale = useLocale()
  const search = useSetAtom(searchRoomsAtom)
  const leave = useSetAtom(leaveResultsAtom)
  const before = useRef(locale)
  // In update mode the rooms depend on who looks.
  const isAskable = useAtomValue(isAskableAtom)
  // The search does not wait for the session; a member or an organization that is known after it began sees prices of their own.
  const viewer = useAtomValue(viewerKeyAtom)
  useEffect(() => {
    if (!isAskable) return
    void search(query, before.current === locale)
    before.current = locale
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- who looks changes the prices
  }, [query, locale, search, isAskable, viewer])
  useEffect(() => () => leave(), [leave])
}

function Shown() {
  const state = useAtomValue(resultsAtom)
  const found = useAtomValue(foundAtom)
  // Beside a choice it is told where the guest pressed.
  const hasChosen = useAtomValue(selectionAtom).length > 0
  if (!found) return state.kind === 'refused' ? <SearchFailed /> : <Coming />
  const next = state.kind === 'ready' ? state.answer.meta.next_available : null
  if (found.rooms.length + found.plans.length === 0) return <Lazy load={nothingFound} props={{ next }} />
  return (
    <>
      {state.kind === 'refused' && <SearchFailed />}
      {!hasChosen && <ChoiceRefusal />}
      {found.isFirstLook && state.kind !== 'loading' && <FirstLookNote />}
      {state.kind === 'ready' && <LandingNote found={found} />}
      <NarrowedNote />
      <Refine found={found} />
      {listedRooms(found).every((room) => room.room_plan.length === 0) && <Lazy load={allTaken} props={{ next }} />}
      <List found={found} />
      <Lazy load={hotelInfo} parts={ERRORS} props={{}} />
    </>
  )
}

function List({ found: { rooms, plans } }: { found: ResultList }) {
  const t = useText()
  if (plans.length > 0)
    return (
      <Portion
        items={plans.map((plan, at) => (
          <PlanItem key={plan.hotel_plan_code} plan={plan} isFirst={at === 0} />
        ))}
        more={(n) => t('results.moreOfPlans', { n })}
      />
    )
  return (
    <Portion
      items={rooms.map((room, at) => (
        <RoomItem key={room.room_type_code} room={room} isFirst={at === 0} />
      ))}
      more={(n) => t('results.moreRooms', { n })}
    />
  )
}

function Coming() {
  const t = useText()
  return (
    <>
      <p className="unseen" role="status">
        {t('results.loading')}
      </p>
      <RoomSkeleton />
      <RoomSkeleton />
    </>
  )
}
