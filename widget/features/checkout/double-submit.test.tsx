import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { eq, sql } from 'drizzle-orm'

import { reservation } from '../../../demo-host/provider/db/schema/booking.ts'
import { chargeTable } from '../../../demo-host/simulators/gateway/schema.ts'
import { openWorld } from '../../../test/contract/helpers/world.ts'
import type { World } from '../../../test/contract/helpers/world.ts'
import { openWithCard } from '../../../test/lib/paying.ts'
import { HOTEL } from '../../../test/lib/widget/open-checkout.tsx'
import { until } from '../../../test/lib/until.ts'
import { environmentAtom } from '../../state/environment.ts'
import { routeAtom } from '../../state/navigation/navigation.ts'
import { selectionAtom } from '../../state/search/selection.ts'
import { paymentAtom } from '../../payment/attempt.ts'
import { standingPriceAtom } from './price/calculation.ts'
import { calculationAtom } from './price/calculation-state.ts'
import { payAtom, resumePaymentAtom } from './pay/new-stay.ts'

type Checkout = Awaited<ReturnType<typeof openWithCard>>
type Wire = Parameters<Checkout['spoil']>[0]

const isBooking = ({ method, path }: { method: string; path: string }) =>
  method === 'POST' && path.endsWith('/reservations')

/** What goes wrong with the first answers to the booking; the work may have been done all the same. */
function badWire(bad: (send: () => Promise<Response>) => Promise<Response>, times: number): Wire {
  let left = times
  return (send, request) => (isBooking(request) && left-- > 0 ? bad(send) : send())
}
const refused = (status: number, headers = {}) => Promise.resolve(new Response('{}', { status, headers }))
async function lost(send: () => Promise<Response>): Promise<Response> {
  await send()
  throw new TypeError('the connection ended')
}

/** All the ways in which guests and networks send twice; each asks until the guest sees the confirmation. */
const WAYS: Record<string, (checkout: Checkout) => Promise<void>> = {
  'a double click': async ({ press }) => {
    await press(/^Pay/)
    await press(/^Pay/)
  },
  'Enter while the button is pressed': async ({ press, page }) => {
    await press(/^Pay/)
    for (let times = 0; times < 3; times++)
      page.act(() =>
        page.one('form').dispatchEvent(new page.view.Event('submit', { bubbles: true, cancelable: true }) as never),
      ) // happy-dom's own event type
  },
  'the verb itself, ten times at once': async ({ store }) => {
    await Promise.all(Array.from({ length: 10 }, () => store.set(payAtom)))
  },
  'a lost answer': async ({ press, spoil }) => {
    spoil(badWire(lost, 1))
    await press(/^Pay/)
  },
  'an answer that stays lost, and asking again': async ({ press, spoil, sees }) => {
    spoil(badWire(lost, 4))
    await press(/^Pay/)
    await sees('We do not know yet')
    await press('Check again')
  },
  'a 429': async ({ press, spoil }) => {
    spoil(badWire(() => refused(429, { 'retry-after': '1' }), 1))
    await press(/^Pay/)
  },
  'a 503 that lasts, and asking again': async ({ press, spoil, sees }) => {
    spoil(badWire(() => refused(503), 4))
    await press(/^Pay/)
    await sees('Check again')
    await press('Check again')
  },
  'a reload while nobody knows': async ({ store, press, spoil, sees }) => {
    spoil(badWire(lost, 4))
    await press(/^Pay/)
    await sees('We do not know yet')
    store.set(paymentAtom, { kind: 'idle' }) // memory is gone, what the browser keeps is not
    store.set(resumePaymentAtom)
    await press('Check again')
  },
  'a network that is slow, and a second press': async ({ press, spoil }) => {
    let arrive = () => {}
    const isUnderWay = new Promise<void>((resolve) => (arrive = resolve))
    spoil(badWire((send) => isUnderWay.then(send), 1))
    await press(/^Pay/)
    await press(/^Pay/)
    arrive()
  },
  'the way back, and the page as the browser kept it': async ({ store, press }) => {
    const kept = store.get(selectionAtom)
    await press(/^Pay/)
    await until(() => store.get(routeAtom).id === 'confirmation', 'the confirmation')
    store.get(environmentAtom).location.back()
    await until(() => store.get(routeAtom).id === 'result', 'the results')
    assert.deepEqual([kept.length, store.get(selectionAtom).length], [1, 0])
    await store.set(payAtom)
    store.get(environmentAtom).location.navigate('/booking/result')
  },
}

