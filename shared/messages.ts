import { enums, min, number, object, record, size, string, type, unknown } from 'superstruct'
import type { Struct } from 'superstruct'

import { METHOD_NAMES, TOLD_EVENTS } from './element.ts'

/**
 * What host page and widget say to each other. `over: 'window'` is postMessage and, but for the handshake, the
 * specification's names (001 7.11); `over: 'port'` is the private channel that the handshake hands over.
 */
export type MessageRow = {
  from: 'widget' | 'host'
  over: 'window' | 'port'
  /** Who may hear it: any page that holds the port, or only an origin the hotel's settings name. */
  to: 'any' | 'named'
  payload: Struct<unknown, unknown> | null
  /** Holds an id or something of a person, so a page that configured '*' gets it at a concrete origin only (AMB-35). */
  personal?: true
}

// A struct is invariant in its value, so rows are held to this and keep their own payload's type.
const rows = <const T extends Record<string, Omit<MessageRow, 'payload'> & { payload: object | null }>>(table: T): T =>
  table

const id = () => min(number(), 0)

export const MESSAGES = rows({
  'show-chatbot': { from: 'widget', over: 'window', to: 'named', payload: null },
  close: { from: 'widget', over: 'window', to: 'named', payload: null },
  removeQuery: { from: 'widget', over: 'window', to: 'named', payload: object({ query: size(string(), 1, 64) }) },
  ga4Event: {
    from: 'widget',
    over: 'window',
    to: 'named',
    payload: type({ event: size(string(), 1, 64) }),
    personal: true,
  },

  'booking-widget-port': { from: 'host', over: 'window', to: 'any', payload: null },

  loaded: { from: 'widget', over: 'port', to: 'any', payload: null },
  ready: { from: 'widget', over: 'port', to: 'any', payload: null },
  height: { from: 'widget', over: 'port', to: 'any', payload: object({ px: min(number(), 0) }) },
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

type NamesFrom<From extends MessageRow['from'], Over extends MessageRow['over']> = {
  [N in MessageName]: (typeof MESSAGES)[N] extends { from: From; over: Over } ? N : never
}[MessageName]
/** The specification's messages a widget sends; the loader turns each into an element event of the same name. */
export type RelayedName = NamesFrom<'widget', 'window'>
export type PortName = NamesFrom<'widget', 'port'>
