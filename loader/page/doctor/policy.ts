import { TAG } from '../../../shared/element.ts'
import { GATEWAY_DIRECTIVES, gatewaySource } from '../../../shared/gateway-sources.ts'
import type { GatewayDirective } from '../../../shared/gateway-sources.ts'
import type { GatewayAccount } from '../../../shared/model/hotel/checkout-settings.ts'
import { VERSION_PATH } from '../../../shared/version-path.ts'
import type { Core } from '../../core.ts'
import type { MountOptions } from '../attributes.ts'
import type { Finding } from './finding.ts'
import { listed } from './start.ts'
import type { StartSettings } from './start.ts'

/** Something that the widget fetches, and that only trying shows to be refused. `source`: what the policy has to name. */
type Trial = {
  directive: GatewayDirective
  source: string
  /** What the policy names instead, where one server stands for a whole domain. */
  named?: string
  work: () => Promise<unknown>
}
type Refusal = { trial: Trial; policy: string }

const failed = new WeakSet<Trial>()
const once = (target: EventTarget, ...names: string[]) =>
  new Promise((resolve) => names.forEach((name) => target.addEventListener(name, resolve, { once: true })))

/** It is told with the address without path, but for data, which has none. */
const isOf = (
  { directive, source }: Trial,
  { blockedURI, effectiveDirective, disposition }: SecurityPolicyViolationEvent,
) =>
  disposition === 'enforce' &&
  effectiveDirective.startsWith(directive) &&
  (source === 'data:' ? blockedURI === 'data' : `${blockedURI}/`.startsWith(`${source}/`))

/** Tries all at once; a refusal is told a moment after the failure. */
async function refusedOf(trials: readonly Trial[]): Promise<Refusal[]> {
  const events: SecurityPolicyViolationEvent[] = []
  const note = (event: SecurityPolicyViolationEvent) => void events.push(event)
  document.addEventListener('securitypolicyviolation', note)
  await Promise.all(trials.map((trial) => trial.work().catch(() => failed.add(trial))))
  await new Promise((resolve) => setTimeout(resolve))
  document.removeEventListener('securitypolicyviolation', note)
  return trials.flatMap((trial) => {
    const event = events.find((one) => isOf(trial, one))
    return event ? [{ trial, policy: event.originalPolicy }] : []
  })
}

/** The directive as it has to stand: what the policy says now, or what default-src says for it, and what is missing. */
function lineOf(policy: string, directive: GatewayDirective, missing: readonly string[]): string {
  const rows = policy.split(';').map((row) => row.trim().split(/\s+/))
  const [, ...now] = rows.find(([name]) => name === directive) ?? rows.find(([name]) => name === 'default-src') ?? []
  return [directive, ...now.filter((source) => source !== "'none'"), ...missing].join(' ')
}

const asking = (source: string, path = '/healthz'): Trial => ({
  directive: 'connect-src',
  source,
  // Without CORS, so that only the policy or the network can refuse it.
  work: () => fetch(`${source}${path}`, { mode: 'no-cors', credentials: 'omit', cache: 'no-store' }),
})

const showing = (source: string, src: string): Trial => ({
  directive: 'img-src',
  source,
  work() {
    const image = new Image()
    const done = once(image, 'load', 'error')
    image.src = src
    return done
  },
})

/** A page whose scripts may not run says so in the console, so the card fields of a gateway may; they know no merchant. */
const framing = ({ root }: Core, source: string, src: string, sandbox = ''): Trial => ({
  directive: 'frame-src',
  source,
  async work() {
    const frame = Object.assign(document.createElement('iframe'), { hidden: true, src })
    frame.setAttribute('sandbox', sandbox)
    const done = once(frame, 'load')
    root.append(frame)
    await done
    frame.remove()
  },
})