describe('a booking sent twice', () => {
  let world: World
  before(async () => {
    world = await openWorld()
    await world.database.orm.execute(sql`update inventory_day set total = 90 where hotel_id = ${HOTEL.id}`)
  })
  after(() => world.close())
  const counts = async () => [
    await world.database.orm.$count(reservation, eq(reservation.status, 'done')),
    await world.database.orm.$count(chargeTable, eq(chargeTable.state, 'captured')),
  ]

  const toPay = () => openWithCard(world)

  for (const [way, send] of Object.entries(WAYS))
    it(`by ${way} is one reservation and one charge [GUEST-027] [PAY-057]`, async () => {
      const [booked = NaN, charged = NaN] = await counts()
      const checkout = await toPay()
      await send(checkout)
      const { store, posts } = checkout
      await until(() => ['confirmation', 'result'].includes(store.get(routeAtom).id), 'the end of it')
      assert.deepEqual(await counts(), [booked + 1, charged + 1])
      assert.equal(new Set(posts().map(({ key }) => key)).size, 1, 'one attempt has one key')
    })

  it('by two tabs is booked by one, and by the other as well where its guest says so', async () => {
    const [booked = NaN, charged = NaN] = await counts()
    const tabs = [await toPay(), await toPay()]
    for (const { press } of tabs) await press(/^Pay/)
    const isBooked = ({ store }: Checkout) => store.get(routeAtom).id === 'confirmation'
    const isAsked = ({ store }: Checkout) => store.get(paymentAtom).kind === 'refused'
    await until(() => tabs.some(isBooked) && tabs.some(isAsked), 'one booking and one question')
    assert.deepEqual(await counts(), [booked + 1, charged + 1])
    await tabs.find(isAsked)?.press('Book it again')
    for (const tab of tabs) await until(() => isBooked(tab), 'the confirmation')
    assert.deepEqual(await counts(), [booked + 2, charged + 2])
    assert.equal(new Set(tabs.flatMap(({ posts }) => posts().map(({ key }) => key))).size, 3)
  })

  describe('or cut off', () => {
    const STEPS = {
      'the price': '/rooms/price',
      'the rooms': '/rooms/availability',
      'the booking': '/reservations',
    }
    for (const [step, path] of Object.entries(STEPS))
      it(`at ${step} keeps everything, and the next press books once`, async () => {
        const [booked = NaN, charged = NaN] = await counts()
        const checkout = await toPay()
        const { store, spoil, press, sent } = checkout
        await until(() => store.get(standingPriceAtom) !== null, 'the price')
        const asked = sent.length
        let isCut = true
        spoil((send, request) =>
          isCut && request.path.endsWith(path) ? Promise.reject(new TypeError('no network')) : send(),
        )
        store.set(calculationAtom, { kind: 'loading', before: null }) // so that the price is asked for too
        await press(/^Pay/)
        await until(() => sent.slice(asked).some((request) => request.path.endsWith(path)), 'the cut')
        await until(() => store.get(paymentAtom).kind !== 'busy', 'an end')
        isCut = false
        await store.set(payAtom)
        await until(() => store.get(routeAtom).id === 'confirmation', 'the confirmation')
        assert.deepEqual(await counts(), [booked + 1, charged + 1])
      })
  })
})
