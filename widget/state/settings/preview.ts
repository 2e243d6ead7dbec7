import { atom } from 'jotai'

import { brandRow } from '../../../shared/brands.ts'
import { settingsAtom } from './settings.ts'
import { visitAtom } from '../analytics/visit.ts'

/** By the address, or always for a brand of its own (CHAT-005). */
export const isPreviewAtom = atom(
  (get) => get(visitAtom).isPreview || brandRow(get(settingsAtom).hotel_brand_id).chatbotPreview === true,
)
