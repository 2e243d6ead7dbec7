import { useAtomValue, useSetAtom } from 'jotai'

import { hotels } from '../../../shared/contract/hotels.ts'
import type { LegalKind, LegalText } from '../../../shared/model/hotel/legal-text.ts'
import { languageTag } from '../../lib/intl.ts'
import { remoteData } from '../remote.ts'
import { openedTextAtom } from './opened-text.ts'
import { readableTextsAtom } from './readable-texts.ts'
import { useLocale, useText } from './texts.ts'

/** Asked with the hotel, because the guest may go on to another one. */
export const legalTexts = remoteData<{ hotelId: number; kind: LegalKind }, LegalText>(
  async ({ api }, of, signal) => (await api(hotels.legalText, of, { signal })).data,
)

const MARK = '\u0000'

/** "I agree to A and B", in the order and with the "and" of the language: plain words, and the texts they name. */
export function useNamedTexts(
  sentence: 'document.agree' | 'document.haveRead',
  kinds: readonly Exclude<LegalKind, 'accessibility'>[],
) {
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
