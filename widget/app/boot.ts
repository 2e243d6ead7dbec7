import { atom } from 'jotai'

import { CLIENT_KEY, CLIENT_SECRET } from '../../shared/constants.ts'
import { session } from '../../shared/contract/session.ts'
import { bookLocale, isLocale, localeOfTag } from '../../shared/locales.ts'
import type { Locale } from '../../shared/locales.ts'
import type { Settings } from '../../shared/model/settings.ts'
import { PARAMETERS } from '../../shared/parameters.ts'
import type { ParameterRow } from '../../shared/parameters.ts'
import { findRoute } from '../../shared/routes.ts'
import { asFailure } from '../lib/failure.ts'
import { environmentAtom } from '../state/environment.ts'
import { learnFailuresAtom, showLaterAtom, shownLaterAtom } from '../state/late-failures.ts'
import { goAtom, placeAtom, queryAtom, routeAtom, routeRowAtom } from '../state/navigation.ts'
import { readCriteriaAtom } from '../state/search.ts'
import { clientSessionAtom, hotelCodeAtom, identityAtom, loadedSettingsAtom, startAtom } from '../state/settings.ts'
import { loadPartsAtom, localeAtom, showLocaleAtom } from '../state/texts.ts'

/** Specification 4, "Start-up": hotel code, client session, settings, then the identity behind the shown search bar. */
export const bootAtom = atom(null, async (get, set) => {
  const { location, attributes } = get(environmentAtom)
  set(placeAtom, location.get())
  if (!get(routeRowAtom).ignoresInitError) set(startAtom, { kind: 'starting' })
  const code = attributes.hotelCode || codeInAddress(location.get())
  const wanted = set(wantedLocaleAtom)
  set(localeAtom, wanted)
  await set(loadPartsAtom, ['core'])
  if (!code)
    return set(startAtom, { kind: 'refused', shown: { told: { key: 'core.noHotelCode' }, code: null, kind: null } })

  set(hotelCodeAtom, code)
  set(tidyAddressAtom)
  try {
    const settings = await set(fetchSettingsAtom, code)
    set(loadedSettingsAtom, settings)
    await set(startCurrencyAtom)
    const locale = bookLocale(wanted, settings.book_languages)
    await set(showLocaleAtom, locale)
    if (locale !== wanted) await set(renewSettingsAtom)
    set(readCriteriaAtom, get(queryAtom))
    set(startAtom, { kind: 'ready' })
  } catch (error) {
    set(startAtom, { kind: 'refused', shown: await set(shownLaterAtom, asFailure(error)) })
    return
  }
  // Once the network has gone it is too late to learn the words for that.
  await Promise.all([set(identifyAtom, code), set(learnFailuresAtom).catch(() => {})])
})

/** Few want a second currency, so its rules come with the wish; a start does not fail for it (specification 4). */
const startCurrencyAtom = atom(null, async (get, set) => {
  const query = get(queryAtom)
  if (!query.has('currency') && !query.has('mcp_currency') && !get(environmentAtom).storage.read('currency')) return
  const rules = await import('../state/currency.ts').catch(() => null)
  if (rules) set(rules.takeCurrencyAtom)
})

function codeInAddress({ path, search }: { path: string; search: string }): string {
  const query = new URLSearchParams(search)
  // AMB-51: hotel_code wins over code, code over the path.
  for (const name of [...PARAMETERS.code.also, 'code']) {
    const value = query.get(name)
    if (value) return value
  }
  return findRoute(path).params.code ?? ''
}

/** Address, then the guest's own choice, then what the page says (embedding.md). */
const wantedLocaleAtom = atom(null, (get): Locale => {
  const { attributes, storage, location, isOwnDocument } = get(environmentAtom)
  const inAddress = localeOfTag(new URLSearchParams(location.get().search).get('locale') ?? '')
  const isFramed = isOwnDocument && attributes.parentOrigin !== ''
  const stored = storage.read('locale')
  const ownChoice = isLocale(stored) ? stored : null
  return (isFramed ? null : inAddress) ?? ownChoice ?? attributes.locale
})

/** The root and other shapes of a path become the screen's own; what is read once leaves the address (AMB-14, AMB-34). */
const tidyAddressAtom = atom(null, (get, set) => {
  const query = new URLSearchParams(get(queryAtom))
  const rows: [string, ParameterRow][] = Object.entries(PARAMETERS)
  for (const [name, row] of rows)
    if (row.once || row.secret) for (const spelling of [name, ...(row.also ?? [])]) query.delete(spelling)
  query.delete('hotel_code')
  query.delete('code')
  const { id, params } = get(routeAtom)
  set(goAtom, {
    to: id,
    params: params as never, // findRoute read them from this very route's path
    query: Object.fromEntries(query),
    replace: true,
    state: get(placeAtom).state,
  })
  set(placeAtom, get(environmentAtom).location.get())
})

const startSessionAtom = atom(null, async (get, set): Promise<void> => {
  const { api, storage } = get(environmentAtom)
  const known = storage.read('clientSession')
  if (known) return set(clientSessionAtom, known)
  const { data } = await api(session.start, { body: { key: CLIENT_KEY, secret: CLIENT_SECRET } })
  storage.write('clientSession', data.client_session)
  set(clientSessionAtom, data.client_session)
})

/** The old session is thrown away before a new one is asked for (specification 7.2). */
export const renewSessionAtom = atom(null, async (get, set): Promise<void> => {
  get(environmentAtom).storage.remove('clientSession')
  set(clientSessionAtom, null)
  await set(startSessionAtom)
})

const fetchSettingsAtom = atom(null, async (get, set, code: string): Promise<Settings> => {
  await set(startSessionAtom)
  return (await get(environmentAtom).api(session.settings, { code })).data
})

/** Who is looking. A failure leaves a guest, who can do everything but what members do. */
const identifyAtom = atom(null, async (get, set, code: string): Promise<void> => {
  const { api } = get(environmentAtom)
  const guest = { userId: null, accessToken: null }
  const identity = await api(session.whoami, { code })
    .then(({ data }) => ({ userId: data.user_id, accessToken: data.access_token }))
    .catch(() => guest)
  set(identityAtom, identity)
})

export const changeLocaleAtom = atom(null, async (get, set, locale: Locale) => {
  const settings = get(loadedSettingsAtom)
  const chosen = bookLocale(locale, settings?.book_languages)
  try {
    await set(showLocaleAtom, chosen)
  } catch (error) {
    return set(showLaterAtom, asFailure(error))
  }
  get(environmentAtom).storage.write('locale', chosen)
  if (settings) await set(renewSettingsAtom)
})

/** The hotel's own words in the language now shown; without them the ones that are there stay. */
const renewSettingsAtom = atom(null, async (get, set) => {
  const locale = get(localeAtom)
  const { api } = get(environmentAtom)
  const answer = await api(session.settings, { code: get(hotelCodeAtom) }).catch(() => null)
  if (answer && get(localeAtom) === locale) set(loadedSettingsAtom, answer.data)
})
