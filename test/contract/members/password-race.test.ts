import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { endOtherSessions } from '../../../demo-host/provider/members/member-sessions.ts'
import { setPassword } from '../../../demo-host/provider/members/passwords.ts'
import { revoke } from '../../../demo-host/provider/kernel/tokens.ts'
import { accounts } from '../../../shared/contract/accounts.ts'
import { waitForSessions } from '../../lib/database/waiting-sessions.ts'
import { openGuest } from '../helpers/guest.ts'
import type { ErrorBody, Guest } from '../helpers/guest.ts'
import { lettersTo, secretIn } from '../helpers/letters.ts'
import { newMember, PASSWORD, refusal, signIn } from '../helpers/members.ts'
import type { SignedInGuest } from '../helpers/members.ts'
import { openWorld } from '../helpers/world.ts'
import type { World } from '../helpers/world.ts'

const at = { hotelId: 1 }
const THIEF = 'thief@example.com'
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

  const THIEFS = { password: 'Kagari2026', password_confirmation: 'Kagari2026' }
  /** With the old password and at that moment, by somebody who is signed in with it. */
  const ASKED: readonly [name: string, ask: (thief: SignedInGuest) => Promise<{ status: number; body: ErrorBody }>][] =
    [
      [
        'another password',
        (thief) => thief.send(accounts.updatePassword, { ...at, body: { current_password: PASSWORD, ...THIEFS } }),
      ],
      [
        'another address, whose link would open the account',
        (thief) => thief.send(accounts.updateEmail, { ...at, body: { email: THIEF, password: PASSWORD } }),
      ],
      ['the end of the account', (thief) => thief.send(accounts.cancel, { ...at, body: { password: PASSWORD } })],
    ]
  for (const [name, ask] of ASKED)
    it(`gives who has the old one alone nothing that they ask for: ${name}`, async () => {
      const who = await newMember(world)
      const thief = await signIn(guest, who.email)
      const answer = await meet(who, () => ask(thief))
      assert.deepEqual([...refusal(answer), answer.body.errors[0]?.details.reason], [422, 1000, 'wrong_password'])
      const owner = await signIn(guest, who.email, at.hotelId, NEW.password)
      const { data } = (await owner.send(accounts.me, {})).body
      assert.deepEqual([data.email, data.unconfirmed_email], [who.email, null])
      assert.deepEqual(await lettersTo(world, THIEF), [])
    })

  it('takes its links along, and waits for none that is opened at that moment', async () => {
    const who = await newMember(world)
    await guest.send(accounts.startReset, { ...at, body: { email: who.email } })
    const reset_password_token = await secretIn(world, who.email, 'reset_password_token')
    const { orm } = world.database
    const now = new Date(world.clock.now())
    const { opening } = await orm.transaction(async (tx) => {
      await setPassword(tx, who, NEW, now)
      const answer = guest.send(accounts.updatePassword, { ...at, body: { reset_password_token, ...THIEFS } })
      await waitForSessions(orm, 1)
      await revoke(tx, 'reset_password', who.id)
      return { opening: answer }
    })
    const answer = await opening
    assert.deepEqual([...refusal(answer), answer.body.errors[0]?.details.reason], [422, 1000, 'link_over'])
    await signIn(guest, who.email, at.hotelId, NEW.password)
  })
})
