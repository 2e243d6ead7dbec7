import { atom } from 'jotai'

import { readSearch } from '../../shared/rules/read-criteria.ts'
import type { ReadCriteria } from '../../shared/rules/read-criteria.ts'
import { dismissAtom, tellAtom } from './banner.ts'
import type { Told } from './banner.ts'
import { environmentAtom } from './environment.ts'
import { keepSearchAtom } from './keep-search.ts'
import { criteriaAtom, searchGroundAtom } from './search.ts'

/** They stay with the visit when the address is another one: the page's own, and a secret, which leaves the address. */
const OF_THE_VISIT = ['metasearch_source', 'lottery_access_token']

/** What an address looks for; what of it was not taken as it was written is told. */
export const readCriteriaAtom = atom(null, (get, set, query: URLSearchParams) => {
  const read = readSearch(query, get(searchGroundAtom))
  const { began } = get(environmentAtom)
  const brought = OF_THE_VISIT.map((name) => [name, began.get(name)]).filter(([, value]) => value)
  const { criteria } = read
  set(criteriaAtom, { ...criteria, carried: { ...Object.fromEntries(brought), ...criteria.carried } })
  set(tellNotesAtom, query, read)
  set(keepSearchAtom, query)
})

const toldAtom = atom('')

/** Once for an address: who closed the banner has read it, whatever is read again. */
const tellNotesAtom = atom(null, (get, set, query: URLSearchParams, { notes, misread, kids }: ReadCriteria) => {
  const address = String(query)
  if (get(toldAtom) === address) return
  set(toldAtom, address)
  const told = notes.map((note) => toldOf(note))
  if (misread.length > 0) told.push({ key: 'errors.linkUnread', what: misread })
  if (told.length > 0) set(tellAtom, { id: 'link', told: { each: told }, variant: 'info' })
  else set(dismissAtom, 'link')
  if (kids) set(tellAtom, { id: 'kids', told: toldOf(kids), variant: 'warning' })
  else set(dismissAtom, 'kids')
})

const toldOf = ({ key, n }: ReadCriteria['notes'][number] | NonNullable<ReadCriteria['kids']>): Told => ({
  key,
  ...(n !== undefined && { values: { n } }),
})
