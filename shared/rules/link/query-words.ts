import { is } from 'superstruct'
import type { Struct } from 'superstruct'

import { CODE_CHARACTERS } from '../../constants.ts'
import { LAST_ARRIVAL_DAY } from '../../limits.ts'
import type { ParameterName } from '../../parameters.ts'
import { addDays, parseDate } from '../days/dates.ts'

/** No list has more, and no word is longer than a code: what goes beyond is nobody's wish and never travels on. */
const MOST = 50
// oxlint-disable-next-line no-control-regex -- these are what no code holds and no database takes
const CONTROL = /[\0-\x1f]/
const NUMBER = /^\d{1,3}$/

export type QueryWords = ReturnType<typeof queryWords>

/** What an address says, word by word; `misread` gathers what could not be understood. What is empty was never said. */
export function queryWords(query: URLSearchParams) {
  const misread = new Set<ParameterName>()
  const refuse = (name: ParameterName): null => {
    misread.add(name)
    return null
  }
  const tidy = (text: string, name: ParameterName): string => {
    const trimmed = text.trim()
    return trimmed.length > CODE_CHARACTERS || CONTROL.test(trimmed) ? (refuse(name) ?? '') : trimmed
  }
  const word = (name: ParameterName): string => tidy(query.get(name) ?? '', name)
  /** With commas, or as JSON of words or numbers. */
  const list = (name: ParameterName): string[] =>
    (query.get(name) ?? '')
      .split(/[,[\]"]/)
      .map((text) => tidy(text, name))
      .filter(Boolean)
      .slice(0, MOST)
  const numberOf = (text: string, name: ParameterName): number | null =>
    NUMBER.test(text) ? Number(text) : refuse(name)

  return {
    misread,
    refuse,
    word,
    list,
    has: (name: ParameterName): boolean => !!query.get(name)?.trim(),
    number(name: ParameterName): number | null {
      const text = word(name)
      return text ? numberOf(text, name) : null
    },
    numbers: (name: ParameterName): number[] =>
      list(name)
        .map((text) => numberOf(text, name))
        .filter((one) => one !== null),
    /** One of the words of a table, as the table means it. */
    oneOf<Value>(name: ParameterName, meanings: Readonly<Record<string, Value>>): Value | null {
      const text = word(name)
      if (!text) return null
      return (Object.hasOwn(meanings, text) ? meanings[text] : undefined) ?? refuse(name)
    },
    /** 2026-12-24, 2026/12/24, or so many days from today: +7, whose plus is a blank in a query. */
    date(name: ParameterName, today: string): string | null {
      const text = query.get(name) ?? ''
      const days = /^[ +]\+?(\d{1,3})$/.exec(text)?.[1]
      const date = days ? addDays(today, Number(days)) : parseDate(text)
      if (date !== null && date <= LAST_ARRIVAL_DAY) return date
      return text.trim() ? refuse(name) : null
    },
    /** A list written as JSON; refused when it is none, or when one of its entries is not what it ought to be. An empty one says nothing. */
    json<Value>(name: ParameterName, of: Struct<Value, unknown>, shape: (entry: object) => object): Value[] {
      const text = query.get(name)?.trim()
      if (!text) return []
      const given = parseJson(text)
      const entries: unknown[] = Array.isArray(given)
        ? given.map((entry: unknown) => (typeof entry === 'object' && entry !== null ? shape(entry) : entry))
        : [null]
      const known = entries.filter((entry): entry is Value => is(entry, of))
      if (known.length === entries.length) return known
      refuse(name)
      return []
    },
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return null // a broken parameter is no parameter
  }
}
