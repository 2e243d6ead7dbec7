import { resolveTxt } from 'node:dns/promises'
import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'

import { readBuild } from '../assets/build.ts'
import { lookAtReplica } from '../db/look-at-replica.ts'
import { lookAtUrl } from '../db/look-at.ts'
import type { Looked } from '../db/look-at.ts'
import { tellPending } from '../db/migrate.ts'
import { checkSignature } from '../mail/mail-signature.ts'
import { checkSmtp } from '../mail/smtp.ts'
import { checkPassCertificate } from '../passes/check-pass-certificate.ts'
import { mailSignatureOf, passCertificateOf } from './adapters.ts'
import { areNamed, listOf, timeoutsFrom } from './read-environment.ts'
import type { Environment } from './variables.ts'

/** One thing that was tried. */
export type Finding = { what: string; isWell: boolean; said: string }
export type Tried = Pick<
  Environment,
  | 'DATABASE_URL'
  | 'DATABASE_READ_URL'
  | 'DATABASE_STATEMENT_MS'
  | 'DATABASE_LOCK_MS'
  | 'NAMED_STATEMENTS'
  | 'SMTP_URL'
  | 'MAIL_FROM'
  | 'MAIL_DKIM_KEY'
  | 'MAIL_DKIM_SELECTOR'
  | 'WALLET_PASS_CERTIFICATE'
  | 'WALLET_PASS_KEY'
  | 'WALLET_PASS_INTERMEDIATE'
  | 'GATEWAYS'
> & {
  /** The folder of the build. */
  dist: string
  /** For what is kept (BOOKING_DATA). */
  folder: string
  /** The origins that guests' browsers reach. */
  origins: readonly string[]
}

const GIGABYTE = 1_000_000_000
/** Below it a busy evening may fill the disk, and a database whose disk is full books nothing. */
const LEAST_FREE_BYTES = GIGABYTE / 2
const LOCAL = /^(?:localhost|127\.0\.0\.1|\[::1\]|.*\.localhost)$/

/** What stands around the product, tried before it starts: all of it, whatever fails. Changes nothing. */
export async function checkInstallation(tried: Tried, lookUp = resolveTxt, now = Date.now): Promise<Finding[]> {
  const { dist, origins, DATABASE_URL: url, DATABASE_READ_URL: replica, SMTP_URL: smtp } = tried
  const signature = mailSignatureOf(tried)
  const passes = passCertificateOf(tried)
  const looked = url ? lookAtUrl(url, timeoutsFrom(tried)) : null
  return Promise.all([
    ...origins.map((origin) => attempt(origin, async () => sayOrigin(origin))),
    attempt('build', async () => `release ${readBuild(dist).version}`),
    attempt('database', async () => (looked ? sayDatabase(await looked, tried) : 'the bundled PostgreSQL')),
    ...(url && replica ? [attempt('replica', () => sayReplica(url, replica, tried))] : []),
    attempt('disk', async () => {
      // What is wrong with the database is said of the database.
      const database = await looked?.catch(() => null)
      return sayDisk(tried, database?.folder)
    }),
    attempt('mail', async () => {
      await checkSmtp(smtp ?? '')
      return 'the server takes mail'
    }),
    ...(signature ? [attempt('signature', () => checkSignature(signature, lookUp))] : []),
    ...(passes ? [attempt('passes', async () => checkPassCertificate(passes, now()))] : []),
    attempt(
      'gateways',
      async () => listOf(tried.GATEWAYS).join(', ') || 'none: guests pay at the hotel or by transfer',
    ),
  ])
}

/** Secrets stand in addresses, so what failed is told by what the driver says alone. */
async function attempt(what: string, look: () => Promise<string>): Promise<Finding> {
  try {
    return { what, isWell: true, said: await look() }
  } catch (error) {
    return { what, isWell: false, said: error instanceof Error ? error.message : String(error) }
  }
}

function sayOrigin(origin: string): string {
  const { protocol, hostname } = new URL(origin)
  if (protocol === 'https:') return 'https'
  if (LOCAL.test(hostname)) return 'this machine alone'
  throw new Error('has to be https: browsers keep no session for it, and cards are typed there')
}

function sayDatabase({ version, pending, unset, withheld, hotels }: Looked, tried: Tried): string {
  if (pending.length > 0) throw new Error(tellPending(pending))
  if (unset.length > 0)
    throw new Error(
      `its sessions begin with another ${unset.join(', ')}: npm run migrate sets up the role, for new connections`,
    )
  if (withheld.length > 0)
    throw new Error(`its role may not read and write ${withheld.join(', ')}: grant it all tables`)
  const said = [
    `PostgreSQL ${version}`,
    'its schema is current',
    hotels === 0 ? 'no hotel yet' : `${hotels} hotels`,
    areNamed(tried) ? 'statements have names' : 'statements have no names',
  ]
  return said.join(', ')
}

/** Of the folder of what is kept, and of a database on this machine. */
async function sayDisk({ folder, DATABASE_URL: url }: Tried, ofDatabase: string | null = null): Promise<string> {
  const isHere = url !== undefined && LOCAL.test(new URL(url).hostname)
  const said: string[] = []
  for (const place of new Set([folder, ...(isHere && ofDatabase !== null ? [ofDatabase] : [])])) {
    const free = await freeBytes(place)
    if (free < LEAST_FREE_BYTES) throw new Error(`only ${gigabytes(free)} are free at ${place}`)
    said.push(`${gigabytes(free)} free at ${place}`)
  }
  return said.join(', ')
}

/** For whom this process is; a folder that is not made yet will stand where its parent does. */
async function freeBytes(folder: string): Promise<number> {
  const parent = dirname(folder)
  try {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize
  } catch (error) {
    if (parent === folder || Reflect.get(Object(error), 'code') !== 'ENOENT') throw error
    return freeBytes(parent)
  }
}

const gigabytes = (bytes: number) => `${(bytes / GIGABYTE).toFixed(1)} GB`

async function sayReplica(url: string, replica: string, tried: Tried): Promise<string> {
  const behind = await lookAtReplica(url, replica, timeoutsFrom(tried))
  return behind === 0 ? 'it has all of the database' : `it has all of the database but ${behind} bytes`
}
