import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'

import { writeCriteria } from '../../../shared/rules/link/write-criteria.ts'
import { formatMessage, slotsAtom } from '../../state/messages/messages.ts'
import { goAtom, queryAtom } from '../../state/navigation/navigation.ts'
import { criteriaAtom } from '../../state/search/search.ts'
import { useText } from '../../state/settings/texts.ts'
import { RoomSkeleton } from '../../ui/layout/skeleton.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { EmptyState } from '../../ui/messages/empty-state.tsx'
import css from '../../ui/styles/base/rooms.css'
import { PageTitle } from '../../ui/layout/page-title.tsx'
import { useStylesheet } from '../../ui/styles/use-stylesheet.ts'
import { RetryBanner } from '../../ui/messages/banner.tsx'
import { recommendedQueryAtom, leaveRecommendedAtom, reasonsAtom, recommendRoomsAtom } from './recommended-state.ts'
import { RoomItem } from './list/room-item.tsx'
import { resultsAtom } from './state.ts'
import type { Results } from './state.ts'
import { StayBar, SelectionSummary } from './choice/stay-summary.tsx'

/** A few rooms with the reason for each, to be chosen like any result (REC-010). */
export default function Recommended() {
  useStylesheet(css)
  const t = useText()
  const state = useRecommended()
  return (
    <>
      <div className="with-aside">
        <section className="stack wide results" aria-busy={state.kind === 'loading'}>
          <PageTitle part>{t('recommender.forDates')}</PageTitle>
          <Found state={state} />
        </section>
        <SelectionSummary />
      </div>
      <StayBar />
    </>
  )
}

function useRecommended(): Results {
  const asked = useAtomValue(recommendedQueryAtom)
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
      <RoomSkeleton />
      <RoomSkeleton />
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
      {searchResult && formatMessage(t, searchResult.message)}
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
