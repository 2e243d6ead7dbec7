import { atom } from 'jotai'

import type { RoomQuery } from '../../../shared/model/search/search.ts'
import { SEGMENTS, WORD_CHARACTERS } from '../../../shared/limits.ts'
import type { Criteria } from '../../../shared/rules/link/criteria.ts'
import { toRoomQuery } from '../../../shared/rules/link/room-query.ts'
import { mcpCurrencyAtom } from '../../state/settings/currency.ts'
import { environmentAtom } from '../../state/environment.ts'
import { settingsAtom } from '../../state/settings/settings.ts'
import { updatedQueryAtom } from '../../state/reservation/updating.ts'

/** What the search calls are asked with: the criteria, the page's segments, the second currency, and the stay that is changed. */
export const roomQueryAtom = atom((get) => {
  const settings = get(settingsAtom)
  const segments = get(environmentAtom)
    .attributes.segmentIds.split(/[\s,]+/)
    .filter((id) => id && id.length <= WORD_CHARACTERS)
    .slice(0, SEGMENTS)
  const second = get(mcpCurrencyAtom)
  const updated = get(updatedQueryAtom)
  return (criteria: Criteria): RoomQuery => ({
    ...toRoomQuery(criteria, settings.kids_tiers),
    ...updated,
    ...(segments.length && { segment_ids: segments }),
    ...(second && { currency: settings.currency, mcp_currency: second }),
  })
})
