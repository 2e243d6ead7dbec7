import { atom } from 'jotai'

import type { LegalKind } from '../../../shared/model/hotel/legal-text.ts'

/** Which text of the house is open before the guest. */
export const openedTextAtom = atom<LegalKind | null>(null)
