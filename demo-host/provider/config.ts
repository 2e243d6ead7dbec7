import { coerce, enums, integer, max, min, optional, pattern, refine, size, string, type, validate } from 'superstruct'
import type { Infer } from 'superstruct'

import { ADAPTER_IDS, isAdapter } from '../../shared/payments.ts'
import { SECRETS_KEY } from './kernel/seal.ts'
import { readTrustedProxies } from './http/trusted-proxies.ts'
import type { TrustedProxies } from './http/trusted-proxies.ts'

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
/** The four ports after the first are used too. */
const HIGHEST_PORT = 65_535 - 4
const LONGEST_DRAIN_S = 300
const RAREST_CHECK = 1_000_000
const MOST_CATALOG_MB = 4096
/** A name and an address, as mails write it. */
export const SENDER = /^([^<>\r\n]+) <([^\s<>@]+@[^\s<>@]+)>$/

const listed = (text: string) => text.split(',').map((one) => one.trim())
const address = (...protocols: string[]) =>
  optional(refine(string(), 'address', (text) => URL.canParse(text) && protocols.includes(new URL(text).protocol)))
const origin = () =>
  optional(refine(string(), 'origin', (text) => URL.canParse(text) && new URL(text).origin === text.replace(/\/$/, '')))
const secret = () => optional(size(string(), 8, 500))

/** Everything that may stand in the environment. */
const environment = type({
  DATABASE_URL: address('postgres:', 'postgresql:'),
  NAMED_STATEMENTS: optional(enums(['0', '1'])),
  CATALOG_MEGABYTES: optional(coerce(max(min(integer(), 0), MOST_CATALOG_MB), string(), Number)),
  BOOKING_DATA: optional(string()),
  DIST: optional(string()),
  HOST: optional(string()),
  PORT: optional(coerce(max(min(integer(), 1), HIGHEST_PORT), string(), Number)),
  HOST_ORIGIN: origin(),
  WIDGET_ORIGIN: origin(),
  API_ORIGIN: origin(),
  GATEWAY_ORIGIN: origin(),
  IDENTITY_ORIGIN: origin(),
  PARENT_ORIGINS: optional(refine(string(), 'origins', (text) => listed(text).every((one) => URL.canParse(one)))),
  LOG_LEVEL: optional(enums(LOG_LEVELS)),
  SECRETS_KEY: optional(pattern(string(), SECRETS_KEY)),
  TRUSTED_PROXIES: optional(refine(string(), 'proxies', (text) => readTrustedProxies(text) !== null)),
  DRAIN_SECONDS: optional(coerce(max(min(integer(), 0), LONGEST_DRAIN_S), string(), Number)),
  CHECK_ANSWERS_EVERY: optional(coerce(max(min(integer(), 1), RAREST_CHECK), string(), Number)),
  PAYMENT_PAGE_HOTELS: optional(string()),
  SMTP_URL: address('smtp:', 'smtps:'),
  MAIL_FROM: optional(pattern(string(), SENDER)),
  GATEWAYS: optional(refine(string(), 'gateways', (text) => listed(text).every(isAdapter))),
  GATEWAY_KEY: secret(),
  GATEWAY_API_SECRET: secret(),
  GATEWAY_WEBHOOK_SECRET: secret(),
  OPENID_ISSUER: address('https:', 'http:'),
  OPENID_SECRET: secret(),
  TURNSTILE_SECRET: optional(string()),
  OTA_ENABLED: optional(enums(['0', '1'])),
  DEMO: optional(enums(['0', '1'])),
  DEMO_SECRET: secret(),
  DEMO_WORLD: optional(enums(['0', '1'])),
})
export type Environment = Infer<typeof environment>
export type Variable = keyof Environment

/** What whoever mistook one is shown. */
const EXAMPLES: Record<Variable, string> = {
  DATABASE_URL: 'postgres://booking:secret@localhost:5432/booking',
  NAMED_STATEMENTS: '1',
  CATALOG_MEGABYTES: '64',
  BOOKING_DATA: './.data',
  DIST: './dist',
  HOST: 'localhost',
  PORT: '8787',
  HOST_ORIGIN: 'https://hotel.example',
  WIDGET_ORIGIN: 'https://widget.example',
  API_ORIGIN: 'https://api.example',
  GATEWAY_ORIGIN: 'https://gateway.example',
  IDENTITY_ORIGIN: 'https://identity.example',
  PARENT_ORIGINS: 'https://hotel.example,https://other.example',
  LOG_LEVEL: 'warn',
  SECRETS_KEY: '$(openssl rand -hex 32)',
  TRUSTED_PROXIES: '10.0.0.0/8,2001:db8::1',
  DRAIN_SECONDS: '5',
  CHECK_ANSWERS_EVERY: '100',
  PAYMENT_PAGE_HOTELS: 'grand,plaza',
  SMTP_URL: 'smtps://name:password@mail.example:465',
  MAIL_FROM: '"Reservations <stay@hotel.example>"',
  GATEWAYS: ADAPTER_IDS.join(),
  GATEWAY_KEY: 'pk_0123456789',
  GATEWAY_API_SECRET: 'sk_0123456789',
  GATEWAY_WEBHOOK_SECRET: 'wh_0123456789',
  OPENID_ISSUER: 'https://accounts.example',
  OPENID_SECRET: 'the-secret-of-this-client',
  TURNSTILE_SECRET: '0x4AAAAAAA',
  OTA_ENABLED: '1',
  DEMO: '1',
  DEMO_SECRET: 'as-long-as-a-password',
  DEMO_WORLD: '1',
}

const isVariable = (name: unknown): name is Variable => typeof name === 'string' && Object.hasOwn(EXAMPLES, name)

export const mistaken = (name: Variable, what: string): Error =>
  new Error(`${name} ${what}. An example: ${name}=${EXAMPLES[name]}`)

/** Read once, where a process starts; what is empty was not given. Throws naming the variable, never its value. */
export function readEnvironment(given: NodeJS.ProcessEnv): Environment {
  const filled = Object.fromEntries(Object.entries(given).filter(([, text]) => text !== ''))
  const [error, read] = validate(filled, environment, { coerce: true })
  if (!error) return read
  const [name] = error.path
  throw isVariable(name) ? mistaken(name, 'is not understood') : error
}

/** One that another makes necessary. */
export function needed(read: Environment, name: Variable, because: Variable): string {
  const text = read[name]
  if (text === undefined) throw mistaken(name, `is needed with ${because}`)
  return String(text)
}

/** Undefined: as it is by itself, on for the bundled database and off for another. */
export const areNamed = ({ NAMED_STATEMENTS: given }: Environment): boolean | undefined =>
  given === undefined ? undefined : given === '1'

export const listOf = (text: string | undefined): string[] => (text === undefined ? [] : listed(text))

export const proxiesOf = ({ TRUSTED_PROXIES: text }: Environment): TrustedProxies | undefined =>
  text === undefined ? undefined : (readTrustedProxies(text) ?? undefined)
