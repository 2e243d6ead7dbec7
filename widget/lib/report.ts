import { reports } from '../../shared/contract/reports.ts'
import type { REPORT_KINDS } from '../../shared/contract/reports.ts'
import { REPORTS_A_VISIT, UNREPORTED_HOSTS } from '../../shared/constants.ts'
import { isOldBrowser } from '../../shared/rules/browsers.ts'
import { createApi } from './api.ts'
import type { ApiSetting } from './api.ts'
import { Failure } from './failure.ts'
import type { Storage } from './storage.ts'

export type ReportKind = (typeof REPORT_KINDS)[number]
export type Reporter = {
  setting: ApiSetting
  storage: Storage
  view: Window
  /** The route's id: an address may hold what is nobody's business. */
  route: string
  version: string
}

/** Tells the provider of a mistake of ours, without a word about the guest (ERR-125, guarantee W20). */
export async function report({ setting, storage, view, route, version }: Reporter, kind: ReportKind, problem: unknown) {
  const { userAgent } = view.navigator
  const error = problem instanceof Error ? problem : new Error(String(problem))
  const sent = storage.read('reports') ?? 0
  if (isSilent(error) || isOldBrowser(userAgent)) return
  if (sent >= REPORTS_A_VISIT) return
  storage.write('reports', sent + 1)
  const body = {
    kind,
    message: redacted(`${error.name}: ${error.message}`).slice(0, LONGEST.message),
    stack: redacted(error.stack ?? '').slice(0, LONGEST.stack),
    route,
    app_version: version,
    user_agent: userAgent.slice(0, LONGEST.userAgent),
  }
  // On a developer's machine nobody reads it but who sits there (QUERY-049).
  const { hostname } = view.location
  if (isUnreported(hostname))
    return console.info(`booking-widget: not reported from ${hostname}, ${kind}: ${body.message}`)
  await createApi(quiet(setting))(reports.create, { body })
}

/** The four of ERR-125, what every browser calls them, and two that are no mistake of ours. */
const SILENT = [
  /navigation (?:was )?cancell?ed/i,
  /failed to fetch|networkerror when attempting|error loading dynamically imported/i,
  /load failed/i,
  /redundant navigation|navigationduplicated/i,
  /resizeobserver loop/i,
  /^(?:error: )?script error\.?$/i,
]
const UNHEARD = ['network', 'timeout', 'aborted']
const isSilent = (error: Error): boolean =>
  error instanceof Failure
    ? UNHEARD.includes(error.kind)
    : SILENT.some((pattern) => pattern.test(`${error.name}: ${error.message}`) || pattern.test(error.message))

const isUnreported = (host: string): boolean =>
  UNREPORTED_HOSTS.some((name) => host === name || host.endsWith(`.${name}`))

const LONGEST = { read: 4_000, message: 500, stack: 2000, userAgent: 300 }
const REDACTIONS: readonly [RegExp, string][] = [
  [/\?[^\s()'"<>]+/g, '?…'],
  [/#[^\s()'"<>]+/g, '#…'],
  [/[^\s@'"<>(),:;=/]+(?:@|%(?:25)*40)[^\s@'"<>(),:;=/]+/gi, '[e-mail]'],
  [/\b(?:\d[ -]?){11,18}\d\b/g, '[number]'],
  [/\b(authorization["']?\s*[:=]\s*["']?|bearer\s+)(?:bearer\s+)?[^\s,;"']+/gi, '$1[secret]'],
  [/\b((?:\w*token|\w*password|otid)["']?\s*[:=]\s*["']?)[^\s,;"']+/gi, '$1[secret]'],
  // A file of ours has a hash in its name, which is no secret.
  [/\b(?![\w.-]+\.js\b)(?=\w*\d)[\w.~+-]{24,}=*/g, '[token]'],
]

/** Names, places and reasons stay; addresses, numbers of cards, tokens and what was asked for do not. */
export const redacted = (text: string): string =>
  REDACTIONS.reduce((left, [pattern, instead]) => left.replace(pattern, instead), text.slice(0, LONGEST.read))

/** A report changes nothing for the guest: it waits for nobody, and an answer to it means nothing. */
const quiet = (setting: ApiSetting): ApiSetting => ({
  ...setting,
  wait: () => Promise.reject(new Failure('aborted')),
  on: { started: () => () => {}, expired: async () => {} },
})
