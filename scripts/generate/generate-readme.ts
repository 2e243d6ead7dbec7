// Writes the tables of README.md and of pages in docs/ between their markers, <!-- attributes --> …, from shared/ and the
// tables of the provider.
// node --import tsx scripts/generate/generate-readme.ts
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { BOOK_CHECKS } from '../../demo-host/provider/books/book-checks.ts'
import { VARIABLES } from '../../demo-host/provider/configuration/variables.ts'
import { CALL_TRACES, TRACELESS } from '../../demo-host/provider/kernel/call-traces.ts'
import type { CallTrace } from '../../demo-host/provider/kernel/call-traces.ts'
import { RETENTION } from '../../demo-host/provider/privacy/retention.ts'
import type { RetentionRow } from '../../demo-host/provider/privacy/retention.ts'
import { REFUSALS } from '../../loader/page/doctor/refusals.ts'
import { FRAME_ATTRIBUTES } from '../../loader/page/make-frame.ts'
import { CONTRACT } from '../../shared/contract/index.ts'
import type { CallTable } from '../../shared/contract/define.ts'
import { ATTRIBUTE_DOCS, EVENT_DOCS, METHOD_DOCS } from '../../shared/element-docs.ts'
import { ATTRIBUTES, TAG } from '../../shared/element.ts'
import type { AttributeName } from '../../shared/element.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../../shared/constants.ts'
import { STORAGE } from '../../shared/storage.ts'
import type { StorageName, StorageRow } from '../../shared/storage.ts'
import { ON_HOST } from '../../widget/lib/storage.ts'
import { MESSAGES } from '../../shared/messages.ts'
import type { MessageName, MessageRow, RelayedName } from '../../shared/messages.ts'
import { CUSTOM_PROPERTIES, PARTS } from '../../shared/theme.ts'
import { ACTS } from '../../test/topology/acts.ts'

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

function retentionRow({ what, why, days, since, becomes, hotel }: RetentionRow) {
  const bounds = hotel ? `; a hotel chooses ${hotel.least} to ${hotel.most}` : ''
  return [what, why, `${days} ${days === 1 ? 'day' : 'days'} after ${since}${bounds}`, becomes]
}

const CALLS: Record<string, CallTable> = CONTRACT
const TRACES: Record<string, Record<string, CallTrace>> = CALL_TRACES

const countTraceless = (why: string) =>
  Object.values(TRACES)
    .flatMap((rows) => Object.values(rows))
    .filter((trace) => 'nothing' in trace && trace.nothing === why).length

/** Every call of the contract that leaves a row. */
const trailRows = Object.entries(TRACES).flatMap(([area, rows]) =>
  Object.entries(rows).flatMap(([row, trace]) => {
    const call = CALLS[area]?.[row]?.call
    if (!call || 'nothing' in trace) return []
    const [[kind = '', what = ''] = []] = Object.entries(trace)
    return [[named(call), `${kind === 'row' ? 'a row of' : kind} ${named(what)}`]]
  }),
)

/** Why each is kept, for a hotel's privacy page. */
const KEPT: Record<StorageName, string> = {
  clientSession: 'The session of the visit; who is signed in.',
  organizationSession: 'The session of a company that signed in.',
  criteria: 'What was searched for, for the next visit within the hour.',
  utm: 'The campaign that led here.',
  browsing: 'Where the guest was, for who comes back.',
  attempt: 'A booking under way, so that a reload books nothing twice.',
  openAttempt: 'That a booking is under way: its key and the hotel.',
  linkAttempts: 'Payment links under way, so that none is paid twice.',
  draft: 'What the guest wrote into the form, for a reload.',
  booked: 'The numbers of what was booked, to show it again.',
  startedAgain: 'That the session was made anew, so that it happens once.',
  reports: 'How many errors were reported.',
  locale: 'The language the guest chose.',
  chatbotLocale: 'The language of the chatbot around.',
  currency: 'The currency the guest chose.',
  purchases: 'Digests of bookings that were measured, so that none is measured twice.',
}
const AREAS: Record<StorageRow<unknown>['in'], string> = {
  cookie: 'cookie',
  local: '`localStorage`',
  session: '`sessionStorage`, this tab',
}
const lasts = ({ in: area, lives }: StorageRow<unknown>) =>
  lives === null ? (area === 'session' ? 'until the tab is closed' : 'until it is cleared') : spanOf(lives)
