import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'

import { Late } from '../../state/late.ts'
import { queryAtom } from '../../state/navigation.ts'
import { selectionAtom } from '../../state/selection.ts'
import { useLocale, useText } from '../../state/texts.ts'
import { isAskableAtom } from '../../state/updating.ts'
import { RoomBones } from '../../ui/bones.tsx'
import css from '../../ui/look/rooms.css'
import { useStyle } from '../../ui/sheet.ts'
import { foundAtom, listedRooms } from './found.ts'
import type { Found } from './found.ts'
import { NarrowedNote } from './narrowed-note.tsx'
import { Failed, FirstLookNote, LandingNote, Refusal, TurnedBack, Unasked } from './notes.tsx'
import { PlanItem } from './plan-list.tsx'
import { Portion } from './portion.tsx'
import { Refine } from './refine.tsx'
import { RoomItem } from './room-item.tsx'
import { leaveResultsAtom, resultsAtom, searchRoomsAtom } from './state.ts'
import { StayBar, StaySummary } from './stay-summary.tsx'
import { useStructuredData } from './structured-data-state.ts'

// Few searches end there, so its words and looks come with the first that does.
const nothingFound = () => import('./nothing-found.tsx').then(({ NothingFound }) => NothingFound)
const hotelInfo = () => import('./hotel-info.tsx').then(({ HotelInfo }) => HotelInfo)
const ERRORS = ['errors'] as const
const allTaken = () => import('./nothing-found.tsx').then(({ AllTaken }) => AllTaken)

/** Rooms or plans for what the address asks (specification 2.6), the guest's choice beside them. */
export default function Results() {
  useStyle(css)
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
  // In update mode the rooms depend on who looks.
  const isAskable = useAtomValue(isAskableAtom)
  useEffect(() => {
    if (!isAskable) return
    void search(query, before.current === locale)
    before.current = locale
  }, [query, locale, search, isAskable])
  useEffect(() => () => leave(), [leave])
}

function Shown() {
  const state = useAtomValue(resultsAtom)
  const found = useAtomValue(foundAtom)
  // Beside a choice it is told where the guest pressed.
  const hasChosen = useAtomValue(selectionAtom).length > 0
  if (!found) return state.kind === 'refused' ? <Failed /> : <Coming />
  const next = state.kind === 'ready' ? state.answer.meta.next_available : null
  if (found.rooms.length + found.plans.length === 0) return <Late load={nothingFound} props={{ next }} />
  return (
    <>
      {state.kind === 'refused' && <Failed />}
      {!hasChosen && <Refusal />}
      {found.isFirstLook && state.kind !== 'loading' && <FirstLookNote />}
      {state.kind === 'ready' && <LandingNote found={found} />}
      <NarrowedNote />
      <Refine found={found} />
      {listedRooms(found).every((room) => room.room_plan.length === 0) && <Late load={allTaken} props={{ next }} />}
      <List found={found} />
      <Late load={hotelInfo} parts={ERRORS} props={{}} />
    </>
  )
}

function List({ found: { rooms, plans } }: { found: Found }) {
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
      <RoomBones />
      <RoomBones />
    </>
  )
}
