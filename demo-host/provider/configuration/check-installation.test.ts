import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'

import { emptyBuild } from '../../../test/contract/helpers/empty-build.ts'
import { zoneTexts } from '../../../test/lib/dkim.ts'
import { newRsaKey } from '../../../test/lib/rsa-key.ts'
import { temporaryServer } from '../../../test/lib/database/temporary-server.ts'
import type { TemporaryServer } from '../../../test/lib/database/temporary-server.ts'
import { makePassCertificate } from '../../../test/lib/wallet-pass/certificates.ts'
import { startMailServer } from '../../simulators/mail/mail-server.ts'
import { pgliteWorld } from '../../world/memory.ts'
import type { MemoryWorld } from '../../world/memory.ts'
import { timeoutsOf, withClient } from '../db/connection.ts'
import { migrateUrl } from '../db/migrate.ts'
import { setUpRole } from '../db/session-settings.ts'
import { signatureRecord } from '../mail/mail-signature.ts'
import { checkInstallation } from './check-installation.ts'

const KEY = newRsaKey().privateKey

describe('the check of an installation', () => {
  let folder: string
  let dist: string
  let world: MemoryWorld
  let server: TemporaryServer
  let mail: Awaited<ReturnType<typeof startMailServer>>
  before(async () => {
    folder = mkdtempSync(join(tmpdir(), 'booking-check-'))
    dist = emptyBuild(folder)
    world = await pgliteWorld()
    mail = await startMailServer(world.database, world.clock)
    server = await temporaryServer()
  })
  after(async () => {
    await mail.close()
    await world.database.close()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  const well = () => ({
    dist,
    folder,
    origins: ['https://widget.example'],
    DATABASE_URL: server.url,
    SMTP_URL: mail.url,
  })
  const wrongOf = async (change: Partial<Parameters<typeof checkInstallation>[0]>) => {
    const findings = await checkInstallation({ ...well(), ...change })
    return findings.filter(({ isWell }) => !isWell).map(({ what }) => what)
  }

  const saidOfDatabase = async (change = {}) =>
    (await checkInstallation({ ...well(), ...change })).find(({ what }) => what === 'database')?.said ?? ''

  it('refuses a database that nobody has prepared, and says how', async () => {
    assert.deepEqual(await wrongOf({}), ['database'])
    assert.match(await saidOfDatabase(), /^the schema of the database is older .*: npm run migrate$/)
    await migrateUrl(server.url)
    assert.match(await saidOfDatabase(), /^its sessions begin with another jit, .*: npm run migrate sets up the role/)
    await withClient(server.url, timeoutsOf(), (client) =>
      setUpRole(client, new URL(server.url).username, timeoutsOf()),
    )
    assert.match(await saidOfDatabase({ DATABASE_LOCK_MS: 500 }), /^its sessions begin with another lock_timeout/)
  })

  it('tells what is there, and changes nothing', async () => {
    const before = await checkInstallation(well())
    assert.deepEqual(
      before.map(({ isWell }) => isWell),
      before.map(() => true),
    )
    assert.match(
      await saidOfDatabase(),
      /^PostgreSQL \d+.*, its schema is current, no hotel yet, statements have no names$/,
    )
    const lasting = (findings: typeof before) => findings.filter(({ what }) => what !== 'disk')
    assert.deepEqual(lasting(await checkInstallation(well())), lasting(before))
  })

  const broken = {
    'a disk without room': [{ folder: '/proc/self' }, 'disk'],
    'an origin that is not https': [{ origins: ['http://widget.example'] }, 'http://widget.example'],
    'a build that is not there': [{ dist: '/nowhere' }, 'build'],
    'a database that does not answer': [{ DATABASE_URL: 'postgres://name:secret@127.0.0.1:1/b' }, 'database'],
    'a replica that does not answer': [{ DATABASE_READ_URL: 'postgres://name:secret@127.0.0.1:1/b' }, 'replica'],
    'a mail server that does not answer': [{ SMTP_URL: 'smtp://name:secret@127.0.0.1:1' }, 'mail'],
  } as const
  for (const [what, [change, wrong]] of Object.entries(broken))
    it(`names ${what}, and no secret`, async () => {
      assert.deepEqual(await wrongOf(change), [wrong])
      assert.doesNotMatch(JSON.stringify(await checkInstallation({ ...well(), ...change })), /secret/)
    })

  it('names the tables that its role may not write', async () => {
    const url = Object.assign(new URL(server.url), { username: 'clerk', password: 'clerk' })
    await withClient(server.url, timeoutsOf(), async (client) => {
      await client.query(`create role clerk login password 'clerk';
        grant usage on schema drizzle to clerk; grant select on all tables in schema drizzle to clerk;
        grant select, insert, update, delete on all tables in schema public to clerk`)
      await setUpRole(client, 'clerk', timeoutsOf())
    })
    const said = () => saidOfDatabase({ DATABASE_URL: url.href })
    assert.match(await said(), /^PostgreSQL .*, its schema is current/)
    await withClient(server.url, timeoutsOf(), (client) => client.query('revoke delete on audit, hotel from clerk'))
    assert.equal(await said(), 'its role may not read and write audit, hotel: grant it all tables')
  })

  it('looks whether the domain of the sender names the key that letters are signed with', async () => {
    const signed = {
      ...well(),
      MAIL_FROM: 'Inn <stay@hotel.example>',
      MAIL_DKIM_KEY: KEY,
      MAIL_DKIM_SELECTOR: 'booking',
    }
    const record = signatureRecord({ domain: 'hotel.example', selector: 'booking', privateKey: KEY })
    const lookUp = (place: string) => Promise.resolve(record.startsWith(`${place}. `) ? [zoneTexts(record)] : [])
    const saidOf = async (change: object, look = lookUp) =>
      (await checkInstallation({ ...signed, ...change }, look)).find(({ what }) => what === 'signature')
    assert.equal((await saidOf({}))?.isWell, true)
    assert.equal((await saidOf({ MAIL_DKIM_SELECTOR: 'another' }))?.isWell, false)
    const nowhere = await saidOf({}, () => Promise.reject(Object.assign(new Error('not there'), { code: 'ENOTFOUND' })))
    assert.deepEqual(nowhere, {
      what: 'signature',
      isWell: false,
      said: `letters would be taken for forged: the domain needs ${record}`,
    })
    assert.equal(await saidOf({ MAIL_DKIM_KEY: undefined, MAIL_DKIM_SELECTOR: undefined }), undefined)
  })

  it('looks whether the certificate for passes holds', async () => {
    const { certificate, privateKey, intermediate } = makePassCertificate()
    const saidOf = async (change: object) =>
      (await checkInstallation({ ...well(), ...change })).find(({ what }) => what === 'passes')
    const given = {
      WALLET_PASS_CERTIFICATE: certificate,
      WALLET_PASS_KEY: privateKey,
      WALLET_PASS_INTERMEDIATE: intermediate,
    }
    assert.match((await saidOf(given))?.said ?? '', /^pass\.example\.stay of A1B2C3D4E5, until /)
    const wrong = await saidOf({ ...given, WALLET_PASS_KEY: KEY })
    assert.equal(wrong?.isWell, false)
    assert.equal(await saidOf({}), undefined)
  })

  it('takes this machine’s own names for what they are, and tells all that is wrong', async () => {
    assert.deepEqual(await wrongOf({ origins: ['http://localhost:8787', 'http://127.0.0.1:8788'] }), [])
    assert.deepEqual(await wrongOf({ dist: '/nowhere', SMTP_URL: 'smtp://127.0.0.1:1' }), ['build', 'mail'])
  })
})
