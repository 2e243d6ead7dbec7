import type { createStore } from 'jotai'

import { RETRY_WAIT_MS } from '../../../shared/constants.ts'
import { VIEW_PATHS, WIDGET_PATH } from '../../../shared/element.ts'
import type { BegunStart, Port, WidgetAttributes } from '../../../shared/element.ts'
import { parseCall } from '../../../shared/contract/define.ts'
import { HEADERS } from '../../../shared/headers.ts'
import { createApi } from '../../lib/api.ts'
import type { Api, ApiSetting } from '../../lib/api.ts'
import type { browserLocation } from '../../lib/location/browser-location.ts'
import type { hearErrors } from '../../lib/hear-errors.ts'
import { APP_VERSION, callHeaders } from '../../lib/call-headers.ts'
import { connectHost } from '../../lib/host.ts'
import type { Host } from '../../lib/host.ts'
import { fetchWithBegun } from '../../lib/start/begun-call.ts'
import { createI18n } from '../../lib/i18n.ts'
import { memoryLocation } from '../../lib/location/location.ts'
import { Failure } from '../../lib/failure.ts'
import type { ReportKind } from '../../lib/report.ts'
import { createStorage } from '../../lib/storage.ts'
import { wait } from '../../lib/wait.ts'
import { routeAtom } from '../../state/navigation/navigation.ts'
import { startedAtom } from '../../state/messages/busy.ts'
import { learnCodesAtom, learnFailuresAtom } from '../../state/messages/lazy-failures.ts'
import type { Environment } from '../../state/environment.ts'
import {
  clientSessionAtom,
  identityAtom,
  loadedSettingsAtom,
  organizationSessionAtom,
  startAtom,
} from '../../state/settings/settings.ts'
import { localeAtom } from '../../state/settings/texts.ts'

type Store = ReturnType<typeof createStore>

/** Machinery from outside, so that tests bring their own window, clock and server. */
export type BrowserPorts = { view: Window; fetch?: typeof fetch; begun?: BegunStart | undefined } & (
  { isOwnDocument: false } | OwnDocument
)
/** What only a document of our own needs, so that a host page does not load it. */
type OwnDocument = { isOwnDocument: true; openLocation: typeof browserLocation; hearErrors: typeof hearErrors }

