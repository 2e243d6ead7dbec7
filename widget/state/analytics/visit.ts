import { atom } from 'jotai'

import { ATTRIBUTION } from '../../../shared/parameters.ts'
import { environmentAtom } from '../environment.ts'

/** How the guest came here (QUERY-016, QUERY-017). It does not change while the widget stands, whatever the address does. */
export type Visit = {
  /** Inside a chatbot's frame: the chatbot brings its own menus (AMB-44). */
  isInChatbot: boolean
  /** The booking source, sent with every reservation: booking_widget, chatbot, wordpress … */
  source: string
  medium: string | null
  /** The hotel's staff looks at what is not open yet. */
  isPreview: boolean
  /** The chatbot runs for its author only. */
  isBotTest: boolean
  /** The chatbot message that led here. */
  iconMessageId: string | null
  segmentIds: readonly string[]
  /** Who recommended the hotel. */
  referrerCode: string | null
  /** The page around the widget, as its author wrote it; state/named-pages says whether the hotel knows it. */
  parentUrl: string | null
  parentPathname: string | null
  urlBack: string | null
  /** utm_source and its like, only those that were given. */
  attribution: Readonly<Record<string, string>>
}

const DEFAULT_SOURCE = 'booking_widget'
/** A booking source is a word of a short list, never a text of somebody's. */
const SOURCE = /^\w{1,40}$/
const LONGEST = 200

export const visitAtom = atom((get): Visit => {
  const { began, attributes, view } = get(environmentAtom)
  const is = (name: string, value = 'true') => began.get(name) === value
  const word = (name: string) => (SOURCE.test(began.get(name) ?? '') ? began.get(name) : null)
  const fromChatbot = is('fromChatbot') ? 'chatbot' : null
  // Inline the page around the widget is where a campaign leads to; a frame is told by the loader.
  const here = new URLSearchParams(view.location.search)
  const given = ATTRIBUTION.map((name) => [name, (began.get(name) ?? here.get(name))?.slice(0, LONGEST)])
  return {
    isInChatbot: is('iframe', 'triplabot') || is('isInCBIframe'),
    source: fromChatbot ?? word('source') ?? DEFAULT_SOURCE,
    medium: word('medium'),
    isPreview: is('tripla_preview'),
    isBotTest: is('custom_bot_test'),
    iconMessageId: began.get('icon_message_id'),
    segmentIds: (attributes.segmentIds || (began.get('segment_ids') ?? ''))
      .split(',')
      .map((id) => id.trim())
      .filter(Boolean),
    referrerCode: began.get('referrer_code')?.slice(0, LONGEST) || null,
    parentUrl: began.get('parentUrl'),
    parentPathname: began.get('parentPathname'),
    urlBack: began.get('urlBack'),
    attribution: Object.fromEntries(given.filter(([, value]) => value)),
  }
})
