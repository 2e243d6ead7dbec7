import { atom } from 'jotai'
import { mask } from 'superstruct'

import { legalSettings } from '../../../shared/model/hotel/legal-text.ts'
import type { LegalKind } from '../../../shared/model/hotel/legal-text.ts'
import { settingsAtom } from './settings.ts'

/** Those of these kinds that there are to read, in this order: at the hotel's own address, or, without one, in a dialog here. */
export const readableTextsAtom = atom((get) => {
  const { terms_url, privacy_url, accessibility_url, legal_texts } = mask(get(settingsAtom), legalSettings)
  const addresses = { terms: terms_url, privacy: privacy_url, membership: null, accessibility: accessibility_url }
  return <Kind extends LegalKind>(kinds: readonly Kind[]) =>
    kinds
      // Who wrote no terms of membership has those of the house (BOOT-041).
      .map((kind): Kind | 'terms' => (kind === 'membership' && !legal_texts.includes(kind) ? 'terms' : kind))
      .filter((kind) => addresses[kind] || legal_texts.includes(kind))
      .map((kind) => ({ kind, href: addresses[kind] }))
})