const running = ({ root }: Core, source: string, href: string): Trial => ({
  directive: 'script-src',
  source,
  async work() {
    // Fetched as a script is, and not run.
    const link = Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href })
    const done = once(link, 'load', 'error')
    root.append(link)
    await done
    link.remove()
  },
})

const originOf = (address: unknown) =>
  typeof address === 'string' && URL.canParse(address) ? new URL(address).origin : null

/** One trial of each directive that the gateway's row names. */
function gatewayTrials(core: Core, account: GatewayAccount): Trial[] {
  const { origin } = account
  const trials: Record<GatewayDirective, () => Trial> = {
    'script-src': () => running(core, origin, `${origin}/sdk/js`),
    'connect-src': () => asking(origin, '/'),
    'img-src': () => showing(origin, `${origin}/favicon.ico`),
    'frame-src': () => framing(core, origin, `${origin}/`),
  }
  return GATEWAY_DIRECTIVES[account.gateway].map((name) => ({ ...trials[name](), named: gatewaySource(account) }))
}

/** An installation may know gateways that this loader does not. */
const isAccount = (given: unknown): given is GatewayAccount =>
  Object.hasOwn(GATEWAY_DIRECTIVES, Object(given).gateway) && originOf(Object(given).origin) !== null

/** What each kind of content needs, by what the settings say of this hotel. */
function trialsOf(core: Core, wanted: MountOptions, settings: StartSettings): Trial[] {
  const { api, widget } = wanted.origins
  if (wanted.frame) return [framing(core, widget, widget + VERSION_PATH)]
  const [photo] = Array.isArray(settings.hotel_photos) ? settings.hotel_photos : []
  const { origin: gateway, client_key } = Object(settings.payment_gateway_config ?? settings.payment_hub_config)
  const { script_url } = Object(settings.turnstile)
  const check = originOf(script_url)
  const accounts = listed(settings.gateway_accounts)
  return [
    showing(originOf(Object(photo).url) ?? api, Object(photo).url ?? `${api}/healthz`),
    showing('data:', 'data:image/gif;base64,R0lGODlhAQABAAAAACw='),
    ...(gateway
      ? [
          framing(
            core,
            gateway,
            `${gateway}/fields?key=${client_key}&origin=${encodeURIComponent(location.origin)}&request=${TAG}`,
            'allow-scripts',
          ),
        ]
      : []),
    ...(check ? [running(core, check, script_url)] : []),
    ...accounts.filter(isAccount).flatMap((account) => gatewayTrials(core, account)),
  ]
}

const inNetwork = (trials: readonly Trial[], refused: readonly Refusal[]): Finding[] =>
  trials
    .filter((trial) => failed.has(trial) && !refused.some((one) => one.trial === trial))
    .map(({ source }) => ({
      code: 'network',
      problem: `${source} cannot be reached.`,
      fix: 'Look at the network, and at what blocks requests in this browser.',
    }))

const inRefused = (refused: readonly Refusal[]): Finding[] =>
  refused.map(({ trial: { directive, source, named = source }, policy }) => {
    const missing = refused
      .filter(({ trial }) => trial.directive === directive)
      .map(({ trial }) => trial.named ?? trial.source)
    return {
      code: 'content_security_policy',
      problem: `The page's content security policy refuses ${named} in ${directive}.`,
      fix: `Add ${named} to ${directive}: ${lineOf(policy, directive, [...new Set(missing)])}`,
    }
  })

/** Whom the widget asks; each is tried by itself. */
export async function inConnections({ origins: { identity, api } }: MountOptions): Promise<Finding[]> {
  const trials = [identity, api].map((origin) => asking(origin))
  const refused = await refusedOf(trials)
  return [...inRefused(refused), ...inNetwork(trials, refused)]
}

/** Pictures, frames and scripts; known once the settings are. */
export const inContents = async (core: Core, wanted: MountOptions, settings: StartSettings): Promise<Finding[]> =>
  inRefused(await refusedOf(trialsOf(core, wanted, settings)))
