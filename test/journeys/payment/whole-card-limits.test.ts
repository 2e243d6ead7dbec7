import assert from 'node:assert/strict'
import { afterEach, describe, it } from 'node:test'

import { eq, sql } from 'drizzle-orm'

import { reservation } from '../../../demo-host/provider/db/schema/booking.ts'
import { hotel } from '../../../demo-host/provider/db/schema/hotel.ts'
import { payment } from '../../../demo-host/provider/db/schema/money.ts'
import { moveStock } from '../../../demo-host/provider/inventory/stock.ts'
import { chargeTable } from '../../../demo-host/simulators/gateway/schema.ts'
import { money } from '../../../shared/rules/money/money.ts'
import { bendSettings } from '../../lib/bent/bent-settings.ts'
import { until } from '../../lib/until.ts'
import { BOOK, callsTo } from '../helpers/calls.ts'
import { ASKS, journey, PAYS, TARO } from '../helpers/guest.ts'
import type { Guest, Person } from '../helpers/guest.ts'
import { START } from '../helpers/managing.ts'
import { assertWell } from '../helpers/well.ts'

const { world, guest } = journey()

/** A house whose plans are paid in one way each. */
const HOUSE = { code: 'hotori' }
const NIGHTS = ['2026-11-24', '2026-11-25'] as const
const STAY = { checkin: NIGHTS[0], checkout: '2026-11-26' }
const [BY_CARD, GUARANTEED] = ['By card', 'Held by your card']
const JCB = '3530000000063530'
const MASTER = '5200000000034444'
const LIMIT = 1_000_000
/** Where the widget asks what the bank said. */
const TRANSACTION = /\/tripla_pay\/transactions\//
const yen = (amount: number) => money({ amount, currency: 'JPY' }, 'en')

afterEach(() => world().clearAnswers())

/** From the results to the ways of paying. */
async function toPayment(taro: Guest, plan = BY_CARD, person: Person = TARO) {
  await taro.openResults({ ...HOUSE, ...STAY })
  await taro.choose(plan)
  await taro.toDetails()
  await taro.introduce(person)
  await taro.toPayment()
}
const marks = ({ at }: Guest) => at.locator('.pays').first().locator('> *').allInnerTexts()
const posts = async (since: number) => (await callsTo(world(), 'POST', BOOK, since)).length

/** What every room of the plan costs in each of the two nights; whoever was told another price hears of it. */
async function ask(rates: readonly [number, number]) {
  const { orm } = world().database
  for (const [index, night] of NIGHTS.entries())
    await orm.execute(sql`update rate_day set rates_gross = array(select ${rates[index]}::bigint from unnest(rates_gross))
      where night = ${night} and room_plan_id in (select p.id from room_plan p join hotel_plan h on h.id = p.hotel_plan_id
        where h.code = 'card-only' and h.hotel_id in (select id from hotel where code = ${HOUSE.code}))`)
  const rate_version = sql`${hotel.rate_version} + 1`
  await orm.update(hotel).set({ rate_version }).where(eq(hotel.code, HOUSE.code))
}

