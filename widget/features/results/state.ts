import { atom } from 'jotai'

import { rooms } from '../../../shared/contract/rooms.ts'
import type { FirstLook, SearchAnswer } from '../../../shared/contract/rooms.ts'
import { ERRORS } from '../../../shared/errors.ts'
import { writeCriteria } from '../../../shared/rules/link/write-criteria.ts'
import type { Criteria } from '../../../shared/rules/link/criteria.ts'
import type { Currency } from '../../../shared/currencies.ts'
import type { RoomQuery } from '../../../shared/model/search/search.ts'
import { RESULTS_KEPT_MS } from '../../../shared/constants.ts'
import { asFailure } from '../../lib/failure.ts'
import type { Place } from '../../lib/location/location.ts'
import { trackAtom } from '../../state/analytics/analytics.ts'
import { clearSlotAtom } from '../../state/messages/messages.ts'
import { showAtom } from '../../state/messages/failures.ts'
import { environmentAtom } from '../../state/environment.ts'
import { goAtom, placeAtom } from '../../state/navigation/navigation.ts'
import { readCriteriaAtom } from '../../state/search/read-search.ts'
import { criteriaAtom } from '../../state/search/search.ts'
import { selectionAtom } from '../../state/search/selection.ts'
import { settingsAtom } from '../../state/settings/settings.ts'
import { localeAtom } from '../../state/settings/texts.ts'
import { viewerKeyAtom } from '../../state/session/organization-at.ts'
import { atomForHotel } from '../../state/session/visitor.ts'
import { searchSlot } from '../../state/lottery/lottery-query.ts'
import { standingStepAtom } from '../../state/standing-step.ts'
import { keepPicksAtom } from './choice/picks.ts'
import { roomQueryAtom } from './query.ts'
import { answeredCriteriaAtom } from './shown-criteria.ts'
import { tellPageAtom } from '../../state/tell-page.ts'

/** What was found. `old` are the results before: they stay in view while new ones come, and are never in another language. */
export type Results =
  | { kind: 'loading'; old: SearchAnswer | null }
  | { kind: 'refused' }
  | { kind: 'ready'; answer: SearchAnswer; of?: Answered }
/** At which place of the history, to which question, and when: the guest may come back to it. */
type Answered = { place: Place; asked: string; at: number }

export const resultsAtom = atomForHotel<Results>({ kind: 'loading', old: null })
/** The quicker answer that was asked for beside the first search of a page (CALL-032). */
export const firstLookAtom = atomForHotel<FirstLook | null>(null)

export const answerInView = (state: Results): SearchAnswer | null =>
  state.kind === 'ready' ? state.answer : state.kind === 'loading' ? state.old : null

/** The second currency of the prices in view: of the answer, since the address may ask for another one already. */
export const shownCurrencyAtom = atom((get): Currency | null => {
  return (answerInView(get(resultsAtom)) ?? get(firstLookAtom))?.meta.mcp_currency ?? null
})
const runningAtom = atom<AbortController | null>(null)
/** Whether this page has searched before; only its first answer is waited for with nothing to look at. */
const hasSearchedAtom = atomForHotel(false)

/** Searches what the address asks for; a search under way is given up, its answer would be stale. */
export const searchRoomsAtom = atom(null, async (get, set, query: URLSearchParams, keepOld: boolean) => {
  get(runningAtom)?.abort()
  set(readCriteriaAtom, query)
  const criteria = get(criteriaAtom)
  const input = { hotelId: get(settingsAtom).hotel_id, query: get(roomQueryAtom)(criteria) }
  const asked = JSON.stringify([input, get(localeAtom), get(viewerKeyAtom)])
  const before = get(resultsAtom)
  const { api, now } = get(environmentAtom)
  const place = get(placeAtom)
  // Back where they chose of it, by the history and within minutes: it stands as it did.
  const of = before.kind === 'ready' && before.of
  const isThere = of && of.place === place && of.asked === asked && now() - of.at < RESULTS_KEPT_MS
  if (isThere && get(selectionAtom).length > 0) return
  const running = new AbortController()
  set(runningAtom, running)
  set(resultsAtom, { kind: 'loading', old: keepOld && before.kind === 'ready' ? before.answer : null })
  set(firstLookAtom, null)
  set(clearSlotAtom, 'searchResult')
  set(clearSlotAtom, 'roomLottery')
  if (!get(hasSearchedAtom)) void set(lookAtom, input, running.signal)
  set(hasSearchedAtom, true)
  try {
    const answer = await api(rooms.search, input, { signal: running.signal })
    if (running.signal.aborted) return
    // A first look is kept only where nothing better came (RESULT-017).
    if (countOf(answer)) {
      set(firstLookAtom, null)
      set(standingStepAtom, 'results')
    }
    set(answeredCriteriaAtom, criteria)
    set(resultsAtom, { kind: 'ready', answer, of: { place, asked, at: now() } })
    set(tellPageAtom, 'results', { query: String(query), count: countOf(answer) })
    void set(keepPicksAtom, answer, running.signal)
    if (answer.meta.unknown_codes) void import('./unknown-codes.ts').then((file) => set(file.leaveOutAtom, answer))
    void set(trackAtom, { kind: 'results', criteria, answer })
  } catch (error) {
    const failure = asFailure(error)
    // What asks for a day that is over is right on the next one: a page may stand open over night.
    const isNewDay =
      failure.codes[0] === ERRORS.invalidRequest.code &&
      (await import('./new-day.ts').then(
        (file) => set(file.searchOnNewDayAtom, query, running.signal),
        () => false,
      ))
    if (isNewDay || failure.kind === 'aborted' || running.signal.aborted) return
    set(showAtom, failure, searchSlot(failure))
    set(resultsAtom, { kind: 'refused' })
  }
})

type Asked = { hotelId: number; query: RoomQuery }

/** An answer holds the one or the other. */
const countOf = ({ data }: Pick<FirstLook, 'data'>) => data.rooms.length + data.plans.length

const lookAtom = atom(null, async (get, set, input: Asked, signal: AbortSignal) => {
  try {
    const first = await get(environmentAtom).api(rooms.preload, input, { signal })
    // One that shows nothing says nothing: the search may find what it left out, or fail. After its answer none is wanted.
    if (!signal.aborted && get(resultsAtom).kind === 'loading' && countOf(first)) set(firstLookAtom, first)
  } catch {
    // The search itself is on its way, and it is what counts.
  }
})

export const leaveResultsAtom = atom(null, (get) => get(runningAtom)?.abort())

/** Another order, filter or view is the same search at another address. */
export const refineAtom = atom(null, (get, set, change: Partial<Criteria>) => {
  set(goAtom, { to: 'result', query: writeCriteria({ ...get(criteriaAtom), ...change }), replace: true })
})
