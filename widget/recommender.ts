import { mailbox, VIEW_PATHS } from '../shared/element.ts'
import type { Mount, PortMessage, WidgetAttributes } from '../shared/element.ts'
import { LOCALES, localeOfTag } from '../shared/locales.ts'
import type { Locale } from '../shared/locales.ts'
import { today } from '../shared/rules/days/dates.ts'
import { readCriteria } from '../shared/rules/link/read-criteria.ts'
import { toRoomQuery } from '../shared/rules/link/room-query.ts'
import css from './features/recommender/recommender.css'
import { runRecommender } from './features/recommender/run.ts'
import type { Recommendation } from './features/recommender/run.ts'
import { startAlone } from './lib/start/start-alone.ts'
import type { Alone } from './lib/start/start-alone.ts'
import { adoptStylesheet } from './ui/styles/adopt-stylesheet.ts'
import type { StyleRoot } from './ui/styles/adopt-stylesheet.ts'
import text from './ui/styles/base/text.css'
import tokens from './ui/styles/base/tokens.css'
import { adoptColours } from './ui/styles/base-styles.ts'

/**
 * Recommendations for a page that shows nothing else of ours, without what a booking is made of. The booking comes in
 * their place with the first wish for it, and hears what the page has said until then.
 */
export const mount: Mount = (container, attributes, port) => {
  const view = container.ownerDocument.defaultView ?? window
  const root = container.getRootNode() as StyleRoot // a connected container is in one or the other
  const { place, list } = makePlace(container)
  const unheard = mailbox()
  let { locale } = attributes
  let mayMeasure = true
  let isBooking = false
  let tries = 0
  let isStopped = false
  let stop = () => {}
  let leave = () => {}

  /** The booking, at the results of this query. */
  const book = async (query: string) => {
    if (isBooking) return
    isBooking = true
    // Some browsers never fetch a module again that failed once.
    const file = `${attributes.origins.widget}/v1/entries/booking.js${tries ? `?retry=${tries}` : ''}`
    const booking: { mount: Mount } = await import(file).catch(giveUp)
    if (isStopped) return
    stop()
    place.remove()
    // The page knows already that we are ready.
    const post = (message: PortMessage) => message.type === 'ready' || port.post(message)
    const wanted = { ...attributes, locale, view: 'search', query } as const
    leave = booking.mount(container, wanted, { post, listen: unheard.listen, stop() {} })
  }

  /** What was asked of the booking is refused; the next wish fetches it again, and does nothing of that. */
  const giveUp = (problem: unknown) => {
    isBooking = false
    tries++
    const kept: PortMessage[] = []
    unheard.listen((message) => kept.push(message))()
    for (const message of kept)
      if (isSetting(message)) unheard.put(message)
      else if (message.type === 'call') answer(message.payload.id, 'unavailable')
    throw problem
  }

  const answer = (id: number, code: string) => port.post({ type: 'answer', payload: { id, code } })

  /** A page goes on without recommendations (REC-007); a dialog that a guest opened would be an empty box. */
  const leadOn = () => {
    if (place.closest('dialog')) void book('').catch(() => {})
  }

  const choose = (alone: Alone, recommendation: Recommendation, query: string) => {
    // What is not measured is a choice all the same.
    if (mayMeasure) measure(alone, recommendation, port.post).catch(() => {})
    book(query).catch(() => view.location.assign(addressOf(attributes, query)))
  }

  /** Another language may be wished for while the server answers, and the booking too. */
  const isOver = (wished: Locale) => isStopped || isBooking || wished !== locale
  const start = async (wished: Locale) => {
    const parts = ['core', 'recommender'] as const
    const alone = await startAlone(attributes, view, { wished, parts, path: VIEW_PATHS.recommender })
    if (isOver(wished)) return
    const { colours } = alone.settings
    if (colours) adoptColours(root, colours.shades)
    const { tag: lang, direction: dir } = LOCALES[alone.locale]
    Object.assign(place, { lang, dir })
    port.post({ type: 'ready' })
    stop()
    stop = runRecommender(list, {
      ...alone,
      ...askedFor(alone, attributes),
      loadWishWords: () => alone.loadWords('wishes'),
      hrefOf: (wanted) => addressOf(attributes, searchOf(wanted)),
      choose: (recommendation, wanted) => choose(alone, recommendation, searchOf(wanted)),
      empty: leadOn,
    })
  }
  /** Without a start there is nothing to show, and the page goes on without it (REC-007); its author learns why. */
  const restart = (wished = locale) =>
    start(wished).catch(() => {
      if (isOver(wished)) return
      list.replaceChildren()
      port.post({ type: 'refused' })
      leadOn()
    })

  const stopListening = port.listen((message) => {
    if (isBooking || message.type !== 'call') return unheard.put(message)
    const { id, method, input } = message.payload
    if (method === 'open' && input.startsWith('recommender?')) return answer(id, '')
    unheard.put(message)
    if (!isSetting(message)) return void book('').catch(() => {})
    if (method === 'setConsent') mayMeasure = input === 'granted'
    else {
      locale = localeOfTag(input) ?? locale
      void restart()
    }
    answer(id, '')
  })

  for (const sheet of [tokens, text, css]) adoptStylesheet(root, sheet)
  void restart()
  return () => {
    isStopped = true
    stopListening()
    stop()
    leave()
    place.remove()
  }
}

/** Neither is a wish for the booking, which hears of them when it comes. */
const isSetting = (message: PortMessage) =>
  message.type === 'call' && /^set(Consent|Locale)$/.test(message.payload.method)

function makePlace(container: ShadowRoot | HTMLElement) {
  const page = container.ownerDocument
  const place = Object.assign(page.createElement('div'), { className: 'root' })
  const list = Object.assign(page.createElement('section'), { className: 'recommender' })
  list.setAttribute('part', 'recommender')
  place.append(list)
  container.append(place)
  return { place, list }
}

function askedFor({ settings, now }: Alone, { query }: WidgetAttributes) {
  const asked = new URLSearchParams(query)
  const day = settings.business_date ?? today(settings.time_zone, now())
  const criteria = readCriteria(asked, { today: day, settings })
  return {
    criteria,
    query: toRoomQuery(criteria, settings.kids_tiers),
    isPreview: asked.get('tripla_preview') === 'true',
  }
}

async function measure({ settings }: Alone, { room, searchId }: Recommendation, post: (message: PortMessage) => void) {
  if (!settings.analytics) return
  const { entryOf, recommended } = await import('./lib/analytics.ts')
  const { tag_ids: send_to } = settings.analytics
  const payload = recommended(settings, room, searchId)
  const entry = entryOf({ event: 'recommend', payload }, send_to.length > 0 ? { send_to } : {})
  if (entry) post({ type: 'ga4Event', payload: entry })
}

const searchOf = (wanted: Record<string, string | undefined>) =>
  String(
    new URLSearchParams(
      Object.entries(wanted).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
    ),
  )

const addressOf = ({ origins, hotelCode: code }: WidgetAttributes, query: string) =>
  `${origins.widget}${VIEW_PATHS.search}?${new URLSearchParams({ code })}&${query}`
