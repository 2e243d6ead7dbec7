import { after, before, describe, it } from 'node:test'
import assert from 'node:assert/strict'

import { eq, sql } from 'drizzle-orm'

import { extra, extraDay, reservationExtra } from '../../../demo-host/provider/db/schema/extra.ts'
import { editWorld } from '../../../demo-host/controls/world-edits.ts'
import { DAY_MS } from '../../../shared/constants.ts'
import { extras } from '../../../shared/contract/extras.ts'
import { reservations } from '../../../shared/contract/reservations.ts'
import { rooms } from '../../../shared/contract/rooms.ts'
import type { ChosenExtra } from '../../../shared/model/stay/extra.ts'
import { firstRoom, openGuest, STAY, TARO } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'
import { openWorld } from '../helpers/world.ts'
import type { World } from '../helpers/world.ts'

const HOTEL = 1
const [FIRST, SECOND] = ['2026-11-24', '2026-11-25']
const CHALLENGED = '4000000000003220'

describe('extras at the provider', () => {
  let world: World
  let guest: Guest
  let ids: Record<string, number>
  before(async () => {
    world = await openWorld()
    guest = await openGuest(world)
    const rows = await world.database.orm.select().from(extra).where(eq(extra.hotel_id, HOTEL))
    ids = Object.fromEntries(rows.map(({ code, id }) => [code, id]))
  })
  after(() => world.close())

  const id = (code: string): number => ids[code] ?? assert.fail(`no extra ${code}`)
  const edit = (code: string, change: object) =>
    editWorld(world.database, world.clock, { kind: 'edit_extra', hotel: 'shirotsuki', extra: code, ...change })
  const listed = async (codes: string[] = []) =>
    (await guest.send(extras.list, { hotelId: HOTEL, query: { ...STAY, room_plan_codes: codes } })).body
  const priced = async (chosen: ChosenExtra[], more: object = {}) => {
    const room = await firstRoom(guest, HOTEL, 'on_site')
    const query = { ...STAY, rooms: [room], payment_type: 'on_site', extras: chosen, ...more }
    return guest.send(rooms.price, { hotelId: HOTEL, query })
  }
  let keys = 0
  type Type = 'on_site' | 'credit_card' | 'bank_transfer'
  const book = async (chosen: ChosenExtra[], type: Type = 'on_site', more: object = {}) => {
    const room = await firstRoom(guest, HOTEL, type)
    const query = { ...STAY, rooms: [room], payment_type: type, extras: chosen, include_extra_out_of_stock: true }
    const { data, meta } = (await guest.send(rooms.price, { hotelId: HOTEL, query })).body
    const total_price = data?.total.total_price ?? 0
    const body = { ...STAY, rooms: [room], guest: TARO, payment: { type }, extras: chosen, allow_duplicate: true, quote_id: meta?.quote_id ?? '', total_price } // prettier-ignore
    return guest.book(HOTEL, { ...body, ...more }, `extras-${++keys}`)
  }
  const refusal = ({ body }: { body: { errors?: { details: Record<string, unknown> }[] } }) => {
    const { code, extra_id } = body.errors?.[0]?.details ?? {}
    return [code, extra_id]
  }
  const day = async (code: string, date: string) =>
    (
      await world.database.orm
        .select()
        .from(extraDay)
        .where(eq(extraDay.extra_id, id(code)))
    ).find((row) => row.date === date)

  it('lists what can be ordered with its prices, tax, dates, times, limits and stock [EXTRA-001] [CALL-136]', async () => {
    const { data, meta } = await listed()
    const of = (code: string) => data.find(({ extra_id }) => extra_id === id(code))
    const flowers = of('flowers')
    assert.deepEqual([flowers?.extra_type, flowers?.price, flowers?.price_without_tax], ['generic', 3300, 3000])
    assert.deepEqual([flowers?.min_quantity, flowers?.max_quantity, flowers?.stock], [1, 4, null])
    assert.match(flowers?.photo?.url ?? '', /\/scenes\/flowers-day\.svg$/)
    const bath = of('private-bath')
    assert.deepEqual(bath?.booking_available_dates, [FIRST, SECOND])
    assert.deepEqual(bath?.prices[FIRST], { price: 2750, price_without_tax: 2500 })
    assert.deepEqual(meta.inventory[id('private-bath')], { [FIRST]: 6, [SECOND]: 6 })
    assert.deepEqual(of('cake')?.delivery_times[2], { delivered_at: '20:30', price: 4500, priceWithTax: 4950 })
    assert.equal(of('cake')?.question, 'What shall we write on it?')
    assert.deepEqual([of('lunch-box')?.min_quantity, of('bicycle')?.stock, of('tea-ceremony')?.stock], [2, 1, 0])
    assert.equal(of('calligraphy'), undefined, 'its deadline has passed')
    assert.equal(of('boat'), undefined, 'only a plan has it')
  })

  it('adds them to the price, and takes out and names what is sold out when asked to [EXTRA-008] [EXTRA-010]', async () => {
    const without = (await priced([])).body.data.total
    const chosen = [
      { extra_id: id('flowers'), quantity: 2 },
      { extra_id: id('private-bath'), date: SECOND, quantity: 1 },
    ]
    const { data } = (await priced(chosen)).body
    assert.equal(data.total.total_extra_price, 6600 + 2750)
    assert.equal(data.total.extra_price_without_tax, 6000 + 2500)
    assert.equal(data.total.total_price, without.total_price + 9350)
    assert.equal(data.total.tax, without.tax + 850)
    assert.equal(data.total.remain_amount, data.total.total_price)
    assert.deepEqual(
      data.extras?.map(({ name, quantity, price }) => [name, quantity, price]),
      [
        ['Flowers of the season in your room', 2, 6600],
        ['Private open-air bath, 45 minutes', 1, 2750],
      ],
    )

    const scarce = [...chosen, { extra_id: id('tea-ceremony'), quantity: 1 }]
    assert.deepEqual(refusal(await priced(scarce)), [1105, id('tea-ceremony')])
    const rest = (await priced(scarce, { include_extra_out_of_stock: true })).body.data
    assert.deepEqual(rest.extras_out_of_stock, [id('tea-ceremony')])
    assert.equal(rest.total.total_price, data.total.total_price)
  })

  it('sells the last of them, and no more than that [EXTRA-006]', async () => {
    const bicycles = (quantity: number) => priced([{ extra_id: id('bicycle'), quantity }])
    assert.equal((await listed()).data.find(({ extra_id }) => extra_id === id('bicycle'))?.stock, 1)
    assert.equal((await bicycles(1)).status, 200)
    assert.deepEqual(refusal(await bicycles(2)), [1105, id('bicycle')])
  })

  it('charges nothing for what the plan contains, though it is sold beside it [EXTRA-009]', async () => {
    const query = { ...STAY, rooms: [{ adults: 2, children: 0 }] }
    const { body } = await guest.send(rooms.search, { hotelId: HOTEL, query })
    const [room] = body.data.rooms.flatMap(({ room_type_code, room_plan }) =>
      room_plan
        .filter(({ inclusive_extra_ids }) => inclusive_extra_ids.includes(id('sake')))
        .map(({ room_plan_code }) => ({
          room_type_code,
          room_plan_code,
          quantity: 1,
          party: { adults: 2, children: 0 },
        })),
    )
    assert.ok(room)
    const included = (await listed([room.room_plan_code])).data.filter(({ is_included }) => is_included)
    assert.deepEqual(
      included.map(({ extra_id }) => extra_id),
      [id('sake'), id('boat')],
    )
    assert.equal((await listed()).data.find(({ extra_id }) => extra_id === id('sake'))?.is_included, false)
    const chosen = [{ extra_id: id('sake'), quantity: 1 }]
    const asked = { ...STAY, rooms: [room], extras: chosen }
    const { data } = (await guest.send(rooms.price, { hotelId: HOTEL, query: asked })).body
    assert.equal(data.total.total_extra_price, 0)
    assert.equal((await priced(chosen)).body.data.total.total_extra_price, 3850)
  })

  it('keeps them with the booking: names, days, times, answers, stock and mail', async () => {
    const chosen = [
      { extra_id: id('cake'), quantity: 2, delivered_at: '18:00', answer: 'For Hana' },
      { extra_id: id('private-bath'), date: FIRST, quantity: 2 },
    ]
    const { status, body } = await book(chosen)
    assert.equal(status, 201, JSON.stringify(body))
    assert.equal((await day('private-bath', FIRST))?.sold, 2)
    const { reservation_number: reservationId } = body.data
    await edit('private-bath', { percent: 200 })
    const shown = await guest.send(reservations.show, { hotelId: HOTEL, reservationId, query: { email: TARO.email } })
    await edit('private-bath', { percent: 50 })
    assert.deepEqual(
      shown.body.data.extras?.map(({ name: _name, lang: _lang, question: _question, ...line }) => line),
      [
        { extra_id: id('cake'), date: null, delivered_at: '18:00', quantity: 2, price: 8800, price_without_tax: 8000, answer: 'For Hana' }, // prettier-ignore
        { extra_id: id('private-bath'), date: FIRST, delivered_at: null, quantity: 2, price: 5500, price_without_tax: 5000, answer: null }, // prettier-ignore
      ],
    )
    assert.equal(shown.body.data.total.total_extra_price, 14_300)
  })

  it('holds stock while the bank asks, and gives it back when nobody pays', async () => {
    const token = await world.cardToken(CHALLENGED)
    const card = { token, brand: 'visa' as const, last4: '3220', expiry: '12/30', holder: 'T Y' }
    const payment = { type: 'credit_card', card, return_url: 'http://widget.test/return' }
    const chosen = [{ extra_id: id('bicycle'), quantity: 1 }]
    const { status } = await book(chosen, 'credit_card', { payment })
    assert.equal(status, 201)
    assert.equal((await day('bicycle', FIRST))?.held, 1)
    assert.deepEqual(refusal(await book(chosen, 'credit_card', { payment })), [1105, id('bicycle')])
    await world.outwait()
    const after = await day('bicycle', FIRST)
    assert.deepEqual([after?.held, after?.sold], [0, 0])
    const { data } = await listed()
    assert.equal(data.find(({ extra_id }) => extra_id === id('bicycle'))?.stock, 1)
  })

  it('gives stock back when a transfer does not come in time', async () => {
    const ways = (...payment_options: Type[]) =>
      editWorld(world.database, world.clock, { kind: 'set_payment', hotel: 'shirotsuki', payment_options })
    await ways('on_site', 'credit_card', 'bank_transfer')
    const stay = { checkin_date: '2026-12-08', checkout_date: '2026-12-09' }
    const room = await firstRoom(guest, HOTEL, 'bank_transfer')
    const chosen = [{ extra_id: id('private-bath'), date: stay.checkin_date, quantity: 2 }]
    const query = { ...stay, rooms: [room], payment_type: 'bank_transfer' as const, extras: chosen }
    const { data, meta } = (await guest.send(rooms.price, { hotelId: HOTEL, query })).body
    const before = await day('private-bath', stay.checkin_date)
    const body = { ...stay, rooms: [room], guest: TARO, payment: { type: 'bank_transfer' as const }, extras: chosen, quote_id: meta.quote_id, total_price: data.total.total_price } // prettier-ignore
    const booked = await guest.book(HOTEL, body, `extras-${++keys}`)
    assert.equal(booked.status, 201, JSON.stringify(booked.body))
    assert.equal((await day('private-bath', stay.checkin_date))?.sold, Number(before?.sold) + 2)
    const start = world.clock.now()
    world.clock.advance(8 * DAY_MS)
    await world.provider.jobs.sweep()
    assert.deepEqual(await day('private-bath', stay.checkin_date), before)
    world.clock.advance(start - world.clock.now())
    await ways('on_site', 'credit_card')
    guest = await openGuest(world) // eight days outlast a session
  })

  it('never sells more than there are, however many come at once', async () => {
    await edit('private-bath', { left: 1 })
    const before = await day('private-bath', SECOND)
    const answers = await Promise.all(
      Array.from({ length: 3 }, () => book([{ extra_id: id('private-bath'), date: SECOND, quantity: 1 }])),
    )
    assert.deepEqual(answers.map(({ status }) => status).toSorted(), [201, 409, 409])
    assert.equal((await day('private-bath', SECOND))?.sold, before?.total)
    await edit('private-bath', { left: 6 })
  })

  it('refuses with the code and the extra it is about [EXTRA-005]', async () => {
    const wrong: [ChosenExtra, number][] = [
      [{ extra_id: 9, quantity: 1 }, 1100],
      [{ extra_id: id('calligraphy'), quantity: 1 }, 1101],
      [{ extra_id: id('lunch-box'), quantity: 1 }, 1102],
      [{ extra_id: id('lunch-box'), quantity: 5 }, 1102],
      [{ extra_id: id('private-bath'), quantity: 1 }, 1102],
      [{ extra_id: id('cake'), quantity: 1 }, 1102],
      [{ extra_id: id('flowers'), quantity: 2, price: 1 }, 1103],
      [{ extra_id: id('tea-ceremony'), quantity: 1 }, 1105],
      [{ extra_id: id('boat'), quantity: 1 }, 1106],
      [{ extra_id: id('private-bath'), date: '2026-11-26', quantity: 1 }, 1106],
    ]
    // From two to four at a time.
    for (const quantity of [2, 4]) assert.equal((await book([{ extra_id: id('lunch-box'), quantity }])).status, 201)
    for (const [chosen, code] of wrong) assert.deepEqual(refusal(await book([chosen])), [code, chosen.extra_id])
    const many = [FIRST, SECOND].map((date) => ({ extra_id: id('private-bath'), date, quantity: 3 }))
    assert.deepEqual(refusal(await book(many)), [1104, id('private-bath')])

    const flowers = [{ extra_id: id('flowers'), quantity: 1 }]
    await edit('flowers', { active: false })
    assert.deepEqual(refusal(await book(flowers)), [1106, id('flowers')])
    await edit('flowers', { active: true })
    assert.equal((await book(flowers)).status, 201)
    assert.equal(await world.database.orm.$count(reservationExtra, sql`extra_id = ${id('flowers')}`), 1)
  })

  it('keeps the quoted price of an extra, and asks again when the quote is over', async () => {
    const room = await firstRoom(guest, HOTEL, 'on_site')
    const chosen = [{ extra_id: id('lunch-box'), quantity: 2, price: 3240 }]
    const query = { ...STAY, rooms: [room], payment_type: 'on_site', extras: chosen }
    const { data, meta } = (await guest.send(rooms.price, { hotelId: HOTEL, query })).body
    await edit('lunch-box', { percent: 200 })
    const body = { ...STAY, rooms: [room], guest: TARO, payment: { type: 'on_site' as const }, extras: chosen, allow_duplicate: true, quote_id: meta.quote_id, total_price: data.total.total_price } // prettier-ignore
    assert.equal((await guest.book(HOTEL, body, 'extras-quoted-1')).status, 201)
    world.clock.advance(31 * 60_000)
    assert.deepEqual(refusal(await guest.book(HOTEL, body, 'extras-quoted-2')), [1103, id('lunch-box')])
    const untold = { ...body, extras: [{ extra_id: id('lunch-box'), quantity: 2 }] }
    const late = await guest.book(HOTEL, untold, 'extras-quoted-3')
    assert.equal(late.body.errors[0]?.details.total_price, body.total_price + 3240)
  })

  it('says every price in a second currency too, and one that nobody knows is no wish', async () => {
    const inDollars = async (mcp_currency: string) =>
      (await guest.send(extras.list, { hotelId: HOTEL, query: { ...STAY, mcp_currency } })).body
    const { data, meta } = await inDollars('USD')
    assert.equal(meta.mcp_currency, 'USD')
    const chosen = [
      { extra_id: id('flowers'), quantity: 2 },
      { extra_id: id('private-bath'), quantity: 1, date: FIRST },
    ]
    const price = (await priced(chosen, { mcp_currency: 'USD' })).body
    const { total_price, mcp_total_price } = price.data.total
    const rate = (mcp_total_price?.cents ?? 0) / total_price
    const isSame = (amount: number, second: { cents: number } | undefined, what: string) =>
      assert.ok(second && Math.abs(second.cents - amount * rate) <= 1, `${what}: ${amount}, ${second?.cents}`)
    for (const extra of data) {
      isSame(extra.price, extra.mcp_price, extra.name)
      for (const [date, one] of Object.entries(extra.prices)) isSame(one.price, one.mcp_price, `${extra.name} ${date}`)
      for (const time of extra.delivery_times) isSame(time.priceWithTax, time.mcp_priceWithTax, time.delivered_at)
    }
    assert.ok(data.some((extra) => Object.keys(extra.prices).length > 0))
    assert.ok(data.some((extra) => extra.delivery_times.length > 0))
    assert.equal(price.data.extras?.length, 2)
    for (const line of price.data.extras ?? []) isSame(line.price, line.mcp_price, line.name)

    const { quote_id, exchange_rate_version } = price.meta
    const seen = { quote_id, total_price, mcp_currency: 'USD', exchange_rate_version }
    const reservationId = (await book(chosen, 'on_site', seen)).body.data.reservation_number
    const query = { email: TARO.email }
    const booked = (await guest.send(reservations.show, { hotelId: HOTEL, reservationId, query })).body.data
    assert.deepEqual([booked.mcp_currency, booked.extras?.length], ['USD', 2])
    for (const line of booked.extras ?? []) isSame(line.price, line.mcp_price, line.name)

    const plain = await inDollars('ZZZ')
    assert.equal(plain.meta.mcp_currency, null)
    assert.ok(plain.data.every(({ mcp_price }) => mcp_price === undefined))
  })
})
