import type { Currency } from '../../../../shared/currencies.ts'
import type { WishId } from '../../../../shared/model/search/stay-wishes.ts'

// The tables of a language hold sources of regular expressions, over sentences as foldText leaves them: small letters,
// digits 0 to 9, "-" for every dash and tilde, Arabic alefs and endings in one form. {n} stands for a number, written
// in digits or in words.

/** `{n}` of something, or words that say how many by themselves. */
export type Count = string | readonly [source: string, count: number]

export type DateWords = {
  months:
    | {
        kind: 'named'
        /** January first. */
        names: readonly string[]
        /** What may stand behind the number of a day. */
        ordinal: string
        /** What has to stand before a month without a day, where its name may mean something else. */
        before: string
      }
    | { kind: 'counted'; year: string; month: string; day: string; day_alone: string }
  /** Between the first day and the last one of a stay. */
  between: string
  /** Between days of which one is to be chosen. */
  or: string
  nextYear: string
  /** Early, in the middle, late: beside a month, the day that it begins with. */
  parts: readonly (readonly [source: string, day: number])[]
  relative: readonly (readonly [source: string, days: number])[]
  /** In {n} days, in {n} weeks. */
  after: readonly (readonly [source: string, days: number])[]
  /** Sunday first. */
  weekdays: readonly string[]
  /** {w} is a weekday: the next one there is, or that of the week so many weeks ahead. */
  weekday: readonly (readonly [source: string, week: 'coming' | number])[]
  /** The weekday a weekend begins with, 0 for Sunday. */
  weekendBegins: number
  weekend: readonly (readonly [source: string, week: number])[]
  week: readonly (readonly [source: string, week: number])[]
  month: readonly (readonly [source: string, months: number])[]
  /** Days that have a name: 'MM-DD'. */
  feasts: readonly (readonly [source: string, day: string])[]
}

export type BudgetWords = {
  currencies: readonly (readonly [source: string, currency: Currency])[]
  /** Thousand and its like, behind a number. */
  multipliers: readonly (readonly [source: string, times: number])[]
  /** Numbers are written as 3万5千. */
  isHan: boolean
  /** What says that a number is money, before and behind it. */
  before: string
  after: string
  /** What says that it is the least instead of the most. */
  least: { before: string; after: string }
  per: { night: string; person: string; stay: string }
}

export type WishLanguage = {
  /** Codes of shared/locales.ts. */
  locales: readonly string[]
  /** What is written in it has this letter. */
  script: RegExp
  /** How a word is told from a part of another: by what is around it, with small words grown to its front, or not at all. */
  edges: 'words' | 'prefixes' | 'none'
  numbers: Readonly<Record<string, number>>
  /** Numbers are also written as 二十. */
  hasHan: boolean
  dates: DateWords
  nights: readonly Count[]
  /** Days with the nights between them: "three days". */
  days: readonly Count[]
  weeks: readonly Count[]
  rooms: readonly Count[]
  adults: readonly Count[]
  /** All guests together, children too. */
  everybody: readonly Count[]
  kids: readonly Count[]
  /** A child whose word says how old it is. */
  kidWords: readonly (readonly [source: string, age: number])[]
  /** {n} years. */
  ages: readonly string[]
  /** A child's word, that may stand at its age. */
  kid: string
  budget: BudgetWords
  wishes: Readonly<Record<WishId, string>>
  /** What turns a wish into its contrary, right before and right behind it. */
  not: { before: string; after: string }
}
