import type { FastifyBaseLogger } from 'fastify'

import type { Locale } from '../../../shared/locales.ts'
import type { MemberProvider } from '../../../shared/model/person/member.ts'
import type { Organization } from '../../../shared/model/person/organization.ts'
import type { Origins } from '../../../shared/origins.ts'
import type { Database } from '../db/open.ts'
import type { Gateways } from '../gateways/gateway.ts'
import type { IdentityProviders } from '../identity-providers/identity-providers.ts'
import type { QueueMail } from '../mail/mail.ts'
import type { GoogleWallet } from '../passes/google-wallet.ts'
import type { PassSigner } from '../passes/pass-signer.ts'
import type { HumanChecks } from './human-check.ts'
import type { Clock, Ids } from './ids.ts'
import type { KeptByVersion } from './kept-by-version.ts'
import type { Seal } from './seal.ts'
import type { ClientSession } from './sessions.ts'

/** What every handler and every function of a module works with. */
export type Services = {
  database: Database
  clock: Clock
  ids: Ids
  gateways: Gateways
  mail: QueueMail
  /** Who somebody is, where others know it. */
  identityProviders: IdentityProviders
  humanChecks: HumanChecks
  /** Who signs passes for a telephone's wallet; without one none are offered. */
  passSigner?: PassSigner | undefined
  /** Who writes the addresses of Google Wallet; without one none are offered. */
  googleWallet?: GoogleWallet | undefined
  origins: Origins
  /** For what lies in the database and must not be read there. */
  seal: Seal
  /** What this process has read of the hotels. */
  kept: KeptByVersion
  /** How services outside are asked; the platform's own without one. */
  fetch?: typeof fetch
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
}

/** Who asks, where somebody is signed in. */
export type SignedIn = {
  id: number
  brand_id: number
  program_id: number | null
  rank_id: string | null
  /** By what they signed in; null: with a password. */
  provider: MemberProvider | null
  client_session_id: number
  family: string
}

/** Whose account asks for an organization, beside a member or without one. */
export type SignedInOrganization = Organization & {
  brand_id: number
  /** The account's. */
  user_id: number
  role: string | null
  session: string
}

/** The hotel of a call's address, and the version of its catalogue; null: it has none, and is read anew each time. */
export type CatalogVersion = { hotelKey: string; id: number; version: string | null }

/** The services, and who asks. */
export type Context = Services & {
  locale: Locale
  /** Absent only for the calls that may be made without one. */
  session: ClientSession | null
  /** As it stood when the session was looked up; null where there was none, or there is no such hotel. */
  catalogVersion: CatalogVersion | null
  /** The token as it came, known to us or not. */
  sessionToken: string | null
  /** Who is signed in: null for guests, and for whoever shows an access token that is over (then `bearer` is there). */
  member: SignedIn | null
  /** The account of an organization that is signed in; null where none is, or its session is over. */
  organization: SignedInOrganization | null
  /** What came as `Authorization: Bearer`, whatever it is worth. */
  bearer: string | null
  /** Signs a member in with whoami (CALL-016). */
  oneTimeToken: string | null
  idempotency: { key: string; body: string } | null
  /** Where the connection comes from. */
  ip: string
}
