import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { desc, eq, sql } from 'drizzle-orm'

import { audit } from '../../../demo-host/provider/db/schema/audit.ts'
import { hotel } from '../../../demo-host/provider/db/schema/hotel.ts'
import { organization, organizationUser } from '../../../demo-host/provider/db/schema/organization.ts'
import { accounts } from '../../../shared/contract/accounts.ts'
import { organizations } from '../../../shared/contract/organizations.ts'
import { session } from '../../../shared/contract/session.ts'
import { user } from '../../../shared/contract/user.ts'
import { openGuest } from '../helpers/guest.ts'
import { HANAKO, PASSWORD, refusal, signIn } from '../helpers/members.ts'
import { ADMIN, AOBA, OF_AOBA, SESSION_HEADER, signInAs, TRAVEL } from '../helpers/organizations.ts'
import { openWorld } from '../helpers/world.ts'
import type { World } from '../helpers/world.ts'

const AT = { code: 'minato' }
const DAY_MS = 86_400_000

describe('the sign-in of an organization', () => {
  let world: World
  before(async () => {
    world = await openWorld()
  })
  after(() => world.close())

  const tryIn = async (account_id: string, password: string, code = 'minato') =>
    (await openGuest(world)).send(organizations.signIn, { code, body: { account_id, password } })
  const whoAmI = async (who: Awaited<ReturnType<typeof openGuest>>) => (await who.send(session.whoami, AT)).body.data

  it('gives a session of its own, and says whose it is', async () => {
    const { organization: aoba, organization_role, user: account, session: secret } = await signInAs(world, TRAVEL)
    assert.deepEqual(aoba, {
      id: AOBA,
      name: 'Aoba Trading Co., Ltd.',
      display_name: 'Aoba Trading',
      program_id: 101,
    })
    assert.equal(organization_role, 'user')
    assert.equal(account.account_id, TRAVEL)
    assert.ok(secret.length > 0)
  })

  it('knows several accounts of one organization, however an id is written', async () => {
    assert.equal((await signInAs(world, ADMIN)).organization.id, AOBA)
    assert.equal((await signInAs(world, '  Aoba-Travel ')).organization.id, AOBA)
  })

  it('answers an unknown account, a wrong password and a closed account alike, with 401', async () => {
    const { orm } = world.database
    await orm.insert(organizationUser).values({
      organization_id: AOBA,
      brand_id: 1,
      account_id: 'aoba-left',
      password_hash: sql`(select password_hash from organization_user where account_id = ${TRAVEL})`,
      active: false,
      created_at: new Date(world.clock.now()),
    })
    const answers = await Promise.all([tryIn(TRAVEL, 'wrong'), tryIn('nobody', PASSWORD), tryIn('aoba-left', PASSWORD)])
    for (const answer of answers) {
      assert.deepEqual(refusal(answer), [401, 1000])
      assert.deepEqual(answer.body, answers[0]?.body)
    }
  })

  it('is refused where the hotel has switched it off, and works where it is on [PERM-021]', async () => {
    assert.deepEqual(refusal(await tryIn(TRAVEL, PASSWORD, 'shirotsuki')), [403, 1000])
    assert.equal((await tryIn(TRAVEL, PASSWORD)).status, 201)
    const { orm } = world.database
    const turn = (isOn: boolean) =>
      orm
        .update(hotel)
        .set({ settings: sql`jsonb_set(${hotel.settings}, '{members,organization_enabled}', ${String(isOn)}::jsonb)` })
        .where(eq(hotel.code, 'minato'))
    await turn(false)
    assert.deepEqual(refusal(await tryIn(TRAVEL, PASSWORD)), [403, 1000])
    await turn(true)
    assert.equal((await tryIn(TRAVEL, PASSWORD)).status, 201)
  })

  it('stops guessing: five wrong passwords lock the account for that network, and the right one does not open it', async () => {
    const account = 'kita-travel'
    const answers = []
    for (let at = 0; at < 6; at++) answers.push(refusal(await tryIn(account, `wrong-${at}`)))
    assert.deepEqual(answers, [...[1, 2, 3, 4].map(() => [401, 1000]), [422, 1301], [422, 1301]])
    assert.deepEqual(refusal(await tryIn(account, PASSWORD)), [422, 1301])
    world.clock.advance(31 * 60_000)
    assert.equal((await tryIn(account, PASSWORD)).status, 201)
  })

  it('stands beside a member’s sign-in, and each ends alone [CORP-005]', async () => {
    const hanako = await signIn(await openGuest(world), HANAKO, 2)
    const both = await signInAs(world, TRAVEL, hanako.headers)
    const known = await whoAmI(both)
    assert.equal(known.user_id, hanako.user.id)
    assert.equal(known.organization?.display_name, 'Aoba Trading')
    const me = (await both.send(accounts.me, {})).body.data
    assert.equal(me.organization?.id, AOBA)
    assert.equal(me.organization_role, 'user')

    await both.send(organizations.signOut, AT)
    const member = await whoAmI(both)
    assert.deepEqual([member.user_id, member.organization], [hanako.user.id, null])

    const again = await signInAs(world, TRAVEL, hanako.headers)
    await again.send(accounts.signOut, { hotelId: 2 })
    const company = await whoAmI(again)
    assert.deepEqual([company.user_id, company.organization?.id], [null, AOBA])
  })

  it('is nobody’s once it is over, signed out or closed, or at a hotel of another brand', async () => {
    const old = await signInAs(world, TRAVEL)
    world.clock.advance(DAY_MS)
    assert.equal((await whoAmI({ ...(await openGuest(world, old.headers)) })).organization, null)

    const closed = await signInAs(world, ADMIN)
    const { orm } = world.database
    await orm.update(organization).set({ active: false }).where(eq(organization.id, AOBA))
    assert.equal((await whoAmI(closed)).organization, null)
    await orm.update(organization).set({ active: true }).where(eq(organization.id, AOBA))
    assert.equal((await whoAmI(closed)).organization?.id, AOBA)
    const abroad = (await closed.send(session.whoami, { code: 'taipei-lan' })).body.data
    assert.equal(abroad.organization, null)
  })

  it('ends the one in whose place it is, and may be left twice', async () => {
    const before = await signInAs(world, TRAVEL)
    const next = await signInAs(world, ADMIN, before.headers)
    assert.equal((await whoAmI(before)).organization, null)
    assert.equal((await whoAmI(next)).organization?.id, AOBA)
    for (const time of ['first', 'second']) assert.equal((await next.send(organizations.signOut, AT)).status, 200, time)
    assert.equal((await whoAmI(next)).organization, null)
  })

  it('opens nothing of a member, and a member opens nothing of an organization [PERM-004]', async () => {
    const company = await signInAs(world, TRAVEL)
    const query = { page: 1, status: 'upcoming' } as const
    assert.deepEqual(refusal(await company.send(user.reservations, { query })), [401, 1400])
    assert.equal((await company.send(organizations.reservations, { ...OF_AOBA, query })).status, 200)
    const hanako = await signIn(await openGuest(world), HANAKO, 2)
    assert.deepEqual(refusal(await hanako.send(organizations.reservations, { ...OF_AOBA, query })), [401, 1400])
    const made_up = { [SESSION_HEADER]: 'made-up' }
    const stranger = await openGuest(world, made_up)
    assert.deepEqual(refusal(await stranger.send(organizations.reservations, { ...OF_AOBA, query })), [401, 1400])
  })

  it('is written into the trail, with the account and without what was typed', async () => {
    const { orm } = world.database
    await tryIn(ADMIN, 'wrong')
    const { user: account } = await signInAs(world, ADMIN)
    const rows = await orm
      .select()
      .from(audit)
      .where(eq(audit.organization_user_id, account.id))
      .orderBy(desc(audit.id))
      .limit(2)
    assert.deepEqual(
      rows.map(({ kind }) => kind),
      ['organization_signed_in', 'organization_sign_in_refused'],
    )
    assert.doesNotMatch(JSON.stringify(rows), /aoba|wrong/)
  })
})
