import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'

import { writeCriteria } from '../../../shared/rules/write-criteria.ts'
import { say, slotsAtom } from '../../state/banner.ts'
import { goAtom, queryAtom } from '../../state/navigation.ts'
import { criteriaAtom } from '../../state/search.ts'
import { useText } from '../../state/texts.ts'
import { RoomBones } from '../../ui/bones.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import css from '../../ui/look/rooms.css'
import { PageTitle } from '../../ui/page-title.tsx'
import { useStyle } from '../../ui/sheet.ts'
import { RetryBanner } from '../../ui/banner.tsx'
import { askedAtom, leaveRecommendedAtom, reasonsAtom, recommendRoomsAtom } from './recommended-state.ts'
import { RoomItem } from './room-item.tsx'
import { resultsAtom } from './state.ts'
import type { Results } from './state.ts'
import { StayBar, StaySummary } from './stay-summary.tsx'

/** A few rooms with the reason for each, to be chosen like any result (specification 2.1, "Rooms recommender"). */
export default function Recommended() {
  useStyle(css)
  const t = useText()
  const state = useRecommended()
  return (
    <>
      <div className="with-aside">
        <section className="stack wide results" aria-busy={state.kind === 'loading'}>
          <PageTitle part>{t('recommender.forDates')}</PageTitle>
          <Found state={state} />
        </section>
        <StaySummary />
      </div>
      <StayBar />
    </>
  )
}

function useRecommended(): Results {
  const asked = useAtomValue(askedAtom)
  const recommend = useSetAtom(recommendRoomsAtom)
  const leave = useSetAtom(leaveRecommendedAtom)
  useEffect(() => void recommend(asked.query), [asked, recommend])
  useEffect(() => () => leave(), [leave])
  return useAtomValue(resultsAtom)
}

function Found({ state }: { state: Results }) {
  const reasons = useAtomValue(reasonsAtom)
  if (state.kind === 'loading') return <Coming />
  if (state.kind === 'refused') return <Failed />
  const { rooms } = state.answer.data
  if (rooms.length === 0) return <Nothing />
  return (
    <>
      <ul className="rooms">
        {rooms.map((room, at) => (
          <RoomItem key={room.room_type_code} room={room} isFirst={at === 0} reason={reasons[room.room_type_code]} />
        ))}
      </ul>
      <p>
        <AllRooms />
      </p>
    </>
  )
}

function Coming() {
  const t = useText()
  return (
    <>
      <p className="unseen" role="status">
        {t('recommender.loading')}
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
  const recommend = useSetAtom(recommendRoomsAtom)
  return (
    <RetryBanner
      title={t('recommender.failedTitle')}
      retryLabel={t('core.tryAgain')}
      onRetry={() => void recommend(query)}
    >
      {searchResult && say(t, searchResult.told)}
    </RetryBanner>
  )
}

function Nothing() {
  const t = useText()
  return (
    <div role="status">
      <EmptyState title={t('recommender.noneTitle')} actions={<AllRooms />}>
        {t('recommender.noneText')}
      </EmptyState>
    </div>
  )
}

function AllRooms() {
  const t = useText()
  const criteria = useAtomValue(criteriaAtom)
  const go = useSetAtom(goAtom)
  return (
    <Button onClick={() => go({ to: 'result', query: writeCriteria(criteria) })}>{t('recommender.allRooms')}</Button>
  )
}
