// Writes the tables of README.md between their markers, <!-- attributes --> … <!-- /attributes -->, from shared/.
// node --import tsx scripts/generate-readme.ts
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { FRAME_ATTRIBUTES } from '../loader/late/make-frame.ts'
import { ATTRIBUTE_DOCS, ATTRIBUTES, EVENT_DOCS, METHOD_DOCS, TAG } from '../shared/element.ts'
import type { AttributeName } from '../shared/element.ts'
import { MESSAGES } from '../shared/messages.ts'
import type { MessageName, MessageRow, RelayedName } from '../shared/messages.ts'
import { CUSTOM_PROPERTIES, PARTS } from '../shared/theme.ts'

const TARGET = fileURLToPath(new URL('../README.md', import.meta.url))

type WindowName = {
  [Name in MessageName]: (typeof MESSAGES)[Name] extends { over: 'window' } ? Name : never
}[MessageName]

/** What the element does by itself when the page does not prevent it. */
const RELAYED: Record<RelayedName, string> = {
  'show-chatbot': 'The guest asks for the chatbot.',
  close: 'The guest asks to close; the widget is then hidden.',
  removeQuery: 'A parameter of the page’s address was used up; it is then taken out.',
  ga4Event: 'An analytics event; it is then pushed to the page’s `dataLayer`.',
}
const MEANINGS: Record<Exclude<WindowName, 'booking-widget-port'>, string> = {
  ...RELAYED,
  'booking-widget-opened': 'The widget has opened. Once.',
  login: 'Somebody signed in, and how.',
  getTriplabotUserId: 'Asks for the chatbot’s user id, every 200 ms for 2 s.',
  receiveTriplabotSession: 'The session of the signed-in member, for the chatbot.',
  receiveCompanionInfo: 'Who may come with the signed-in member, with names by language.',
  triplabotSynced: 'The chatbot and the widget know the same guest.',
  logout: 'Signs out.',
  'refresh-login-from-chatbot': 'Asks the server again who is signed in.',
  receiveTriplabotUserId: 'The answer to `getTriplabotUserId`.',
}

const cell = (text: string) => text.replaceAll('|', '\\|')
const named = (name: string) => `\`${name}\``
const table = (heads: readonly string[], rows: readonly (readonly string[])[]) =>
  [heads, heads.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n')

function attributeRow([name, doc]: [string, string]) {
  const also = ATTRIBUTES[name as AttributeName].also ?? [] // the keys of the docs
  return [named(name), also.length ? `${doc} Also ${also.map(named).join(', ')}.` : doc]
}

function messageRow([name, meaning]: [string, string]) {
  // Structs are invariant in their value, which nobody asks for here.
  const { from, payload } = MESSAGES[name as WindowName] as MessageRow
  const fields = Object.keys((payload?.schema as object | undefined) ?? {})
  return [named(name), from === 'widget' ? 'widget → page' : 'page → widget', fields.map(named).join(' '), meaning]
}

const rowsOf = (docs: Record<string, string>) => Object.entries(docs).map(([name, doc]) => [named(name), doc])

const TABLES: Record<string, string> = {
  attributes: table(['attribute', 'meaning'], Object.entries(ATTRIBUTE_DOCS).map(attributeRow)),
  methods: table(['method', 'what it does'], rowsOf(METHOD_DOCS)),
  events: table(
    ['event', 'when'],
    [...Object.entries(EVENT_DOCS).map(([name, doc]) => [named(`${TAG}:${name}`), doc]), ...rowsOf(RELAYED)],
  ),
  messages: table(['message', 'direction', 'payload', 'meaning'], Object.entries(MEANINGS).map(messageRow)),
  theme: table(['custom property', 'meaning'], rowsOf(CUSTOM_PROPERTIES)),
  parts: table(['part', 'what it is'], rowsOf(PARTS)),
  frame: table(
    ['frame attribute', 'value'],
    [
      [named('title'), 'What it is, in the language of the guest.'],
      ...Object.entries(FRAME_ATTRIBUTES).map((row) => row.map(named)),
    ],
  ),
}

export const writtenReadme = () => readFileSync(TARGET, 'utf8')

export function readmeText(): string {
  return Object.entries(TABLES).reduce((text, [name, lines]) => {
    const [from, to] = [`<!-- ${name} -->\n`, `<!-- /${name} -->`]
    const [start, end] = [text.indexOf(from) + from.length, text.indexOf(to)]
    if (start < from.length || end < start) throw new Error(`README.md has no place for ${name}`)
    return `${text.slice(0, start)}${lines}\n${text.slice(end)}`
  }, writtenReadme())
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(TARGET, readmeText())
