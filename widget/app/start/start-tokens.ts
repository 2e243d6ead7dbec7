import { atom } from 'jotai'

import { accounts } from '../../../shared/contract/accounts.ts'
import { external } from '../../../shared/contract/external.ts'
import type { SignedInAnswer } from '../../../shared/model/person/member.ts'
import type { ParameterName } from '../../../shared/parameters.ts'
import { asFailure } from '../../lib/failure.ts'
import { slotsAtom, notifyAtom } from '../../state/messages/messages.ts'
import { startSessionAtom } from '../../state/session/new-session.ts'
import { environmentAtom } from '../../state/environment.ts'
import { goOnAtom, goOnLaterAtom, refuseAtom } from '../../state/session/external.ts'
import { becomeMemberAtom, identifyAtom } from '../../state/session/identity.ts'
import { learnFailuresAtom } from '../../state/messages/lazy-failures.ts'
import { memberSettingsAtom } from '../../state/session/member-settings.ts'
import { goAtom, placeAtom, queryAtom, routeAtom } from '../../state/navigation/navigation.ts'
import { hotelCodeAtom, isSignedInAtom, settingsAtom } from '../../state/settings/settings.ts'
import { forgetVisitorAtom, signOutAtom } from '../../state/session/sign-out.ts'
import { loadPartsAtom } from '../../state/settings/texts.ts'
import { keepCredentialsAtom, updatingAtom } from '../../state/reservation/updating.ts'

/**
 * What an address brings that signs in (QUERY-045): taken out of it before anything was shown, spent here once,
 * and kept nowhere. Loaded only for an address that brings such a thing.
 */
export const startTokensAtom = atom(null, async (get, set): Promise<void> => {
  const { takeSecret } = get(environmentAtom).location
  const brandToken = set(takeBrandTokenAtom)
  set(keepReaderAtom)
  const bearer = takeSecret('login_token') ?? takeSecret('accessToken')
  const oneTimeToken = takeSecret('one_time_access_token')
  // Who is here already is known first: another sign-in ends theirs.
  await set(identifyAtom, { ...(bearer && { bearer }), ...(oneTimeToken && { oneTimeToken }) })

  const refreshToken = takeSecret('refresh_token')
  if (refreshToken) return set(exchangeAtom, refreshToken)
  const { id } = get(routeAtom)
  if (brandToken && (id === 'result' || id === 'facilities')) return set(customAuthAtom, brandToken)
  for (const [name, spend] of SPENT) {
    const secret = takeSecret(name)
    if (secret) return set(spend, secret)
  }
  if (id === 'iframeToken') set(goOnAtom, null)
  else if (EXTERNAL.has(id)) await set(refuseAtom, asFailure(null))
})
const EXTERNAL = new Set<string>(['iframeLiffToken', 'memberSystemReturn', 'customReturn', 'externalReturn'])

/** A letter's link into update mode proves its reader, whose steps are several addresses. */
const keepReaderAtom = atom(null, (get, set) => {
  const updating = get(updatingAtom)
  const bypass_token = updating && get(environmentAtom).location.takeSecret('bypass_token')
  if (bypass_token) set(keepCredentialsAtom, updating.number, { bypass_token })
})

/** Under the name the hotel gave it, or the general one; either leaves the address. */
const takeBrandTokenAtom = atom(null, (get): string | null => {
  const { location, began } = get(environmentAtom)
  const general = location.takeSecret('brand_custom_auth_token')
  const name = get(memberSettingsAtom).brand_custom_auth_token_name ?? began.get('brand_custom_auth_token_name')
  const query = new URLSearchParams(get(queryAtom))
  if (!name || !query.has(name)) return general
  query.delete(name)
  const { path, state } = get(placeAtom)
  location.navigate(`${path}?${query}`, { replace: true, state })
  return began.get(name) || general
})

/** Who was here goes, and whoever the token stands for comes (MEMBER-033). */
const exchangeAtom = atom(null, async (get, set, refresh_token: string): Promise<void> => {
  set(forgetVisitorAtom)
  const { api } = get(environmentAtom)
  const redirect = get(queryAtom).get('redirect_url')
  try {
    await set(startSessionAtom)
    const body = { refresh_token, hotel_code: get(hotelCodeAtom) }
    const { data } = await api(accounts.tokens, { hotelId: get(settingsAtom).hotel_id, body }, { isSilent: true })
    set(becomeMemberAtom, data, 'token')
    set(goOnAtom, redirect)
  } catch (error) {
    // ERR-117: the answer's own title, whatever its code.
    const { shownOf } = await set(learnFailuresAtom)
    const failure = asFailure(error)
    const shown = shownOf(failure)
    const message = failure.title ? { title: failure.title } : shown.message
    set(slotsAtom, (slots) => ({ ...slots, global: { ...shown, message } }))
    // Only waits there; the message is read where the guest can go on.
    if (get(routeAtom).id === 'iframeToken') set(goOnAtom, null)
  }
})

