import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { eq } from 'drizzle-orm'
import { create, string, type } from 'superstruct'

import { DAY_MS } from '../../../shared/constants.ts'
import { reservations } from '../../../shared/contract/reservations.ts'
import type { Reservation } from '../../../shared/model/stay/reservation.ts'
import { emailOutbox } from '../../../demo-host/provider/db/schema/mail.ts'
import { hotel, hotelBrand } from '../../../demo-host/provider/db/schema/hotel.ts'
import { fillPath } from '../../../shared/booking-routes.ts'
import { hotelRoutes } from '../../../shared/routes.ts'
import { BOOKED, HOTEL, openChanging, proof } from '../helpers/changing.ts'
import type { Changing } from '../helpers/changing.ts'
import { openGuest } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'
import { openWorld } from '../helpers/world.ts'
import type { World } from '../helpers/world.ts'

const LETTER = type({ reservation_number: string(), link: string() })
/** Ten in the morning of the day before the arrival, in Japan. */
const DUE = Date.parse('2026-12-07T10:00:00+09:00')

describe('the links of letters about a stay, in a brand that always asks for the token', () => {
  let world: World
  let at: Changing
  let booked: Reservation
  let reader: Guest
  before(async () => {
    world = await openWorld()
    at = await openChanging(world)
    const { orm } = world.database
    booked = await at.book('on_site')
    await at.change(booked, { checkout_date: '2026-12-10' })
    const [row] = await orm.select().from(hotel).where(eq(hotel.id, HOTEL))
    assert.ok(row)
    const settings = { ...row.settings, reminder: { days_before: 1, at: '10:00' } }
    await orm.update(hotel).set({ settings }).where(eq(hotel.id, HOTEL))
    await orm.update(hotelBrand).set({ reservation_security: true })
    world.clock.set(DUE)
    await world.provider.jobs.sweep()
    reader = await openGuest(world)
  })
  after(() => world.close())

  async function linkIn(template: 'confirmation' | 'changed' | 'reminder'): Promise<URL> {
    const rows = await world.database.orm.select().from(emailOutbox).where(eq(emailOutbox.template, template))
    const letters = rows.map(({ details }) => create(details, LETTER))
    const letter = letters.find(({ reservation_number: number }) => number === booked.reservation_number)
    assert.ok(letter, `no ${template} was written`)
    return new URL(letter.link)
  }
  const show = (reservationId: string, query: { email?: string; bypass_token?: string }) =>
    reader.send(reservations.show, { hotelId: HOTEL, reservationId, query })

  for (const template of ['confirmation', 'changed', 'reminder'] as const)
    it(`open the stay from the ${template} letter, whose reader shows nothing else`, async () => {
      const link = await linkIn(template)
      assert.equal(link.pathname, fillPath(hotelRoutes.review.path, { confirmationNumber: booked.reservation_number }))
      const bypass_token = link.searchParams.get('bypass_token') ?? ''
      const opened = await show(booked.reservation_number, { bypass_token })
      assert.deepEqual([opened.status, opened.body.data.checkin_date], [200, BOOKED.checkin_date])
      assert.equal((await show(booked.reservation_number, proof)).status, 404)
    })

  it('open no other stay, and nothing once they are too old', async () => {
    const link = await linkIn('changed')
    const bypass_token = link.searchParams.get('bypass_token') ?? ''
    assert.equal((await show('ABC-0000-0000', { bypass_token })).status, 404)
    assert.equal((await show(booked.reservation_number, { bypass_token: `${bypass_token}x` })).status, 404)
    world.clock.advance(3 * 366 * DAY_MS)
    reader = await openGuest(world)
    assert.equal((await show(booked.reservation_number, { bypass_token })).status, 404)
  })
})
