import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { desc, eq, sql } from 'drizzle-orm'

import { reservation, reservationEvent } from '../../../demo-host/provider/db/schema/booking.ts'
import { emailOutbox } from '../../../demo-host/provider/db/schema/mail.ts'
import { managing } from '../../../shared/contract/managing.ts'
import { HEADERS } from '../../../shared/headers.ts'
import type { GuestChange } from '../../../shared/model/stay/guest-change.ts'
import type { Reservation } from '../../../shared/model/stay/reservation.ts'
import { zonedTime } from '../../../shared/rules/days/zones.ts'
import { BOOKED, HOTEL, openChanging, proof } from '../helpers/changing.ts'
import type { Changing } from '../helpers/changing.ts'
import { openGuest, TARO } from '../helpers/guest.ts'
import type { ErrorBody, Guest } from '../helpers/guest.ts'
import { HANAKO, signIn } from '../helpers/members.ts'
import { openWorld } from '../helpers/world.ts'
import type { World } from '../helpers/world.ts'

type Sent = Omit<GuestChange, 'version'> & { version?: number }

describe('who comes to a booked stay', () => {
  let world: World
  let at: Changing
  before(async () => {
    world = await openWorld()
    at = await openChanging(world)
  })
  after(() => world.close())

  const put = (booked: Reservation, sent: Sent, key = at.key(), as: Pick<Guest, 'send'> = at.guest) =>
    as.send(
      managing.guests,
      {
        hotelId: HOTEL,
        reservationId: booked.reservation_number,
        body: { version: booked.version, ...proof, ...sent },
      },
      { [HEADERS.idempotencyKey]: key },
    )
  const refusal = ({ status, body }: { status: number; body: ErrorBody }) => {
    const details = body.errors[0]?.details
    return [status, details?.code, details?.reason ?? details?.base[0]?.field]
  }
  const trail = async ({ reservation_number: number }: Reservation) => {
    const found = await world.database.orm
      .select({ kind: reservationEvent.kind, details: reservationEvent.details })
      .from(reservationEvent)
      .innerJoin(reservation, eq(reservation.id, reservationEvent.reservation_id))
      .where(eq(reservation.number, number))
      .orderBy(desc(reservationEvent.id))
    return found.filter(({ kind }) => kind === 'guests_changed')
  }
  const letters = async ({ reservation_number: number }: Reservation) => {
    const all = await world.database.orm.select().from(emailOutbox).where(eq(emailOutbox.template, 'changed'))
    return all.filter(({ details }) => Object(details).reservation_number === number)
  }
  const set = (path: string, value: unknown) =>
    world.database.orm.execute(
      sql`update hotel set settings = jsonb_set(settings, ${path}::text[], ${JSON.stringify(value)}::jsonb) where id = ${HOTEL}`,
    )

  it('may be told by another name and number; the rest stays, and the guest is written to [MANAGE-027] [CALL-046]', async () => {
    const booked = await at.book('on_site')
    const { status, body } = await put(booked, { guest: { first_name: ' Ｊｉｒｏ ', phone: '090-9999-0000' } })
    assert.equal(status, 200, JSON.stringify(body))
    assert.deepEqual(body.data.guest, { ...booked.guest, first_name: 'Jiro', phone: '09099990000' })
    assert.deepEqual(
      { ...body.data, name: booked.name, guest: booked.guest, version: booked.version },
      booked,
      'nothing else is another',
    )
    assert.deepEqual([body.data.version, body.data.name], [booked.version + 1, 'Jiro Yamada'])
    assert.deepEqual(await at.show(booked.reservation_number), body.data)
    const [letter] = await letters(booked)
    assert.equal(Object(letter?.details).guest_name, 'Jiro Yamada')
    // The trail says which fields, and nothing of what they say.
    const [{ fields, rooms }, ...more] = (await trail(booked)).map(({ details }) => Object(details))
    assert.deepEqual([fields.toSorted(), rooms, more], [['first_name', 'phone'], [], []])
  })

  it('are named room by room; where who booked stays, the room goes with their name [CALL-137]', async () => {
    const room = await at.roomFor('on_site')
    const { first_name, last_name } = TARO
    const lines = [
      { ...room, guest: { first_name, last_name } },
      { ...room, guest: { first_name: 'Hanako', last_name: 'Mori' } },
    ]
    const booked = await at.book('on_site', lines)
    const [own, other] = booked.rooms.map(({ reservation_hotel_room_id: id }) => id)
    assert.ok(own && other)
    const renamed = await put(booked, { guest: { first_name: 'Jiro' } })
    assert.deepEqual(
      renamed.body.data.rooms.map(({ guest }) => guest?.first_name),
      ['Jiro', 'Hanako'],
    )
    const named = { reservation_hotel_room_id: other, first_name: 'Saki', last_name: 'Ito' }
    const changed = await put(renamed.body.data, { rooms: [named] })
    assert.deepEqual(changed.body.data.rooms[1]?.guest, { first_name: 'Saki', last_name: 'Ito' })
    const emptied = await put(changed.body.data, { rooms: [{ ...named, first_name: '', last_name: ' ' }] })
    assert.equal(emptied.body.data.rooms[1]?.guest, null)

    const half = await put(emptied.body.data, { rooms: [{ ...named, last_name: '' }] })
    assert.deepEqual(refusal(half), [422, 1000, 'rooms.0.guest.last_name'])
    const strange = await put(emptied.body.data, { rooms: [{ ...named, reservation_hotel_room_id: 1 }] })
    assert.deepEqual(refusal(strange), [422, 1000, 'rooms.0.reservation_hotel_room_id'])
  })

  it('must be right by the rules of the form, field by field', async () => {
    const booked = await at.book('on_site')
    const cases: [GuestChange['guest'], string][] = [
      [{ first_name: '太郎' }, 'guest.first_name'],
      [{ last_name: '' }, 'guest.last_name'],
      [{ phone: 'none' }, 'guest.phone'],
      [{ phone: '' }, 'guest.phone'],
      [{ postal_code: '〒＃' }, 'guest.postal_code'],
    ]
    for (const [guest, field] of cases) assert.deepEqual(refusal(await put(booked, { guest })), [422, 1000, field])
    // What proves who asks is changed nowhere.
    const body = { guest: { email: 'jiro@example.com' } } as Sent
    assert.equal((await put(booked, body)).body.data.guest.email, TARO.email)
    assert.deepEqual(await at.show(booked.reservation_number), booked)
  })

  it('is told once, however often the same is sent, and nothing happens where nothing is another', async () => {
    const booked = await at.book('on_site')
    const same = await put(booked, { guest: { first_name: booked.guest.first_name } })
    assert.deepEqual([same.body.data, await trail(booked)], [booked, []])
    const key = at.key()
    const sent = { guest: { last_name: 'Sato' } }
    const answers = await Promise.all([1, 2, 3].map(() => put(booked, sent, key)))
    for (const { status, body } of answers) assert.deepEqual([status, body.data.guest.last_name], [200, 'Sato'])
    assert.deepEqual([(await trail(booked)).length, (await letters(booked)).length], [1, 1])
    const late = await put(booked, { guest: { last_name: 'Kato' } })
    assert.deepEqual(refusal(late).slice(0, 2), [409, 3014])
  })

  it('is for whoever proves it, and for the account that booked [PERM-006]', async () => {
    const booked = await at.book('on_site')
    const sent = { guest: { last_name: 'Sato' } }
    for (const wrong of [{ email: 'jiro@example.com' }, { email: '' }, { email: '', bypass_token: 'no' }])
      assert.deepEqual(refusal(await put(booked, { ...sent, ...wrong })).slice(0, 2), [404, 1000])
    const hanako = await signIn(await openGuest(world), HANAKO)
    assert.deepEqual(refusal(await put(booked, sent, at.key(), hanako)), [422, 1000, 'guest_booking'])
    assert.deepEqual(await at.show(booked.reservation_number), booked)
  })

  it('stays as it was booked where the hotel has it so, its names or all of it', async () => {
    const booked = await at.book('on_site')
    const termsOf = async () => {
      const asked = { hotelId: HOTEL, reservationId: booked.reservation_number, query: proof }
      const { terms } = (await at.guest.send(managing.updateSettings, asked)).body.data
      return [terms.guests, terms.names]
    }
    assert.deepEqual(await termsOf(), [true, true])
    await set('{guest_name_update_enabled}', false)
    assert.deepEqual(await termsOf(), [true, false])
    const [room] = booked.rooms.map(({ reservation_hotel_room_id: id }) => id)
    const rooms = [{ reservation_hotel_room_id: Number(room), first_name: 'Saki', last_name: 'Ito' }]
    for (const sent of [{ guest: { last_name: 'Sato' } }, { rooms }])
      assert.deepEqual(refusal(await put(booked, sent)), [422, 1000, 'names_fixed'])
    const reached = await put(booked, { guest: { phone: '0312345678' } })
    assert.equal(reached.body.data.guest.phone, '0312345678')
    await set('{guest_name_update_enabled}', true)
    await set('{updates,guests}', false)
    assert.deepEqual(await termsOf(), [false, false])
    const refused = await put(reached.body.data, { guest: { phone: '0399999999' } })
    assert.deepEqual(refusal(refused), [422, 1000, 'not_offered'])
    await set('{updates,guests}', true)
  })

  it('is changed until the deadline of the hotel’s clock, and never once the staff changed the booking', async () => {
    const booked = await at.book('on_site')
    const edited = await at.book('on_site')
    const { orm } = world.database
    await orm.update(reservation).set({ staff_edited: true }).where(eq(reservation.number, edited.reservation_number))
    const sent = { guest: { last_name: 'Sato' } }
    assert.deepEqual(refusal(await put(edited, sent)), [422, 1000, 'edited_by_staff'])

    const now = world.clock.now()
    const deadline = Date.parse(zonedTime('Asia/Tokyo', '2026-12-05', 18 * 60))
    assert.equal(BOOKED.checkin_date, '2026-12-08')
    // The days between are longer than a client session.
    world.clock.advance(deadline - 60_000 - now)
    const before = await put(booked, sent, at.key(), await openGuest(world))
    assert.equal(before.body.data.guest.last_name, 'Sato')
    world.clock.advance(60_000)
    const after_ = await put(before.body.data, { guest: { last_name: 'Kato' } }, at.key(), await openGuest(world))
    assert.deepEqual(refusal(after_), [422, 1000, 'deadline_passed'])
    world.clock.advance(now - world.clock.now())
  })
})
