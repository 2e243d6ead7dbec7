import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { and, eq, sql } from 'drizzle-orm'

import { reservation } from '../../../demo-host/provider/db/schema/booking.ts'
import { payment } from '../../../demo-host/provider/db/schema/money.ts'
import { chargeTable } from '../../../demo-host/simulators/gateway/schema.ts'
import { BOOK, callsTo } from '../helpers/calls.ts'
import { BOTH_WAYS, journey, PAYS, TARO } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'

const { world, guest } = journey()
const RESERVATIONS = '/hotels/:hotelId/reservations'
const POST = { path: RESERVATIONS, method: 'POST' } as const

/** Whoever books is known by the e-mail, and so are the charges of theirs: several guests stand in a row of their own. */
async function counts(email: string) {
  const { orm } = world().database
  const [row] = await orm
    .select({
      booked: sql<number>`count(distinct ${reservation.id})::int`,
      charged: sql<number>`count(distinct ${chargeTable.id})::int`,
    })
    .from(reservation)
    .leftJoin(payment, eq(payment.reservation_id, reservation.id))
    .leftJoin(chargeTable, and(eq(chargeTable.reference, payment.id), eq(chargeTable.state, 'captured')))
    .where(and(eq(reservation.status, 'done'), sql`${reservation.guest} ->> 'email' = ${email}`))
  return row
}

type Way = (taro: Guest) => Promise<unknown>
const payButton = ({ at, t }: Guest) => {
  const [before = ''] = t('checkout.payAndBook', { sum: '§' }).split('§')
  return at.getByRole('button', { name: new RegExp(`^${before}`) }).first()
}
const isSent = ({ page }: Guest) =>
  page.waitForRequest((request) => request.method() === 'POST' && BOOK.test(new URL(request.url()).pathname))
const again = (taro: Guest) => taro.button(taro.t('checkout.askAgain')).click()
const slow = (delay_ms: number) => world().nextAnswer({ ...POST, delay_ms })

const WAYS: Record<string, Way> = {
  'a double click': (taro) => payButton(taro).dblclick(),
  'Enter twice': async (taro) => {
    await slow(500)
    await payButton(taro).focus()
    await taro.page.keyboard.press('Enter')
    await taro.page.keyboard.press('Enter')
  },
  'a slow network and an impatient guest': async (taro) => {
    await slow(1500)
    const button = payButton(taro)
    for (let times = 0; times < 4; times++) await button.click({ force: true })
  },
  'a reload while it is sent': async (taro) => {
    await slow(2500)
    const sent = isSent(taro)
    await taro.pay()
    await sent
    await taro.page.reload()
    await again(taro)
  },
  'the way back while it is sent, and forward again': async (taro) => {
    await slow(2500)
    const sent = isSent(taro)
    await taro.pay()
    await sent
    await taro.page.goBack()
    await taro.page.goForward()
  },
  'a lost answer': async (taro) => {
    await world().nextAnswer({ ...POST, drop: true, after: true, times: 2 })
    await taro.pay()
  },
  'a 429': async (taro) => {
    await world().nextAnswer({ ...POST, status: 429, headers: { 'retry-after': '1' } })
    await taro.pay()
  },
  'a 503 that lasts': async (taro) => {
    await world().nextAnswer({ ...POST, status: 503, times: 4 })
    await taro.pay()
    await again(taro)
  },
}

describe('a booking that is sent twice (guarantee W10)', () => {
  async function toPay(name: string, beside?: Guest) {
    const email = `${name.replaceAll(/\W+/g, '-').toLowerCase()}@guest.example`
    const taro = await guest(beside && { beside })
    await taro.openResults()
    await taro.choose(BOTH_WAYS)
    await taro.toDetails()
    await taro.introduce({ ...TARO, email, email_again: email })
    await taro.toPayment()
    await taro.fillCard(PAYS)
    return { taro, email }
  }

  for (const [name, way] of Object.entries(WAYS))
    it(`by ${name} is one reservation and one charge [GUEST-027] [PAY-057]`, async () => {
      const since = await world().lastCall()
      const { taro, email } = await toPay(name)
      await way(taro)
      await taro.confirmed()
      assert.deepEqual(await counts(email), { booked: 1, charged: 1 })
      const keys = (await callsTo(world(), 'POST', BOOK, since)).map(({ headers }) => headers['idempotency-key'])
      assert.equal(new Set(keys).size, 1, 'one attempt has one key')
      await world().clearAnswers()
      await taro.page.close()
    })

  it('by two tabs is what each of them sent, once, and asked about in the second [GUEST-027]', async () => {
    const { taro: first, email } = await toPay('first tab')
    const { taro: second, email: other } = await toPay('second tab', first)
    await Promise.all([first.pay(), second.pay()])
    const { t } = first
    const question = (tab: Guest) => tab.see(t('paying.duplicateQuestion')).then(() => tab)
    const isAsked = await Promise.any([question(first), question(second)])
    const isBooked = isAsked === first ? second : first
    const number = await isBooked.confirmed()
    await isAsked.see(number)
    assert.equal(((await counts(email))?.charged ?? NaN) + ((await counts(other))?.charged ?? NaN), 1)
    await isAsked.button(t('paying.duplicateBook')).click()
    assert.notEqual(await isAsked.confirmed(), number)
    assert.deepEqual(
      [await counts(email), await counts(other)],
      [
        { booked: 1, charged: 1 },
        { booked: 1, charged: 1 },
      ],
    )
    await first.page.context().close()
  })

  it('by the page as the browser kept it stays booked once, and its payment is not offered again [PAY-057]', async () => {
    const { taro, email } = await toPay('kept page')
    await taro.pay()
    const number = await taro.confirmed()
    await taro.page.goto('about:blank')
    await taro.page.goBack()
    assert.equal(await taro.confirmed(), number)
    await taro.page.goBack()
    await taro.page.waitForLoadState()
    assert.equal(await payButton(taro).count(), 0)
    assert.deepEqual(await counts(email), { booked: 1, charged: 1 })
    await taro.page.close()
  })
})