/** Signs in with the token of the brand's own account system (MEMBER-035). */
const customAuthAtom = atom(null, async (get, set, token: string): Promise<void> => {
  if (get(isSignedInAtom)) set(signOutAtom)
  const { api } = get(environmentAtom)
  try {
    await set(startSessionAtom)
    const brandId = get(settingsAtom).hotel_brand_id
    const { data } = await api(external.customAuth, { brandId, body: { token } }, { isSilent: true })
    set(becomeMemberAtom, data, 'custom')
  } catch {
    await set(loadPartsAtom, ['external'])
    set(notifyAtom, { id: 'custom-auth', message: { key: 'external.customAuthFailed' }, variant: 'error' })
  }
})

/** The chat's user is tied to the visit, and the guest goes on (CHAT-012). */
const liffAtom = atom(null, async (get, set, line_liff_token: string): Promise<void> => {
  const redirect = get(queryAtom).get('redirectUrlFromLiff')
  const { api } = get(environmentAtom)
  try {
    await api(external.upsertLiff, { body: { line_liff_token, hotel_code: get(hotelCodeAtom) } }, { isSilent: true })
    set(goOnAtom, redirect)
  } catch (error) {
    await set(refuseAtom, asFailure(error))
  }
})

type Answer = { data: SignedInAnswer & { redirect_url?: string | null } }

/** Somebody elsewhere said who it is. */
const signInAtom = atom(null, async (_get, set, method: string, ask: () => Promise<Answer>): Promise<Answer | null> => {
  try {
    const answer = await ask()
    set(becomeMemberAtom, answer.data, method)
    if (!answer.data.user.needs_setup) return answer
    // First what they did not say elsewhere; the way on comes after it (MEMBER-056).
    set(goAtom, { to: 'memberSetup', replace: true })
    return null
  } catch (error) {
    await set(refuseAtom, asFailure(error))
    return null
  }
})

const otidAtom = atom(null, async (get, set, otid: string): Promise<void> => {
  const { api } = get(environmentAtom)
  const hotelId = get(settingsAtom).hotel_id
  const answer = await set(signInAtom, 'creansmaerd', () =>
    api(external.memberSystemSignIn, { hotelId, body: { otid } }, { isSilent: true }),
  )
  if (answer && get(routeAtom).id === 'memberSystemReturn') set(goOnAtom, get(queryAtom).get('redirect_url'))
})

const lineAtom = atom(null, async (get, set, code: string): Promise<void> => {
  const { api, location } = get(environmentAtom)
  const redirect = get(queryAtom).get('line_redirect')
  const body = { code, state: location.takeSecret('line_state') ?? '' }
  const hotelId = get(settingsAtom).hotel_id
  const answer = await set(signInAtom, 'line', () => api(external.lineSignIn, { hotelId, body }, { isSilent: true }))
  if (answer) set(goOnAtom, redirect)
})

/** Facebook's and the plain OpenID way back; the path says whose it is. */
const returnAtom = atom(null, async (get, set, code: string): Promise<void> => {
  const { api, location } = get(environmentAtom)
  const isFacebook = get(routeAtom).params.provider === 'facebook'
  const call = isFacebook ? external.facebookSignIn : external.openIdSignIn
  const body = { code, state: location.takeSecret('sign_in_state') ?? '' }
  const hotelId = get(settingsAtom).hotel_id
  const method = isFacebook ? 'facebook' : 'open_id'
  const answer = await set(signInAtom, method, () => api(call, { hotelId, body }, { isSilent: true }))
  if (answer) set(goOnAtom, answer.data.redirect_url ?? null)
})

/** The hotel's own sign-in (MEMBER-014); what it gave is exchanged, and 500 ms later the guest goes on. */
const customCodeAtom = atom(null, async (get, set, code: string): Promise<void> => {
  const { api } = get(environmentAtom)
  const redirect = get(queryAtom).get('redirect_url')
  const body = { grant_type: 'custom_authentication_code' as const, code }
  const hotelId = get(settingsAtom).hotel_id
  const answer = await set(signInAtom, 'custom', () => api(accounts.signIn, { hotelId, body }, { isSilent: true }))
  if (answer) await set(goOnLaterAtom, redirect)
})

const SPENT = [
  ['otid', otidAtom],
  ['line_code', lineAtom],
  ['sign_in_code', returnAtom],
  // Only in the address of that way back; everywhere else it is the hotel's.
  ['code', customCodeAtom],
  ['lineLiffToken', liffAtom],
] as const satisfies readonly (readonly [ParameterName, unknown])[]
