import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { eq } from 'drizzle-orm'

import { HOUR_MS } from '../../../shared/constants.ts'
import { memoryWorld } from '../../world/memory.ts'
import type { MemoryWorld } from '../../world/memory.ts'
import type { Orm } from '../db/orm.ts'
import { member, token } from '../db/schema/member.ts'
import { hashOf, systemIds } from './ids.ts'
import { giveToken, lookUp, revoke, spend } from './tokens.ts'

describe('a token', () => {
  let world: MemoryWorld
  let memberId: number
  before(async () => {
    world = await memoryWorld()
    const [first] = await world.database.orm.select({ id: member.id }).from(member).limit(1)
    assert.ok(first)
    memberId = first.id
  })
  after(() => world.database.close())

  const given = () =>
    giveToken(world.database.orm, 'reset_password', { member_id: memberId }, { clock: world.clock, ids: systemIds })
  const kindOf = async (secret: string, ...[kind = 'reset_password']: Partial<[Parameters<typeof lookUp>[1]]>) =>
    (await lookUp(world.database.orm, kind, secret, world.clock)).kind

  it('is good until its time is over, and not a millisecond longer (guarantee S17)', async () => {
    const secret = await given()
    world.clock.advance(HOUR_MS - 1)
    assert.equal(await kindOf(secret), 'good')
    world.clock.advance(1)
    assert.equal(await kindOf(secret), 'over')
    assert.equal((await spend(world.database.orm, 'reset_password', secret, world.clock)).kind, 'over')
  })

  it('is good for its own purpose alone (guarantee S17)', async () => {
    const secret = await given()
    assert.equal(await kindOf(secret, 'confirm_email'), 'unknown')
    assert.equal((await spend(world.database.orm, 'change_email', secret, world.clock)).kind, 'unknown')
    assert.equal(await kindOf(secret), 'good')
  })

  it('is spent once, of five who come at the same moment by one (guarantee S17)', async () => {
    const secret = await given()
    const all = await Promise.all(
      Array.from({ length: 5 }, () => spend(world.database.orm, 'reset_password', secret, world.clock)),
    )
    assert.deepEqual(all.map(({ kind }) => kind).toSorted(), ['good', 'spent', 'spent', 'spent', 'spent'])
    assert.equal(await kindOf(secret), 'spent')
  })

  it('is spent for whoever looked it up before another took it (guarantee S17)', async () => {
    const { orm } = world.database
    const secret = await given()
    const seen = await orm
      .select()
      .from(token)
      .where(eq(token.hash, hashOf(secret)))
    // Whatever is asked, what is read is how it was.
    const before = { select: () => ({ from: () => ({ where: async () => seen }) }) } as unknown as Pick<Orm, 'select'>
    const late = { ...before, update: orm.update.bind(orm) }
    assert.equal((await lookUp(late, 'reset_password', secret, world.clock)).kind, 'good')
    assert.equal((await spend(orm, 'reset_password', secret, world.clock)).kind, 'good')
    assert.equal((await spend(late, 'reset_password', secret, world.clock)).kind, 'spent')
  })

  it('is worth nothing once it is revoked', async () => {
    const secret = await given()
    await revoke(world.database.orm, 'reset_password', memberId)
    assert.equal(await kindOf(secret), 'unknown')
  })
})
