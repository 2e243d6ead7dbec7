import { atom } from 'jotai'

import { starting } from '../../../shared/contract/starting.ts'
import { FRAME_PARAMETERS } from '../../../shared/element.ts'
import { bookLocale, localeOfTag } from '../../../shared/locales.ts'
import type { Locale } from '../../../shared/locales.ts'
import { FLEETING, isParameter, SEARCHED } from '../../../shared/parameters.ts'
import type { Settings } from '../../../shared/model/hotel/settings.ts'
import { hotelCodeOf } from '../../../shared/booking-routes.ts'
import { asFailure } from '../../lib/failure.ts'
import type { Failure } from '../../lib/failure.ts'
import { startTogether } from '../../lib/start/start-together.ts'
import { keepSessionAtom } from '../../state/session/client-session.ts'
import { environmentAtom } from '../../state/environment.ts'
import { findKnown, learnRoutes } from '../../state/navigation/known-routes.ts'
import { learnFailuresAtom, shownLaterAtom } from '../../state/messages/lazy-failures.ts'
import {
  followAtom,
  goAtom,
  placeAtom,
  queryAtom,
  routeAtom,
  routeRowAtom,
  shapesAtom,
} from '../../state/navigation/navigation.ts'
import {
  GUEST,
  clientSessionAtom,
  hotelCodeAtom,
  identityAtom,
  loadedSettingsAtom,
  startAtom,
} from '../../state/settings/settings.ts'
import { renewSettingsAtom } from '../../state/settings/change-locale.ts'
import { loadPartsAtom, localeAtom, showLocaleAtom } from '../../state/settings/texts.ts'
import { screenOf } from '../pages/screens.ts'

/** BOOT-001 to BOOT-010: hotel code, client session, settings, then the identity behind the shown search bar. */
export const bootAtom = atom(null, async (get, set) => {
  const { location, attributes } = get(environmentAtom)
  try {
    if (!findKnown(location.get().path)) await learnRoutes()
  } catch (error) {
    return set(refuseStartAtom, asFailure(error))
  }
  set(placeAtom, location.get())
  // On its way while the calls are; without it the screen says so itself.
  screenOf(get(routeAtom).id)
    .load()
    .catch(() => {})
  if (!get(routeRowAtom).ignoresInitError) set(startAtom, { kind: 'starting' })
  await set(correctNamesAtom)
  const ota = await set(enterOtaAtom).catch(() => null)
  await set(keepShapeAtom)
  const code = ota
    ? ota.hotelCodeAt(location.get())
    : attributes.hotelCode || hotelCodeOf(get(routeAtom), get(queryAtom))
  const wanted = set(wantedLocaleAtom)
  set(localeAtom, wanted)
  // On their way while the calls are.
  const words = set(loadPartsAtom, ['core'])
  if (!code && !ota) {
    await words
    return set(startAtom, {
      kind: 'refused',
      shown: { message: { key: 'failing.noHotelCode' }, code: null, kind: null },
    })
  }

  set(hotelCodeAtom, code)
  set(tidyAddressAtom)
  // On its way while the settings are.
  void set(loadCriteriaAtom)
  const currency = set(loadCurrencyAtom)
  try {
    const settings = await (ota ? set(ota.startAtom, code) : set(startSettingsAtom, code))
    // Without its file the calls stay where they are.
    const rules = 'hotel_brand' in settings && (await unusual())
    const prices = await currency
    await words
    set(loadedSettingsAtom, settings)
    if (rules) set(rules.ownDomainAtom)
    // At once, so that nobody sees another currency first.
    if (prices) set(prices.takeCurrencyAtom)
    const locale = bookLocale(wanted, settings.book_languages)
    await set(showLocaleAtom, locale)
    if (locale !== wanted) await set(renewSettingsAtom)
    await set(startCriteriaAtom)
    set(startAtom, { kind: 'ready' })
  } catch (error) {
    const failure = asFailure(error)
    const rules = await unusual()
    if (rules && (await set(rules.startAgainAtom, failure, bootAtom))) return
    return set(refuseStartAtom, failure)
  }
  // Once the network has gone it is too late to learn the words for that.
  await Promise.all([set(identifyLaterAtom), set(learnFailuresAtom).catch(() => {})])
})

const refuseStartAtom = atom(null, async (_get, set, failure: Failure) =>
  set(startAtom, { kind: 'refused', shown: await set(shownLaterAtom, failure), failure }),
)

/** With a new session where none is kept: one question for both, or one after the other (BOOT-003 to BOOT-005, AMB-85). */
const startSettingsAtom = atom(null, async (get, set, code: string): Promise<Settings> => {
  const { api, storage } = get(environmentAtom)
  const kept = storage.read('clientSession')
  if (kept) set(clientSessionAtom, kept)
  else {
    const begun = await startTogether(api, code)
    if (begun) {
      set(keepSessionAtom, begun.client_session)
      return begun.settings
    }
    await import('../../state/session/new-session.ts').then((file) => set(file.startSessionAtom))
  }
  return (await api(starting.settings, { code }, { isStart: true })).data
})

