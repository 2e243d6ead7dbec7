import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { mask } from 'superstruct'

import { sql } from 'drizzle-orm'

import { hotel } from '../../../demo-host/provider/db/schema/hotel.ts'
import { emailOutbox } from '../../../demo-host/provider/db/schema/mail.ts'
import { renderMail } from '../../../demo-host/provider/mail/email-templates.ts'
import { checkoutSettings } from '../../../shared/model/hotel/checkout-settings.ts'
import { emails } from '../../../shared/contract/emails.ts'
import { reservations } from '../../../shared/contract/reservations.ts'
import { starting } from '../../../shared/contract/starting.ts'
import type { Booking } from '../../../shared/model/stay/reservation.ts'
import { firstRoom, openGuest, TARO } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'
import { openWorld } from '../helpers/world.ts'
import type { World } from '../helpers/world.ts'

const HOTEL = 1
const HANAKO = { first_name: 'Hanako', last_name: 'Sato' }
const JIRO = { first_name: ' Jiro', last_name: 'Ito ' }
const WISH = 'Late, about 21:00\r\n<img onerror="alert(1)">'

describe('what guests tell the hotel', () => {
  let world: World
  let guest: Guest
  before(async () => {
    world = await openWorld()
    guest = await openGuest(world)
  })
  after(() => world.close())

  const bend = (settings: object) =>
    world.database.orm.update(hotel).set({ settings: sql`${hotel.settings} || ${JSON.stringify(settings)}::jsonb` })
  let keys = 0
  async function book(more: Partial<Booking>, rooms = 1) {
    const room = await firstRoom(guest, HOTEL, 'on_site', rooms)
    const body = await guest.booking(HOTEL, 'on_site', [{ ...room, quantity: rooms }])
    return guest.book(HOTEL, { ...body, ...more }, `guest-words-${++keys}`)
  }
  const faults = (answer: Awaited<ReturnType<typeof book>>) =>
    answer.body.errors[0]?.details.base.map(({ field, error }) => [field, error])
  const shown = async (number: string) => {
    const input = { hotelId: HOTEL, reservationId: number, query: { email: TARO.email } }
    return (await guest.send(reservations.show, input)).body.data
  }

  it('names each room’s guest beside the booker, at the price that was calculated for both rooms together', async () => {
    const room = await firstRoom(guest, HOTEL, 'on_site', 2)
    const body = await guest.booking(HOTEL, 'on_site', [{ ...room, quantity: 2 }])
    const named = [HANAKO, JIRO].map((one) => ({ ...room, quantity: 1, guest: one }))
    const { status, body: made } = await guest.book(HOTEL, { ...body, rooms: named }, 'two-names-1')
    assert.equal(status, 201)
    const { rooms, guest: booker } = await shown(made.data.reservation_number)
    assert.deepEqual(
      rooms.map((one) => one.guest),
      [HANAKO, { first_name: 'Jiro', last_name: 'Ito' }],
    )
    assert.equal(booker.first_name, TARO.first_name)

    const wrong = { ...HANAKO, first_name: '花子' }
    const refused = await guest.book(HOTEL, { ...body, rooms: [{ ...room, guest: wrong }] }, 'two-names-2')
    assert.equal(refused.status, 422)
    assert.deepEqual(faults(refused), [['rooms.0.guest.first_name', 'errors.nameLatin']])
    // No number of rooms a body names makes the provider count to it.
    const endless = await guest.book(HOTEL, { ...body, rooms: [{ ...room, quantity: 2_000_000_000 }] }, 'two-names-3')
    assert.ok(endless.status === 409 || endless.status === 422, String(endless.status))
  })

  it('keeps a wish where the hotel asks for one, with its lines, and tells it in the mail as text', async () => {
    const unasked = await book({ requests: WISH })
    assert.equal((await shown(unasked.body.data.reservation_number)).requests, null)

    await bend({ requests: 'optional' })
    const asked = await book({ requests: WISH })
    const kept = await shown(asked.body.data.reservation_number)
    assert.equal(kept.requests, 'Late, about 21:00\n<img onerror="alert(1)">')
    const mails = await world.database.orm.select().from(emailOutbox)
    const mail = await renderMail('confirmation', mails.at(-1)?.details, 'en')
    assert.match(mail.text, /Your requests: Late, about 21:00\n\s+<img onerror/)
    assert.match(mail.html, /&lt;img onerror/)
    assert.doesNotMatch(mail.html, /<img/)

    const most = '界'.repeat(255)
    assert.equal((await book({ requests: most })).status, 201)
    assert.deepEqual(faults(await book({ requests: `${most}a` })), [['requests', 'errors.tooLong']])
    await bend({ requests: 'required' })
    assert.deepEqual(faults(await book({})), [['requests', 'errors.required']])
    await bend({ requests: 'do_not_ask' })
  })

  it('keeps receipt, offers and referrer where they are asked for', async () => {
    const told = { receipt_title: 'Lan Co.', receipt_unicode: '1234 5678', promotions_opt_in: true }
    const unasked = await shown((await book(told)).body.data.reservation_number)
    assert.deepEqual([unasked.receipt, unasked.promotions_opt_in], [null, false])

    await bend({ receipt_fields: true, promotions_opt_in: true })
    const asked = await shown((await book({ ...told, referrer_code: 'r' })).body.data.reservation_number)
    assert.deepEqual(asked.receipt, { receipt_title: 'Lan Co.', receipt_unicode: '12345678' })
    assert.equal(asked.promotions_opt_in, true)
    const { rows } = (await world.database.orm.execute(
      sql`select tracking from reservation order by id desc limit 1`,
    )) as { rows: { tracking: object }[] } // both drivers answer so
    assert.deepEqual(rows[0]?.tracking, { referrer_code: 'r' })
    assert.deepEqual(faults(await book({ ...told, receipt_unicode: '1234567' })), [
      ['receipt_unicode', 'guest.receiptNumberInvalid'],
    ])
    assert.equal((await shown((await book({})).body.data.reservation_number)).promotions_opt_in, false)
  })

  it('asks for the written name and the address where the hotel’s switches are on', async () => {
    const info = async () =>
      mask((await guest.send(starting.settings, { code: 'shirotsuki' })).body.data, checkoutSettings).guest_info
    assert.deepEqual([(await info()).kanji_name, (await info()).address], ['do_not_ask', 'optional'])
    await bend({ kanji_name_required: true, customer_address_required: true })
    const { kanji_name, postal_code, address } = await info()
    assert.deepEqual([kanji_name, postal_code, address], ['required', 'required', 'required'])
    assert.deepEqual(
      faults(await book({}))?.map(([field]) => field),
      [
        'guest.last_name_kanji',
        'guest.first_name_kanji',
        'guest.postal_code',
        'guest.prefecture_or_state',
        'guest.street_address',
      ],
    )
    await bend({ kanji_name_required: false, customer_address_required: false })
    assert.equal((await book({})).status, 201)
  })

  it('refuses an address no mail reaches, when it is asked about and when it books', async () => {
    const cases = [
      ['taro@refused.example', 3704],
      ['taro@UNDELIVERABLE.example', 3705],
      ['taro@', 3704],
    ] as const
    for (const [email, code] of cases) {
      const { status, body } = await guest.send(emails.verify, { body: { email } })
      assert.deepEqual([status, body.errors[0]?.details.code], [422, code], email)
    }
    const good = await guest.send(emails.verify, { body: { email: TARO.email } })
    assert.deepEqual([good.status, good.body.data], [201, { usable: true }])
    const booked = await book({ guest: { ...TARO, email: 'taro@refused.example' } })
    assert.deepEqual([booked.status, booked.body.errors[0]?.details.code], [422, 3704])
  })
})
