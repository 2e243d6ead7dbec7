import { atom } from 'jotai'

import { readSearch } from '../../../shared/rules/read-criteria.ts'
import type { ReadCriteria } from '../../../shared/rules/read-criteria.ts'
import { dismissAtom, notifyAtom } from '../messages/messages.ts'
import type { Message } from '../messages/messages.ts'
import { environmentAtom } from '../environment.ts'
import { keepSearchAtom } from './keep-search.ts'
import { criteriaAtom, searchContextAtom } from './search.ts'

/** They stay with the visit when the address is another one: the page's own, and a secret, which leaves the address. */
const OF_THE_VISIT = ['metasearch_source', 'lottery_access_token']

const lotteryKeyAtom = atom<string | null>(null)

/** What an address looks for; what of it was not taken as it was written is told. */
export const readCriteriaAtom = atom(null, (get, set, query: URLSearchParams) => {
  const read = readSearch(query, get(searchContextAtom))
  const { began, location } = get(environmentAtom)
  // It left the address before anything was shown, and is good until another link brings one.
  const taken = location.takeSecret('lottery_access_token')
  if (taken !== null) set(lotteryKeyAtom, taken)
  const brought = OF_THE_VISIT.map((name) => [
    name,
    began.get(name) ?? (name === 'metasearch_source' ? null : get(lotteryKeyAtom)),
  ]).filter(([, value]) => value)
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
  const message = notes.map((note) => messageOf(note))
  if (misread.length > 0) message.push({ key: 'errors.linkUnread', what: misread })
  if (message.length > 0) set(notifyAtom, { id: 'link', message: { each: message }, variant: 'info' })
  else set(dismissAtom, 'link')
  if (kids) set(notifyAtom, { id: 'kids', message: messageOf(kids), variant: 'warning' })
  else set(dismissAtom, 'kids')
})

const messageOf = ({ key, n }: ReadCriteria['notes'][number] | NonNullable<ReadCriteria['kids']>): Message => ({
  key,
  ...(n !== undefined && { values: { n } }),
})
