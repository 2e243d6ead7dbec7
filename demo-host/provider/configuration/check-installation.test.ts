import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, before, describe, it } from 'node:test'

import { startMailServer } from '../../simulators/mail/mail-server.ts'
import { pgliteWorld } from '../../world/memory.ts'
import type { MemoryWorld } from '../../world/memory.ts'
import { embeddedServer } from '../db/embedded.ts'
import type { EmbeddedServer } from '../db/embedded.ts'
import { openUrl } from '../db/postgres.ts'
import { checkInstallation } from './check-installation.ts'

const dist = new URL('../../../dist', import.meta.url).pathname

describe('the check of an installation', () => {
  let folder: string
  let world: MemoryWorld
  let server: EmbeddedServer
  let mail: Awaited<ReturnType<typeof startMailServer>>
  before(async () => {
    folder = mkdtempSync(join(tmpdir(), 'booking-check-'))
    world = await pgliteWorld()
    mail = await startMailServer(world.database, world.clock)
    server = await embeddedServer({ folder, log() {} })
  })
  after(async () => {
    await mail.close()
    await world.database.close()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
    const place = dirname(server.data)
    if (place.includes('booking-')) rmSync(place, { recursive: true, force: true })
  })

  const well = () => ({ dist, origins: ['https://widget.example'], DATABASE_URL: server.url, SMTP_URL: mail.url })
  const wrongOf = async (change: Partial<Parameters<typeof checkInstallation>[0]>) => {
    const findings = await checkInstallation({ ...well(), ...change })
    return findings.filter(({ isWell }) => !isWell).map(({ what }) => what)
  }

  it('tells what is there and what the start will do, and changes nothing', async () => {
    const before = await checkInstallation(well())
    assert.deepEqual(
      before.map(({ isWell }) => isWell),
      before.map(() => true),
    )
    const said = before.find(({ what }) => what === 'database')?.said ?? ''
    assert.match(
      said,
      /^PostgreSQL \d+.*, \d+ migrations are applied at the start, no hotel yet, statements have no names$/,
    )
    assert.deepEqual(await checkInstallation(well()), before)
    await (await openUrl(server.url, 'url')).close()
    const after = (await checkInstallation(well())).find(({ what }) => what === 'database')?.said
    assert.match(after ?? '', /its schema is current/)
  })

  const broken = {
    'an origin that is not https': [{ origins: ['http://widget.example'] }, 'http://widget.example'],
    'a build that is not there': [{ dist: '/nowhere' }, 'build'],
    'a database that does not answer': [{ DATABASE_URL: 'postgres://name:secret@127.0.0.1:1/b' }, 'database'],
    'a mail server that does not answer': [{ SMTP_URL: 'smtp://name:secret@127.0.0.1:1' }, 'mail'],
  } as const
  for (const [what, [change, wrong]] of Object.entries(broken))
    it(`names ${what}, and no secret`, async () => {
      assert.deepEqual(await wrongOf(change), [wrong])
      assert.doesNotMatch(JSON.stringify(await checkInstallation({ ...well(), ...change })), /secret/)
    })

  it('takes this machine’s own names for what they are, and tells all that is wrong', async () => {
    assert.deepEqual(await wrongOf({ origins: ['http://localhost:8787', 'http://127.0.0.1:8788'] }), [])
    assert.deepEqual(await wrongOf({ dist: '/nowhere', SMTP_URL: 'smtp://127.0.0.1:1' }), ['build', 'mail'])
  })
})
