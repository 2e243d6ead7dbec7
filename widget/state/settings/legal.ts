import { atom, useAtomValue, useSetAtom } from 'jotai'
import { mask } from 'superstruct'

import { hotels } from '../../../shared/contract/hotels.ts'
import { legalSettings } from '../../../shared/model/legal-text.ts'
import type { LegalKind, LegalText } from '../../../shared/model/legal-text.ts'
import { languageTag } from '../../lib/intl.ts'
import { remoteData } from '../remote.ts'
import { openedTextAtom } from './opened-text.ts'
import { settingsAtom } from './settings.ts'
import { useLocale, useText } from './texts.ts'

/** A text that can be read: at the hotel's own address, or, without one, in a dialog here. */
export type ReadableText = { kind: LegalKind; href: string | null }

const addressedAtom = atom((get) => {
  const { terms_url, privacy_url, accessibility_url, legal_texts } = mask(get(settingsAtom), legalSettings)
  // Who wrote no terms of membership has those of the house (BOOT-041).
  const membership = legal_texts.includes('membership') ? null : terms_url
  const addresses = { terms: terms_url, privacy: privacy_url, membership, accessibility: accessibility_url }
  return { addresses, served: legal_texts }
})

/** Those of these kinds that there are to read, in this order. */
export const readableTextsAtom = atom((get) => {
  const { addresses, served } = get(addressedAtom)
  return (kinds: readonly LegalKind[]): ReadableText[] =>
    kinds.filter((kind) => addresses[kind] || served.includes(kind)).map((kind) => ({ kind, href: addresses[kind] }))
})

export const legalTexts = remoteData<LegalKind, LegalText>(
  async ({ api, hotelId }, kind, signal) => (await api(hotels.legalText, { hotelId, kind }, { signal })).data,
)

const MARK = '\u0000'

/** "I agree to A and B", in the order and with the "and" of the language: plain words, and the texts they name. */
export function useNamedTexts(sentence: 'document.agree' | 'document.haveRead', kinds: readonly LegalKind[]) {
  const t = useText()
  const locale = useLocale()
  const open = useSetAtom(openedTextAtom)
  const texts = useAtomValue(readableTextsAtom)(kinds)
  const named = texts.map(({ kind, href }) => ({
    key: kind,
    href,
    words: t(`document.${kind}In`),
    onOpen: () => open(kind),
  }))
  const listed = new Intl.ListFormat(languageTag(locale)).formatToParts(named.map(({ words }) => words))
  const left = named.values()
  const list = listed.map(({ type, value }) => (type === 'element' && left.next().value) || value)
  const [before = '', after = ''] = t(sentence, { texts: MARK }).split(MARK)
  return { isEmpty: named.length === 0, sentence: [before, ...list, after].filter((part) => part !== '') }
}
