import { after, before, describe, it } from 'node:test'
import assert from 'node:assert/strict'

import { payments } from '../../../shared/contract/payments.ts'
import { chargeTable } from '../../../demo-host/simulators/gateway/schema.ts'
import type { Gateway } from '../../../demo-host/provider/gateways/gateway.ts'
import { firstRoom, openGuest, TARO } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'
import { openWorld, ORIGINS } from '../helpers/world.ts'
import type { World } from '../helpers/world.ts'
import { until } from '../../lib/until.ts'

const HOTEL = 1
const [PAYS, ASKS, REFUSED] = ['4000000000024242', '4000000000003220', '4000000000003204']

describe('what became of a booking, by its key alone', () => {
  let arrive = Promise.resolve()
  const slow = (real: Gateway): Gateway => ({
    ...real,
    authorize: async (input) => {
      await arrive
      return real.authorize(input)
    },
  })
  let world: World
  let guest: Guest
  /** Whoever comes back after a reload: another session. */
  let later: Guest
  before(async () => {
    world = await openWorld({ gateway: slow })
    guest = await openGuest(world)
    later = await openGuest(world)
  })
  after(() => world.close())

  async function byCard(number: string) {
    const room = await firstRoom(guest, HOTEL, 'credit_card')
    const token = await world.cardToken(number)
    const card = { token, brand: 'visa' as const, last4: number.slice(-4), expiry: '12/30', holder: 'TARO YAMADA' }
    const payment = { type: 'credit_card' as const, card, return_url: `${ORIGINS.widget}/return` }
    return guest.booking(HOTEL, 'credit_card', [room], { payment })
  }
  const ask = async (key: string, hotelId = HOTEL, is_last = false) =>
    (await later.send(payments.attempt, { hotelId, query: { key, is_last } })).body.data
  const NOBODY = { state: 'none', charge: null, masked_email: null, code: null, open: null }

  it('is nothing where none was sent, or to another hotel [PAY-057]', async () => {
    assert.deepEqual(await ask('never-sent'), NOBODY)
    await guest.book(HOTEL, await byCard(PAYS), 'of-this-hotel')
    assert.deepEqual(await ask('of-this-hotel', 2), NOBODY)
  })

  it('stays nothing once its guest was told so, however late the booking comes (guarantee W9)', async () => {
    const body = await byCard(PAYS)
    const charges = () => world.database.orm.$count(chargeTable)
    const before = await charges()
    assert.deepEqual(await ask('came-too-late', HOTEL, true), NOBODY)
    for (const who of [guest, later]) {
      const { status, body: told } = await who.book(HOTEL, body, 'came-too-late')
      assert.ok([403, 422].includes(status), JSON.stringify(told))
    }
    assert.deepEqual([await ask('came-too-late'), await charges()], [NOBODY, before])
    const { body: booked } = await guest.book(HOTEL, body, 'came-after-that')
    assert.equal(booked.data.status, 'done')
    assert.equal((await ask('came-after-that', HOTEL, true)).state, 'booked')
  })

  it('is the sum, the end of the card and a masked address once it is booked, whoever asks', async () => {
    const body = await byCard(PAYS)
    const { body: booked } = await guest.book(HOTEL, body, 'was-booked')
    const answer = await ask('was-booked')
    assert.deepEqual(answer, {
      state: 'booked',
      charge: { amount: body.total_price, currency: 'JPY', last4: '4242' },
      masked_email: 't…o@example.com',
      code: null,
      open: null,
    })
    const told = JSON.stringify(answer)
    for (const secret of [booked.data.token, booked.data.reservation_number, TARO.email, TARO.last_name])
      assert.ok(!told.includes(secret), secret)
  })

  it('is on its way while the gateway has not answered, and booked once it has', async () => {
    let answer = () => {}
    arrive = new Promise((resolve) => (answer = resolve))
    const body = await byCard(PAYS)
    const sent = guest.book(HOTEL, body, 'a-slow-one')
    let now = await ask('a-slow-one')
    await until(async () => (now = await ask('a-slow-one')).state !== 'none', 'the held room')
    assert.deepEqual([now.state, now.charge?.amount, now.open], ['running', body.total_price, null])
    answer()
    await sent
    assert.equal((await ask('a-slow-one')).state, 'booked')
  })

  it('has the bank’s question while that stands, and what came of it', async () => {
    const { body: asked } = await guest.book(HOTEL, await byCard(ASKS), 'was-asked')
    const { open } = await ask('was-asked')
    assert.equal(open?.transaction_id, asked.data.transaction?.id)
    assert.equal(open?.reservation_number, asked.data.reservation_number)
    assert.ok(open?.challenge_url)
    await world.decide(open.challenge_url, 'fail')
    const { state, code, charge, open: after } = await ask('was-asked')
    assert.deepEqual([state, code, charge?.last4, after], ['refused', 3006, '3220', null])
  })

  it('is refused with its code where the card was, and none where no room was left to hold', async () => {
    await guest.book(HOTEL, await byCard(REFUSED), 'was-refused')
    const { state, code } = await ask('was-refused')
    assert.deepEqual([state, code], ['refused', 3204])
    const body = await byCard(PAYS)
    await guest.book(HOTEL, { ...body, total_price: body.total_price + 1 }, 'another-price')
    assert.deepEqual(await ask('another-price'), NOBODY)
  })

  it('is no payment where nothing is charged while booking', async () => {
    const body = await guest.booking(HOTEL, 'on_site', [await firstRoom(guest, HOTEL, 'on_site')])
    await guest.book(HOTEL, body, 'at-the-hotel')
    const { state, charge } = await ask('at-the-hotel')
    assert.deepEqual([state, charge], ['booked', null])
  })
})
