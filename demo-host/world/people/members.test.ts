import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { sql } from 'drizzle-orm'

import { member, program } from '../../provider/db/schema/member.ts'
import { isPassword } from '../../provider/members/passwords.ts'
import { memoryWorld } from '../memory.ts'
import type { MemoryWorld } from '../memory.ts'
import { seedWorld } from '../seed.ts'

describe('the members of the world', () => {
  let world: MemoryWorld
  before(async () => (world = await memoryWorld()))
  after(() => world.database.close())

  it('come to a world from before there were any, and stay as they are in one that has them', async () => {
    const { orm } = world.database
    const count = async () => [await orm.$count(program), await orm.$count(member)]
    const seeded = await count()
    assert.ok(seeded.every((rows) => rows > 4))
    await orm.execute(sql`truncate program, member, attempt cascade`)
    await seedWorld(world.database, { clock: world.clock })
    assert.deepEqual(await count(), seeded)
    await seedWorld(world.database, { clock: world.clock })
    assert.deepEqual(await count(), seeded)
  })

  it('have one password, kept as argon2id (guarantee S16)', async () => {
    const rows = await world.database.orm.select().from(member)
    const hashes = rows.flatMap(({ password_hash }) => password_hash ?? [])
    assert.ok(hashes.every((hash) => hash.startsWith('$argon2id$v=19$m=19456,t=2,p=1$')))
    assert.equal(await isPassword(hashes[0], 'Tsukimi2026'), true)
    assert.equal(await isPassword(hashes[0], 'Tsukimi2027'), false)
    assert.equal(await isPassword(null, 'Tsukimi2026'), false)
  })
})
