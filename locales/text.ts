import type { Locale } from '../shared/locales.ts'

// English is the shape of every language: a key, a {{variable}} or a plural form that is missing or superfluous in
// another language does not compile. Types only, so a locale file weighs what its words weigh.

// The categories Intl.PluralRules gives for whole numbers; locales.test.ts holds them equal.
export const PLURALS = {
  en: ['one', 'other'],
  ja: ['other'],
  ko: ['other'],
  zh_Hans: ['other'],
  zh_Hant: ['other'],
  id: ['other'],
  th: ['other'],
  ar: ['zero', 'one', 'two', 'few', 'many', 'other'],
} as const satisfies Record<Locale, readonly Intl.LDMLPluralRule[]>

export type PluralOf<L extends Locale> = (typeof PLURALS)[L][number]

/** A text, or one text for each plural form of {{n}}. */
export type Text<Forms extends string = Intl.LDMLPluralRule> = string | { readonly [Form in Forms]: string }
export type Texts = { readonly [key: string]: string | Readonly<Record<string, string>> }

/** The names in a template: 'from {{price}}' has price. */
export type Variables<Template extends string> = Template extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | Variables<Rest>
  : never

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false

type CheckedString<English extends string, Own> = Own extends string
  ? Same<Variables<English>, Variables<Own>> extends true
    ? Own
    : { 'the variables differ from English': Variables<English> }
  : string

// "One night" and the Arabic dual may leave the number out; every other variable stays in every form.
type CheckedForm<English extends string, Own> = Own extends string
  ? Same<Exclude<Variables<English>, 'n'>, Exclude<Variables<Own>, 'n'>> extends true
    ? Own
    : { 'the variables differ from English': Variables<English> }
  : string

type OtherOf<Entry> = Entry extends { readonly other: infer Other extends string } ? Other : ''

type CheckedPlural<English extends string, Own, L extends Locale> = {
  readonly [Form in PluralOf<L> | keyof Own]: Form extends 'other'
    ? CheckedString<English, Own extends { readonly other: infer Other } ? Other : unknown>
    : Form extends PluralOf<L>
      ? CheckedForm<English, Form extends keyof Own ? Own[Form] : unknown>
      : never
}

type Checked<English, Own, L extends Locale> = {
  readonly [Key in keyof English | keyof Own]: Key extends keyof English
    ? English[Key] extends string
      ? CheckedString<English[Key], Key extends keyof Own ? Own[Key] : unknown>
      : CheckedPlural<OtherOf<English[Key]>, Key extends keyof Own ? Own[Key] : unknown, L>
    : never
}

// Asked once for the whole part: as the type of the parameter itself, Checked is worked out anew for each of its texts.
type Faults<English, Own, L extends Locale> = Own extends Checked<English, Own, L> ? unknown : Checked<English, Own, L>

/** The texts of one part in English. */
export function english<const Own extends { readonly [key: string]: Text<PluralOf<'en'>> }>(texts: Own): Own {
  return texts
}

/** The same part in another language: translation<typeof en, 'ja'>()({ … }). */
export function translation<English extends Texts, L extends Locale>(): <const Own extends Texts>(
  texts: Own & Faults<English, Own, L>,
) => Own {
  return (texts) => texts
}
