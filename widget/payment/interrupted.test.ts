import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'

import { eq, sql } from 'drizzle-orm'

import { reservation } from '../../demo-host/provider/db/schema/booking.ts'
import type { Gateway } from '../../demo-host/provider/gateways/gateway.ts'
import { chargeTable } from '../../demo-host/simulators/gateway/schema.ts'
import { loadTranslate } from '../../locales/load.ts'
import type { Translate } from '../../locales/texts.ts'
import { ONCE_TRIES } from '../../shared/constants.ts'
import { rooms } from '../../shared/contract/rooms.ts'
import { storageKey } from '../../shared/storage-key.ts'
import { openWorld } from '../../test/contract/helpers/world.ts'
import type { World } from '../../test/contract/helpers/world.ts'
import { openVisit } from '../../test/lib/widget/open-visit.ts'
import { anHourLater } from '../../test/lib/an-hour-later.ts'
import { until } from '../../test/lib/until.ts'
import { guestFormAtom, termsAtom } from '../features/checkout/details/form.ts'
import { pickedPaymentAtom } from '../features/checkout/pay/methods.ts'
import { calculationAtom } from '../features/checkout/price/calculation-state.ts'
import { environmentAtom } from '../state/environment.ts'
import { criteriaAtom } from '../state/search/search.ts'
import { selectionAtom } from '../state/search/selection.ts'
import { cardFieldsAtom } from './card.ts'
import { payAtom } from '../features/checkout/pay/new-stay.ts'

const HOTEL = 1
const [PAYS, ASKS, REFUSED] = ['4000000000024242', '4000000000003220', '4000000000003204']
const STAY = { checkin: '2026-11-24', checkout: '2026-11-26' }
const PARTY = { adults: 2, children: 0 }
const TARO = { first_name: 'Taro', last_name: 'Yamada', email: 'taro@example.com', email_again: 'taro@example.com', phone: '09012345678' } // prettier-ignore
const BOOKING = /^POST .*\/reservations$/
const ATTEMPT = /payment_attempts$/

type Bend = NonNullable<Parameters<typeof openVisit>[1]>['bend']
type Visit = Awaited<ReturnType<typeof openVisit>>

/** Nobody hears any more what a page asked that was left. */
const never = new Promise<Response>(() => {})
const leftBeforeAnswer: Bend = async (line, send) => {
  if (!BOOKING.test(line)) return null
  void send()
  return never
}

