import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { eq } from 'drizzle-orm'

import { member } from '../../../demo-host/provider/db/schema/member.ts'
import { accounts } from '../../../shared/contract/accounts.ts'
import { waitForSessions } from '../../lib/database/waiting-sessions.ts'
import { openGuest } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'
import { lettersTo, secretIn } from '../helpers/letters.ts'
import { newMember, PASSWORD, refusal, signIn } from '../helpers/members.ts'
import type { SignedInGuest } from '../helpers/members.ts'
import { openWorld } from '../helpers/world.ts'
import type { World } from '../helpers/world.ts'

const at = { hotelId: 1 }
const NEW = { password: 'Momiji2026', password_confirmation: 'Momiji2026' }

describe('a new address that was asked for', () => {
  let world: World
  let guest: Guest
  before(async () => {
    world = await openWorld()
    guest = await openGuest(world)
  })
  after(() => world.close())

  const ask = async (who: SignedInGuest, email: string) =>
    assert.equal((await who.send(accounts.updateEmail, { ...at, body: { email, password: PASSWORD } })).status, 200)
  const confirm = async (confirmation_token: string) =>
    guest.send(accounts.confirm, { ...at, query: { confirmation_token } })
  const shown = async (who: SignedInGuest) => {
    const { data } = (await who.send(accounts.me, {})).body
    return [data.email, data.unconfirmed_email]
  }

  it('is over once its owner sets a new password by the link of a mail, as the letter about it says (guarantee S5)', async () => {
    const { email } = await newMember(world)
    const thiefs = `thief-${email}`
    await ask(await signIn(guest, email), thiefs)
    const link = await secretIn(world, thiefs, 'confirmation_token')

    await guest.send(accounts.startReset, { ...at, body: { email } })
    const reset_password_token = await secretIn(world, email, 'reset_password_token')
    assert.equal(
      (await guest.send(accounts.updatePassword, { ...at, body: { reset_password_token, ...NEW } })).status,
      200,
    )
    assert.deepEqual(refusal(await confirm(link)), [422, 1401])
    const owner = await signIn(guest, email, at.hotelId, NEW.password)
    assert.deepEqual(await shown(owner), [email, null])
  })

  it('is over where it was asked for on another device than the one that sets a new password, and stays where it is the same', async () => {
    const { email } = await newMember(world)
    const here = await signIn(guest, email)
    const change = () => here.send(accounts.updatePassword, { ...at, body: { current_password: PASSWORD, ...NEW } })
    const there = `there-${email}`
    await ask(await signIn(guest, email), there)
    const link = await secretIn(world, there, 'confirmation_token')
    assert.equal((await change()).status, 200)
    assert.deepEqual(refusal(await confirm(link)), [422, 1401])
    assert.deepEqual(await shown(here), [email, null])

    const other = await newMember(world)
    const own = await signIn(guest, other.email)
    const mine = `mine-${other.email}`
    await ask(own, mine)
    await own.send(accounts.updatePassword, { ...at, body: { current_password: PASSWORD, ...NEW } })
    assert.deepEqual(await shown(own), [other.email, mine])
    assert.equal((await confirm(await secretIn(world, mine, 'confirmation_token'))).status, 200)
    assert.deepEqual(await shown(own), [mine, null])
  })

  it('is confirmed by the last letter that was sent, however often one more was asked for', async () => {
    const made = await newMember(world)
    const email = `often-${made.email}`
    const who = await signIn(guest, made.email)
    await ask(who, email)
    for (let more = 0; more < 6; more++) assert.equal((await who.send(accounts.resendConfirmEmail, at)).status, 200)
    assert.equal((await lettersTo(world, email)).length, 5)
    const last = await secretIn(world, email, 'confirmation_token')
    assert.equal((await confirm(last)).status, 200)
    assert.deepEqual(await shown(who), [email, null])
  })

  it('is no longer worth anything once another one is asked for, though no letter goes there any more', async () => {
    const made = await newMember(world)
    const [first, second] = [`first-${made.email}`, `second-${made.email}`]
    const who = await signIn(guest, made.email)
    // Strangers have had so many letters sent to the second that it gets none for an hour.
    for (let letters = 0; letters < 5; letters++)
      await guest.send(accounts.resendConfirmation, { ...at, body: { email: second } })
    await ask(who, first)
    const link = await secretIn(world, first, 'confirmation_token')
    await ask(who, second)
    assert.deepEqual(await lettersTo(world, second), [])
    assert.deepEqual(refusal(await confirm(link)), [422, 1401])
  })
  it('is of one of two accounts that confirm it at the same moment, and the other is told what a later one is told', async () => {
    const [one, two, late] = [await newMember(world), await newMember(world), await newMember(world)]
    const email = `shared-${one.email}`
    const links: string[] = []
    for (const { email: own } of [one, two, late]) {
      await ask(await signIn(guest, own), email)
      links.push(await secretIn(world, email, 'confirmation_token'))
    }
    const [first = '', second = '', third = ''] = links
    const { orm } = world.database
    const { confirming } = await orm.transaction(async (tx) => {
      // Another one of the brand has it until this transaction ends, so that both have seen that it is free.
      const { id } = await newMember({ database: { ...world.database, orm: tx } }, { email })
      const both = [confirm(first), confirm(second)]
      await waitForSessions(orm, both.length)
      await tx.delete(member).where(eq(member.id, id))
      return { confirming: both }
    })
    const answers = await Promise.all(confirming)
    const refused = answers.filter(({ status }) => status !== 200)
    assert.equal(refused.length, 1)
    assert.deepEqual(refused.map(refusal), [refusal(await confirm(third))])
    assert.deepEqual(refused.map(refusal), [[422, 1401]])
  })
})