function spanOf(ms: number): string {
  const [length, unit] =
    ms % DAY_MS === 0 ? [ms / DAY_MS, 'day'] : ms % HOUR_MS === 0 ? [ms / HOUR_MS, 'hour'] : [ms / MINUTE_MS, 'minute']
  return `${length} ${unit}${length === 1 ? '' : 's'}`
}
const storageRows = Object.entries(KEPT).map(([name, why]) => {
  const known = name as StorageName // the keys of the table
  const row = STORAGE[known] as StorageRow<unknown> // structs are invariant in their value, which nobody asks for here
  return [named(name), AREAS[row.in], lasts(row), why, ON_HOST.includes(known) ? 'on the hotel’s origin' : 'in memory']
})

const rowsOf = (docs: Record<string, string>) => Object.entries(docs).map(([name, doc]) => [named(name), doc])

/** Where each table stands; README has what everybody needs, the rest stands on the page of those who read it. */
export const PAGES = {
  'README.md': ['attributes', 'methods', 'events'],
  'docs/webmaster.md': ['theme', 'parts', 'storage'],
  'docs/chatbot.md': ['messages'],
  'docs/embedding.md': ['refusals', 'frame'],
  'docs/running.md': ['variables'],
  'docs/operating.md': ['acts', 'books'],
  'docs/security.md': ['retention', 'trail', 'traceless'],
} as const satisfies Record<string, readonly TableName[]>
export type PageName = keyof typeof PAGES
export const PAGE_NAMES = Object.keys(PAGES) as PageName[] // Object.keys forgets the names it lists

type TableName =
  | 'attributes'
  | 'methods'
  | 'events'
  | 'messages'
  | 'theme'
  | 'parts'
  | 'refusals'
  | 'frame'
  | 'storage'
  | 'retention'
  | 'trail'
  | 'traceless'
  | 'variables'
  | 'acts'
  | 'books'
const TABLES: Record<TableName, string> = {
  attributes: table(['attribute', 'meaning'], Object.entries(ATTRIBUTE_DOCS).map(attributeRow)),
  methods: table(['method', 'what it does'], rowsOf(METHOD_DOCS)),
  events: table(
    ['event', 'when'],
    [...Object.entries(EVENT_DOCS).map(([name, doc]) => [named(`${TAG}:${name}`), doc]), ...rowsOf(RELAYED)],
  ),
  refusals: table(
    ['code', 'why'],
    [
      [
        '`invalid_open`, `invalid_search`, …',
        'What the method was called with is not what it takes: its name follows.',
      ],
      ...rowsOf(REFUSALS),
    ],
  ),
  messages: table(['message', 'direction', 'payload', 'meaning'], Object.entries(MEANINGS).map(messageRow)),
  storage: table(['name', 'where', 'how long', 'why', 'inline'], storageRows),
  theme: table(['custom property', 'meaning'], rowsOf(CUSTOM_PROPERTIES)),
  parts: table(['part', 'what it is'], rowsOf(PARTS)),
  retention: table(['what', 'why', 'how long', 'what it becomes'], Object.values(RETENTION).map(retentionRow)),
  trail: table(['call', 'leaves'], trailRows),
  traceless: table(
    ['a call that leaves nothing', 'how many'],
    Object.entries(TRACELESS).map(([name, why]) => [why, String(countTraceless(name))]),
  ),
  variables: table(
    ['variable', 'meaning'],
    Object.entries(VARIABLES).map(([name, row]) => [named(name), row.says]),
  ),
  acts: table(
    ['what is done', 'at most', 'some calls are answered 503'],
    Object.entries(ACTS).map(([name, { silence_ms, isNoticed }]) => [
      name,
      `${silence_ms / SECOND_MS} s`,
      isNoticed ? 'yes' : 'none',
    ]),
  ),
  books: table(
    ['check', 'what is true'],
    BOOK_CHECKS.map(({ name, says }) => [named(name), `${says[0]?.toUpperCase()}${says.slice(1)}.`]),
  ),
  frame: table(
    ['frame attribute', 'value'],
    [
      [named('title'), 'What it is, in the language of the guest.'],
      ...Object.entries(FRAME_ATTRIBUTES).map((row) => row.map(named)),
    ],
  ),
}

const fileOf = (page: PageName) => fileURLToPath(new URL(`../../${page}`, import.meta.url))
export const writtenPage = (page: PageName): string => readFileSync(fileOf(page), 'utf8')

/** The page with its tables as shared/ has them now. */
export function pageText(page: PageName): string {
  return PAGES[page].reduce((text, name) => {
    const [from, to] = [`<!-- ${name} -->\n`, `<!-- /${name} -->`]
    const [start, end] = [text.indexOf(from) + from.length, text.indexOf(to)]
    if (start < from.length || end < start) throw new Error(`${page} has no place for ${name}`)
    return `${text.slice(0, start)}${TABLES[name]}\n${text.slice(end)}`
  }, writtenPage(page))
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const page of PAGE_NAMES) writeFileSync(fileOf(page), pageText(page))
