import type { Direction, Locale } from '../shared/locales.ts'
import type { english } from './en.ts'
import type { Texts } from './text.ts'

/** A part of the texts: loaded with the feature that shows it. */
export type PartName = keyof (typeof english)['parts']

/** What a language is: its code, how it calls itself, its direction, and its parts; all but the first words are loaded when they are needed. */
export type LocaleFile = {
  readonly code: Locale
  readonly name: string
  readonly direction: Direction
  readonly parts: { readonly [Part in PartName]: () => Promise<{ readonly text: Texts }> }
}
