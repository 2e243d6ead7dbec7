import { useAtom, useAtomValue, useSetAtom, useStore } from 'jotai'
import { useEffect, useRef } from 'react'

import { environmentAtom } from '../../state/environment.ts'
import { Lazy } from '../../state/lazy.ts'
import { useOwnQuery } from '../../state/navigation/own-query.ts'
import { criteriaAtom } from '../../state/search/search.ts'
import { isSearchPressedAtom } from '../../state/search/search-pressed.ts'
import { selectionAtom } from '../../state/search/selection.ts'
import { viewerKeyAtom } from '../../state/session/organization-at.ts'
import { useLocale, useText } from '../../state/settings/texts.ts'
import { isAskableAtom } from '../../state/reservation/updating.ts'
import { RoomSkeleton } from '../../ui/layout/skeleton.tsx'
import fadeCss from '../../ui/styles/base/fade.css'
import css from '../../ui/styles/base/rooms.css'
import { useStylesheet } from '../../ui/styles/use-stylesheet.ts'
import { foundAtom, listedRooms } from './result-list.ts'
import type { ResultList } from './result-list.ts'
import { NarrowedNote } from './list/narrowed-note.tsx'
import { SearchFailed, FirstLookNote, ChoiceRefusal, TurnedBack, Unasked } from './list/notes.tsx'
import { PlanItem } from './list/plan-list.tsx'
import { Portion } from './list/portion.tsx'
import { Refine, useFoundWords } from './list/refine.tsx'
import { RoomItem } from './list/room-item.tsx'
import { leaveResultsAtom, resultsAtom, searchRoomsAtom } from './state.ts'
import type { Results } from './state.ts'
import { ChosenTold } from './choice/continue.tsx'
import { StayBar, SelectionSummary } from './choice/stay-summary.tsx'
import { useStructuredData } from './structured-data-state.ts'

// Few searches end there, so its words and looks come with the first that does.
const nothingFound = () => import('./list/nothing-found.tsx').then(({ NothingFound }) => NothingFound)
const landingNote = () => import('./landing-note.tsx').then(({ LandingNote }) => LandingNote)
const hotelInfo = () => import('./detail/hotel-info.tsx').then(({ HotelInfo }) => HotelInfo)
const ERRORS = ['errors'] as const
const DETAIL = ['detail'] as const
const allTaken = () => import('./list/nothing-found.tsx').then(({ AllTaken }) => AllTaken)

/** Rooms or plans for what the address asks (ROUTE-012), the guest's choice beside them. */
export default function ResultsScreen() {
  useStylesheet(fadeCss)
  useStylesheet(css)
  useSearch()
  useStructuredData()
  const { kind } = useAtomValue(resultsAtom)
  return (
    <>
      <div className="with-aside">
        <section className="stack wide results" ref={useArrival(kind)} aria-busy={kind === 'loading'}>
          <SearchStatus />
          <TurnedBack />
          <Unasked />
          <Shown />
        </section>
        <SelectionSummary />
        <ChosenTold />
      </div>
      <StayBar />
    </>
  )
}

/** A new address is a new search, and so is another visitor; a new language too, and then nothing of the old one stays (L10N-018). */
function useSearch() {
  const query = useOwnQuery()
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
  useEffect(() => leave, [leave])
}

/** Whoever pressed Search is led to the place of the results at once, and to their heading when it says how many there are. */
function useArrival(kind: Results['kind']) {
  const place = useRef<HTMLElement>(null)
  const [isPressed, setPressed] = useAtom(isSearchPressedAtom)
  const { host, view } = useAtomValue(environmentAtom)
  const store = useStore()
  useEffect(() => {
    const section = place.current
    if (!isPressed || !section) return
    // What stands in the upper third is seen, but a phone has no room to give away; a frame is moved by its page.
    const seen = view.innerWidth < 880 ? 16 : view.innerHeight / 3
    if (section.getBoundingClientRect().top > seen) section.scrollIntoView({ behavior: 'instant' })
    host.post({ type: 'top' })
    // The search of this press began in an effect after the rendering that gave `kind`.
    if (kind === 'loading' || store.get(resultsAtom).kind === 'loading') return
    setPressed(false)
    section.querySelector('h1')?.focus({ preventScroll: true })
  }, [isPressed, kind, host, view, store, setPressed])
  return place
}

/** Heard, because its place stands before the words do. */
const SearchStatus = () => (
  <p className="unseen" role="status">
    {useFoundWords()}
  </p>
)

function Shown() {
  const { kind } = useAtomValue(resultsAtom)
  const found = useAtomValue(foundAtom)
  // Beside a choice it is told where the guest pressed.
  const chosen = useAtomValue(selectionAtom)[0]
  const { price_displayed_total: advertised } = useAtomValue(criteriaAtom).carried
  if (!found) return kind === 'refused' ? <SearchFailed /> : <Coming />
  const { ways } = found
  if (!found.rooms[0] && !found.plans[0]) return <Lazy load={nothingFound} parts={DETAIL} props={ways} />
  return (
    <>
      {kind === 'refused' && <SearchFailed />}
      {!chosen && <ChoiceRefusal />}
      {found.isFirstLook && kind !== 'loading' && <FirstLookNote />}
      {kind === 'ready' && advertised && <Lazy load={landingNote} props={{ found }} />}
      <NarrowedNote />
      <Refine />
      {((!chosen && ways.combination) || listedRooms(found).every((room) => !room.room_plan[0])) && (
        <Lazy load={allTaken} parts={DETAIL} props={ways} />
      )}
      <List found={found} />
      <Lazy load={hotelInfo} parts={ERRORS} props={{}} />
    </>
  )
}

function List({ found: { rooms, plans } }: { found: ResultList }) {
  const t = useText()
  if (plans[0])
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

const Coming = () => (
  <>
    <RoomSkeleton />
    <RoomSkeleton />
  </>
)
