import { MINUTE_MS, RECOMMENDER_PREVIEW_MS } from '../../../shared/constants.ts'
import { rooms } from '../../../shared/contract/rooms.ts'
import type { Recommended } from '../../../shared/contract/rooms.ts'
import type { Locale } from '../../../shared/locales.ts'
import type { Settings } from '../../../shared/model/settings.ts'
import type { RoomQuery } from '../../../shared/model/search.ts'
import type { Criteria } from '../../../shared/rules/criteria.ts'
import { writeCriteria } from '../../../shared/rules/write-criteria.ts'
import type { Api } from '../../lib/api.ts'
import type { Translate } from '../../lib/i18n.ts'
import { wait } from '../../lib/wait.ts'
import { skeletonsOf, cardsOf, cheapest } from './cards.ts'
import { make } from './make.ts'

export type Recommendation = { room: Recommended; searchId: string }
export type RecommenderContext = {
  api: Api
  settings: Settings
  criteria: Criteria
  query: RoomQuery
  locale: Locale
  t: Translate
  /** The hotel's staff looks at what is not open yet. */
  isPreview: boolean
  hrefOf: (query: Record<string, string | undefined>) => string
  choose: (recommendation: Recommendation, query: Record<string, string | undefined>) => void
  report: (problem: unknown) => void
}

/** Shows recommendations in an empty place. Whatever goes wrong leaves the place empty, and the page as it was (REC-007). */
export function runRecommender(place: HTMLElement, ground: RecommenderContext): () => void {
  const running = new AbortController()
  const page = place.ownerDocument
  place.ariaBusy = 'true'
  place.replaceChildren(...skeletonsOf(page, ground.t('recommender.loading')))
  const show = (...content: HTMLElement[]) => {
    if (running.signal.aborted) return
    place.ariaBusy = null
    place.replaceChildren(...content)
  }
  recommend(page, ground, running.signal, show).catch((problem: unknown) => {
    show()
    if (!running.signal.aborted) ground.report(problem)
  })
  return () => {
    running.abort()
    place.replaceChildren()
  }
}

async function recommend(
  page: Document,
  ground: RecommenderContext,
  signal: AbortSignal,
  show: (...content: HTMLElement[]) => void,
): Promise<void> {
  const { api, settings, criteria, query, locale, t, isPreview } = ground
  const hotelId = settings.hotel_id
  const preview = isPreview ? { preview: true } : {}
  const { data: own } = await api(rooms.recommender, { hotelId, query: preview }, { signal })
  if (!own.is_active) return show()
  const { data, meta } = await api(rooms.recommendation, { hotelId, query }, { signal })
  if (data.length === 0) return show()
  const queryOf = (room: Recommended) => ({
    ...writeCriteria(criteria),
    room_type_codes: room.room_type_code,
    search_id: meta.search_id,
  })
  const cards = {
    rooms: data.slice(0, own.max_items),
    title: own.title,
    showsPrice: own.show_price,
    currency: meta.currency,
    stay: criteria,
    locale,
    t,
    hrefOf: (room: Recommended) => ground.hrefOf(queryOf(room)),
    choose(room: Recommended) {
      const plan = cheapest(room.room_plan)
      ground.choose({ room: { ...room, room_plan: plan ? [plan] : [] }, searchId: meta.search_id }, queryOf(room))
    },
  }
  show(...cardsOf(page, cards))
  // AMB-53: whoever looks at a preview has five minutes from when it was loaded.
  if (own.preview_ends_at === null) return
  await wait(RECOMMENDER_PREVIEW_MS, signal)
  const ended = t('recommender.previewEnded', { n: RECOMMENDER_PREVIEW_MS / MINUTE_MS })
  show(make(page, 'p', { className: 'soft', attributes: { role: 'status' }, textContent: ended }))
}
