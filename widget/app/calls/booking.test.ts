import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { rooms } from '../../../shared/contract/rooms.ts'
import { reservations } from '../../../shared/contract/reservations.ts'
import { HEADERS } from '../../../shared/headers.ts'
import { firstRoom, openGuest, STAY, TARO } from '../../../test/contract/helpers/guest.ts'
import { HANAKO } from '../../../test/contract/helpers/members.ts'
import { openWorld } from '../../../test/contract/helpers/world.ts'
import type { World } from '../../../test/contract/helpers/world.ts'
import { assertCall, REFUSED, refused } from '../../../test/lib/call-scenes.ts'
import { openCheckout } from '../../../test/lib/widget/open-checkout.tsx'
import { openVisit } from '../../../test/lib/widget/open-visit.ts'
import { assertCarries } from '../../../test/lib/paying.ts'
import { until } from '../../../test/lib/until.ts'
import { selectionAtom } from '../../state/search/selection.ts'
import { criteriaAtom } from '../../state/search/search.ts'
import { keepCredentialsAtom } from '../../state/reservation/updating.ts'

const HOTEL = 1
type Checkout = Awaited<ReturnType<typeof openCheckout>>

describe('a booking asks its server for', () => {
  let world: World
  before(async () => {
    world = await openWorld()
  })
  after(() => world.close())

  const asked = ({ sent }: Checkout, line: string) => sent.filter(({ method, path }) => `${method} ${path}` === line)

  it('the price with the voucher of the search, sold-out extras left aside, and says once that it is used [CALL-024] [CALL-130]', async () => {
    const [PRICE, CONSUME] = ['GET /hotels/1/rooms/price', 'PUT /user/vouchers/STAY-5000/consume']
    const checkout = await openCheckout(world, 'on_site', {
      ways: 1,
      member: HANAKO,
      // Nobody waits for this answer, and nothing of it is shown.
      wire: async (send, { path }) => (path.endsWith('/consume') ? refused() : send()),
    })
    const { store, sees, press, text, page } = checkout
    const codes = { voucher_coupon_code: 'STAY-5000' }
    store.set(criteriaAtom, { ...store.get(criteriaAtom), mode: 'voucher', ...codes })
    await sees('STAY-5000')
    await sees('Do not use it')
    const price = asked(checkout, PRICE).at(-1) ?? assert.fail('no price')
    assert.equal(price.query.get('voucher_coupon_code'), 'STAY-5000')
    assert.equal(price.query.get('include_extra_out_of_stock'), 'true')
    assert.equal(price.query.has('coupon_code'), false)
    assertCarries(price)

    await press('Book, pay at the hotel')
    await sees('We look forward to welcoming you')
    await until(() => asked(checkout, CONSUME).length > 0, 'the call that says it is used')
    const [call, ...more] = asked(checkout, CONSUME)
    assert.ok(call)
    assert.equal(more.length, 0)
    assertCarries(call)
    assert.match(call.headers.get(HEADERS.authorization) ?? '', /^Bearer ./)
    assert.deepEqual([Object.fromEntries(call.query), call.body], [{}, null])
    assert.ok(!text().includes(REFUSED))
    page.leave()
  })

  it('the extras of the stay and its plans, and shows those of the answer or why there are none [CALL-136]', async () => {
    const EXTRAS = 'GET /hotels/1/extras'
    let answer: { name: string }[] = []
    const checkout = await openCheckout(world, 'on_site', {
      ways: 1,
      async wire(send, { path }) {
        const response = await send()
        if (path === '/hotels/1/extras') answer = (await response.clone().json()).data
        return response
      },
    })
    const { store, page, sees } = checkout
    await until(() => answer.length > 0, 'the extras')
    const [{ plan } = assert.fail('no room')] = store.get(selectionAtom)
    const [call] = asked(checkout, EXTRAS)
    assert.deepEqual(Object.fromEntries(call?.query ?? []), { ...STAY, room_plan_codes: plan.room_plan_code })
    for (const { name } of answer) await sees(name)
    page.leave()

    const without = await openCheckout(world, 'on_site', {
      ways: 1,
      wire: async (send, { path }) => (path === '/hotels/1/extras' ? refused() : send()),
    })
    await without.sees(REFUSED)
    without.page.leave()
  })

  it('the codes a stay was booked with [CALL-129]', async () => {
    const guest = await openGuest(world)
    const room = await firstRoom(guest, HOTEL, 'on_site')
    const query = { ...STAY, rooms: [room], payment_type: 'on_site', coupon_code: 'WELCOME10' }
    const { data, meta } = (await guest.send(rooms.price, { hotelId: HOTEL, query })).body
    const body = {
      ...STAY,
      rooms: [room],
      guest: TARO,
      payment: { type: 'on_site' as const },
      extras: [],
      coupon_code: 'WELCOME10',
      quote_id: meta.quote_id,
      total_price: data.total.total_price,
    }
    const booked = await guest.send(
      reservations.create,
      { hotelId: HOTEL, body },
      { [HEADERS.idempotencyKey]: 'codes-of-a-stay' },
    )
    assert.equal(booked.status, 201, JSON.stringify(booked.body))
    const { reservation_number: number } = booked.body.data
    const line = `GET /hotels/1/reservations/${number}/applied_coupon`
    let isRefused = true
    const visit = await openVisit(world, { bend: async (asking) => (isRefused && asking === line ? refused() : null) })
    visit.store.set(keepCredentialsAtom, number, { email: TARO.email })
    visit.go('review', undefined, { confirmationNumber: number })
    await visit.sees(REFUSED)
    isRefused = false
    await visit.press('Try again')
    await visit.sees('WELCOME10')
    const call = visit.sent.findLast((each) => each.line === line) ?? assert.fail(line)
    assertCall(call, { query: { email: TARO.email } }, false)
    visit.close()
  })
})
