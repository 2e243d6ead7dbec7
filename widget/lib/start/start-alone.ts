import { CLIENT_KEY, CLIENT_SECRET } from '../../../shared/constants.ts'
import { session } from '../../../shared/contract/session.ts'
import { starting } from '../../../shared/contract/starting.ts'
import type { WidgetAttributes } from '../../../shared/element.ts'
import { bookLocale } from '../../../shared/locales.ts'
import type { Locale } from '../../../shared/locales.ts'
import type { Settings } from '../../../shared/model/hotel/settings.ts'
import { findRoute } from '../../../shared/routes.ts'
import { createApi } from '../api.ts'
import type { Api, ApiSetting } from '../api.ts'
import { APP_VERSION, callHeaders } from '../call-headers.ts'
import { createI18n } from '../i18n.ts'
import type { PartName, Translate } from '../i18n.ts'
import { startTogether } from './start-together.ts'
import { createStorage } from '../storage.ts'
import { wait } from '../wait.ts'

export type Alone = {
  api: Api
  settings: Settings
  locale: Locale
  t: Translate
  /** The same words, and those of one more part. */
  loadWords: (part: PartName) => Promise<Translate>
  report: (problem: unknown) => void
  now: () => number
}

/** The start of a part that stands in a page without the booking: session, settings, words (BOOT-003 to BOOT-005). */
export async function startAlone(
  { hotelCode, origins }: Pick<WidgetAttributes, 'hotelCode' | 'origins'>,
  view: Window & typeof globalThis,
  { wished, parts, path }: { wished: Locale; parts: readonly PartName[]; path: string },
): Promise<Alone> {
  const now = () => Date.now()
  const storage = createStorage(view, now, false)
  const i18n = createI18n()
  const newId = () => view.crypto.randomUUID()
  let settings: Settings | null = null
  let clientSession: string | null = null
  let locale = wished

  const setting: ApiSetting = {
    base: () => ({ api: settings?.api_base_url ?? origins.api, identity: origins.identity }),
    headers: () => callHeaders({ version: APP_VERSION, locale, settings, clientSession, accessToken: null }),
    fetch: view.fetch.bind(view),
    wait,
    newId,
    chance: () => Math.random() * 0.2,
    on: { started: () => () => {}, expired: begin },
  }
  const api = createApi(setting)

  async function begin() {
    clientSession = null
    const { data } = await api(session.start, { body: { key: CLIENT_KEY, secret: CLIENT_SECRET } })
    clientSession = data.client_session
  }
  function report(problem: unknown) {
    import('../report.ts')
      .then((file) =>
        file.report({ setting, storage, view, route: findRoute(path).id, version: APP_VERSION }, 'screen', problem),
      )
      .catch(() => {}) // a report that does not arrive is not worth another one
  }

  const begun = await startTogether(api, hotelCode)
  if (begun) clientSession = begun.client_session
  else await begin()
  settings = begun ? begun.settings : (await api(starting.settings, { code: hotelCode })).data
  locale = bookLocale(wished, settings.book_languages)
  if (locale !== wished) settings = (await api(starting.settings, { code: hotelCode })).data
  // Without its file the calls stay where they are.
  if ('hotel_brand' in settings)
    await import('../own-domain.ts').then(
      ({ atOwnDomain }) => atOwnDomain(setting, () => settings),
      () => {},
    )
  const shown = locale
  await Promise.all(parts.map((part) => i18n.load(shown, part)))
  const t = i18n.t(locale)
  const loadWords = (part: PartName) => i18n.load(shown, part).then(() => t)
  return { api, settings, locale, t, loadWords, report, now }
}
