import { after, before, describe, it } from 'node:test'
import assert from 'node:assert/strict'

import { eq } from 'drizzle-orm'

import { editWorld } from '../../../demo-host/controls/world-edits.ts'
import { member } from '../../../demo-host/provider/db/schema/member.ts'
import { revoke } from '../../../demo-host/provider/kernel/tokens.ts'
import { accounts } from '../../../shared/contract/accounts.ts'
import { DAY_MS } from '../../../shared/constants.ts'
import { HEADERS } from '../../../shared/headers.ts'
import { waitForSessions } from '../../lib/database/waiting-sessions.ts'
import { openGuest } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'
import { lettersTo, secretIn } from '../helpers/letters.ts'
import { HANAKO, PASSWORD, refusal, signIn } from '../helpers/members.ts'
import { openWorld, ORIGINS } from '../helpers/world.ts'
import type { World } from '../helpers/world.ts'

const HOTEL = 1

describe('joining', () => {
  let world: World
  let guest: Guest
  before(async () => {
    world = await openWorld()
    guest = await openGuest(world)
  })
  after(() => world.close())

  const told = {
    password: 'Hatsuyuki2026',
    password_confirmation: 'Hatsuyuki2026',
    profile: { first_name: 'Kei', last_name: 'Abe', promotions_opt_in: true },
    terms_accepted: true,
    privacy_accepted: true,
  }
  const join = (email: string, more: object = {}, headers: Record<string, string> = {}) =>
    guest.send(accounts.signUp, { hotelId: HOTEL, body: { email, ...told, ...more } }, headers)
  const confirm = (confirmation_token: string) =>
    guest.send(accounts.confirm, { hotelId: HOTEL, query: { confirmation_token } })
  const verify = (confirmation_token: string) =>
    guest.send(accounts.verify, { hotelId: HOTEL, body: { confirmation_token } })
  const enter = (email: string, password = told.password) =>
    guest.send(accounts.signIn, { hotelId: HOTEL, body: { email, password } })

  it('opens an account by the link of a mail, and the link works once [MEMBER-018] [CALL-073] [CALL-074] [CALL-076]', async () => {
    const email = 'kei@example.com'
    const headers = { [HEADERS.locale]: 'ja' }
    const names = { profile: { first_name: 'ケイ', last_name: 'あべ' } }
    const { status, body } = await join(email, { redirect_url: '/facilities?code=shirotsuki', ...names }, headers)
    assert.deepEqual([status, body.data], [201, { state: 'confirmation_sent', email }])
    assert.deepEqual(refusal(await enter(email)), [422, 1000])

    const [letter] = await lettersTo(world, email)
    assert.deepEqual([letter?.letter, letter?.locale], ['confirm', 'ja'])
    assert.equal(`${letter?.url.origin}${letter?.url.pathname}`, `${ORIGINS.widget}/member-confirmation`)
    assert.equal(letter?.url.searchParams.get('code'), 'shirotsuki')
    const secret = await secretIn(world, email, 'confirmation_token')
    // Signing in too early sent no other mail.
    assert.equal(secret, letter?.url.searchParams.get('confirmation_token'))
    assert.equal((await verify(secret)).status, 201)
    assert.equal((await verify(secret)).status, 201)
    assert.equal((await confirm(secret)).status, 200)
    assert.deepEqual(
      [refusal(await verify(secret)), refusal(await confirm(secret))],
      [
        [422, 1402],
        [422, 1402],
      ],
    )

    const kei = await signIn(guest, email, HOTEL, told.password)
    assert.deepEqual([kei.user.name, kei.user.program_id, kei.user.rank_id], ['あべ けい', 101, 'silver'])
  })

  it('leads on only to a page of the widget (guarantee S35)', async () => {
    for (const [email, asked, back] of [
      ['a@example.com', '/booking/result?code=shirotsuki', '/booking/result?code=shirotsuki'],
      ['b@example.com', 'https://elsewhere.example/', null],
      ['c@example.com', '//elsewhere.example', null],
      ['d@example.com', '/\\elsewhere.example', null],
    ] as const) {
      await join(email, { redirect_url: asked })
      const { body } = await confirm(await secretIn(world, email, 'confirmation_token'))
      assert.deepEqual([body.data.confirmed, body.data.redirect_url], [true, back], asked)
    }
  })

  it('answers an address that has an account the same, and tells its owner [MEMBER-018]', async () => {
    const fresh = await join('somebody@example.com')
    const known = await join(HANAKO)
    assert.equal(known.status, fresh.status)
    assert.deepEqual(known.body.data, { ...fresh.body.data, email: HANAKO })
    assert.deepEqual(
      (await lettersTo(world, HANAKO)).map(({ letter }) => letter),
      ['known'],
    )
    assert.equal((await enter(HANAKO, PASSWORD)).status, 201)
    assert.deepEqual(refusal(await enter(HANAKO)), [422, 1000])
  })

  it('gives an address nobody confirmed to its newest sign-up', async () => {
    const email = 'twice@example.com'
    await join(email)
    const first = await secretIn(world, email, 'confirmation_token')
    await join(email, { password: 'Yukimi2026x', password_confirmation: 'Yukimi2026x' })
    assert.deepEqual(refusal(await confirm(first)), [422, 1401])
    await confirm(await secretIn(world, email, 'confirmation_token'))
    assert.deepEqual(refusal(await enter(email)), [422, 1000])
    assert.equal((await enter(email, 'Yukimi2026x')).status, 201)
  })

  it('leaves it to whoever opens its link at the moment of that sign-up (guarantee S5)', async () => {
    const email = 'opened@example.com'
    await join(email)
    const { orm } = world.database
    const isIt = eq(member.email, email)
    const { joining } = await orm.transaction(async (tx) => {
      await tx
        .update(member)
        .set({ confirmed_at: new Date(world.clock.now()) })
        .where(isIt)
      const answer = join(email, { password: 'Yukimi2026x', password_confirmation: 'Yukimi2026x' })
      await waitForSessions(orm, 1)
      return { joining: answer }
    })
    assert.deepEqual((await joining).body.data, { state: 'confirmation_sent', email })
    assert.deepEqual(refusal(await enter(email, 'Yukimi2026x')), [422, 1000])
    assert.equal((await enter(email)).status, 201)
    assert.deepEqual(
      (await lettersTo(world, email)).map(({ letter }) => letter),
      ['confirm', 'known'],
    )
  })

  it('opens nothing by the link of the sign-up before, at the moment of the newest', async () => {
    const email = 'replaced@example.com'
    await join(email)
    const [known] = await world.database.orm.select().from(member).where(eq(member.email, email))
    assert.ok(known)
    const link = await secretIn(world, email, 'confirmation_token')
    const { orm } = world.database
    const { confirming } = await orm.transaction(async (tx) => {
      await tx.update(member).set({ locale: 'ko' }).where(eq(member.id, known.id))
      const answer = confirm(link)
      await waitForSessions(orm, 1)
      await revoke(tx, 'confirm_email', known.id)
      return { confirming: answer }
    })
    assert.deepEqual(refusal(await confirming), [422, 1401])
  })

  it('refuses what the form refuses, field by field, and writes nothing [ERR-023] [MEMBER-022] [CONST-015]', async () => {
    // What MEMBER-022 itself calls a good one is no well-known one.
    const good = 'Abcdefg1'
    assert.equal((await join('good@example.com', { password: good, password_confirmation: good })).status, 201)
    for (const [password, fault] of [
      ['abcdefg1', 'upper'],
      ['ABCDEFG1', 'lower'],
      ['Abcdefgh', 'digit'],
      ['Abcdef1', 'short'],
      ['Password1', 'known'],
    ] as const) {
      const { status, body } = await join('weak@example.com', { password, password_confirmation: password })
      const { code, faults, base } = body.errors[0]?.details ?? { base: [] }
      assert.deepEqual([status, code, faults, base[0]?.field], [422, 1300, [fault], 'password'])
    }
    const wrong = [
      [{ password_confirmation: 'Hatsuyuki2027' }, 'password_confirmation'],
      [{ terms_accepted: false }, 'terms_accepted'],
      [{ privacy_accepted: false }, 'privacy_accepted'],
      [{ email: 'nobody' }, 'email'],
      [{ profile: { first_name: '山', last_name: 'Abe' } }, 'profile.first_name'],
    ] as const
    for (const [more, field] of wrong) {
      const { status, body } = await join('weak@example.com', more)
      assert.deepEqual([status, body.errors[0]?.details.base[0]?.field], [422, field])
    }
    assert.deepEqual(await lettersTo(world, 'weak@example.com'), [])
  })

  it('tells a link that is too old, and sends another [ERR-027] [ERR-028] [CALL-084]', async () => {
    const email = 'late@example.com'
    await join(email)
    const old = await secretIn(world, email, 'confirmation_token')
    world.clock.advance(DAY_MS + 1)
    guest = await openGuest(world)
    assert.deepEqual(
      [refusal(await verify(old)), refusal(await confirm(old))],
      [
        [422, 1401],
        [422, 1401],
      ],
    )
    assert.deepEqual(refusal(await confirm('never-given')), [422, 1401])
    const again = await guest.send(accounts.resendConfirmation, { hotelId: HOTEL, body: { email } })
    assert.deepEqual([again.status, again.body.data], [201, { accepted: true }])
    const fresh = await secretIn(world, email, 'confirmation_token')
    assert.equal((await confirm(fresh)).status, 200)
    assert.deepEqual(refusal(await confirm(fresh)), [422, 1402])
  })

  it('is confirmed by any link of its sign-up until one of them is spent', async () => {
    const email = 'two-links@example.com'
    await join(email)
    const first = await secretIn(world, email, 'confirmation_token')
    await guest.send(accounts.resendConfirmation, { hotelId: HOTEL, body: { email } })
    const second = await secretIn(world, email, 'confirmation_token')
    assert.notEqual(second, first)
    assert.equal((await confirm(first)).status, 200)
    for (const link of [first, second]) assert.deepEqual(refusal(await confirm(link)), [422, 1402])
  })

  it('tells nobody which addresses it knows, unless the hotel chose so [MEMBER-025] [ERR-092]', async () => {
    const unknown = 'nobody@example.com'
    for (const row of [accounts.resendConfirmation, accounts.startReset]) {
      const ask = (email: string) => guest.send(row, { hotelId: HOTEL, body: { email } })
      const answers = [await ask(HANAKO), await ask('new@example.com'), await ask(unknown)]
      for (const { status, body } of answers) assert.deepEqual([status, body.data], [201, { accepted: true }])
    }
    assert.deepEqual(await lettersTo(world, unknown), [])
    const set = (unknown_email_told: boolean) =>
      editWorld(world.database, world.clock, {
        kind: 'member_settings',
        hotel: 'shirotsuki',
        set: { unknown_email_told },
      })
    await set(true)
    for (const row of [accounts.resendConfirmation, accounts.startReset]) {
      const { status, body } = await guest.send(row, { hotelId: HOTEL, body: { email: unknown } })
      assert.deepEqual([status, body.errors[0]?.details.reason], [422, 'unknown_email'])
      assert.equal((await guest.send(row, { hotelId: HOTEL, body: { email: 'new@example.com' } })).status, 201)
    }
    await set(false)
  })

  it('writes to one address only so often, and says nothing of it', async () => {
    const email = 'often@example.com'
    for (let times = 0; times < 8; times++) assert.equal((await join(email)).status, 201)
    assert.equal((await lettersTo(world, email)).length, 5)
  })

  it('refuses a sign-up the hotel switched off [PERM-020]', async () => {
    const set = (allow_signup: boolean) =>
      editWorld(world.database, world.clock, { kind: 'member_settings', hotel: 'shirotsuki', set: { allow_signup } })
    await set(false)
    assert.deepEqual(refusal(await join('off@example.com')), [403, 1000])
    assert.deepEqual(await lettersTo(world, 'off@example.com'), [])
    await set(true)
    assert.equal((await join('off@example.com')).status, 201)
  })

  it('slows down whoever asks too often and says for how long', async () => {
    const answers: { status: number; headers: Headers }[] = []
    for (let times = 0; times < 70; times++)
      answers.push(await guest.send(accounts.startReset, { hotelId: HOTEL, body: { email: 'flood@example.com' } }))
    const last = answers.at(-1)
    assert.equal(last?.status, 429)
    assert.ok(Number(last?.headers.get('retry-after')) > 0)
    world.clock.advance(61_000)
    assert.equal((await join('after@example.com')).status, 201)
  })
})
