import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { WHILE_MIGRATING, withClient } from '../../../demo-host/provider/db/connection.ts'
import { embeddedServer } from '../../../demo-host/provider/db/embedded.ts'

export type TemporaryServer = {
  /** Of its first database, which is empty. */
  url: string
  /** Makes another, as empty, and gives its address. */
  newDatabase: (name: string) => Promise<string>
  /** Ends it and takes its files away. */
  stop: () => Promise<void>
}

/** A PostgreSQL of a test's own, with nothing in it. */
export async function temporaryServer(): Promise<TemporaryServer> {
  const folder = await mkdtemp(join(tmpdir(), 'booking-data-'))
  const server = await embeddedServer({ folder, log() {} })
  return {
    url: server.url,
    async newDatabase(name) {
      await withClient(server.url, WHILE_MIGRATING, (client) => client.query(`create database ${name}`))
      return Object.assign(new URL(server.url), { pathname: `/${name}` }).href
    },
    async stop() {
      await server.stop()
      await rm(folder, { recursive: true, force: true })
      // As root it keeps its files elsewhere, where the database's own user gets to them.
      const place = dirname(server.data)
      if (place.includes('booking-')) await rm(place, { recursive: true, force: true })
    },
  }
}
