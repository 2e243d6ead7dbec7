import { atom } from 'jotai'

import type { PartyRoom } from '../../../shared/model/search/party.ts'
import { partyError, partyLimits } from '../../../shared/rules/party/party.ts'
import { areSame } from '../../../shared/rules/party/party.ts'
import { criteriaAtom } from '../../state/search/search.ts'
import { settingsAtom } from '../../state/settings/settings.ts'
import { isOpen } from './party-form.ts'
import { formAtom, isOpenRoom, partyAtom } from './state.ts'
import type { FormRoom } from './state.ts'

/** What is looked for follows the form only when every child is answered for; rooms that differ want dates. */
export const setPartyAtom = atom(null, (get, set, rooms: FormRoom[]) => {
  const criteria = get(criteriaAtom)
  const of = rooms.some(isOpenRoom) ? criteria.rooms : rooms.map(roomOf)
  set(criteriaAtom, { ...criteria, rooms: of, is_undated: criteria.is_undated && areSame(of) })
  set(formAtom, { of, rooms })
})

function roomOf(room: FormRoom): PartyRoom {
  const { asked: _, ...whole } = room
  return whole
}

/** Whether the party can be looked for: every child answered for, no room beyond what the hotel takes. */
export const isPartyWholeAtom = atom((get): boolean => {
  const party = get(partyAtom)
  const settings = get(settingsAtom)
  const limits = partyLimits(settings, get(criteriaAtom).dynamic_package !== null)
  return !party.some((room) => isOpen(room, settings)) && partyError(party, limits) === null
})
