import { after, before, describe, it } from 'node:test'
import assert from 'node:assert/strict'

import { eq } from 'drizzle-orm'

import { token } from '../../../demo-host/provider/db/schema/member.ts'
import { editWorld } from '../../../demo-host/controls/world-edits.ts'
import { giveToken } from '../../../demo-host/provider/kernel/tokens.ts'
import { systemIds } from '../../../demo-host/provider/kernel/ids.ts'
import { accounts } from '../../../shared/contract/accounts.ts'
import { reservations } from '../../../shared/contract/reservations.ts'
import { session } from '../../../shared/contract/session.ts'
import { starting } from '../../../shared/contract/starting.ts'
import { HEADERS } from '../../../shared/headers.ts'
import { firstRoom, openGuest } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'
import { lettersTo } from '../helpers/letters.ts'
import { HANAKO, PASSWORD, refusal, signIn } from '../helpers/members.ts'
import { openWorld } from '../helpers/world.ts'
import type { World } from '../helpers/world.ts'

const HOTEL = 1
const OTHER_BRAND_HOTEL = 4
const HOTEL_OF_OTHER_BRAND = 'taipei-lan'
const MINUTE_MS = 60_000

describe('signing in', () => {
  let world: World
  let guest: Guest
  before(async () => {
    world = await openWorld()
    guest = await openGuest(world)
  })
  after(() => world.close())

  const enter = (email: string, password: string) =>
    guest.send(accounts.signIn, { hotelId: HOTEL, body: { email, password } })
  const whoami = (headers: Record<string, string>, code = 'shirotsuki') => guest.send(session.whoami, { code }, headers)

  it('gives a new client session, the member and the tokens that keep it [CALL-071]', async () => {
    const hanako = await signIn(guest, ' HANAKO@Example.com ')
    assert.notEqual(hanako.session, guest.token())
    const { user } = hanako
    assert.deepEqual(
      [user.id, user.name, user.email, user.program_id, user.rank_id, user.point_program_enabled],
      [1001, 'やまだ はなこ', HANAKO, 101, 'gold', true],
    )
    assert.equal((await hanako.send(accounts.me, {})).body.data.membership_id, '100001001')
    // The session a guest had before signs nobody in: whoever knew it gains nothing.
    assert.equal((await whoami({})).body.data.session, null)
  })

  it('tells a wrong password and an unknown address the same, confirmed or not', async () => {
    const answers = [
      await enter('taro@example.com', 'Wrong2026'),
      await enter('nobody@example.com', PASSWORD),
      await enter('new@example.com', 'Wrong2026'),
      // Signs in by an external provider alone.
      await enter('line@example.com', PASSWORD),
    ]
    for (const { status, body } of answers) assert.deepEqual([status, body], [422, answers[0]?.body])
    assert.equal(answers[0]?.body.errors[0]?.details.code, 1000)
  })

  it('tells who knows the password that the address is to be confirmed, and writes no other letter', async () => {
    const before = await lettersTo(world, 'new@example.com')
    const { status, body } = await enter('new@example.com', PASSWORD)
    const [error] = body.errors
    assert.deepEqual([status, error?.details.code, error?.details.reason], [422, 1000, 'unconfirmed'])
    assert.deepEqual(await lettersTo(world, 'new@example.com'), before)
  })

  it('asks whoever the hotel registered for a password of their own [ERR-029]', async () => {
    assert.deepEqual(refusal(await enter('registered@example.com', PASSWORD)), [422, 1403])
    assert.deepEqual(refusal(await enter('registered@example.com', 'Wrong2026')), [422, 1000])
  })

  it('locks an address for half an hour after five wrong passwords, known or not [ERR-024]', async () => {
    assert.deepEqual(refusal(await enter('locked@example.com', PASSWORD)), [422, 1301])
    for (const email of ['jiro@example.com', 'nobody-at-all@example.com']) {
      for (let tries = 1; tries < 5; tries++) assert.deepEqual(refusal(await enter(email, 'Wrong2026')), [422, 1000])
      assert.deepEqual(refusal(await enter(email, 'Wrong2026')), [422, 1301])
      assert.deepEqual(refusal(await enter(email, PASSWORD)), [422, 1301])
    }
    world.clock.advance(31 * MINUTE_MS)
    assert.equal((await enter('jiro@example.com', PASSWORD)).status, 201)
    assert.deepEqual(refusal(await enter('nobody-at-all@example.com', PASSWORD)), [422, 1000])
  })

  it('says who is signed in on the same session again, with a fresh access token', async () => {
    const hanako = await signIn(guest, HANAKO)
    const { data, meta } = (await whoami({ [HEADERS.clientSession]: hanako.session })).body
    assert.deepEqual([data.session, data.user_id, data.program_id, meta.reset_code], [hanako.session, 1001, 101, null])
    assert.deepEqual(data.non_signed_in_program_ids, [])
    assert.ok(data.access_token && data.access_token !== hanako.user.access_token)
    for (const access of [data.access_token, hanako.user.access_token])
      assert.equal((await hanako.send(accounts.me, {}, { [HEADERS.authorization]: `Bearer ${access}` })).status, 200)
  })

  it('takes an access token in its own session only [ERR-026]', async () => {
    const hanako = await signIn(guest, HANAKO)
    const own = { [HEADERS.authorization]: `Bearer ${hanako.user.access_token}` }
    assert.deepEqual(refusal(await guest.send(accounts.me, {}, own)), [401, 1400])
    assert.deepEqual(
      refusal(await hanako.send(accounts.me, {}, { [HEADERS.authorization]: 'Bearer made-up' })),
      [401, 1400],
    )
    assert.deepEqual(refusal(await hanako.send(accounts.me, {}, { [HEADERS.authorization]: '' })), [401, 1400])
  })

  it('ends everything at the sign-out, and a booking under the old token is not taken for a guest (guarantee S5) [CALL-075]', async () => {
    const hanako = await signIn(guest, HANAKO)
    assert.equal((await hanako.send(accounts.signOut, { hotelId: HOTEL })).status, 200)
    assert.deepEqual(refusal(await hanako.send(accounts.me, {})), [401, 1400])
    const { data, meta } = (await whoami({ [HEADERS.clientSession]: hanako.session })).body
    assert.deepEqual([data.session, data.access_token, meta.reset_code], [null, null, null])
    const body = { ...(await guest.booking(HOTEL, 'on_site', [await firstRoom(guest, HOTEL, 'on_site')])) }
    const booked = await hanako.send(
      reservations.create,
      { hotelId: HOTEL, body },
      { [HEADERS.idempotencyKey]: 'stale-member-1' },
    )
    assert.deepEqual(refusal(booked), [401, 1400])
  })

  it('knows nobody at a hotel of another brand [ERR-067]', async () => {
    const hanako = await signIn(guest, HANAKO)
    const { data, meta } = (await whoami(hanako.headers, HOTEL_OF_OTHER_BRAND)).body
    assert.deepEqual([data.session, meta.reset_code], [null, 'session-found-but-brand-mismatched'])
    assert.deepEqual(refusal(await hanako.send(accounts.show, { hotelId: OTHER_BRAND_HOTEL })), [401, 3402])
  })

  it('signs in by a one-time token in its header or a login token as the bearer, once [ERR-066] [ERR-068]', async () => {
    const deps = { clock: world.clock, ids: systemIds }
    for (const [kind, header, shown] of [
      ['one_time', HEADERS.oneTimeToken, (secret: string) => secret],
      ['login', HEADERS.authorization, (secret: string) => `Bearer ${secret}`],
    ] as const) {
      const fresh = await openGuest(world)
      const secret = await giveToken(world.database.orm, kind, { member_id: 1001 }, deps)
      const by = (value: string) => fresh.send(session.whoami, { code: 'shirotsuki' }, { [header]: shown(value) })
      const { data } = (await by(secret)).body
      assert.ok(data.session && data.session !== fresh.token())
      assert.equal(data.user_id, 1001)
      const headers = { [HEADERS.clientSession]: data.session, [HEADERS.authorization]: `Bearer ${data.access_token}` }
      assert.equal((await fresh.send(accounts.me, {}, headers)).status, 200)
      assert.deepEqual(refusal(await by(secret)), [401, 3403])
    }
    const unknown = await whoami({ [HEADERS.oneTimeToken]: 'never-given' })
    assert.equal(unknown.body.meta.reset_code, 'session-token-provided-but-not-found')
  })

  it('gives the programs in the language of the guest, to members their own [CALL-093] [CALL-104]', async () => {
    const hanako = await signIn(guest, HANAKO)
    const own = (await hanako.send(accounts.program, { hotelId: HOTEL })).body.data
    assert.deepEqual([own.id, own.name, own.ranks.map(({ name }) => name)], [101, 'Moon Inns Club', ['Silver', 'Gold']])
    const [adult, kid] = own.additional_tiers_attributes
    assert.deepEqual([adult?.is_active, kid?.is_active, adult?.translations.ko], [true, true, '동반자(성인)'])
    const other = await guest.send(accounts.programById, { hotelId: HOTEL, programId: 102 })
    assert.equal(other.body.data.name, 'Moon Viewers')
    assert.deepEqual(refusal(await guest.send(accounts.programById, { hotelId: HOTEL, programId: 201 })), [404, 1000])
    const all = (await guest.send(accounts.programs, { brandId: 1 })).body.data
    assert.deepEqual(
      all.map(({ id }) => id),
      [101, 102],
    )
  })

  it('goes on with another program of the brand, and joins it where needed [CALL-087]', async () => {
    const taro = await signIn(guest, 'taro@example.com')
    assert.deepEqual(taro.user.non_signed_in_program_ids, [102])
    const { data } = (await taro.send(accounts.switch, { hotelId: HOTEL, body: { program_id: 102 } })).body
    assert.deepEqual([data.program_id, data.non_signed_in_program_ids, data.point_program_enabled], [102, [], false])
    assert.deepEqual(
      refusal(await taro.send(accounts.switch, { hotelId: HOTEL, body: { program_id: 201 } })),
      [404, 1000],
    )
  })

  it('keeps what a member tells, names by the rules of the language, and changes nobody else [CALL-077] [CALL-079]', async () => {
    const taro = await signIn(guest, 'taro@example.com')
    const before = (await taro.send(accounts.show, { hotelId: HOTEL })).body.data
    const told = { first_name: 'Tarō', dob: '1990-02-28', gender: 'male', promotions_opt_in: true } as const
    const { data } = (await taro.send(accounts.update, { hotelId: HOTEL, body: told })).body
    assert.deepEqual(data, { ...before, ...told })
    assert.deepEqual((await taro.send(accounts.show, { hotelId: HOTEL })).body.data, data)
    const wrong = await taro.send(accounts.update, { hotelId: HOTEL, body: { last_name: '佐藤1' } })
    assert.deepEqual([wrong.status, wrong.body.errors[0]?.details.base[0]?.field], [422, 'profile.last_name'])
    const umi = await signIn(guest, 'umi@example.com', 7)
    assert.deepEqual(refusal(await umi.send(accounts.update, { hotelId: 7, body: told })), [403, 1000])
  })

  it('refuses a sign-in the hotel switched off [PERM-019]', async () => {
    const set = (membership_enabled: boolean) =>
      editWorld(world.database, world.clock, {
        kind: 'member_settings',
        hotel: 'shirotsuki',
        set: { membership_enabled },
      })
    assert.equal(await set(false), 1)
    assert.equal((await guest.send(starting.settings, { code: 'shirotsuki' })).status, 200)
    assert.deepEqual(refusal(await enter(HANAKO, PASSWORD)), [403, 1000])
    await set(true)
    assert.equal((await enter(HANAKO, PASSWORD)).status, 201)
  })

  it('words the button of the sign-in in the language asked for [CALL-013]', async () => {
    const label = async (locale: string) =>
      (await guest.send(accounts.signInButton, { code: 'shirotsuki' }, { [HEADERS.locale]: locale })).body.data
    assert.deepEqual(await label('ko'), {
      is_active: true,
      translations_attributes: [{ locale: 'ko', label: '회원 로그인' }],
    })
  })

  it('writes no secret down (guarantee S27)', async () => {
    const hanako = await signIn(guest, HANAKO)
    const rows = await world.database.orm.select().from(token).where(eq(token.member_id, 1001))
    const written = JSON.stringify(rows)
    for (const secret of [hanako.session, hanako.refresh_token, hanako.user.access_token ?? ''])
      assert.ok(secret && !written.includes(`"${secret}"`))
  })
})
