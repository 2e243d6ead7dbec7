import { atom } from 'jotai'

import { SSO_REDIRECT_DELAY_MS } from '../../../shared/constants.ts'
import { external } from '../../../shared/contract/external.ts'
import { ERRORS } from '../../../shared/errors.ts'
import type { MemberProvider } from '../../../shared/model/person/member.ts'
import { findRoute } from '../../../shared/routes.ts'
import { asFailure } from '../../lib/failure.ts'
import type { Failure } from '../../lib/failure.ts'
import type { Message } from '../messages/messages.ts'
import { environmentAtom } from '../environment.ts'
import { shownLaterAtom, showLaterAtom } from '../messages/lazy-failures.ts'
import { leaveAtom } from '../navigation/leave.ts'
import { goAtom, routeAtom } from '../navigation/navigation.ts'
import { returnAtom } from '../navigation/return-to.ts'
import { hotelCodeAtom, isSignedInAtom, settingsAtom } from '../settings/settings.ts'
import { reportSignInAtom } from './sign-in-window.ts'
import { loadPartsAtom } from '../settings/texts.ts'

/** What a sign-in elsewhere came to. */
export type ExternalOutcome = { kind: 'waiting' } | { kind: 'refused'; message: Message; isUnregistered: boolean }
export const outcomeAtom = atom<ExternalOutcome>({ kind: 'waiting' })

/** A path of ours with a screen of ours, else null: nobody is led elsewhere by an address (guarantees, decided line 2). */
export function ownPath(address: string | null, origin: string): string | null {
  if (!address || !URL.canParse(address, origin)) return null
  const url = new URL(address, origin)
  return url.origin === origin && findRoute(url.pathname).id !== 'notFound' ? url.pathname + url.search : null
}

/** Goes on where the guest was or wished to be; the search, where that is no place of ours. */
export const goOnAtom = atom(null, (get, set, address: string | null) => {
  if (get(isSignedInAtom) && set(reportSignInAtom)) return
  const { attributes, location } = get(environmentAtom)
  const path = ownPath(address, attributes.origins.widget)
  if (path === null) return set(goAtom, { to: 'result', replace: true })
  location.navigate(path, { replace: true })
})

/** CONST-008: what signs in at a hotel's own server is given time to keep it. */
export const goOnLaterAtom = atom(
  null,
  (_get, set, address: string | null) =>
    new Promise<void>((resolve) => {
      setTimeout(() => {
        set(goOnAtom, address)
        resolve()
      }, SSO_REDIRECT_DELAY_MS)
    }),
)

const NOT_REGISTERED = 'member_not_registered'

/** Says why, on a screen that has the ways on. */
export const refuseAtom = atom(null, async (get, set, failure: Failure) => {
  const isUnregistered = failure.payloads[0]?.reason === NOT_REGISTERED
  // Who gave up elsewhere comes back with nothing to ask about.
  const isPlain =
    failure.kind === 'processing' || (failure.kind === 'refused' && failure.codes[0] === ERRORS.invalidRequest.code)
  await set(loadPartsAtom, ['external'])
  const message: Message = isUnregistered
    ? { key: 'external.notRegistered' }
    : isPlain
      ? { key: 'external.failed' }
      : (await set(shownLaterAtom, failure)).message
  set(outcomeAtom, { kind: 'refused', message, isUnregistered })
  const params = { code: get(hotelCodeAtom), provider: 'open_id' }
  if (!isReturn(get(routeAtom).id)) set(goAtom, { to: 'externalReturn', params, replace: true })
})
const isReturn = (id: string) => id === 'externalReturn' || id === 'memberSystemReturn' || id === 'customReturn'

/** The way to somebody who knows the guest; whoever comes back is signed in by the address (app/start/start-tokens). */
export const leaveToSignInAtom = atom(null, async (get, set, provider: MemberProvider): Promise<void> => {
  const { api } = get(environmentAtom)
  const place = get(returnAtom)
  const redirect_url = place ? place.path + place.search : undefined
  try {
    const body = { provider, redirect_url }
    const { data } = await api(external.start, { hotelId: get(settingsAtom).hotel_id, body })
    set(leaveAtom, data.url)
  } catch (error) {
    await set(showLaterAtom, asFailure(error))
  }
})