describe('a booking that a reload of the host page interrupts', () => {
  /** What holds the gateway's answer back. */
  let arrive = Promise.resolve()
  const slow = (real: Gateway): Gateway => ({
    ...real,
    authorize: async (input) => {
      await arrive
      return real.authorize(input)
    },
  })
  let world: World
  let t: Translate
  before(async () => {
    world = await openWorld({ gateway: slow })
    t = await loadTranslate('en', ['paying', 'checkout', 'errors', 'codes'])
    await world.database.orm.execute(sql`update inventory_day set total = 90 where hotel_id = ${HOTEL}`)
  })
  beforeEach(() => anHourLater(world))
  after(() => world.close())

  const counts = async () => [
    await world.database.orm.$count(reservation, eq(reservation.status, 'done')),
    await world.database.orm.$count(chargeTable, eq(chargeTable.state, 'captured')),
  ]

  async function pays(visit: Visit, number: string) {
    const { store } = visit
    store.set(criteriaAtom, { ...store.get(criteriaAtom), ...STAY, rooms: [PARTY] })
    const query = { checkin_date: STAY.checkin, checkout_date: STAY.checkout, rooms: [PARTY], bookable: true }
    const { data } = await store.get(environmentAtom).api(rooms.search, { hotelId: HOTEL, query })
    const lines = data.rooms.flatMap((room) => {
      const plan = room.room_plan.find(({ payment_method: ways }) => ways.includes('credit_card'))
      return plan && room.room_count > 0 ? [{ room, plan, party: PARTY, quantity: 1, type: 'rooms' as const }] : []
    })
    store.set(selectionAtom, lines.slice(0, 1))
    store.set(guestFormAtom, (form) => ({ ...form, ...TARO }))
    store.set(termsAtom, true)
    store.set(pickedPaymentAtom, 'credit_card')
    visit.go('guestDetail')
    await until(() => store.get(calculationAtom).kind === 'ready', () => visit.words()) // prettier-ignore
    store.set(cardFieldsAtom, {
      tokenise: async () => ({
        kind: 'token',
        token: await world.cardToken(number),
        brand: 'visa',
        last4: number.slice(-4),
        expiry: '12/30',
        holder: 'TARO YAMADA',
      }),
      limit: () => undefined,
      stop: () => undefined,
    })
    const sent = visit.called(BOOKING).length
    void store.set(payAtom)
    await until(() => visit.called(BOOKING).length > sent, 'the booking on its way')
  }

  async function interrupted(number: string, bend: Bend) {
    const left = await openVisit(world, { bend })
    await pays(left, number)
    left.close()
  }
  const isOver = () => window.sessionStorage.getItem(storageKey('openAttempt')) === null

  it('is told and not charged again while the gateway is slow, and booked once [PAY-057]', async () => {
    const [booked = NaN, charged = NaN] = await counts()
    let answer = () => {}
    arrive = new Promise((resolve) => (answer = resolve))
    await interrupted(PAYS, leftBeforeAnswer)

    const visit = await openVisit(world)
    await visit.sees(t('paying.openTitle'))
    await visit.sees(/while your payment of \S+ was in progress/)
    await visit.sees(t('checkout.cardEnding', { last4: '4242' }))
    // Wherever the guest turns, nothing else is paid.
    visit.go('result')
    await visit.sees(t('paying.openTitle'))
    assert.equal(visit.root.querySelector('.screen form'), null)

    answer()
    await visit.sees(t('checkout.bookedTitle'))
    await visit.sees('t…o@example.com')
    assert.deepEqual(await counts(), [booked + 1, charged + 1])
    assert.ok(!visit.words().includes(TARO.email))
    await visit.press(t('paying.openOn'))
    await visit.see('.screen form')
    assert.ok(isOver())
    visit.close()
  })

  it('keeps nothing personal in the host page’s storage', async () => {
    await interrupted(PAYS, leftBeforeAnswer)
    const kept = { ...window.sessionStorage, ...window.localStorage } as Record<string, string>
    const open = JSON.parse(kept[storageKey('openAttempt')] ?? 'null') as { value: Record<string, unknown> }
    assert.deepEqual(Object.keys(open.value).sort(), ['at', 'hotel_id', 'key'])
    assert.match(String(open.value['key']), /^[0-9a-f]{32}$/)
    const all = JSON.stringify(kept)
    for (const secret of [TARO.email, TARO.last_name, TARO.phone, '4242']) assert.ok(!all.includes(secret), secret)
    const visit = await openVisit(world)
    await visit.sees(t('checkout.bookedTitle'))
    await visit.press(t('paying.openOn'))
    visit.close()
  })

  it('is refused where the card was, and may be begun again', async () => {
    const before = await counts()
    await interrupted(REFUSED, leftBeforeAnswer)
    const visit = await openVisit(world)
    await visit.sees(t('paying.openRefusedTitle'))
    await visit.sees(t('paying.openRefused'))
    assert.deepEqual(await counts(), before)
    await visit.press(t('paying.openOn'))
    await visit.see('.screen form')
    assert.ok(isOver())
    visit.close()
  })

  it('goes on with the bank’s question, and ends as the bank says', async () => {
    const [booked = NaN, charged = NaN] = await counts()
    await interrupted(ASKS, leftBeforeAnswer)
    const visit = await openVisit(world)
    await visit.sees(t('checkout.bankTitle'))
    await visit.sees(t('checkout.bankTimeLeft'))
    const asked = visit.called(ATTEMPT).at(-1)?.answer as { data: { open: { challenge_url: string } } } // the contract's
    await world.decide(asked.data.open.challenge_url, 'approve')
    await visit.sees(t('checkout.bookedTitle'))
    assert.deepEqual(await counts(), [booked + 1, charged + 1])
    await visit.press(t('paying.openOn'))
    visit.close()
  })

  it('is asked for again where the question has no answer, and nothing else is paid meanwhile', async () => {
    await interrupted(PAYS, leftBeforeAnswer)
    let isCut = true
    const visit = await openVisit(world, {
      bend: async (line) => (isCut && ATTEMPT.test(line) ? Response.json({}, { status: 500 }) : null),
    })
    await visit.sees(t('paying.openSilent'))
    isCut = false
    await visit.sees(t('checkout.bookedTitle'))
    await visit.press(t('paying.openOn'))
    visit.close()
  })

  it('is told by its key where it was sent in another session, which may not send it again (guarantee S10)', async () => {
    const [booked = NaN, charged = NaN] = await counts()
    let answers = 0
    const visit = await openVisit(world, {
      async bend(line, send) {
        if (!BOOKING.test(line)) return null
        if (++answers <= ONCE_TRIES) return send().then(() => Response.json({}, { status: 503 }))
        return Response.json({ errors: [{ title: '', details: { code: 3013 } }] }, { status: 403 })
      },
    })
    await pays(visit, PAYS)
    await visit.sees(t('checkout.unknownTitle'))
    await visit.store.set(payAtom)
    await visit.sees(t('checkout.bookedTitle'))
    assert.deepEqual(await counts(), [booked + 1, charged + 1])
    await visit.press(t('paying.openOn'))
    assert.ok(isOver())
    visit.close()
  })

  it('that never reached the server is told as such, once it can no longer come', async () => {
    const before = await counts()
    let come = (): Promise<Response> => never
    await interrupted(PAYS, async (line, send) => {
      if (!BOOKING.test(line)) return null
      come = send
      return never
    })
    const visit = await openVisit(world)
    await visit.sees(t('paying.openTitle'))
    await visit.sees(t('paying.openRefusedTitle'))
    // It lay in the socket of a process that stood still, say, and goes on now.
    assert.equal((await come()).status, 403)
    assert.deepEqual(await counts(), before)
    await visit.press(t('paying.openOn'))
    assert.ok(isOver())
    visit.close()
  })
})
