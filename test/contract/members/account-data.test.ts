import { after, before, describe, it } from 'node:test'
import assert from 'node:assert/strict'

import { eq } from 'drizzle-orm'

import { audit } from '../../../demo-host/provider/db/schema/audit.ts'
import { reservation } from '../../../demo-host/provider/db/schema/booking.ts'
import { emailOutbox } from '../../../demo-host/provider/db/schema/mail.ts'
import { savedCard } from '../../../demo-host/provider/db/schema/wallet.ts'
import { DAY_MS } from '../../../shared/constants.ts'
import { accounts } from '../../../shared/contract/accounts.ts'
import { personalDataOfMember } from '../../../shared/contract/personal-data.ts'
import { openGuest } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'
import { bookAs } from '../helpers/member-stays.ts'
import { HANAKO, newMember, PASSWORD, refusal, signIn } from '../helpers/members.ts'
import { openWorld } from '../helpers/world.ts'
import type { World } from '../helpers/world.ts'

const HOTEL = 1
const at = { hotelId: HOTEL }
const PAST = { checkin_date: '2026-10-20', checkout_date: '2026-10-22' }

describe("a member's own data (guarantee S32)", () => {
  let world: World
  let guest: Guest
  before(async () => {
    world = await openWorld()
    guest = await openGuest(world)
  })
  after(() => world.close())

  const rowOf = async (number: string) => {
    const [row] = await world.database.orm.select().from(reservation).where(eq(reservation.number, number))
    assert.ok(row)
    return row
  }

  it('is handed over whole: account, stays, points, coupons, vouchers, cards and mails', async () => {
    const hanako = await signIn(guest, HANAKO)
    const number = await bookAs(guest, hanako, HOTEL, 'account-data-1')
    const { status, body } = await hanako.send(personalDataOfMember.show, at)
    assert.equal(status, 200, JSON.stringify(body))
    const { data } = body
    assert.deepEqual([data.email, data.membership_id], [HANAKO, hanako.user.membership_id])
    const stay = data.stays.find(({ reservation_number }) => reservation_number === number)
    assert.ok(stay?.mails.length)
    for (const list of [data.programs, data.points, data.coupons, data.vouchers, data.cards]) assert.ok(list.length > 0)
    assert.ok(data.trail.some(({ what }) => what === 'data_exported'))
  })

  it('holds nothing that opens or pays anything', async () => {
    const hanako = await signIn(guest, HANAKO)
    const told = JSON.stringify((await hanako.send(personalDataOfMember.show, at)).body)
    for (const { gateway_token } of await world.database.orm.select().from(savedCard)) assert.ok(!told.includes(gateway_token)) // prettier-ignore
    assert.doesNotMatch(told, /password|hash|token|secret/i)
  })

  it('is nobody else’s: not a guest’s, and of two members each has their own (guarantee S8)', async () => {
    assert.deepEqual(refusal(await guest.send(personalDataOfMember.show, at)), [401, 1400])
    const { email } = await newMember(world)
    const other = await signIn(await openGuest(world), email)
    const { data } = (await other.send(personalDataOfMember.show, at)).body
    assert.deepEqual([data.email, data.stays, data.points, data.cards], [email, [], [], []])
  })

  it('tells the letters of the account to its own address alone', async () => {
    const { email } = await newMember(world)
    const member = await signIn(await openGuest(world), email)
    await guest.send(accounts.startReset, { ...at, body: { email } })
    await guest.send(accounts.startReset, { ...at, body: { email: HANAKO } })
    const { data } = (await member.send(personalDataOfMember.show, at)).body
    assert.deepEqual(data.mails.map(({ kind, to }) => [kind, to]), [['account', email]]) // prettier-ignore
    assert.ok((await world.database.orm.$count(emailOutbox)) > 1)
  })

  it('ends with the account: what is over at once, what is to come when it is over, and never the books', async () => {
    const { email } = await newMember(world)
    const member = await signIn(await openGuest(world), email)
    const over = await bookAs(guest, member, HOTEL, 'account-data-2')
    await world.database.orm.update(reservation).set(PAST).where(eq(reservation.number, over))
    const toCome = await bookAs(guest, member, HOTEL, 'account-data-3')
    const before_ = await rowOf(toCome)
    assert.equal((await member.send(accounts.cancel, { ...at, body: { password: PASSWORD } })).status, 201)
    await world.provider.jobs.sweep()
    assert.deepEqual([(await rowOf(over)).email, (await rowOf(toCome)).email], ['', before_.email])

    world.clock.set(Date.parse(`${before_.checkout_date}T00:00:00Z`))
    await world.provider.jobs.sweep()
    assert.equal((await rowOf(toCome)).email, before_.email)
    world.clock.advance(DAY_MS)
    await world.provider.jobs.sweep()
    const ended = await rowOf(toCome)
    assert.deepEqual([ended.email, ended.guest.first_name, ended.erased_at !== null], ['', '', true])
    assert.deepEqual([ended.total_gross, ended.number], [before_.total_gross, toCome])
    const rows = await world.database.orm.select().from(audit).where(eq(audit.reservation_id, before_.id))
    assert.ok(rows.some(({ kind, by, actor }) => kind === 'data_erased' && by === 'account_deleted' && actor === 'system')) // prettier-ignore
  })
})
