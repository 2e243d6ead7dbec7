import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eq } from 'drizzle-orm'

import { organizationAllotment, organizationUser } from '../../../demo-host/provider/db/schema/organization.ts'
import { reservation } from '../../../demo-host/provider/db/schema/booking.ts'
import { managing } from '../../../shared/contract/managing.ts'
import { organizations } from '../../../shared/contract/organizations.ts'
import { reservations } from '../../../shared/contract/reservations.ts'
import { HEADERS } from '../../../shared/headers.ts'
import type { ListStatus } from '../../../shared/model/stay/listed-reservation.ts'
import { firstRoom, openGuest, TARO } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'
import { copyStay } from '../helpers/member-stays.ts'
import { HANAKO, refusal, signIn } from '../helpers/members.ts'
import {
  ADMIN,
  bookForOrganization,
  BRAND,
  KITA,
  KUMOI,
  MINATO,
  OF_AOBA,
  OTHER,
  signInAs,
  TRAVEL,
} from '../helpers/organizations.ts'
import type { Colleague } from '../helpers/organizations.ts'
import { openWorld } from '../helpers/world.ts'
import type { World } from '../helpers/world.ts'

type Sender = Pick<Guest, 'send'>

describe('the stays of an organization', () => {
  let world: World
  let company: Colleague
  let booked: string
  before(async () => {
    world = await openWorld()
    company = await signInAs(world, TRAVEL)
    booked = await bookForOrganization(company, 'a-stay-of-a-company')
  })
  after(() => world.close())

  const list = (who: Sender, status: ListStatus = 'upcoming', page = 1) =>
    who.send(organizations.reservations, { ...OF_AOBA, query: { page, status } })
  const usage = (who: Sender, of = OF_AOBA) => who.send(organizations.show, of)

  it('are those that any of its accounts booked, with who travels [CORP-002]', async () => {
    const { data } = (await list(await signInAs(world, ADMIN))).body
    const [stay] = data
    assert.equal(stay?.reservation_number, booked)
    assert.equal(stay?.guest_name, 'Taro Yamada')
    assert.equal(stay?.hotel.code, 'minato')
    assert.deepEqual((await list(company, 'cancelled')).body.data, [])
  })

  it('come ten a page, of every hotel of the brand', async () => {
    const copies = Array.from({ length: 12 }, (_, at) => ({ number: `PAGED-${at}` }))
    await copyStay(world, booked, [
      ...copies,
      { number: 'AT-KUMOI', hotel_id: KUMOI, checkin_date: '2026-12-24', checkout_date: '2026-12-26' },
    ])
    const first = (await list(company)).body
    assert.deepEqual([first.data.length, first.page, first.total_pages, first.total_entries], [10, 1, 2, 14])
    const second = (await list(company, 'upcoming', 2)).body
    assert.equal(second.data.length, 4)
    assert.ok(second.data.some(({ hotel }) => hotel.code === 'kumoi'))
    await world.database.orm.delete(reservation).where(eq(reservation.number, 'AT-KUMOI'))
    for (const { number } of copies) await world.database.orm.delete(reservation).where(eq(reservation.number, number))
  })

  it('are nobody else’s: another organization, a member, a guest and an id that is not one’s own find nothing', async () => {
    const other = await signInAs(world, OTHER)
    assert.deepEqual(refusal(await list(other)), [404, 1000])
    const own = { brandId: BRAND, organizationId: KITA }
    assert.deepEqual(
      refusal(await company.send(organizations.reservations, { ...own, query: {} as never })),
      [404, 1000],
    )
    const elsewhere = { brandId: 2, organizationId: OF_AOBA.organizationId }
    assert.deepEqual(refusal(await usage(await signInAs(world, ADMIN), elsewhere)), [404, 1000])
    assert.deepEqual(refusal(await list(await openGuest(world))), [401, 1400])
  })

  it('are read, changed and cancelled by its accounts; whoever else knows number and e-mail reads and is warned [PERM-004] [PERM-007] [MANAGE-031]', async () => {
    const number = await bookForOrganization(company, 'to-be-managed')
    const at = { hotelId: MINATO, reservationId: number }
    const warnings = async (who: Sender, query = {}) => {
      const { body, status } = await who.send(reservations.show, { ...at, query })
      assert.equal(status, 200, JSON.stringify(body))
      return body.data.warnings
    }
    const proof = { email: TARO.email }
    const cancel = (who: Sender, key: string, query = {}) =>
      who.send(
        managing.cancel,
        { ...at, query, body: { reason: 'plans', details: '', cancellation_fee_displayed: 0 } },
        { [HEADERS.idempotencyKey]: key },
      )

    assert.deepEqual(await warnings(company), [])
    assert.deepEqual(await warnings(await signInAs(world, ADMIN)), [])
    assert.equal((await company.send(managing.updateSettings, { ...at, query: {} })).status, 200)

    const others = {
      another: await signInAs(world, OTHER),
      nobody: await openGuest(world),
      member: await signIn(await openGuest(world), HANAKO, MINATO),
    }
    for (const [name, who] of Object.entries(others)) {
      // Without a proof it is as a number that never was.
      assert.deepEqual(refusal(await who.send(reservations.show, { ...at, query: {} })), [404, 1000], name)
      const told = await warnings(who, proof)
      assert.deepEqual(
        told.map(({ type }) => type),
        ['organization_account'],
        name,
      )
      assert.deepEqual(told[0]?.messages, [
        'This stay was booked with a company account. Sign in with that account to change or cancel it.',
      ])
      const refused = await cancel(who, `not-yours-${name}`, proof)
      assert.deepEqual([refused.status, refused.body.errors[0]?.details.reason], [403, 'organization_account'], name)
    }
    assert.equal((await cancel(company, 'its-own-cancellation')).status, 200)
  })

  it('are not those of guests: an account of a company is told to sign out first', async () => {
    const guest = await openGuest(world)
    const room = await firstRoom(guest, MINATO, 'on_site')
    const made = await guest.book(MINATO, await guest.booking(MINATO, 'on_site', [room]), 'a-guest-of-their-own')
    const at = { hotelId: MINATO, reservationId: made.body.data.reservation_number, query: { email: TARO.email } }
    const { holder, warnings } = (await company.send(reservations.show, at)).body.data
    assert.deepEqual([holder, warnings.map(({ type }) => type)], ['guest', ['guest_booking']])
  })

  it('are counted against what was agreed, for admins alone [CORP-010] [PERM-008]', async () => {
    const admin = await signInAs(world, ADMIN)
    const { body, status } = await usage(admin)
    assert.equal(status, 200)
    // One at Minato stands; the other one was cancelled.
    assert.deepEqual(body.data.usage, [
      { hotel_id: MINATO, hotel_name: body.data.usage[0]?.hotel_name, max_stays: 60, reserved: 1, remaining: 59 },
      { hotel_id: KUMOI, hotel_name: body.data.usage[1]?.hotel_name, max_stays: 20, reserved: 0, remaining: 20 },
    ])
    assert.deepEqual(refusal(await usage(company)), [403, 1000])
    assert.deepEqual(refusal(await usage(await openGuest(world))), [401, 1400])
  })

  it('are an admin’s to count whatever else the role says [CORP-013] [PERM-008]', async () => {
    const { orm } = world.database
    const asRole = async (role: string | null) => {
      await orm.update(organizationUser).set({ role }).where(eq(organizationUser.account_id, TRAVEL))
      return (await usage(company)).status
    }
    assert.equal(await asRole('admin'), 200)
    assert.equal(await asRole('super_admin'), 200)
    assert.equal(await asRole('user'), 403)
    assert.equal(await asRole(null), 403)
  })

  it('never leave less than nothing', async () => {
    const { orm } = world.database
    await orm.update(organizationAllotment).set({ max_stays: 0 }).where(eq(organizationAllotment.hotel_id, MINATO))
    const [minato] = (await usage(await signInAs(world, ADMIN))).body.data.usage
    assert.deepEqual([minato?.max_stays, minato?.reserved, minato?.remaining], [0, 1, 0])
  })
})