describe('a guest over the limits of cards', () => {
  it('pays a million yen by Visa, and one yen more by JCB alone', async () => {
    await ask([LIMIT / 2, LIMIT / 2])
    const ana = await guest()
    await toPayment(ana)
    assert.equal(await ana.total(), yen(LIMIT))
    for (const mark of ['VISA', 'Mastercard', 'JCB']) assert.ok((await marks(ana)).includes(mark), mark)
    const note = ana.t('checkout.capNote', { limit: yen(LIMIT) })
    assert.equal(await ana.at.getByText(note).count(), 0)
    await ana.fillCard(PAYS)
    await ana.pay()
    await ana.confirmed()
    await ana.see(ana.t('booked.by', { what: ana.t('booked.paid'), by: 'VISA 4242' }))
    assert.equal(await ana.total(), yen(LIMIT))
    await ana.page.close()

    await ask([LIMIT / 2, LIMIT / 2 + 1])
    const ben = await guest({ width: 390 })
    await toPayment(ben, BY_CARD, { ...TARO, email: 'ben@guest.example', email_again: 'ben@guest.example' })
    assert.equal(await ben.total(), yen(LIMIT + 1))
    await ben.see(note)
    const offered = await marks(ben)
    assert.deepEqual([offered.includes('VISA'), offered.includes('Mastercard'), offered.includes('JCB')], [false, false, true]) // prettier-ignore
    await assertWell(ben, 'above the limit')
    const since = await world().lastCall()
    for (const refused of [PAYS, MASTER]) {
      await ben.fillCard(refused)
      await ben.pay()
      await (await ben.cardFields()).locator('#number[aria-invalid="true"]').waitFor()
      // The number is refused when it is left, before the button is pressed, and what the press came to is to be known, too.
      await ben.at.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' })
    }
    assert.equal(await posts(since), 0)
    await ben.fillCard(JCB)
    await ben.pay()
    await ben.confirmed()
    await ben.see(ben.t('booked.by', { what: ben.t('booked.paid'), by: 'JCB 3530' }))
    assert.equal(await posts(since), 1)
    await ben.page.close()
  })

  it('reads, while the payment provider is at work, what cannot be used until when', async () => {
    const from = '2026-11-01T08:00:00+09:00'
    // A few minutes after the guest looks: what they filled in is kept longer than that.
    const to = '2026-11-01T09:05:00+09:00'
    const methods = ['on_site_credit_card_required']
    await bendSettings(world(), { payment_maintenance: [{ from, to, brands: ['visa', 'master'], methods }] }, { ...HOUSE, times: 9 }) // prettier-ignore
    const cem = await guest()
    const { page, t, at } = cem
    await page.clock.setFixedTime(START)
    await toPayment(cem, GUARANTEED)
    const banner = at.locator('.banner').filter({ hasText: t('paying.workText') })
    await banner.waitFor()
    const told = await banner.innerText()
    for (const words of ['8:00', '9:05', 'VISA', 'Mastercard', t('checkout.cardGuarantee')])
      assert.ok(told.includes(words), `${words} in ${told}`)
    const way = at.getByRole('radio', { name: new RegExp(`^${t('checkout.cardGuarantee')}`) })
    assert.equal((await way.isDisabled()) || (await way.getAttribute('aria-disabled')) === 'true', true)
    assert.ok(!(await marks(cem)).includes('VISA'))
    await assertWell(cem, 'the payment provider at work')

    // The first moment after it.
    await page.clock.setFixedTime(Date.parse(to))
    await page.reload()
    await cem.seeTitle(t('checkout.howToPay'))
    await way.check()
    await at.frameLocator('.card-place iframe').locator('#number').waitFor()
    assert.equal(await banner.count(), 0)
    assert.ok((await marks(cem)).includes('VISA'))
    await page.close()
  })

  it('gets all of it back when the room was gone before the bank said yes, and is led to others', async () => {
    await ask([30_000, 30_000])
    const dan = await guest({ width: 390 })
    const { page, t } = dan
    await toPayment(dan)
    await dan.fillCard(ASKS)
    await dan.pay()
    await dan.seeTitle(t('checkout.bankTitle'))
    // What the quarter of an hour cannot rule out: the hotel's side gives up while the bank says yes, and only then is asked.
    const { orm } = world().database
    const danCharge = async () =>
      (
        await orm
          .select()
          .from(chargeTable)
          .where(eq(chargeTable.last4, ASKS.slice(-4)))
      )[0]
    let taken = () => {}
    const moneyTaken = new Promise<void>((resolve) => (taken = resolve))
    await page.route(TRANSACTION, (route) => moneyTaken.then(() => route.continue()))
    await page.waitForRequest(TRANSACTION)
    await orm.update(payment).set({ state: 'cancelled' }).where(eq(payment.state, 'pre_3d_secure'))
    const [held] = await orm
      .update(reservation)
      .set({ status: 'cancelled', hold_expires_at: null })
      .where(eq(reservation.status, 'payment_pending'))
      .returning()
    assert.ok(held)
    await moveStock(orm, held.id, 'released')
    await dan.answerBank('approve')
    await until(async () => (await danCharge())?.captured_amount === 60_000, 'the bank takes the money')
    taken()
    await dan.see(t('errors.1105'))
    await dan.see(t('fail.moneyRefund'))
    await dan.see(t('fail.onItsWayBack', { sum: yen(60_000) }))
    await assertWell(dan, 'the room is gone')
    const given = await danCharge()
    assert.deepEqual([given?.captured_amount, given?.refunded_amount], [60_000, 60_000])

    await dan.button(t('fail.seeOtherRooms')).click()
    await dan.at.locator('.plans').first().waitFor()
    const asked = new URL(page.url()).searchParams
    assert.deepEqual([asked.get('checkin'), asked.get('checkout')], Object.values(STAY))
    await page.close()
  })
})
