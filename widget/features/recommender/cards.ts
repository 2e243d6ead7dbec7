import type { Recommended } from '../../../shared/contract/recommender.ts'
import { LOCALES } from '../../../shared/locales.ts'
import type { Locale } from '../../../shared/locales.ts'
import type { Currency } from '../../../shared/currencies.ts'
import type { RoomPlan } from '../../../shared/model/search/room.ts'
import { nights } from '../../../shared/rules/days/dates.ts'
import { money, offerTotal } from '../../../shared/rules/money/money.ts'
import { times } from '../../../shared/rules/times.ts'
import type { Translate } from '../../lib/i18n.ts'
import { partyWords } from '../../lib/party-words.ts'
import { isPlainPress } from '../../lib/plain-press.ts'
import { safeUrl } from '../../lib/safe-url.ts'
import { make } from './make.ts'

export type RecommendedCards = {
  rooms: readonly Recommended[]
  showsPrice: boolean
  currency: Currency
  stay: { checkin: string; checkout: string }
  locale: Locale
  t: Translate
  /** They are all there is on the page. */
  isPage: boolean
  hrefOf: (room: Recommended) => string
  /** The guest wants to see it here. */
  choose: (room: Recommended) => void
}

/** Where there is nothing else on the page, its title is the page's; in a hotel's page it is that of a part. */
const levelOf = (level: number, isPage: boolean) => (isPage ? { attributes: { 'aria-level': `${level}` } } : {})

export const titleOf = (page: Document, title: string, isPage: boolean) =>
  make(page, 'h2', { textContent: title, ...levelOf(1, isPage) })

/** A card for every room. */
export const cardsOf = (page: Document, cards: RecommendedCards): HTMLElement =>
  make(page, 'ul', { className: 'recommended' }, ...cards.rooms.map((room) => card(page, room, cards)))

function card(
  page: Document,
  room: Recommended,
  { showsPrice, locale, t, isPage, hrefOf, choose, ...more }: RecommendedCards,
) {
  const lang = room.lang ? LOCALES[room.lang].tag : LOCALES[locale].tag
  const name = make(page, 'h3', levelOf(2, isPage), make(page, 'bdi', { lang, textContent: room.room_type_name }))
  const [photo] = room.photos
  const why = make(page, 'span', { className: 'why', textContent: room.reason })
  const href = safeUrl(hrefOf(room)) ?? ''
  const link = make(
    page,
    'a',
    { className: 'small', attributes: { href }, on: { click: (event) => follow(event, () => choose(room)) } },
    t('recommender.see'),
    make(page, 'span', { className: 'unseen', textContent: ` ${room.room_type_name}` }),
  )
  const plan = cheapest(room.room_plan)
  return make(
    page,
    'li',
    { attributes: { part: 'recommendation' } },
    ...(photo ? [picture(page, safeUrl(photo.url) ?? '', photo.alt)] : []),
    name,
    why,
    ...(showsPrice && plan ? [price(page, plan, { locale, t, ...more })] : []),
    link,
  )
}

const picture = (page: Document, src: string, alt: string) =>
  make(page, 'img', { className: 'pic', attributes: { loading: 'lazy', decoding: 'async', alt, src } })

/** What the card speaks of. */
export const cheapest = (plans: readonly RoomPlan[]) =>
  plans.toSorted((one, other) => offerTotal(one.price) - offerTotal(other.price))[0]

/** Whole, with what it includes, like every price of the product (docs/design.md). */
function price(
  page: Document,
  { price: offer, matched_search_criteria: { adults_count, children_count } }: RoomPlan,
  { currency, stay, locale, t }: Pick<RecommendedCards, 'currency' | 'stay' | 'locale' | 't'>,
) {
  const included = t('recommender.included', {
    nights: t('core.nights', { n: nights(stay.checkin, stay.checkout) }),
    party: partyWords(t, { adults: adults_count, children: children_count }),
  })
  const from = t('recommender.from', { price: money({ amount: offerTotal(offer), currency }, locale) })
  return make(
    page,
    'p',
    { className: 'small' },
    make(page, 'b', { textContent: from }),
    ' ',
    make(page, 'span', { className: 'faint', textContent: included }),
  )
}

function follow(event: MouseEvent, choose: () => void) {
  if (!isPlainPress(event)) return
  event.preventDefault()
  choose()
}

/** More than a row has, so that the strip can move on. */
const SKELETONS = 6

/** A strip of empty cards goes by while the real ones are looked for (REC-004); who wants no motion sees it stand. */
export const skeletonsOf = (page: Document, label: string): HTMLElement[] => [
  make(page, 'p', { className: 'unseen', attributes: { role: 'status' }, textContent: label }),
  make(
    page,
    'ul',
    { className: 'recommended carousel', attributes: { 'aria-hidden': 'true' } },
    ...times(SKELETONS, () =>
      make(
        page,
        'li',
        {},
        make(page, 'span', { className: 'bone pic' }),
        make(page, 'span', { className: 'bone' }),
        make(page, 'span', { className: 'bone' }),
      ),
    ),
  ),
]
