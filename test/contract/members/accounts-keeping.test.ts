import { after, before, describe, it } from 'node:test'
import assert from 'node:assert/strict'

import { and, eq } from 'drizzle-orm'

import { reservation } from '../../../demo-host/provider/db/schema/booking.ts'
import { member, memberIdentity, memberProgram, passwordHistory, token } from '../../../demo-host/provider/db/schema/member.ts' // prettier-ignore
import { savedCard } from '../../../demo-host/provider/db/schema/wallet.ts'
import { accounts } from '../../../shared/contract/accounts.ts'
import { session } from '../../../shared/contract/session.ts'
import { HOUR_MS } from '../../../shared/constants.ts'
import { firstRoom, openGuest } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'
import { lettersTo, secretIn } from '../helpers/letters.ts'
import { HANAKO, headersOf, newMember, PASSWORD, refusal, signIn } from '../helpers/members.ts'
import { openWorld } from '../helpers/world.ts'
import type { World } from '../helpers/world.ts'

const HOTEL = 1
const at = { hotelId: HOTEL }

describe('keeping an account', () => {
  let world: World
  let guest: Guest
  before(async () => {
    world = await openWorld()
    guest = await openGuest(world)
  })
  after(() => world.close())

  const both = (password: string) => ({ password, password_confirmation: password })
  const reset = (reset_password_token: string, password: string) =>
    guest.send(accounts.updatePassword, { ...at, body: { reset_password_token, ...both(password) } })
  const start = (email: string) => guest.send(accounts.startReset, { ...at, body: { email } })
  const enter = (email: string, password: string) => guest.send(accounts.signIn, { ...at, body: { email, password } })

  it('lets a new password be chosen by the link of a mail, once, and signs everybody else out (guarantee S5) [CALL-081] [CALL-082]', async () => {
    const { email } = await newMember(world)
    const before = await signIn(guest, email)
    assert.equal((await start(email)).status, 201)
    const secret = await secretIn(world, email, 'reset_password_token')
    // What is refused does not spend the link.
    assert.deepEqual(refusal(await reset(secret, 'weak')), [422, 1300])
    assert.equal((await reset(secret, 'Momiji2026')).status, 200)
    assert.deepEqual(refusal(await before.send(accounts.me, {})), [401, 1400])
    const again = await reset(secret, 'Sakura2026')
    assert.deepEqual([again.status, again.body.errors[0]?.details.reason], [422, 'link_over'])
    assert.deepEqual(refusal(await enter(email, PASSWORD)), [422, 1000])
    assert.equal((await enter(email, 'Momiji2026')).status, 201)
    assert.deepEqual(
      (await lettersTo(world, email)).map(({ letter }) => letter),
      ['reset', 'password'],
    )
  })

  it('gives whoever the hotel registered, or who is locked out, a way in by the link', async () => {
    const email = 'registered@example.com'
    for (let tries = 0; tries < 5; tries++) await enter(email, 'Wrong2026')
    assert.deepEqual(refusal(await enter(email, PASSWORD)), [422, 1301])
    assert.deepEqual(
      (await lettersTo(world, email)).map(({ letter }) => letter),
      ['locked'],
    )
    await start(email)
    assert.equal((await reset(await secretIn(world, email, 'reset_password_token'), 'Momiji2026')).status, 200)
    assert.equal((await enter(email, 'Momiji2026')).status, 201)
  })

  it('takes no link that is an hour old, was replaced, or is for something else (guarantee S17)', async () => {
    const { id, email } = await newMember(world)
    await start(email)
    const first = await secretIn(world, email, 'reset_password_token')
    await start(email)
    const second = await secretIn(world, email, 'reset_password_token')
    assert.equal((await reset(first, 'Momiji2026')).status, 422)
    const { session: own } = await signIn(guest, email)
    assert.equal((await reset(own, 'Momiji2026')).status, 422)
    assert.deepEqual(
      refusal(await guest.send(accounts.verify, { ...at, body: { confirmation_token: second } })),
      [422, 1401],
    )
    world.clock.advance(HOUR_MS + 1)
    assert.equal((await reset(second, 'Momiji2026')).status, 422)
    const rows = await world.database.orm.select().from(token).where(eq(token.member_id, id))
    assert.ok(!JSON.stringify(rows).includes(second))
  })

  it('changes the password of whoever shows the present one, and not to one used before [ERR-025]', async () => {
    const made = await newMember(world)
    await world.database.orm
      .insert(passwordHistory)
      .values({ member_id: made.id, hash: made.password_hash ?? '', created_at: made.created_at })
    const here = await signIn(guest, made.email)
    const there = await signIn(guest, made.email)
    const change = (current_password: string, password: string) =>
      here.send(accounts.updatePassword, { ...at, body: { current_password, ...both(password) } })
    const wrong = await change('Wrong2026', 'Momiji2026')
    assert.deepEqual([wrong.status, wrong.body.errors[0]?.details.base[0]?.field], [422, 'current_password'])
    const used = await change(PASSWORD, PASSWORD)
    assert.deepEqual([refusal(used), used.body.errors[0]?.details.base[0]?.field], [[422, 1302], 'password'])
    assert.equal((await change(PASSWORD, 'Momiji2026')).status, 200)
    assert.deepEqual(refusal(await change('Momiji2026', PASSWORD)), [422, 1302])
    assert.equal((await here.send(accounts.me, {})).status, 200)
    assert.deepEqual(refusal(await there.send(accounts.me, {})), [401, 1400])
    assert.equal(
      (
        await guest.send(accounts.updatePassword, {
          ...at,
          body: { current_password: PASSWORD, ...both('Momiji2026') },
        })
      ).status,
      401,
    )
  })

  it('keeps the old address until the new one is confirmed, and writes to both [CALL-080] [CALL-083]', async () => {
    const made = await newMember(world)
    const email = `new-${made.email}`
    const who = await signIn(guest, made.email)
    const ask = (password: string, to = email) =>
      who.send(accounts.updateEmail, { ...at, body: { email: to, password } })
    assert.equal((await ask('Wrong2026')).status, 422)
    const answer = await ask(PASSWORD)
    assert.deepEqual([answer.status, answer.body.data], [200, { unconfirmed_email: email }])
    const shown = async () => {
      const { data } = (await who.send(accounts.me, {})).body
      return [data.email, data.unconfirmed_email]
    }
    assert.deepEqual(await shown(), [made.email, email])
    assert.deepEqual(
      (await lettersTo(world, made.email)).map(({ letter }) => letter),
      ['moved'],
    )
    assert.equal((await who.send(accounts.resendConfirmEmail, at)).status, 200)
    const letters = await lettersTo(world, email)
    assert.deepEqual(
      letters.map(({ letter }) => letter),
      ['change', 'change'],
    )
    assert.equal(letters[0]?.url.searchParams.get('email_update'), 'true')
    const confirmation_token = await secretIn(world, email, 'confirmation_token')
    assert.equal((await guest.send(accounts.confirm, { ...at, query: { confirmation_token } })).status, 200)
    assert.deepEqual(await shown(), [email, null])
    assert.equal((await enter(email, PASSWORD)).status, 201)
    assert.deepEqual(refusal(await enter(made.email, PASSWORD)), [422, 1000])
    // Somebody else's address: the same answer, and a mail that says so to whom it belongs.
    assert.deepEqual((await ask(PASSWORD, HANAKO)).body.data, { unconfirmed_email: HANAKO })
    assert.deepEqual(
      (await lettersTo(world, HANAKO)).map(({ letter }) => letter),
      ['known'],
    )
  })

  it('deletes an account for good: nothing personal stays, reservations do, and the address is free [CALL-085]', async () => {
    const { id, email } = await newMember(world, {
      profile: { first_name: 'Vanishing', last_name: 'Person', phone: '0312345678' },
      email_pending: 'next@vanishing.example',
      referrer_code: 'FRIEND-7',
    })
    const { orm } = world.database
    const number = {
      brand_id: 1,
      provider: 'line' as const,
      subject: 'line-gone',
      member_id: id,
      created_at: new Date(),
    }
    await orm.insert(memberIdentity).values(number)
    await orm.insert(memberProgram).values({ member_id: id, program_id: 101, joined_at: new Date() })
    const card = { gateway_token: 'tok_gone', brand: 'visa', last4: '4242', expiry: '12/30', holder: 'V PERSON' }
    await orm.insert(savedCard).values({ ...card, member_id: id, hotel_id: HOTEL, created_at: new Date() })
    const room = await firstRoom(guest, HOTEL, 'on_site')
    const booked = (await guest.book(HOTEL, await guest.booking(HOTEL, 'on_site', [room]), 'of-a-member')).body.data
    const own = and(eq(reservation.hotel_id, HOTEL), eq(reservation.number, booked.reservation_number))
    await orm.update(reservation).set({ member_id: id }).where(own)

    const who = await signIn(guest, email)
    const remove = (password: string) => who.send(accounts.cancel, { ...at, body: { password } })
    assert.equal((await remove('Wrong2026')).status, 422)
    assert.deepEqual((await remove(PASSWORD)).body.data, { deleted: true })

    assert.deepEqual(refusal(await who.send(accounts.me, {})), [401, 1400])
    assert.deepEqual(refusal(await enter(email, PASSWORD)), [422, 1000])
    const [row] = await orm.select().from(member).where(eq(member.id, id))
    const left = JSON.stringify([
      row,
      await orm.select().from(memberIdentity).where(eq(memberIdentity.member_id, id)),
      await orm.select().from(passwordHistory).where(eq(passwordHistory.member_id, id)),
      await orm.select().from(savedCard).where(eq(savedCard.member_id, id)),
    ])
    for (const personal of [
      'Vanishing',
      'Person',
      '0312345678',
      email,
      'argon2id',
      'line-gone',
      'next@',
      'FRIEND-7',
      '4242',
    ])
      // prettier-ignore
      assert.ok(!left.includes(personal), personal)
    assert.equal(row?.program_id, null)
    assert.equal(await orm.$count(memberProgram, eq(memberProgram.member_id, id)), 0)
    const [kept] = await orm.select().from(reservation).where(own)
    assert.deepEqual([kept?.status, kept?.member_id], ['done', null])
    assert.deepEqual(
      (await lettersTo(world, email)).map(({ letter }) => letter),
      ['deleted'],
    )
    const again = { email, ...both('Momiji2026'), profile: { first_name: 'Kei', last_name: 'Abe' } }
    await guest.send(accounts.signUp, { ...at, body: { ...again, terms_accepted: true, privacy_accepted: true } })
    assert.equal((await lettersTo(world, email)).at(-1)?.letter, 'confirm')
  })

  it('asks whoever came from outside for what is missing, once [CALL-086]', async () => {
    const { id } = await newMember(world, { needs_setup: true, profile: { first_name: '', last_name: '' } })
    const headers = await headersOf(world, id)
    const send = (first_name: string) =>
      guest.send(
        accounts.setup,
        { ...at, body: { profile: { first_name, last_name: 'Abe' }, program_id: 102 } },
        headers,
      )
    assert.equal((await send('')).status, 422)
    const { data } = (await send('Kei')).body
    assert.deepEqual([data.first_name, data.needs_setup, data.program_id], ['Kei', false, 102])
    assert.deepEqual(refusal(await send('Jun')), [403, 1000])
  })

  it('renews a session by its refresh token, and ends all of them when one comes twice [CALL-088] [CALL-105] [ERR-068]', async () => {
    const { email } = await newMember(world)
    const first = await signIn(guest, email)
    const renew = (refresh_token: string, hotelId = HOTEL, hotel_code = 'shirotsuki') =>
      guest.send(accounts.tokens, { hotelId, body: { refresh_token, hotel_code } })
    const { body } = await renew(first.refresh_token)
    assert.deepEqual([body.data.user.email, body.data.session === first.session], [email, false])
    assert.ok(body.data.expires_in > 0)
    assert.deepEqual(refusal(await first.send(accounts.me, {})), [401, 1400])
    const second = await renew(body.data.refresh_token)
    assert.equal(second.status, 201)
    // The first one was spent: whoever has it stole it, so the newest session ends as well.
    assert.deepEqual(refusal(await renew(first.refresh_token)), [401, 3403])
    assert.deepEqual(refusal(await renew(second.body.data.refresh_token)), [401, 3403])
    const who = await guest.send(
      session.whoami,
      { code: 'shirotsuki' },
      { 'x-client-session': second.body.data.session },
    )
    assert.equal(who.body.data.session, null)

    assert.deepEqual(refusal(await renew('never-given')), [401, 3401])
    const other = await signIn(guest, email)
    assert.deepEqual(refusal(await renew(other.refresh_token, 4, 'taipei-lan')), [401, 3402])
    assert.deepEqual(refusal(await renew(other.refresh_token, HOTEL, 'taipei-lan')), [404, 1000])
    assert.equal((await other.send(accounts.me, {})).status, 200)
  })
})
