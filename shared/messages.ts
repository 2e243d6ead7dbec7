import { array, enums, min, number, object, record, size, string, type, unknown } from 'superstruct'
import type { Struct } from 'superstruct'

import { METHOD_NAMES, TOLD_EVENTS } from './element.ts'

/**
 * What host page and widget say to each other. `over: 'window'` is postMessage and, but for the handshake, has
 * public names (EMB-038 to EMB-043); `over: 'port'` is the private channel that the handshake hands over.
 */
export type MessageRow = {
  from: 'widget' | 'host'
  over: 'window' | 'port'
  /** With whom: any page that holds the port, or only an origin the hotel's settings name. */
  to: 'any' | 'named'
  payload: Struct<unknown, unknown> | null
  /** The loader gives it to the page as an event; the others are for a page that listens to the frame itself (AMB-36). */
  relayed?: true
  /** Holds an id or something of a person, so a page that configured '*' gets it at a concrete origin only (AMB-35). */
  personal?: true
}

// A struct is invariant in its value, so rows are held to this and keep their own payload's type.
const rows = <const T extends Record<string, Omit<MessageRow, 'payload'> & { payload: object | null }>>(table: T): T =>
  table

const id = () => min(number(), 0)
const asked = { from: 'host', over: 'window', to: 'named' } as const
const told = { from: 'widget', over: 'window', to: 'named' } as const

export const MESSAGES = rows({
  // Empty where no chatbot message led here.
  'show-chatbot': { ...told, relayed: true, payload: object({ icon_message_id: size(string(), 0, 200) }) },
  close: { ...told, relayed: true, payload: null },
  removeQuery: { ...told, relayed: true, payload: object({ query: size(string(), 1, 64) }) },
  ga4Event: { ...told, relayed: true, payload: type({ event: size(string(), 1, 64) }), personal: true },
  'booking-widget-opened': { ...told, payload: null },
  // EMB-039: how somebody signed in; who it is stays here.
  login: { ...told, payload: object({ method: size(string(), 1, 64) }) },
  getTriplabotUserId: { ...told, payload: null },
  receiveTriplabotSession: { ...told, payload: object({ session: string() }), personal: true },
  triplabotSynced: { ...told, payload: null },
  // Who may come with the member, each kind with its names by language.
  receiveCompanionInfo: {
    ...told,
    payload: object({
      additional_tiers: array(
        type({ kind: enums(['companion_adult', 'companion_kid']), translations: record(string(), string()) }),
      ),
    }),
  },

  logout: { ...asked, payload: null },
  'refresh-login-from-chatbot': { ...asked, payload: null },
  // The answer to getTriplabotUserId, which no requirement names.
  receiveTriplabotUserId: { ...asked, payload: object({ user_id: size(string(), 1, 200) }) },

  'booking-widget-port': { from: 'host', over: 'window', to: 'any', payload: null },

  loaded: { from: 'widget', over: 'port', to: 'any', payload: null },
  ready: { from: 'widget', over: 'port', to: 'any', payload: null },
  // The hotel's settings were not to be had.
  refused: { from: 'widget', over: 'port', to: 'any', payload: null },
  // What was not taken of a link as it is written, for whoever wrote it (docs/webmaster.md).
  noted: { from: 'widget', over: 'port', to: 'named', payload: object({ text: size(string(), 1, 2000) }) },
  height: { from: 'widget', over: 'port', to: 'any', payload: object({ px: min(number(), 0) }) },
  // More is shown than the bar before a search.
  grown: { from: 'widget', over: 'port', to: 'any', payload: null },
  // Escape, where nothing of the widget's own is open: a dialog around the frame closes.
  escape: { from: 'widget', over: 'port', to: 'any', payload: null },
  // A new screen begins. A frame as high as its content has nothing of its own to scroll.
  top: { from: 'widget', over: 'port', to: 'any', payload: null },
  // An empty code: done.
  answer: { from: 'widget', over: 'port', to: 'any', payload: object({ id: id(), code: size(string(), 0, 64) }) },
  event: {
    from: 'widget',
    over: 'port',
    to: 'named',
    payload: object({ name: enums(TOLD_EVENTS), detail: record(string(), unknown()) }),
  },
  call: {
    from: 'host',
    over: 'port',
    to: 'any',
    payload: object({ id: id(), method: enums(METHOD_NAMES), input: size(string(), 0, 2000) }),
  },
})

export type MessageName = keyof typeof MESSAGES
type Payload<Row> = Row extends { payload: Struct<infer Value, infer _Schema> } ? Value : null
export type MessageOf<Name extends MessageName> = {
  [N in Name]: Payload<(typeof MESSAGES)[N]> extends null
    ? { type: N; payload?: null }
    : { type: N; payload: Payload<(typeof MESSAGES)[N]> }
}[Name]
export type PortMessage = MessageOf<MessageName>

type NamesOf<Row> = { [N in MessageName]: (typeof MESSAGES)[N] extends Row ? N : never }[MessageName]
/** The loader turns each into an element event of the same name. */
export type RelayedName = NamesOf<{ relayed: true }>
/** What a page may ask for by postMessage. */
export type AskedName = NamesOf<typeof asked>
