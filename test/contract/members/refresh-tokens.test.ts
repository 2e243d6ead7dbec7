import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { accounts } from '../../../shared/contract/accounts.ts'
import { DAY_MS } from '../../../shared/constants.ts'
import { openGuest } from '../helpers/guest.ts'
import { headersOf, newMember, PASSWORD, refusal, signIn } from '../helpers/members.ts'
import { fromHotel } from '../helpers/outside.ts'
import { openWorld } from '../helpers/world.ts'
import type { World } from '../helpers/world.ts'

const at = { hotelId: 1 }
const CODE = 'shirotsuki'

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