/** An agency's site, where the installation is one or the address says so (ROUTE-042). */
const enterOtaAtom = atom(null, async (get, set) => {
  const { attributes, began } = get(environmentAtom)
  if ((began.get('ota_enabled') ?? String(attributes.isOta)) !== 'true') return null
  const ota = await import('../../state/ota/mode.ts')
  set(ota.enterAtom)
  return ota
})

/** Who is looking decides nothing of the first search bar, so its rules come behind it. */
const identifyLaterAtom = atom(null, async (get, set) => {
  if (get(bringsTokensAtom)) {
    const tokens = await import('./start-tokens.ts').catch(() => null)
    if (tokens) return set(tokens.startTokensAtom)
  }
  const rules = await import('../../state/session/identity.ts').catch(() => null)
  if (rules) await set(rules.identifyAtom)
  else set(identityAtom, GUEST)
})

/** A hotel's own token has a name of the hotel's, so any name that is none of ours may be one. */
const bringsTokensAtom = atom((get) => {
  const { location, began } = get(environmentAtom)
  return location.hasSecrets() || Boolean(get(routeRowAtom).signsIn) || ![...began.keys()].every(isParameter)
})

const unusual = () => import('./unusual-start.ts').catch(() => null)

/** Few want a second currency, so its rules come with the wish; a start does not fail for it (CUR-003). */
const loadCurrencyAtom = atom(null, (get) => {
  const query = get(queryAtom)
  const isWished = query.has('currency') || query.has('mcp_currency') || get(environmentAtom).storage.read('currency')
  return isWished && import('../../state/settings/currency.ts').catch(() => null)
})

/** What the address looks for; else what was looked for before, whose rules come only for whom there is something to read (AMB-38). */
export const startCriteriaAtom = atom(null, async (_get, set) => {
  const before = await set(loadCriteriaAtom)
  if (before) set(before.resumeSearchAtom)
})

const loadCriteriaAtom = atom(null, (get) => {
  const { storage } = get(environmentAtom)
  const isSaid = [...get(queryAtom).keys()].some((name) => SEARCHED.includes(name))
  const isKept = isSaid || storage.read('browsing') || storage.read('criteria')
  return isKept && import('../../state/analytics/browsing.ts').catch(() => null)
})

/** A mode in the code, and a number where each room's party ought to stand. */
const SLIP = /%3Dvoucher|rooms=\d/

/** Names of other products and slips of the pen are understood, with a word to the integrator (docs/hotel-facts.md). */
const correctNamesAtom = atom(null, async (get, set) => {
  const given = get(queryAtom)
  const names = [...given.keys()]
  if (names.every(isParameter) && !names[new Set(names).size] && !SLIP.test(String(given))) return
  const rules = await import('./correct-names.ts').catch(() => null)
  if (rules) set(rules.correctNamesAtom)
})

/** Whoever begins at an address with the hotel in its path stays at such addresses (ROUTE-045). */
const keepShapeAtom = atom(null, async (get, set) => {
  const { alias, params } = get(routeAtom)
  if (!alias || !params.code) return
  const shapes = await import('../../state/navigation/shapes.ts').catch(() => null)
  if (shapes) set(shapesAtom, shapes.shapesOf(get(placeAtom).path))
})

/** Address, then the guest's own choice, then what the page says (docs/embedding.md). */
const wantedLocaleAtom = atom(null, (get): Locale => {
  const { attributes, storage, location, isOwnDocument, began } = get(environmentAtom)
  // The loader writes what the page says into the address of its frame.
  const isFramed = isOwnDocument && began.has(FRAME_PARAMETERS.parentOrigin)
  const inAddress = isFramed ? null : localeOfTag(new URLSearchParams(location.get().search).get('locale') ?? '')
  // A link's language is the visit's: it leaves the address, and the guest comes back from a bank without it (AMB-14).
  if (inAddress && isOwnDocument) storage.write('locale', inAddress)
  return inAddress ?? storage.read('locale') ?? attributes.locale
})

/** The root and other shapes of a path become the screen's own; what is read once leaves the address (AMB-14, AMB-34). */
const tidyAddressAtom = atom(null, (get, set) => {
  const { location } = get(environmentAtom)
  const { path, state } = get(placeAtom)
  const query = new URLSearchParams(get(queryAtom))
  for (const name of FLEETING) query.delete(name)
  const { id, params, view } = get(routeAtom)
  // What nobody knows keeps its address: it may be only half of one.
  if (id === 'notFound') location.navigate(`${path}?${query}`, { replace: true, state })
  else
    set(goAtom, {
      to: id,
      params: params as never, // findRoute read them from this very route's path
      query: Object.fromEntries(query),
      replace: true,
      state,
      ...(view && { view }),
    })
  set(followAtom)
})
