import { MINUTE_MS, RECOMMENDER_PREVIEW_MS } from '../../../shared/constants.ts'
import { recommender } from '../../../shared/contract/recommender.ts'
import type { RecommendationAnswer, Recommended } from '../../../shared/contract/recommender.ts'
import type { Locale } from '../../../shared/locales.ts'
import type { Settings } from '../../../shared/model/hotel/settings.ts'
import type { RoomQuery } from '../../../shared/model/search/search.ts'
import type { RecommendationQuery } from '../../../shared/model/search/stay-wishes.ts'
import type { Criteria } from '../../../shared/rules/link/criteria.ts'
import { writeCriteria } from '../../../shared/rules/link/write-criteria.ts'
import type { Api } from '../../lib/api.ts'
import type { Translate } from '../../lib/i18n.ts'
import { wait } from '../../lib/wait.ts'
import type { StyleRoot } from '../../ui/styles/adopt-stylesheet.ts'
import { skeletonsOf, cardsOf, cheapest, titleOf } from './cards.ts'
import { make } from './make.ts'

export type Recommendation = { room: Recommended; searchId: string }
export type RecommenderContext = {
  api: Api
  settings: Settings
  criteria: Criteria
  query: RoomQuery
  locale: Locale
  t: Translate
  /** The words of wishes, which nobody needs before there are cards. */
  loadWishWords: () => Promise<Translate>
  /** The hotel's staff looks at what is not open yet. */
  isPreview: boolean
  hrefOf: (query: Record<string, string | undefined>) => string
  choose: (recommendation: Recommendation, query: Record<string, string | undefined>) => void
  report: (problem: unknown) => void
  /** There is nothing to show. */
  empty?: () => void
}

/** A question about rooms: the call's query, and the criteria that a card leads to. */
export type AskedRooms = { query: RecommendationQuery; criteria: Criteria }

/** Shows recommendations in an empty place. Whatever goes wrong leaves the place empty, and the page as it was (REC-007). */
export function runRecommender(place: HTMLElement, ground: RecommenderContext): () => void {
  const running = new AbortController()
  const page = place.ownerDocument
  const show = (...content: HTMLElement[]) => {
    if (running.signal.aborted) return
    place.ariaBusy = null
    place.replaceChildren(...content)
    if (content.length === 0) ground.empty?.()
  }
  place.ariaBusy = 'true'
  place.replaceChildren(...skeletonsOf(page, ground.t('recommender.loading')))
  recommend(place.getRootNode() as StyleRoot, ground, running.signal, show).catch((problem: unknown) => {
    show()
    if (!running.signal.aborted) ground.report(problem)
  })
  return () => {
    running.abort()
    place.replaceChildren()
  }
}

async function recommend(
  root: StyleRoot,
  ground: RecommenderContext,
  signal: AbortSignal,
  show: (...content: HTMLElement[]) => void,
): Promise<void> {
  const { api, settings, t, isPreview } = ground
  const isPage = 'body' in root
  const page = isPage ? root : root.ownerDocument
  const hotelId = settings.hotel_id
  const preview = isPreview ? { preview: true } : {}
  const { data: own } = await api(recommender.settings, { hotelId, query: preview }, { signal })
  if (!own.is_active) return show()
  const ask = ({ query }: AskedRooms, signal: AbortSignal) => api(recommender.rooms, { hotelId, query }, { signal })
  const first = { query: ground.query, criteria: ground.criteria }
  const coming = wishParts(ground)
  const answer = await ask(first, signal)
  if (answer.data.length === 0) return show()
  const wishes = await coming
  const list = make(page, 'div', {}, cards(ground, own, first, answer, { page, isPage }))
  const title = titleOf(page, own.title || t('recommender.title'), isPage)
  const showRooms = (asked: AskedRooms, answer: RecommendationAnswer) =>
    list.replaceChildren(cards(ground, own, asked, answer, { page, isPage }))
  const places = { page, root, ground, list, most: own.max_items, ask, showRooms, signal }
  show(title, ...(wishes ? [wishes.wishFormOf(places, wishes.t, answer)] : []), list)
  // AMB-53: whoever looks at a preview has five minutes from when it was loaded.
  if (own.preview_ends_at === null) return
  await wait(RECOMMENDER_PREVIEW_MS, signal)
  const ended = t('recommender.previewEnded', { n: RECOMMENDER_PREVIEW_MS / MINUTE_MS })
  show(make(page, 'p', { className: 'soft', attributes: { role: 'status' }, textContent: ended }))
}

export type WishPlaces = {
  page: Document
  /** Where styles are adopted. */
  root: StyleRoot
  ground: RecommenderContext
  list: HTMLElement
  /** As many rooms are shown. */
  most: number
  ask: (asked: AskedRooms, signal: AbortSignal) => Promise<RecommendationAnswer>
  showRooms: (asked: AskedRooms, answer: RecommendationAnswer) => void
  signal: AbortSignal
}

/** They come while the rooms are looked for, so that nothing moves later; without them there are the cards alone. */
const wishParts = ({ loadWishWords, report }: RecommenderContext) =>
  Promise.all([import('./wish-form.ts'), loadWishWords()]).then(
    ([{ wishFormOf }, t]) => ({ wishFormOf, t }),
    (problem: unknown) => void report(problem),
  )

type Own = { max_items: number; show_price: boolean }

function cards(
  ground: RecommenderContext,
  { max_items, show_price }: Own,
  { criteria }: AskedRooms,
  { data, meta }: RecommendationAnswer,
  { page, isPage }: { page: Document; isPage: boolean },
): HTMLElement {
  const queryOf = (room: Recommended) => ({
    ...writeCriteria(criteria),
    room_type_codes: room.room_type_code,
    search_id: meta.search_id,
  })
  return cardsOf(page, {
    isPage,
    rooms: data.slice(0, max_items),
    showsPrice: show_price,
    currency: meta.currency,
    stay: criteria,
    locale: ground.locale,
    t: ground.t,
    hrefOf: (room) => ground.hrefOf(queryOf(room)),
    choose(room) {
      const plan = cheapest(room.room_plan)
      ground.choose({ room: { ...room, room_plan: plan ? [plan] : [] }, searchId: meta.search_id }, queryOf(room))
    },
  })
}
