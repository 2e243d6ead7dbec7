import { atom } from 'jotai'
import type { WritableAtom } from 'jotai'

import type { RouteMatch, RouteRow } from '../../../shared/booking-routes.ts'
import type { OtaSite } from '../../../shared/model/search/ota.ts'
import { starting } from '../../../shared/contract/starting.ts'
import type { Settings } from '../../../shared/model/hotel/settings.ts'
import type { RouteId } from '../../../shared/routes.ts'
import type { Failure } from '../../lib/failure.ts'
import type { Shown } from '../messages/messages.ts'
import { environmentAtom } from '../environment.ts'

/** How far the start is: code → session → settings; the identity follows behind (BOOT-003 to BOOT-006). */
export type Start =
  | { kind: 'starting' }
  /** Without a failure nothing was asked: the page named no hotel. */
  | { kind: 'refused'; shown: Shown; failure?: Failure }
  | { kind: 'ready' }

export const startAtom = atom<Start>({ kind: 'starting' })
export const hotelCodeAtom = atom('')
export const loadedSettingsAtom = atom<Settings | null>(null)

/** The settings of the hotel; only read below a started app. */
export const settingsAtom = atom((get): Settings => {
  const settings = get(loadedSettingsAtom)
  if (!settings) throw new Error('not started')
  return settings
})

/** An agency's site in place of one hotel's widget (OTA-001): its addresses and its settings; state/ota/mode.ts makes it. */
export type OtaMode = {
  rows: Readonly<Record<string, RouteRow>>
  find: (path: string) => RouteMatch<RouteId>
  /** Null until the start has asked for it. */
  site: OtaSite | null
  /** The settings of a hotel as the site shows it; without a code those of the site. */
  ask: WritableAtom<null, [code: string], Promise<Settings>>
  follow: WritableAtom<null, [], Promise<void> | void>
}
export const otaAtom = atom<OtaMode | null>(null)

/** The hotel's settings in the language now shown. */
export const askSettingsAtom = atom(null, async (get, set, code: string): Promise<Settings> => {
  const ota = get(otaAtom)
  if (ota) return set(ota.ask, code)
  return (await get(environmentAtom).api(starting.settings, { code })).data
})

/** Who is looking: null while the server has not said. A guest is an identity without a session. */
export type Identity = { userId: number | null; accessToken: string | null }
export const identityAtom = atom<Identity | null>(null)
export const GUEST: Identity = { userId: null, accessToken: null }
export const isSignedInAtom = atom((get) => typeof get(identityAtom)?.userId === 'number')

/** The hotel puts something of its own around the booking (shared/model/hotel/site-settings.ts). */
export const hasSiteAtom = atom((get) => 'site' in (get(loadedSettingsAtom) ?? {}))

/** The hotel is closed for maintenance, and nobody asked to walk past it (ROUTE-065). */
export const isMaintainedAtom = atom(
  (get) =>
    Boolean(Object(Object(get(loadedSettingsAtom)).site).maintenance) &&
    get(environmentAtom).began.get('maintenance_mode') !== 'false',
)

export const clientSessionAtom = atom<string | null>(null)
/** Of an organization's sign-in, which stands beside a member's (CORP-005). */
export const organizationSessionAtom = atom<string | null>(null)
