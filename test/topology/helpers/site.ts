import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { gatewaySecrets } from '../../../demo-host/process/secrets.ts'
import type { Database } from '../../../demo-host/provider/db/orm.ts'
import { freePort } from '../../../demo-host/provider/db/free-port.ts'
import { openUrl } from '../../../demo-host/provider/db/postgres.ts'
import { startMailServer } from '../../../demo-host/simulators/mail/mail-server.ts'
import type { PlainDate } from '../../../shared/rules/days/dates.ts'
import { startGateway } from '../../bench/chaos/gateway.ts'
import type { Reached } from '../../bench/chaos/visitor.ts'
import { startPostgres } from '../../bench/postgres.ts'
import { freePorts, HOST } from '../../bench/running.ts'
import { unpackRelease } from '../../operating/helpers/release-before.ts'
import type { ReleaseBefore } from '../../operating/helpers/release-before.ts'
import { frontOf, startFront } from './balancers.ts'
import { openBrowser } from './browser.ts'
import { furnish, startDatabases } from './databases.ts'
import type { Databases, Keep } from './databases.ts'
import { ROOT, startServe } from './serves.ts'
import type { Serve } from './serves.ts'

const PROCESSES = 2
const CONNECTIONS = 4
const OWN_FAULT = /unexpected failure|nothing caught this/

/** The several machines of docs/operating.md, on one. */
export type Site = Omit<Databases, 'url' | 'readUrl' | 'direct'> & {
  serves: readonly Serve[]
  /** Where their programs lie; nothing lies there of one that this checkout does not have. */
  releases: Record<'before' | 'now', string>
  /** By way of the pooler, as the product has it. */
  database: Database
  /** The gateway's own tables, and the letters that arrived. */
  books: Database
  reached: Omit<Reached, 'fetch'>
  /** Of one more browser. */
  openFetch: () => typeof fetch
  /** Calls that may be answered from the replica, by the one that answered, since the processes began. */
  reads: () => Promise<Record<'replica' | 'primary', number>>
  /** What the processes wrote down as failures of their own. */
  faults: () => string[]
  /** The first night that the hotel sells. */
  start: PlainDate
  close: () => Promise<void>
}

export async function openSite(earlier: ReleaseBefore): Promise<Site> {
  const closing: (() => Promise<unknown>)[] = []
  const close = async () => {
    for (const end of closing.toReversed()) await end()
  }
  const keep: Keep = (made, end) => {
    closing.push(() => end(made))
    return made
  }
  try {
    const folder = keep(await mkdtemp(join(tmpdir(), 'booking-topology-')), (path) => rm(path, { recursive: true }))
    await chmod(folder, 0o755)
    const releases = { before: join(folder, 'before'), now: ROOT }
    if ('commit' in earlier) await unpackRelease(earlier.commit, releases.before)
    const { url, readUrl, direct, ...databases } = await startDatabases(folder, keep)
    const start = await furnish({ url, direct })
    const how = { isPrepared: true, connections: CONNECTIONS }
    const database = keep(await openUrl(url, 'url', how), (each) => each.close())
    return { ...databases, ...(await startProduct(folder, { url, readUrl }, keep)), releases, database, start, close }
  } catch (error) {
    await close().catch(() => undefined) // the first mistake is the one to tell
    throw error
  }
}

const readAt = (at: string, texts: readonly string[]): number =>
  texts.reduce((sum, text) => sum + Number(new RegExp(`^booking_reads_total\\{at="${at}"\\} (\\d+)$`, 'm').exec(text)?.[1] ?? 0), 0) // prettier-ignore

/** The processes and what is before them, and the companies elsewhere whom they ask. */
async function startProduct(
  folder: string,
  urls: Pick<Databases, 'url' | 'readUrl'>,
  keep: Keep,
): Promise<Pick<Site, 'serves' | 'books' | 'reached' | 'openFetch' | 'reads' | 'faults'>> {
  await mkdir(join(folder, 'gateway'))
  const elsewhere = keep(await startPostgres(join(folder, 'gateway')), (server) => server.stop())
  const books = keep(await openUrl(elsewhere.url, 'url'), (each) => each.close())
  const mails = keep(await startMailServer(books, Date), (server) => server.close())
  const secrets = await gatewaySecrets(books)
  const gatewayPort = await freePorts()
  const gateway = `http://${HOST}:${gatewayPort}`

  const front = await frontOf(folder)
  const { origins, certificate } = front
  const firsts: number[] = []
  const serves: Serve[] = []
  const counting: string[] = []
  while (serves.length < PROCESSES) {
    const first = await freePorts()
    const metrics = `${HOST}:${await freePort()}`
    const around = { ...urls, metrics, origins, smtp: mails.url, gateway: { origin: gateway, secrets } }
    serves.push(keep(await startServe(folder, first, around), (each) => each.stop()))
    firsts.push(first)
    counting.push(`http://${metrics}/metrics`)
  }
  keep(await startFront(folder, front, firsts), ({ program }) => program.stop())
  const settings = {
    url: elsewhere.url,
    port: gatewayPort,
    clock_offset: 0,
    origins: { ...origins, host: origins.widget, gateway },
    apis: [origins.api],
    secrets,
  }
  keep(await startGateway(settings, certificate.file), (bank) => bank.kill())
  const { widget, api, identity } = origins
  const reached = { widget, api: [api], identity: [identity], gateway, gatewayKey: secrets.key }
  const lines = () => serves.flatMap((serve) => serve.said().split('\n'))
  return {
    serves,
    books,
    reached,
    openFetch: () => keep(openBrowser(certificate.text), async (browser) => browser.close()).fetch,
    async reads() {
      const texts = await Promise.all(counting.map(async (url) => (await fetch(url)).text()))
      return { replica: readAt('replica', texts), primary: readAt('primary', texts) }
    },
    faults: () => lines().filter((line) => OWN_FAULT.test(line)),
  }
}
