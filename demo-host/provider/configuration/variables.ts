import { coerce, enums, integer, max, min, pattern, refine, size, string } from 'superstruct'
import type { Infer, Struct } from 'superstruct'

import { ADAPTER_IDS, isAdapter } from '../../../shared/payments.ts'
import { readTrustedProxies } from '../http/trusted-proxies.ts'
import { SECRETS_KEY } from '../kernel/seal.ts'
import { readListenAddress } from '../metrics/listen-address.ts'
import { isRsaKey } from './pem.ts'
import { WALLET_VARIABLES } from './wallet-variables.ts'

const MOST_CONNECTIONS = 500
const SHORTEST_WAIT_MS = 100
const LONGEST_WAIT_MS = 300_000
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
/** The four ports after the first are used too. */
const HIGHEST_PORT = 65_535 - 4
const LONGEST_DRAIN_S = 300
const LATEST_MS = 60_000
const RAREST_CHECK = 1_000_000
const MOST_CATALOG_MB = 4096
/** A name and an address, as mails write it. */
export const SENDER = /^([^<>\r\n]+) <([^\s<>@]+@[^\s<>@]+)>$/
/** Of a DKIM key: names as the domain's own. */
const SELECTOR = /^[a-z0-9](?:[a-z0-9.-]{0,61}[a-z0-9])?$/i
const FLAG = ['0', '1'] as const

export const listed = (text: string) => text.split(',').map((one) => one.trim())
const address = (...protocols: string[]) =>
  refine(string(), 'address', (text) => URL.canParse(text) && protocols.includes(new URL(text).protocol))
/** A scheme and a host: nothing behind them but a slash. */
export const originText = () =>
  refine(string(), 'origin', (text) => URL.canParse(text) && new URL(text).origin === text.replace(/\/$/, ''))
const secret = () => size(string(), 8, 500)
const whole = (least: number, most: number) => coerce(max(min(integer(), least), most), string(), Number)

export type VariableRow = {
  takes: Struct<string, unknown> | Struct<number, unknown> | Struct<'0' | '1', Record<'0' | '1', '0' | '1'>> | LogLevel
  /** What whoever mistook it is shown. */
  example: string
  /** For docs/running.md. */
  says: string
  /** Never told, and may be given as a file: its path in the variable of this name and `_FILE`. */
  isSecret?: true
  /** The product needs it with another that is given, or always. */
  neededWith?: string
  /** Why, where nothing else says so. */
  because?: string
}
type LogLevel = Struct<(typeof LOG_LEVELS)[number], Record<(typeof LOG_LEVELS)[number], (typeof LOG_LEVELS)[number]>>

