import { array, enums, nullable, object, string } from 'superstruct'
import type { Infer } from 'superstruct'

import { lenient, locale } from '../wire.ts'

/** What a house lays down in writing: terms of stay, privacy policy, terms of membership, accessibility statement. */
export const LEGAL_KINDS = ['terms', 'privacy', 'membership', 'accessibility'] as const
export type LegalKind = (typeof LEGAL_KINDS)[number]

export const legalText = object({
  kind: enums(LEGAL_KINDS),
  /** The language it is written in, when it is not the one asked for (L10N-014). */
  lang: nullable(locale()),
  /** Plain text: an empty line parts paragraphs, and one that begins with "# " is a heading. */
  text: string(),
})
export type LegalText = Infer<typeof legalText>

/** Where guests read them: at an address of the hotel's own, which goes first, or by the call hotels.legalText. */
export const legalSettings = object({
  terms_url: lenient(nullable(string()), null),
  privacy_url: lenient(nullable(string()), null),
  accessibility_url: lenient(nullable(string()), null),
  /** Of which the provider has the text. */
  legal_texts: lenient(array(enums(LEGAL_KINDS)), []),
})
