import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { and, eq, ne, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

import { hotel } from '../../../demo-host/provider/db/schema/hotel.ts'
import { member, memberIdentity } from '../../../demo-host/provider/db/schema/member.ts'
import { editWorld } from '../../../demo-host/controls/world-edits.ts'
import { PEOPLE } from '../../../demo-host/simulators/identity/people.ts'
import { accounts } from '../../../shared/contract/accounts.ts'
import { external } from '../../../shared/contract/external.ts'
import { session } from '../../../shared/contract/session.ts'
import { HEADERS } from '../../../shared/headers.ts'
import { MEMBER_PROVIDERS } from '../../../shared/model/person/member.ts'
import { openGuest } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'
import { HANAKO, refusal, signIn } from '../helpers/members.ts'
import { begin, comeBack as wayBack, follow, fromHotel, otidOf } from '../helpers/outside.ts'
import type { OpenId } from '../helpers/outside.ts'
import { openWorld, ORIGINS } from '../helpers/world.ts'
import type { World } from '../helpers/world.ts'

const HOTEL = 1
const CODE = 'shirotsuki'
const MINUTE_MS = 60_000
const named = (name: string) => ({
  ja: name,
  en: name,
  ko: name,
  zh_Hans: name,
  zh_Hant: name,
  id: name,
  th: name,
  ar: name,
})

const CALLS = { facebook: external.facebookSignIn, line: external.lineSignIn, open_id: external.openIdSignIn } as const

describe('somebody known elsewhere', () => {
  let world: World
  let guest: Guest
  before(async () => {
    world = await openWorld()
    guest = await openGuest(world)
    await offer(true)
  })
  after(() => world.close())

  const offer = (allow_signup: boolean) =>
    editWorld(world.database, world.clock, {
      kind: 'member_settings',
      hotel: CODE,
      set: {
        allow_signup,
        external_sign_in: MEMBER_PROVIDERS.map((provider) => ({ provider, titles: named(provider), colour: null })),
      },
    })

  const comeBack = (provider: OpenId, person: string, who = guest) =>
    wayBack({ world, guest: who, hotelId: HOTEL }, provider, person)
  const finish = (provider: OpenId, body: { code: string; state: string }, who = guest) =>
    who.send(CALLS[provider], { hotelId: HOTEL, body })
  const fresh = () => openGuest(world)

  for (const provider of ['facebook', 'line', 'open_id'] as const)
    it(`comes back from ${provider} with a code that proves it, and is signed in`, async () => {
      const who = await fresh()
      const { code, state } = await comeBack(provider, 'hanako', who)
      const { status, body } = await finish(provider, { code, state }, who)
      assert.equal(status, 201, JSON.stringify(body))
      assert.deepEqual(
        [body.data.user.email, body.data.user.provider, body.data.redirect_url],
        [HANAKO, provider, '/facilities'],
      )
      const headers = { [HEADERS.clientSession]: body.data.session }
      const { data } = (await who.send(session.whoami, { code: CODE }, headers)).body
      assert.equal(data.user_id, body.data.user.id)
    })

  it('leads back to a path of ours alone (guarantee S35)', async () => {
    const who = await fresh()
    const url = await follow(world, await begin(who, HOTEL, 'open_id', 'https://elsewhere.example/'), 'hanako')
    assert.equal(url.pathname, `/hotels/${CODE}/open_id/callback`)
    const [code, state] = ['sign_in_code', 'sign_in_state'].map((name) => url.searchParams.get(name) ?? '')
    const { body } = await finish('open_id', { code: code ?? '', state: state ?? '' }, who)
    assert.equal(body.data.redirect_url, null)
  })

  it('cannot be made of a way back that somebody else began, that is spent, or that is forged', async () => {
    const [mine, other] = [await fresh(), await fresh()]
    const back = await comeBack('open_id', 'hanako', mine)
    assert.deepEqual(refusal(await finish('open_id', back, other)), [422, 1000])
    assert.deepEqual(refusal(await finish('facebook', back, mine)), [422, 1000])
    assert.deepEqual(refusal(await finish('open_id', { ...back, code: 'forged' }, mine)), [422, 1000])
    // The state is spent with the forged code, so that nobody can try codes.
    assert.deepEqual(refusal(await finish('open_id', back, mine)), [422, 1000])
    const late = await comeBack('open_id', 'hanako', mine)
    world.clock.advance(16 * MINUTE_MS)
    assert.deepEqual(refusal(await finish('open_id', late, mine)), [422, 1000])
  })

  it('is a new member where the hotel takes new ones, and the same one the next time', async () => {
    const first = await finish('line', await comeBack('line', 'aoi'))
    assert.deepEqual(
      [first.status, first.body.data.user.email, first.body.data.user.needs_setup],
      [201, 'aoi@outside.example', false],
    )
    const who = await fresh()
    const again = await finish('line', await comeBack('line', 'aoi', who), who)
    assert.equal(again.body.data.user.id, first.body.data.user.id)
    guest = await fresh()
  })

  it('whose LINE is known here comes back as who they are, with no address told', async () => {
    const who = await fresh()
    const { body } = await finish('line', await comeBack('line', 'rin', who), who)
    assert.equal(body.data.user.email, 'line@example.com')
  })

  it('who did not tell a name is asked for it by the setup of the membership [MEMBER-056] [CALL-086]', async () => {
    const who = await fresh()
    const { body } = await finish('open_id', await comeBack('open_id', 'ren', who), who)
    assert.equal(body.data.user.needs_setup, true)
    const headers = {
      [HEADERS.clientSession]: body.data.session,
      [HEADERS.authorization]: `Bearer ${body.data.user.access_token}`,
    }
    const profile = { first_name: 'Ren', last_name: 'Kawa' }
    const set = await who.send(accounts.setup, { hotelId: HOTEL, body: { profile } }, headers)
    assert.equal(set.status, 201, JSON.stringify(set.body))
    assert.deepEqual([set.body.data.first_name, set.body.data.needs_setup], ['Ren', false])
  })

  it('does not get an account by an address that the outside has not seen to be theirs', async () => {
    const who = await fresh()
    const refused = await finish('open_id', await comeBack('open_id', 'noa', who), who)
    assert.deepEqual(refusal(refused), [422, 1000])
    assert.equal(refused.body.errors[0]?.details.reason, 'member_not_registered')
    const tied = await world.database.orm
      .select()
      .from(memberIdentity)
      .where(eq(memberIdentity.subject, PEOPLE.noa?.subject ?? ''))
    assert.deepEqual(tied, [])
  })

  it('does not get an account by an address that nobody has confirmed here', async () => {
    const { orm } = world.database
    const [hanako] = await orm.select().from(member).where(eq(member.email, HANAKO))
    assert.ok(hanako)
    const of = and(eq(memberIdentity.member_id, hanako.id), eq(memberIdentity.provider, 'open_id'))
    await orm.delete(memberIdentity).where(of)
    await orm.update(member).set({ confirmed_at: null }).where(eq(member.id, hanako.id))
    const who = await fresh()
    const refused = await finish('open_id', await comeBack('open_id', 'hanako', who), who)
    assert.equal(refused.body.errors[0]?.details.reason, 'member_not_registered')
    await orm.update(member).set({ confirmed_at: hanako.confirmed_at }).where(eq(member.id, hanako.id))
  })

  it('is not registered where the hotel takes no new members', async () => {
    await offer(false)
    const { orm } = world.database
    await orm.delete(member).where(eq(member.email, 'aoi@outside.example'))
    const who = await fresh()
    const refused = await finish('facebook', await comeBack('facebook', 'aoi', who), who)
    assert.equal(refused.body.errors[0]?.details.reason, 'member_not_registered')
    await offer(true)
  })

  it('is offered only what the hotel offers', async () => {
    const { status } = await guest.send(external.start, { hotelId: 4, body: { provider: 'line' } })
    assert.equal(status, 404)
  })

  it('is sent back by the member system with what it answers for, once', async () => {
    const url = await follow(world, await begin(guest, HOTEL, 'creansmaerd'), 'hanako')
    assert.equal(url.pathname, `/hotels/${CODE}/creansmaerd/callback`)
    const otid = url.searchParams.get('otid') ?? ''
    const send = (who: Guest, text = otid) =>
      who.send(external.memberSystemSignIn, { hotelId: HOTEL, body: { otid: text } })
    const { status, body } = await send(await fresh())
    assert.deepEqual([status, body.data.user.email, body.data.user.provider], [201, HANAKO, 'creansmaerd'])
    assert.deepEqual(refusal(await send(await fresh())), [422, 1000])
    assert.deepEqual(refusal(await send(await fresh(), 'forged')), [422, 1000])
    for (const fault of [3501, 3503]) {
      const otidOfFault = await otidOf(world, CODE, { fault: String(fault) })
      assert.deepEqual(refusal(await send(await fresh(), otidOfFault)), [422, fault])
    }
  })

  it('is not sent elsewhere by the member system', async () => {
    const query = new URLSearchParams({
      hotel_code: CODE,
      redirect_url: 'https://elsewhere.example/',
      person: 'hanako',
    })
    const answer = await world.fetch(`${ORIGINS.identity}/outside/member-system?${query}`)
    assert.deepEqual([answer.status, answer.headers.get('location')], [200, null])
  })

  it('is who the hotel’s own server says, by a code or by a token of a link, each for one use', async () => {
    const code = await fromHotel(world, CODE, 'code')
    const body = { grant_type: 'custom_authentication_code' as const, code }
    const byCode = await (await fresh()).send(accounts.signIn, { hotelId: HOTEL, body })
    assert.deepEqual([byCode.status, byCode.body.data.user.provider], [201, 'custom'])
    assert.deepEqual(refusal(await (await fresh()).send(accounts.signIn, { hotelId: HOTEL, body })), [422, 1000])

    const token = await fromHotel(world, CODE, 'token')
    const send = async (brandId: number, text: string) =>
      (await fresh()).send(external.customAuth, { brandId, body: { token: text } })
    assert.deepEqual(refusal(await send(2, token)), [422, 1000])
    const byToken = await send(1, token)
    assert.deepEqual([byToken.status, byToken.body.data.user.email], [201, HANAKO])
    assert.deepEqual(refusal(await send(1, token)), [422, 1000])
    // What is for the one is nothing for the other.
    assert.deepEqual(refusal(await send(1, await fromHotel(world, CODE, 'code'))), [422, 1000])
  })

  it('is a new member by a token of the brand where any of its hotels takes new ones, whichever was changed last', async () => {
    const { orm } = world.database
    await orm.delete(member).where(eq(member.email, 'aoi@outside.example'))
    const takes = (which: SQL | undefined, allow_signup: boolean) =>
      orm
        .update(hotel)
        .set({
          settings: sql`jsonb_set(${hotel.settings}, '{members,allow_signup}', to_jsonb(${allow_signup}::boolean))`,
        })
        .where(and(eq(hotel.brand_id, 1), which))
    await takes(ne(hotel.id, HOTEL), false)
    await takes(eq(hotel.id, HOTEL), true)
    const body = { token: await fromHotel(world, CODE, 'token', 'aoi') }
    const made = await (await fresh()).send(external.customAuth, { brandId: 1, body })
    assert.equal(made.status, 201, JSON.stringify(made.body))
  })

  it('has the chat’s user tied to the visit, and to the member who signs in in it last', async () => {
    const { orm } = world.database
    const tiedTo = async () => {
      const ties = await orm.select().from(memberIdentity).where(eq(memberIdentity.subject, 'line-rin'))
      return ties.map(({ provider, member_id }) => [provider, member_id])
    }
    await orm.delete(memberIdentity).where(eq(memberIdentity.subject, 'line-rin'))
    const who = await fresh()
    const liff = async () => ({
      body: { line_liff_token: await fromHotel(world, CODE, 'liff', 'rin'), hotel_code: CODE },
    })
    const once = await liff()
    const linked = await who.send(external.upsertLiff, once)
    assert.deepEqual([linked.status, linked.body.data], [201, { linked: true }])
    assert.deepEqual(await tiedTo(), [])
    await signIn(who, 'taro@example.com')
    assert.deepEqual(await tiedTo(), [['line_chat', 1002]])
    const hanako = await signIn(await fresh(), HANAKO)
    await hanako.send(external.upsertLiff, await liff())
    assert.deepEqual(await tiedTo(), [['line_chat', 1001]])
    assert.deepEqual(refusal(await (await fresh()).send(external.upsertLiff, once)), [422, 1000])
  })

  it('opens no account to a chat’s user by what a link has tied: anybody can send a link of their own', async () => {
    const { orm } = world.database
    await orm.delete(memberIdentity).where(eq(memberIdentity.subject, 'line-rin'))
    const victim = await signIn(await fresh(), 'taro@example.com')
    const body = { line_liff_token: await fromHotel(world, CODE, 'liff', 'rin'), hotel_code: CODE }
    assert.equal((await victim.send(external.upsertLiff, { body })).status, 201)
    const rin = await fresh()
    const refused = await finish('line', await comeBack('line', 'rin', rin), rin)
    assert.deepEqual(refusal(refused), [422, 1000])
    assert.equal(refused.body.errors[0]?.details.reason, 'member_not_registered')
  })
})
