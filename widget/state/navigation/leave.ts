import { atom } from 'jotai'

import { SIGN_IN_REDIRECT_CHECK_MS } from '../../../shared/constants.ts'
import { notifyAtom } from '../messages/messages.ts'
import { environmentAtom } from '../environment.ts'
import { placeAtom } from './navigation.ts'
import { clientSessionAtom, hotelCodeAtom, isSignedInAtom, organizationSessionAtom } from '../settings/settings.ts'
import { loadPartsAtom } from '../settings/texts.ts'

/** Leaves for another house; a browser that does not go is noticed and told (CONST-006, MEMBER-015). */
export const leaveAtom = atom(null, (get, set, url: string) => {
  const { view } = get(environmentAtom)
  const before = view.location.href
  let hasGone = false
  const gone = () => {
    hasGone = true
  }
  view.addEventListener('pagehide', gone, { once: true })
  setTimeout(() => {
    view.removeEventListener('pagehide', gone)
    if (!hasGone && view.location.href === before) void set(stayedAtom)
  }, SIGN_IN_REDIRECT_CHECK_MS)
  view.location.assign(url)
})

const stayedAtom = atom(null, async (get, set) => {
  get(environmentAtom).report('call', new Error('The way to another sign-in was not taken'))
  await set(loadPartsAtom, ['external'])
  set(notifyAtom, { id: 'not-left', message: { key: 'external.notLeft' }, variant: 'error' })
})

/**
 * An address of the hotel's own for its members, and what it needs to know them (CALL-131): made when it is
 * pressed, so that no session stands in a page.
 */
const memberAddressAtom = atom(null, (get, _set, address: string): string | null => {
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  const { attributes } = get(environmentAtom)
  const { path, search } = get(placeAtom)
  url.searchParams.set('hotel_code', get(hotelCodeAtom))
  url.searchParams.set('redirect_url', attributes.origins.widget + path + search)
  const sessions = {
    tripla_session: get(isSignedInAtom) ? get(clientSessionAtom) : null,
    org_session: get(organizationSessionAtom),
  }
  for (const [name, session] of Object.entries(sessions)) if (session !== null) url.searchParams.set(name, session)
  return url.href
})

export const leaveForMembersAtom = atom(null, (_get, set, address: string) => {
  const url = set(memberAddressAtom, address)
  if (url !== null) set(leaveAtom, url)
})