/** Everything of the environment that is read, in the order of docs/running.md. */
export const VARIABLES = {
  PORT: {
    takes: whole(1, HIGHEST_PORT),
    example: '8787',
    says: 'The first of the ports, 8787.',
  },
  HOST: { takes: string(), example: 'localhost', says: 'The address to listen on, `localhost`.' },
  DATABASE_URL: {
    takes: address('postgres:', 'postgresql:'),
    example: 'postgres://booking:secret@localhost:5432/booking',
    says: 'Your PostgreSQL, 15 or later; otherwise one is started and kept in `BOOKING_DATA`.',
    isSecret: true,
    neededWith: 'DATABASE_READ_URL',
  },
  DATABASE_MIGRATE_URL: {
    takes: address('postgres:', 'postgresql:'),
    example: 'postgres://booking:secret@database.example:5432/booking',
    says: 'The same database past a pooler, for `npm run migrate`; `DATABASE_URL` where there is none.',
    isSecret: true,
  },
  DATABASE_SCRATCH_URL: {
    takes: address('postgres:', 'postgresql:'),
    example: 'postgres://verify:secret@spare.example:5432/postgres',
    says: 'A PostgreSQL whose role may make databases, for `npm run booking -- backup verify`, which makes one and drops it ([operating.md](operating.md#backup)); `DATABASE_MIGRATE_URL` where nothing is said.',
    isSecret: true,
  },
  DATABASE_READ_URL: {
    takes: address('postgres:', 'postgresql:'),
    example: 'postgres://booking:secret@localhost:6432/booking_read',
    says: 'Of the product alone: a streaming replica of `DATABASE_URL`, for the same role, where guests look around as long as it is not behind ([operating.md](operating.md#reads-on-the-replica)). Without it everything is read where it is written.',
    isSecret: true,
  },
  DATABASE_POOL: {
    takes: whole(1, MOST_CONNECTIONS),
    example: '10',
    says: 'How many connections to the database each process holds at most, 10; as many again to `DATABASE_READ_URL`.',
  },
  DATABASE_STATEMENT_MS: {
    takes: whole(SHORTEST_WAIT_MS, LONGEST_WAIT_MS),
    example: '10000',
    says: 'How long a statement may take, 10000. With `DATABASE_URL` this and the next are kept with the role, by `npm run migrate`.',
  },
  DATABASE_LOCK_MS: {
    takes: whole(SHORTEST_WAIT_MS, LONGEST_WAIT_MS),
    example: '8000',
    says: 'How long a statement may wait for a row or a table that somebody else holds, 8000.',
  },
  NAMED_STATEMENTS: {
    takes: enums(FLAG),
    example: '1',
    says: '`1`: statements that are asked often are prepared under a name, which saves the database about a third of its work. On for the bundled database. With `DATABASE_URL` it is off until you say so: a pooler that gives every transaction another connection must know of names (PgBouncer from 1.21 on, with `max_prepared_statements`). `0` turns it off.',
  },
  CATALOG_MEGABYTES: {
    takes: whole(0, MOST_CATALOG_MB),
    example: '64',
    says: 'So many megabytes of what hotels are made of (rooms, plans, policies, taxes) each process keeps in memory, 64; `0` keeps nothing. Nothing kept is ever out of date: any edit, also one in SQL, raises the version that every call asks for.',
  },
  BOOKING_DATA: { takes: string(), example: './.data', says: 'The folder for what is kept, `.data`.' },
  DIST: { takes: string(), example: './dist', says: 'The folder of the build that is served, `dist`.' },
  HOST_ORIGIN: {
    takes: originText(),
    example: 'https://hotel.example',
    says: 'How the host pages of the demonstration are reached from outside, behind a proxy.',
  },
  WIDGET_ORIGIN: {
    takes: originText(),
    example: 'https://widget.example',
    says: 'The same of the widget: its loader, its files, its own pages.',
  },
  API_ORIGIN: { takes: originText(), example: 'https://api.example', says: 'The same of the API.' },
  API_AT_WIDGET_ORIGIN: {
    takes: enums(FLAG),
    example: '1',
    says: '`1`: `WIDGET_ORIGIN` answers calls too, below `/api`, and the widget’s own documents, in a frame or a tab, ask there: no preflight, no second connection. `npm start` does so. Say it only once every process knows it ([operating.md](operating.md#calls-at-the-widgets-own-origin)).',
  },
  IDENTITY_ORIGIN: {
    takes: originText(),
    example: 'https://identity.example',
    says: 'The same of sessions and sign-ins. Behind a proxy give all three names: guests’ browsers reach nothing else.',
  },
  GATEWAY_ORIGIN: {
    takes: originText(),
    example: 'https://gateway.example',
    says: 'Where the gateway of `GATEWAYS` is asked; of the demonstration, how its simulator is reached.',
    neededWith: 'GATEWAYS',
  },
  PARENT_ORIGINS: {
    takes: refine(string(), 'origins', (text) => listed(text).every((one) => URL.canParse(one))),
    example: 'https://hotel.example,https://other.example',
    says: 'More pages that may embed the demonstration’s hotels, as a comma list.',
  },
  SMTP_URL: {
    takes: address('smtp:', 'smtps:'),
    example: 'smtps://name:password@mail.example:465',
    says: 'The server mails are given to. The product needs it; the demonstration has one of its own, with an inbox.',
    isSecret: true,
    neededWith: 'always',
    because: 'guests are sent their confirmations',
  },
  MAIL_FROM: {
    takes: pattern(string(), SENDER),
    example: '"Reservations <stay@hotel.example>"',
    says: 'Who mails come from, with `SMTP_URL`. Those of a hotel carry its name instead, and its address to answer to.',
    neededWith: 'SMTP_URL',
  },
  MAIL_DKIM_KEY: {
    takes: refine(string(), 'private key', isRsaKey),
    example: '"$(openssl genrsa 2048)"',
    says: 'An RSA key, as PEM, that every letter is signed with for the domain of `MAIL_FROM` (DKIM). Without it your mail server signs, or nobody does.',
    isSecret: true,
    neededWith: 'MAIL_DKIM_SELECTOR',
  },
  MAIL_DKIM_SELECTOR: {
    takes: pattern(string(), SELECTOR),
    example: 'booking',
    says: 'Under which name the domain has the public key of `MAIL_DKIM_KEY`; `npm run serve -- --check` says the record, or that it is there.',
    neededWith: 'MAIL_DKIM_KEY',
  },
  ...WALLET_VARIABLES,
  GATEWAYS: {
    takes: refine(string(), 'gateways', (text) => listed(text).every(isAdapter)),
    example: ADAPTER_IDS.join(),
    says: 'The adapters that guests pay through, as a comma list; without one they pay at the hotel or by transfer.',
  },
  GATEWAY_KEY: {
    takes: secret(),
    example: 'pk_0123456789',
    says: 'The public key of the gateway, with `GATEWAYS`.',
    isSecret: true,
    neededWith: 'GATEWAYS',
  },
  GATEWAY_API_SECRET: {
    takes: secret(),
    example: 'sk_0123456789',
    says: 'What its calls are signed with.',
    isSecret: true,
    neededWith: 'GATEWAYS',
  },
  GATEWAY_WEBHOOK_SECRET: {
    takes: secret(),
    example: 'wh_0123456789',
    says: 'What it signs its webhooks with, which it sends to `/gateway/webhooks` of `API_ORIGIN`.',
    isSecret: true,
    neededWith: 'GATEWAYS',
  },
  OPENID_ISSUER: {
    takes: address('https:', 'http:'),
    example: 'https://accounts.example',
    says: 'The OpenID Connect provider of hotels’ buttons to sign in with; without one they are not offered. Its endpoints are `/auth`, `/token` and `/jwks` below this address, whatever its discovery says; it signs with ES256, and knows the clients `booking-open_id`, `booking-line` and `booking-facebook`, which come back to `/external/open_id/callback` (`line`, `facebook`) of `IDENTITY_ORIGIN`.',
  },
  OPENID_SECRET: {
    takes: secret(),
    example: 'the-secret-of-this-client',
    says: 'The secret of this client there.',
    isSecret: true,
    neededWith: 'OPENID_ISSUER',
  },
  TURNSTILE_SECRET: {
    takes: string(),
    example: '0x4AAAAAAA',
    says: 'For hotels with a site key of Turnstile.',
    isSecret: true,
  },
  OTA_ENABLED: {
    takes: enums(FLAG),
    example: '1',
    says: '`1`: the documents are an agency’s site over many hotels; `ota_enabled=false` in an address shows the widget all the same.',
  },
  LOG_LEVEL: {
    takes: enums(LOG_LEVELS),
    example: 'warn',
    says: '`warn`; logs are lines of JSON without personal data. `info` adds a line for each answer.',
  },
  METRICS_LISTEN: {
    takes: refine(string(), 'address', (text) => readListenAddress(text) !== null),
    example: '127.0.0.1:9464',
    says: 'Of the product alone: where Prometheus reads `/metrics`, an address that guests do not reach. Without it nothing is counted ([operating.md](operating.md#what-operators-read)).',
  },
  TRUSTED_PROXIES: {
    takes: refine(string(), 'proxies', (text) => readTrustedProxies(text) !== null),
    example: '10.0.0.0/8,2001:db8::1',
    says: 'The proxies before us, as addresses and networks (`10.0.0.0/8,2001:db8::1`) or as their number (`1`). Without it `X-Forwarded-For` is not believed, and behind a proxy all guests share one address and its limits.',
  },
  EVENT_LOOP_LATE_MS: {
    takes: whole(0, LATEST_MS),
    example: '500',
    says: 'Of the product alone: while a process is late by more, in the mean of a second, new calls are answered 503 at once and `/readyz` too, 500; `0` never.',
  },
  DRAIN_SECONDS: {
    takes: whole(0, LONGEST_DRAIN_S),
    example: '5',
    says: 'Asked to stop, so long `/readyz` says 503 while everything is still answered: 0 for `npm start`, 5 for the product alone.',
  },
  SECRETS_KEY: {
    takes: pattern(string(), SECRETS_KEY),
    example: '$(openssl rand -hex 32)',
    says: 'Seals what must not be read in the database, the same for all processes over it: `openssl rand -hex 32`. Without one it is made once and kept in `BOOKING_DATA`, as `secrets.key`; the product alone needs it with `DATABASE_URL`.',
    isSecret: true,
    neededWith: 'DATABASE_URL',
  },
  CHECK_ANSWERS_EVERY: {
    takes: whole(1, RAREST_CHECK),
    example: '100',
    says: 'One in so many answers of each call, and its first after a start, is held to the contract whole: 100 of the product alone, where a wrong one is logged and counted; 1 of the demonstration, as in tests, where it is a 500.',
  },
  PAYMENT_PAGE_HOTELS: {
    takes: string(),
    example: 'grand,plaza',
    says: 'Of the product alone: codes of hotels, as a comma list, whose payment page is fetched from `WIDGET_ORIGIN` once an hour and compared with the build. What differs is an error of the log ([security.md](security.md#the-payment-page)).',
  },
  DEMO: {
    takes: enums(FLAG),
    example: '1',
    says: '`1`, which `npm start` sets: the gateway simulator, the stand-ins for sign-ins elsewhere and the pages at `/demo/` exist only then.',
  },
  DEMO_SECRET: {
    takes: secret(),
    example: 'as-long-as-a-password',
    says: 'Needed as soon as an origin or `HOST` is not this machine’s own: the pages at `/demo/` then ask for it as a password, because they show every mail and move the clock.',
    isSecret: true,
  },
  DEMO_WORLD: {
    takes: enums(FLAG),
    example: '1',
    says: '`1` fills an empty database of `DATABASE_URL` with the demonstration’s hotels and members, whose password everybody knows. A database with anything else in it is refused.',
  },
} as const satisfies Record<string, VariableRow>

export type Variable = keyof typeof VARIABLES
export type Environment = { [Name in Variable]?: Infer<(typeof VARIABLES)[Name]['takes']> | undefined }
/** Object.keys forgets the names it lists. */
export const VARIABLE_NAMES = Object.keys(VARIABLES) as Variable[]
