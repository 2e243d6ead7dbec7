import rosetta from 'rosetta'
import type { Locale } from '../shared/locales.ts'
import { LOCALES, isLocale } from '../shared/locales.ts'
import type { english } from './en.ts'
import type { PartName } from './locale-file.ts'
import type { Texts, Variables } from './text.ts'

type EnglishParts = (typeof english)['parts']
type EnglishTexts = { [Part in PartName]: Awaited<ReturnType<EnglishParts[Part]>>['text'] }

/** 'core.close', 'errors.3006': the part, then the key in it. */
export type TextKey = { [Part in PartName]: `${Part}.${keyof EnglishTexts[Part] & (string | number)}` }[PartName]

type EntryOf<Key extends TextKey> = Key extends `${infer Part extends PartName}.${infer Name}`
  ? Name extends keyof EnglishTexts[Part]
    ? EnglishTexts[Part][Name]
    : // A code as a key, 1000: '…', is a number to the compiler.
      Name extends `${infer Code extends number}`
      ? Code extends keyof EnglishTexts[Part]
        ? EnglishTexts[Part][Code]
        : never
      : never
  : never

type OtherValues<Template extends string> = { [Name in Exclude<Variables<Template>, 'n'>]: string | number }

type ValuesOf<Entry> = Entry extends string
  ? { [Name in Variables<Entry>]: string | number }
  : Entry extends { readonly other: infer Template extends string }
    ? { n: number } & OtherValues<Template>
    : never

type EveryOf<Union> = (Union extends unknown ? (value: Union) => void : never) extends (value: infer All) => void
  ? All
  : never

/** Everything any of the keys needs. */
export type TextValues<Key extends TextKey> = EveryOf<ValuesOf<EntryOf<Key>>>

/** t('results.nights', { n }): the key and its variables are checked; numbers are written as the language writes them. */
export type Translate = <Key extends TextKey>(
  key: Key,
  ...values: keyof TextValues<Key> extends never ? [] : [values: TextValues<Key>]
) => string

export type TextStore = {
  add: (locale: Locale, part: PartName, texts: Texts) => void
  has: (locale: Locale, part: PartName) => boolean
  t: (locale: Locale) => Translate
}

/** One store per widget or request; a text is text, never markup. */
export function createTexts(): TextStore {
  const store = rosetta<Partial<Record<PartName, Texts>>>()
  const translates = new Map<Locale, Translate>()
  const parts = (locale: Locale): Partial<Record<PartName, Texts>> => store.table(locale) ?? {}

  return {
    add(locale, part, texts) {
      // rosetta writes into whatever object the name leads to, '__proto__' included; so only our eight names reach it.
      if (!isLocale(locale)) return
      store.set(locale, { ...parts(locale), [part]: texts })
      translates.delete(locale) // new words are a new function, so that what shows them renders again
    },
    has: (locale, part) => isLocale(locale) && Object.hasOwn(parts(locale), part),
    t(locale) {
      const known = translates.get(locale)
      if (known) return known
      const made = translate(store, isLocale(locale) ? locale : 'en')
      translates.set(locale, made)
      return made
    },
  }
}

const UNSEPARATED = 1_000
type Store = ReturnType<typeof rosetta<Partial<Record<PartName, Texts>>>>

function translate(store: Store, locale: Locale): Translate {
  const { intl, direction } = LOCALES[locale]
  const plurals = new Intl.PluralRules(intl)
  let numbers: Intl.NumberFormat | undefined
  // Every language has Latin digits, and what has no place for a separator needs no formatter, whose first one in a page
  // takes some 50 ms of a desktop's processor.
  const written = (value: number) =>
    Number.isInteger(value) && value >= 0 && value < UNSEPARATED
      ? `${value}`
      : (numbers ??= new Intl.NumberFormat(intl)).format(value)

  // ¥88,600, a name, a phone number: in Arabic each would otherwise be turned round with the sentence. What holds isolated
  // values is a text itself: its direction is not to be found by its first letter, which may be in one of them.
  const isolated = (text: string) =>
    direction === 'rtl' ? `${text.includes('\u2068') ? '\u2067' : '\u2068'}${text}\u2069` : text

  return (key, ...[values]) => {
    const given: Record<string, string | number> = values ?? {}
    const shown: Record<string, string> = {}
    for (const [name, value] of Object.entries(given))
      shown[name] = typeof value === 'number' ? written(value) : isolated(value)
    const [part, name] = key.split('.') as [PartName, string] // every key has its part before it
    const plain = store.table(locale)?.[part]?.[name]
    const path = typeof plain === 'object' ? `${key}.${plurals.select(Number(given.n))}` : key
    // A part that is not loaded yet shows its key in development; screens load their parts before they render.
    return store.t(path, shown, locale) || key
  }
}
