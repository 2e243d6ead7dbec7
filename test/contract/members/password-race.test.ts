import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { endOtherSessions } from '../../../demo-host/provider/members/member-sessions.ts'
import { setPassword } from '../../../demo-host/provider/members/passwords.ts'
import { accounts } from '../../../shared/contract/accounts.ts'
import { waitForSessions } from '../../lib/database/waiting-sessions.ts'
import { openGuest } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'
import { newMember, PASSWORD, refusal, signIn } from '../helpers/members.ts'
import { openWorld } from '../helpers/world.ts'
import type { World } from '../helpers/world.ts'

const at = { hotelId: 1 }
const NEW = { password: 'Momiji2026', password_confirmation: 'Momiji2026' }

describe('a password that is changed while somebody comes in (guarantee S5)', () => {
  let world: World
  let guest: Guest
  before(async () => {
    world = await openWorld()
    guest = await openGuest(world)
  })
  after(() => world.close())

  /** Comes in after the new password has ended all sessions there were, and before anybody else can see it. */
  async function meet<Answer>(who: { id: number; email: string }, comeIn: () => Promise<Answer>): Promise<Answer> {
    const { orm } = world.database
    const now = new Date(world.clock.now())
    const { coming } = await orm.transaction(async (tx) => {
      await setPassword(tx, who, NEW, now)
      await endOtherSessions(tx, who.id, null, now)
      const answer = comeIn()
      await Promise.race([answer, waitForSessions(orm, 1)])
      return { coming: answer }
    })
    return coming
  }

  it('leaves no session of who had signed in with the old one', async () => {
    const who = await newMember(world)
    const body = { email: who.email, password: PASSWORD }
    const answer = await meet(who, () => guest.send(accounts.signIn, { ...at, body }))
    assert.deepEqual(refusal(answer), [401, 1400])
    assert.deepEqual(refusal(await guest.send(accounts.signIn, { ...at, body })), [422, 1000])
    await signIn(guest, who.email, at.hotelId, NEW.password)
  })

  it('leaves no session of who was renewing theirs', async () => {
    const who = await newMember(world)
    const { refresh_token } = await signIn(guest, who.email)
    const body = { refresh_token, hotel_code: 'shirotsuki' }
    const answer = await meet(who, () => guest.send(accounts.tokens, { ...at, body }))
    assert.equal(answer.status, 401)
    assert.equal((await guest.send(accounts.tokens, { ...at, body })).status, 401)
  })
})
