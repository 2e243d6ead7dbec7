import type { createStore } from 'jotai'

import type { Port, WidgetAttributes } from '../../shared/element.ts'
import { HEADERS } from '../../shared/headers.ts'
import { findRoute, hotelRoutes } from '../../shared/routes.ts'
import { createApi } from '../lib/api.ts'
import type { ApiSetting } from '../lib/api.ts'
import type { browserLocation } from '../lib/browser-location.ts'
import type { hearErrors } from '../lib/hear-errors.ts'
import { connectHost } from '../lib/host.ts'
import type { Host } from '../lib/host.ts'
import { createI18n } from '../lib/i18n.ts'
import { memoryLocation } from '../lib/location.ts'
import type { ReportKind } from '../lib/report.ts'
import { createStorage } from '../lib/storage.ts'
import { wait } from '../lib/wait.ts'
import { startedAtom } from '../state/busy.ts'
import type { Environment } from '../state/environment.ts'
import { clientSessionAtom, identityAtom, loadedSettingsAtom } from '../state/settings.ts'
import { localeAtom } from '../state/texts.ts'
import { becomeUnavailableAtom } from './availability.ts'
import { renewSessionAtom } from './boot.ts'
import { loseSignInAtom } from './sign-out.ts'

declare const __APP_VERSION__: string
const APP_VERSION = typeof __APP_VERSION__ === 'undefined' ? '0.0.0' : __APP_VERSION__

type Store = ReturnType<typeof createStore>

/** Machinery from outside, so that tests bring their own window, clock and server. */
export type Outside = { view: Window; fetch?: typeof fetch } & ({ isOwnDocument: false } | OwnDocument)
/** What only a document of our own needs, so that a host page does not load it. */
type OwnDocument = { isOwnDocument: true; openLocation: typeof browserLocation; hearErrors: typeof hearErrors }

export function createEnvironment(
  store: Store,
  attributes: WidgetAttributes,
  wire: Port | Host,
  outside: Outside,
): Environment {
  const { view, isOwnDocument } = outside
  const now = () => Date.now()
  const location = outside.isOwnDocument
    ? outside.openLocation(view, () => report('address', new Error('An address held an e-mail address')))
    : memoryLocation(`${hotelRoutes.result.path}${searchOf(attributes)}`)
  const began = new URLSearchParams(location.get().search)
  // The mail a guest came from stays with the visit, however often the address changes (AMB-75).
  const emailId = /^[\w.~:=+/-]{1,200}$/.exec(began.get('email_id') ?? '')?.[0] // no header takes any other sign
  const setting: ApiSetting = {
    base: () => ({
      api: store.get(loadedSettingsAtom)?.api_base_url ?? attributes.origins.api,
      identity: attributes.origins.identity,
    }),
    headers: () => ({ ...headersOf(store), ...(emailId ? { [HEADERS.emailConversionId]: emailId } : {}) }),
    fetch: outside.fetch ?? view.fetch.bind(view),
    wait,
    newId: () => view.crypto.randomUUID(),
    // Guests who were told to wait together do not come back together.
    chance: () => Math.random() * 0.2,
    on: {
      started: () => store.set(startedAtom),
      expired: () => store.set(renewSessionAtom),
      unauthorized: () => store.set(loseSignInAtom),
      unavailable: () => store.set(becomeUnavailableAtom),
    },
  }
  const storage = createStorage(view, now, isOwnDocument)
  function report(kind: ReportKind, problem: unknown) {
    import('../lib/report.ts')
      .then((file) => {
        const route = findRoute(location.get().path).id
        return file.report({ setting, storage, view, route, version: APP_VERSION }, kind, problem)
      })
      .catch(() => {}) // a report that does not arrive is not worth another one
  }
  return {
    api: createApi(setting),
    report,
    location,
    storage,
    i18n: createI18n(),
    host: connectHost(wire),
    attributes,
    began,
    isOwnDocument,
    view,
    newId: () => view.crypto.randomUUID(),
    now,
  }
}

const searchOf = ({ query }: WidgetAttributes) => (query ? `?${query.replace(/^\?/, '')}` : '')

/** Specification 7.1: what every call carries. The tracing id is the call's own. */
function headersOf(store: Store): Record<string, string> {
  const settings = store.get(loadedSettingsAtom)
  const token = store.get(identityAtom)?.accessToken
  const headers = {
    [HEADERS.appVersion]: APP_VERSION,
    [HEADERS.locale]: store.get(localeAtom),
    [HEADERS.siteController]: settings?.site_controller,
    [HEADERS.tier]: settings?.booking_widget_setting_attributes.tier,
    [HEADERS.realtimeKey]: settings?.pubnub.auth_key,
    [HEADERS.clientSession]: store.get(clientSessionAtom),
    [HEADERS.authorization]: token ? `Bearer ${token}` : null,
  }
  return Object.fromEntries(Object.entries(headers).filter((entry): entry is [string, string] => Boolean(entry[1])))
}
