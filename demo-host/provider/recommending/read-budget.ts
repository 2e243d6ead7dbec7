import { CURRENCY_CODES } from '../../../shared/currencies.ts'
import type { Currency } from '../../../shared/currencies.ts'
import { MOST_NUMBER } from '../../../shared/limits.ts'
import type { WishBudget } from '../../../shared/model/search/stay-wishes.ts'
import { HAN_AMOUNT, hanNumber, writtenAmount } from './numerals.ts'
import { without } from './patterns.ts'
import type { WishLanguage } from './languages/language.ts'

/** Signs and codes that are the same in every language; "$" is everybody's, and mostly the first. */
const SIGNS: readonly (readonly [source: string, currency: Currency])[] = [
  ...CURRENCY_CODES.map((code) => [code.toLowerCase(), code] as const),
  ['nt\\$', 'TWD'],
  ['hk\\$', 'HKD'],
  ['us\\$', 'USD'],
  ['€', 'EUR'],
  ['£', 'GBP'],
  ['₩', 'KRW'],
  ['฿', 'THB'],
  ['\\$', 'USD'],
]

/** Smaller numbers without a currency are floors, minutes and ages. */
const LEAST_UNNAMED = 50
/** So far from a sum "per night" is looked for. */
const REACH = 24
/** So far from a number the words that make it a sum may begin: with all numbers looking at the whole text, its work would grow by the square. */
const WORDS_REACH = 64

type Compiled = {
  sum: RegExp
  currencies: readonly (readonly [RegExp, Currency])[]
  multipliers: readonly (readonly [RegExp, number])[]
  marked: { before: RegExp; after: RegExp }
  least: { before: RegExp; after: RegExp }
  per: { night: RegExp; person: RegExp; stay: RegExp }
}
const COMPILED = new WeakMap<WishLanguage, Compiled>()

function compiled(language: WishLanguage): Compiled {
  const kept = COMPILED.get(language)
  if (kept) return kept
  const { budget: words } = language
  const isSpaced = language.edges !== 'none'
  const currencies = [...words.currencies, ...SIGNS]
  const named = currencies.map(([source]) => source).join('|')
  const times = words.multipliers.map(([source]) => source).join('|') || '(?!)'
  const digits = words.isHan ? `${HAN_AMOUNT}(?:${HAN_AMOUNT}|\\s(?=\\d))*` : String.raw`\d[\d.,]*`
  const amount = String.raw`(?<!\d|\d[.,/:])(?:${digits})(?:\s?(?:${times})${isSpaced ? String.raw`(?!\p{L})` : ''})?`
  const ahead = String.raw`(?<![\p{L}])(?<before>${named})\s?`
  const behind = String.raw`\s?(?<behind>${named})(?!\p{Script=Latin})`
  const made = {
    sum: new RegExp(`(?:${ahead})?(?<amount>${amount})(?:${behind})?`, 'gu'),
    currencies: currencies.map(([source, currency]) => [new RegExp(`^(?:${source})$`, 'u'), currency] as const),
    multipliers: words.multipliers.map(([source, by]) => [new RegExp(`\\d\\s?(?:${source})$`, 'u'), by] as const),
    marked: edges(words.before, words.after),
    least: edges(words.least.before, words.least.after),
    per: {
      night: new RegExp(words.per.night, 'u'),
      person: new RegExp(words.per.person, 'u'),
      stay: new RegExp(words.per.stay, 'u'),
    },
  }
  COMPILED.set(language, made)
  return made
}

const edges = (before: string, after: string) => ({
  before: new RegExp(`(?:${before})\\s*(?:[^\\s\\d.,]+\\s)?$`, 'u'),
  after: new RegExp(`^\\s*(?:${after})`, 'u'),
})

type Sum = { amount: number; currency?: Currency; isLeast: boolean; index: number; 0: string }

function sumsOf(text: string, language: WishLanguage): Sum[] {
  const words = compiled(language)
  return [...text.matchAll(words.sum)].flatMap((match) => {
    const { before, behind, amount: written = '' } = match.groups ?? {}
    const end = match.index + match[0].length
    const around = [
      text.slice(Math.max(0, match.index - WORDS_REACH), match.index),
      text.slice(end, end + WORDS_REACH),
    ] as const
    const sign = behind ?? before
    const currency = sign === undefined ? undefined : words.currencies.find(([pattern]) => pattern.test(sign))?.[1]
    const multiplier = words.multipliers.find(([pattern]) => pattern.test(written))
    const isLarge = /[万萬만]/u.test(written) || multiplier !== undefined
    const amount = amountOf(written, language, multiplier?.[1] ?? 1)
    const isMarked = words.marked.before.test(around[0]) || words.marked.after.test(around[1])
    const isMoney = currency !== undefined || ((isLarge || isMarked) && amount >= LEAST_UNNAMED)
    const isLeast = words.least.before.test(around[0]) || words.least.after.test(around[1])
    if (!isMoney || !(amount > 0) || amount > MOST_NUMBER) return []
    return [{ amount, isLeast, ...(currency && { currency }), index: match.index, 0: match[0] }]
  })
}

function amountOf(written: string, { budget }: WishLanguage, times: number): number {
  const digits = /^[\d.,]+/u.exec(written)?.[0] ?? ''
  return Math.round(budget.isHan ? hanNumber(written) : writtenAmount(digits) * times)
}

/** The most a guest would pay, and for what: a sum without "a night" or "each" is for the stay. */
export function readBudget(
  text: string,
  languages: readonly WishLanguage[],
): { rest: string; budget?: WishBudget; isPersonNight: boolean } {
  let rest = text
  for (const language of languages) {
    const sums = sumsOf(rest, language)
    const [most] = sums.filter(({ isLeast }) => !isLeast).toSorted((a, b) => b.amount - a.amount)
    rest = without(rest, sums)
    if (!most) continue
    const currency = most.currency ?? sums.find((sum) => sum.currency)?.currency
    const said = saidBeside(text, most, language)
    const per = said.stay ? 'stay' : said.person ? 'person' : said.night ? 'night' : 'stay'
    return {
      rest: without(
        rest,
        [said.night, said.person].flatMap((match) => match ?? []),
      ),
      budget: { amount: most.amount, ...(currency && { currency }), per },
      isPersonNight: per === 'person' && said.night !== null,
    }
  }
  return { rest, isPersonNight: false }
}

type Beside = Record<'night' | 'person' | 'stay', { index: number; 0: string } | null>

/** Where another clause begins. */
const BREAK = /[,.;!?\n]/u

/** What stands in the clause of a sum, behind it first. */
function saidBeside(text: string, sum: Sum, language: WishLanguage): Beside {
  const { per } = compiled(language)
  const end = sum.index + sum[0].length
  const start = Math.max(0, sum.index - REACH)
  const find = (pattern: RegExp) => {
    const behind = pattern.exec(text.slice(end, end + REACH).split(BREAK)[0] ?? '')
    if (behind) return { index: end + behind.index, 0: behind[0] }
    const clause = text.slice(start, sum.index).split(BREAK).at(-1) ?? ''
    const before = pattern.exec(clause)
    return before && { index: sum.index - clause.length + before.index, 0: before[0] }
  }
  return { night: find(per.night), person: find(per.person), stay: find(per.stay) }
}
