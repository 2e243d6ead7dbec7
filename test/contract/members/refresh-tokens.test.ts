import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { sql } from 'drizzle-orm'

import { systemIds } from '../../../demo-host/provider/kernel/ids.ts'
import { giveToken } from '../../../demo-host/provider/kernel/tokens.ts'
import { accounts } from '../../../shared/contract/accounts.ts'
import { session } from '../../../shared/contract/session.ts'
import { HEADERS } from '../../../shared/headers.ts'
import { DAY_MS } from '../../../shared/constants.ts'
import { openGuest } from '../helpers/guest.ts'
import { headersOf, newMember, PASSWORD, refusal, signIn } from '../helpers/members.ts'
import { fromHotel } from '../helpers/outside.ts'
import { openWorld } from '../helpers/world.ts'
import type { World } from '../helpers/world.ts'

const at = { hotelId: 1 }
const CODE = 'shirotsuki'

describe('what signs in once', () => {
  let world: World
  before(async () => void (world = await openWorld()))
  after(() => world.close())

  /** As if the process had ended between what it takes and what it gives. */
  async function ended<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    const { orm } = world.database
    await orm.execute(sql`alter table client_session add constraint ended check (token_hash = '') not valid`)
    return work().finally(() => orm.execute(sql`alter table client_session drop constraint ended`))
  }

  it('is still good where the sign-in did not come to its end: a refresh token', async () => {
    const { email } = await newMember(world)
    const { refresh_token } = await signIn(await openGuest(world), email)
    const guest = await openGuest(world)
    const renew = () => guest.send(accounts.tokens, { ...at, body: { refresh_token, hotel_code: CODE } })
    assert.equal((await ended(renew)).status, 500)
    assert.equal((await renew()).status, 201)
    assert.deepEqual(refusal(await renew()), [401, 3403])
  })

  it('is still good where the sign-in did not come to its end, or was another brand’s: a login token', async () => {
    const { id } = await newMember(world)
    const login = await giveToken(world.database.orm, 'login', { member_id: id }, { ...world, ids: systemIds })
    const guest = await openGuest(world)
    const come = (code: string) => guest.send(session.whoami, { code }, { [HEADERS.authorization]: `Bearer ${login}` })
    assert.equal((await ended(() => come(CODE))).status, 500)
    const elsewhere = await come('taipei-lan')
    assert.deepEqual([elsewhere.status, elsewhere.body.data.user_id], [200, null])
    assert.equal((await come(CODE)).body.data.user_id, id)
  })
})

describe('a refresh token, long after its session has been swept', () => {
  let world: World
  before(async () => void (world = await openWorld()))
  after(() => world.close())

  /** As many days, with the scheduled jobs at work on each. */
  async function pass(days: number) {
    for (let day = 0; day < days; day++) {
      world.clock.advance(DAY_MS)
      await world.provider.jobs.sweep()
    }
  }
  const renew = async (refresh_token: string) =>
    (await openGuest(world)).send(accounts.tokens, { ...at, body: { refresh_token, hotel_code: CODE } })

  it('renews it for thirty days, as somebody who signed in where they did (guarantee S5)', async () => {
    const code = await fromHotel(world, CODE, 'code')
    const body = { grant_type: 'custom_authentication_code' as const, code }
    const outside = (await (await openGuest(world)).send(accounts.signIn, { ...at, body })).body.data
    const { email } = await newMember(world)
    const late = await signIn(await openGuest(world), email)
    await pass(29)
    const renewed = await renew(outside.refresh_token)
    assert.deepEqual([renewed.status, renewed.body.data.user.provider], [201, 'custom'])
    await pass(2)
    assert.deepEqual(refusal(await renew(late.refresh_token)), [401, 3401])
  })

  it('is over with a new password, but where it was chosen', async () => {
    const { email } = await newMember(world)
    const elsewhere = await signIn(await openGuest(world), email)
    await pass(10)
    const here = await signIn(await openGuest(world), email)
    const body = { current_password: PASSWORD, password: 'Momiji2026', password_confirmation: 'Momiji2026' }
    assert.equal((await here.send(accounts.updatePassword, { ...at, body })).status, 200)
    assert.equal((await renew(elsewhere.refresh_token)).status, 401)
    assert.equal((await renew(here.refresh_token)).status, 201)
  })

  it('is over with its account', async () => {
    const { id, email } = await newMember(world)
    const elsewhere = await signIn(await openGuest(world), email)
    await pass(10)
    const guest = await openGuest(world)
    const left = await guest.send(accounts.cancel, { ...at, body: { password: PASSWORD } }, await headersOf(world, id))
    assert.equal(left.status, 201)
    assert.deepEqual(refusal(await renew(elsewhere.refresh_token)), [401, 3401])
  })
})
