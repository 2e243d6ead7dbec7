import { atom } from 'jotai'

import { recommender } from '../../../shared/contract/recommender.ts'
import { asFailure } from '../../lib/failure.ts'
import { clearSlotAtom } from '../../state/messages/messages.ts'
import { environmentAtom } from '../../state/environment.ts'
import { showAtom } from '../../state/messages/failures.ts'
import { queryAtom } from '../../state/navigation/navigation.ts'
import { readCriteriaAtom } from '../../state/search/read-search.ts'
import { criteriaAtom } from '../../state/search/search.ts'
import { settingsAtom } from '../../state/settings/settings.ts'
import { localeAtom } from '../../state/settings/texts.ts'
import { viewerKeyAtom } from '../../state/session/organization-at.ts'
import { atomForHotel } from '../../state/session/visitor.ts'
import { keepPicksAtom } from './choice/picks.ts'
import { roomQueryAtom } from './query.ts'
import { answeredCriteriaAtom } from './shown-criteria.ts'
import { firstLookAtom, resultsAtom } from './state.ts'

/** Why a room is recommended, by its code, in the guest's language. */
export const reasonsAtom = atomForHotel<Readonly<Record<string, string>>>({})
/** Another stay or another language is another question, and who looks changes the prices. */
export const recommendedQueryAtom = atom((get) => ({
  query: get(queryAtom),
  locale: get(localeAtom),
  viewer: get(viewerKeyAtom),
}))
const runningAtom = atom<AbortController | null>(null)

/** Rooms worth a look for what the address asks; they are results like any others (CALL-133). */
export const recommendRoomsAtom = atom(null, async (get, set, query: URLSearchParams) => {
  get(runningAtom)?.abort()
  const running = new AbortController()
  set(runningAtom, running)
  set(readCriteriaAtom, query)
  set(resultsAtom, { kind: 'loading', old: null })
  set(firstLookAtom, null)
  set(clearSlotAtom, 'searchResult')
  const criteria = get(criteriaAtom)
  const input = { hotelId: get(settingsAtom).hotel_id, query: get(roomQueryAtom)(criteria) }
  try {
    const { data, meta } = await get(environmentAtom).api(recommender.rooms, input, { signal: running.signal })
    if (running.signal.aborted) return
    set(reasonsAtom, Object.fromEntries(data.map(({ room_type_code, reason }) => [room_type_code, reason])))
    set(answeredCriteriaAtom, criteria)
    const answer = {
      data: { rooms: data, plans: [] },
      meta: { ...meta, next_available: null, exchange_rate_version: null },
    }
    set(resultsAtom, { kind: 'ready', answer })
    void set(keepPicksAtom, answer, running.signal)
  } catch (error) {
    const failure = asFailure(error)
    if (failure.kind === 'aborted') return
    set(showAtom, failure, 'searchResult')
    set(resultsAtom, { kind: 'refused' })
  }
})

export const leaveRecommendedAtom = atom(null, (get) => get(runningAtom)?.abort())
