import { atom } from 'jotai'

import type { SearchAnswer } from '../../../shared/contract/rooms.ts'
import type { Criteria } from '../../../shared/rules/link/criteria.ts'
import { tellMaker } from '../../lib/location/tell-maker.ts'
import { environmentAtom } from '../../state/environment.ts'
import { bannersAtom, notifyAtom } from '../../state/messages/messages.ts'
import type { Message } from '../../state/messages/messages.ts'
import { queryAtom } from '../../state/navigation/navigation.ts'
import { criteriaAtom } from '../../state/search/search.ts'
import { answeredCriteriaAtom, shownCriteriaAtom } from './shown-criteria.ts'

const toldAtom = atom('')
const ROOMS: Message = { key: 'errors.linkUnread', what: ['errors.linkRooms'] }

/**
 * A link named rooms or plans that the hotel does not have: the others are shown, and the guest is told, once for an address
 * and after whatever else is to be said of it (QUERY-065, QUERY-076).
 */
export const leaveOutAtom = atom(null, (get, set, { meta: { unknown_codes: unknown = [] } }: SearchAnswer) => {
  const known = (codes: string[]) => codes.filter((code) => !unknown.includes(code))
  const left = (criteria: Criteria): Criteria => ({
    ...criteria,
    room_type_codes: known(criteria.room_type_codes),
    hotel_plan_codes: known(criteria.hotel_plan_codes),
    room_plan_codes: known(criteria.room_plan_codes),
  })
  set(answeredCriteriaAtom, left(get(shownCriteriaAtom)))
  set(criteriaAtom, left(get(criteriaAtom)))
  const address = String(get(queryAtom))
  if (get(toldAtom) === address) return
  set(toldAtom, address)
  tellMaker(get(environmentAtom).host, [`rooms or plans are named that the hotel does not have: ${unknown.join(', ')}`])
  const told = get(bannersAtom).find(({ id }) => id === 'link')?.message
  set(notifyAtom, { id: 'link', message: told ? { each: [told, ROOMS] } : ROOMS, variant: 'info' })
})
