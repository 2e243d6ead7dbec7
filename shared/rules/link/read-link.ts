import { MISPRINT } from '../../booking-routes.ts'
import { OPENERS, OTHER_NAMES } from '../../parameter-names.ts'
import { isParameter, PARAMETERS } from '../../parameters.ts'
import type { ParameterName } from '../../parameters.ts'

/** A text as it stands in an address or an attribute, a query, or an object of a page's script. */
export type Link = string | URLSearchParams | Readonly<Record<string, unknown>>

export type ReadLink = {
  /** Under our own names, each once; what no row knows stays as it was written. */
  query: URLSearchParams
  /** What was healed, for an integrator: 'checkIn is called checkin'. */
  slips: readonly string[]
  /** The names under which the parameters of that own name were written. */
  written: (name: ParameterName) => readonly string[]
  /** The names by which it opens the widget; none where it is no page's address. */
  openers: readonly string[]
}

const plain = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '')
const RIGHT: Readonly<Record<string, ParameterName>> = {
  ...Object.fromEntries(Object.keys(PARAMETERS).map((name) => [plain(name), name as ParameterName])), // its keys are the names
  ...OTHER_NAMES,
}
/** What of one name is written in several parameters is one list; of anything else the first is meant. */
const LISTS = /^(kids_ages|filter|segment_ids|hotel_codes|\w+_codes)$/
/** &amp; as an editor writes it twice, and what other products write behind a name: name[], name[0]. */
const ENTITY = /^(?:amp;)+/
const INDEX = /\[\d*\]$/

/**
 * Every way in says the same with the same parameters (000 §2.4, §2.5): the widget's own address, an opener in the page's,
 * `data-query`, the attribute `query`, `open()`, `search()`, and what was written for other products. Changes nothing outside.
 */
export function readLink(link: Link): ReadLink {
  const query = new URLSearchParams()
  const slips = new Set<string>()
  const names = new Map<ParameterName, string[]>()
  const openers: string[] = []
  // A name of ours says more than that of another product.
  for (const [written, value] of entriesOf(link).toSorted(([one], [other]) => rankOf(one) - rankOf(other))) {
    const bare = written.replace(ENTITY, '')
    const name = nameOf(bare)
    if (OPENERS.includes(bare)) openers.push(written)
    else if (!name) query.append(written, value)
    else {
      const before = names.get(name) ?? []
      const [first] = before
      const said = query.get(name)
      const isMore = LISTS.test(name) && first !== undefined && rankOf(first) === rankOf(written)
      if (name !== written) slips.add(`${written} is called ${name}`)
      else if (first === name && !isMore) slips.add(`${name} is written twice`)
      query.set(name, said && isMore ? `${said},${value}` : said || value)
      names.set(name, [...before, written])
    }
  }
  mendValues(query, slips)
  return { query, slips: [...slips], written: (name) => names.get(name) ?? [], openers }
}

/** 1: the name of another product, or a slip of the pen. */
const rankOf = (written: string): number => {
  const bare = written.replace(ENTITY, '').replace(INDEX, '')
  return nameOf(bare) && !isParameter(bare) ? 1 : 0
}

const nameOf = (bare: string): ParameterName | undefined =>
  isParameter(bare) ? bare : Object.hasOwn(RIGHT, plain(bare)) ? RIGHT[plain(bare)] : undefined

function entriesOf(link: Link): [string, string][] {
  if (typeof link === 'string' || link instanceof URLSearchParams) return [...new URLSearchParams(link)]
  return Object.entries(link).map(([name, value]) => [name, textOf(value)])
}

/** What holds objects is JSON in an address; a list of words and numbers has commas. */
const textOf = (value: unknown): string => {
  const text = String(value ?? '')
  return text.includes('[object') ? JSON.stringify(value) : text
}

/** ?code=…=voucher on printed links, and a number of rooms where each room's party ought to stand. */
function mendValues(query: URLSearchParams, slips: Set<string>) {
  for (const name of ['code', 'hotel_code'])
    if (MISPRINT.test(query.get(name) ?? '')) {
      query.set(name, (query.get(name) ?? '').replace(MISPRINT, ''))
      query.set('mode', 'voucher')
      slips.add(`${name}=…=voucher is called ${name}=…&mode=voucher`)
    }
  const rooms = query.get('rooms')?.trim() ?? ''
  if (!/^\d+$/.test(rooms)) return
  query.delete('rooms')
  if (!query.get('room_count')) query.set('room_count', rooms)
}
