import type { FastifyInstance } from 'fastify'

import type { Origins } from '../../shared/origins.ts'
import type { ControlsAccess } from '../controls/access.ts'
import { createDemo } from '../controls/register.ts'
import { createHostPages } from '../pages/server.ts'
import { createFiles } from '../provider/assets/files.ts'
import { readRelease } from '../provider/assets/release.ts'
import type { Log } from '../provider/db/orm.ts'
import { endConnectionsOnClose } from '../provider/http/end-connections.ts'
import { createMailer } from '../provider/mail/mail.ts'
import type { Mailer } from '../provider/mail/mail.ts'
import { smtpTransport } from '../provider/mail/smtp.ts'
import { startMailServer } from '../simulators/mail/mail-server.ts'
import type { SettableClock } from '../world/clock.ts'
import { createSimulated } from './simulated.ts'
import type { Simulated, SimulatedOptions } from './simulated.ts'

export type ServersOptions = Omit<SimulatedOptions, 'clock' | 'mail' | 'demo'> & {
  clock: SettableClock
  from: { name: string; address: string }
  /** A real mail server; without one the simulated one takes the mail, and the inbox of the controls shows it. */
  smtpUrl?: string | undefined
  /** The folder the build wrote. */
  dist: string
  /** The documents are those of an agency's site (ROUTE-042). */
  isOta?: boolean
  /** The widget's origin answers calls of its own documents, too. */
  hasOwnCalls?: boolean
  /** Asked before each call: another process may have moved the clock. */
  clockRead?: () => Promise<void>
  /** Told when the clock was moved, before what is due then happens. */
  clockMoved?: () => Promise<void>
  say?: Log
  /** Who may use the controls; everybody in tests. */
  access?: ControlsAccess
}

export type DemonstrationServers = {
  /** Not listening yet. */
  servers: Record<keyof Origins, FastifyInstance>
  simulated: Simulated
  mailer: Mailer
  close: () => Promise<void>
}

/** The five servers of the demonstration, with its controls and its mail. */
export async function createServers(options: ServersOptions): Promise<DemonstrationServers> {
  const {
    smtpUrl,
    from,
    dist,
    isOta = false,
    hasOwnCalls = false,
    clockRead,
    clockMoved,
    say,
    access,
    ...more
  } = options
  const { database, clock, origins } = more
  const inbox = smtpUrl ? null : await startMailServer(database, clock)
  const transport = smtpTransport(inbox?.url ?? smtpUrl ?? '')
  const mailer = createMailer({ database, clock, from, transport, ...(say && { log: say }) })
  const simulated = createSimulated({
    ...more,
    mail: mailer.queue,
    demo: createDemo({
      database,
      clock,
      origins,
      clockRead,
      ...(access && { access }),
      async clockMoved() {
        await clockMoved?.()
        await simulated.provider.jobs.sweep()
        await simulated.gateway.sweep()
      },
    }),
  })
  const { provider, gateway } = simulated
  const servers = {
    host: createHostPages({ origins }),
    widget: createFiles({
      ...provider,
      release: readRelease(dist, origins),
      origins,
      api: hasOwnCalls ? provider.server : undefined,
      isOta,
    }),
    api: provider.server,
    gateway: gateway.server,
    identity: provider.identity,
  }
  // The provider's own two do so themselves.
  for (const server of [servers.host, servers.widget]) endConnectionsOnClose(server)
  return {
    servers,
    simulated,
    mailer,
    async close() {
      // The scheduled jobs and the guests' calls first, then the gateway and the mail they may still need.
      await Promise.all([servers.host.close(), servers.widget.close(), provider.close()])
      await gateway.server.close()
      await mailer.close()
      await inbox?.close()
    },
  }
}
