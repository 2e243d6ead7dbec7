import { atom } from 'jotai'

import { readSearch } from '../../../shared/rules/link/read-criteria.ts'
import type { ReadCriteria } from '../../../shared/rules/link/read-criteria.ts'
import { dismissAtom, notifyAtom } from '../messages/messages.ts'
import type { Message } from '../messages/messages.ts'
import { environmentAtom } from '../environment.ts'
import { keepSearchAtom } from './keep-search.ts'
import { criteriaAtom, searchContextAtom } from './search.ts'

const lotteryKeyAtom = atom<string | null>(null)

/** What an address looks for; what of it was not taken as it was written is told. */
export const readCriteriaAtom = atom(null, (get, set, query: URLSearchParams) => {
  const read = readSearch(query, get(searchContextAtom))
  const { began, location } = get(environmentAtom)
  // It left the address before anything was shown, and is good until another link brings one.
  const taken = location.takeSecret('lottery_access_token')
  if (taken !== null) set(lotteryKeyAtom, taken)
  // They stay with the visit when the address is another one.
  const [metasearch_source, lottery_access_token] = [began.get('metasearch_source'), get(lotteryKeyAtom)]
  const { criteria } = read
  const carried = {
    ...(metasearch_source && { metasearch_source }),
    ...(lottery_access_token && { lottery_access_token }),
    ...criteria.carried,
  }
  set(criteriaAtom, { ...criteria, carried })
  set(tellNotesAtom, query, read)
  set(keepSearchAtom, query)
})

const toldAtom = atom('')

/** Once for an address: who closed the banner has read it, whatever is read again. Over night there is more to tell of it. */
const tellNotesAtom = atom(null, (get, set, query: URLSearchParams, read: ReadCriteria) => {
  const { notes, misread, kids } = read
  const address = String(query) + notes.length
  if (get(toldAtom) === address) return
  set(toldAtom, address)
  const message = notes.map((note) => messageOf(note))
  if (misread.length > 0) message.push({ key: 'errors.linkUnread', what: misread })
  // Whoever made the link reads the console and diagnose().
  if (message[0] ?? kids)
    import('./tell-misread.ts').then(
      ({ tellMisread }) => tellMisread(get(environmentAtom).host, query, read),
      () => {}, // the guest has read it
    )
  if (message.length > 0) set(notifyAtom, { id: 'link', message: { each: message }, variant: 'info' })
  else set(dismissAtom, 'link')
  if (kids) set(notifyAtom, { id: 'kids', message: messageOf(kids), variant: 'warning' })
  else set(dismissAtom, 'kids')
})

const messageOf = ({ key, n }: ReadCriteria['notes'][number] | NonNullable<ReadCriteria['kids']>): Message => ({
  key,
  ...(n !== undefined && { values: { n } }),
})