export function createEnvironment(
  store: Store,
  attributes: WidgetAttributes,
  wire: Port | Host,
  outside: BrowserPorts,
): Environment {
  const { view, isOwnDocument } = outside
  const now = () => Date.now()
  const location = outside.isOwnDocument
    ? outside.openLocation(view, () => report('address', new Error('An address held an e-mail address')))
    : memoryLocation(`${pathOf(attributes)}${searchOf(attributes)}`)
  const began = new URLSearchParams(location.get().search)
  // The mail a guest came from stays with the visit, however often the address changes (AMB-75).
  const emailId = /^[\w.~:=+/-]{1,200}$/.exec(began.get('email_id') ?? '')?.[0] // no header takes any other sign
  let renewing: Promise<void> | null = null
  // However many calls want it, one asks; who was refused with an earlier one has what they want.
  const renew = async (refused?: string) => {
    const session = store.get(clientSessionAtom)
    if (!session || session === refused)
      await (renewing ??= renewSession(store).finally(() => {
        renewing = null
      }))
  }
  const setting: ApiSetting = {
    base: () => ({
      api: store.get(loadedSettingsAtom)?.api_base_url ?? attributes.origins.api,
      identity: attributes.origins.identity,
    }),
    headers: () => ({ ...headersOf(store), ...(emailId ? { [HEADERS.emailConversionId]: emailId } : {}) }),
    fetch: fetchWithBegun(outside.fetch ?? view.fetch.bind(view), outside.begun),
    wait,
    newId: () => view.crypto.randomUUID(),
    // Guests who were told to wait together do not come back together.
    chance: () => Math.random() * 0.2,
    on: {
      started: () => store.set(startedAtom),
      busy() {
        const learned = store.set(learnFailuresAtom)
        const waiting = (calls: number) =>
          void learned.then(
            ({ serverBusyAtom }) => store.set(serverBusyAtom, calls),
            () => {}, // without its words the guest sees that something loads, as before
          )
        waiting(1)
        return () => waiting(-1)
      },
      expired: renew,
      signOut() {
        // A session kept from an earlier visit that the server has forgotten: the start makes a new one by itself.
        if (store.get(startAtom).kind !== 'starting') void signOut(store)
      },
      tokenCheck: () => void checkToken(store),
      unavailable: () => void becomeUnavailable(store),
      // Words that are slow to come take the place of the general ones when they do.
      refused: () => Promise.race([store.set(learnCodesAtom), wait(RETRY_WAIT_MS)]),
    },
  }
  const storage = createStorage(view, now, isOwnDocument)
  function report(kind: ReportKind, problem: unknown) {
    import('../../lib/report.ts')
      .then((file) => {
        const route = store.get(routeAtom).id
        return file.report({ setting, storage, view, route, version: APP_VERSION }, kind, problem)
      })
      .catch(() => {}) // a report that does not arrive is not worth another one
  }
  return {
    setting,
    api: withSession(store, createApi(setting), renew, storage.read('clientSession') !== null),
    upload: (file, options) => import('../../lib/files/upload.ts').then(({ upload }) => upload(setting, file, options)),
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

/** Without its file nobody gets a new session, as without its answer. */
const renewSession = (store: Store) =>
  import('../../state/session/new-session.ts').then(
    (file) => store.set(file.renewSessionAtom),
    () => Promise.reject(new Failure('network')),
  )

/**
 * Whoever signed out has no session until the next call, which asks for a guest's first. With a session kept from before
 * nothing is asked as a stranger: it may be a member's, whose prices are others (RESULT-021).
 */
const withSession =
  (store: Store, api: Api, renew: () => Promise<void>, isKept: boolean): Api =>
  async (call, input, options) => {
    if (store.get(startAtom).kind === 'ready' && parseCall(call.call).at === 'api') {
      if (store.get(clientSessionAtom) === null) await renew()
      // Silent is the question who it is, and whatever signs in.
      else if (isKept && store.get(identityAtom) === null && !options?.isSilent) await identified(store)
    }
    return api(call, input, options)
  }

/** Whoever listens once more later hears nothing that matters. */
const identified = (store: Store) => new Promise<void>((resolve) => void store.sub(identityAtom, resolve))

/** Where not even its file can be had, what failed says so in its own place. */
const becomeUnavailable = (store: Store) =>
  import('../pages/availability.ts').then(
    ({ becomeUnavailableAtom }) => store.set(becomeUnavailableAtom),
    () => {},
  )

/** There since the start asked who is looking; without its file nobody has signed in. */
const signOut = (store: Store) =>
  import('../../state/session/sign-out.ts').then(
    ({ loseSignInAtom }) => store.set(loseSignInAtom),
    () => {},
  )

/** Without its file the failure is told where it happened, and that is all. */
const checkToken = (store: Store) =>
  import('../../state/session/check-token.ts').then(
    ({ checkTokenAtom }) => store.set(checkTokenAtom),
    () => {},
  )

/** The screen the page names; one that is not there is the search. */
const pathOf = ({ view }: WidgetAttributes) => VIEW_PATHS[view] ?? WIDGET_PATH
const searchOf = ({ query }: WidgetAttributes) => (query ? `?${query.replace(/^\?/, '')}` : '')

const headersOf = (store: Store) =>
  callHeaders({
    version: APP_VERSION,
    locale: store.get(localeAtom),
    settings: store.get(loadedSettingsAtom),
    clientSession: store.get(clientSessionAtom),
    accessToken: store.get(identityAtom)?.accessToken ?? null,
    organizationSession: store.get(organizationSessionAtom),
  })
