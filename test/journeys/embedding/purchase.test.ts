import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { sql } from 'drizzle-orm'

import { hotel } from '../../../demo-host/provider/db/schema/hotel.ts'
import { quiet } from '../../lib/quiet.ts'
import { entriesOf, seeEntries } from '../helpers/data-layer.ts'
import { ASKS, BOTH_WAYS, journey, STAY } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'

const { world, guest } = journey()

async function toPayment(taro: Guest, query: Record<string, string> = {}) {
  await taro.openResults(query)
  await taro.choose(BOTH_WAYS)
  await taro.toDetails()
  await taro.introduce()
  await taro.toPayment()
}
async function book(taro: Guest, query?: Record<string, string>): Promise<string> {
  await toPayment(taro, query)
  await taro.payAtHotel()
  return taro.confirmed()
}
/** How many purchases the tags of this document saw, once it has counted the screen it shows. */
async function purchases(taro: Guest): Promise<number> {
  await seeEntries(taro, 'page_view')
  await quiet(taro.page)
  return (await entriesOf(taro, 'purchase')).length
}
const writeText = (text: string) =>
  world()
    .database.orm.update(hotel)
    .set({ settings: sql`jsonb_set(${hotel.settings}, '{analytics,text}', ${JSON.stringify(text)}::jsonb)` })
    .where(sql`${hotel.code} = 'shirotsuki'`)

describe('a purchase', () => {
  it('is one entry about the whole booking, and a reload adds none [ANALYTICS-003] [CONF-013] [QUERY-074]', async () => {
    const taro = await guest()
    const number = await book(taro, { search_id: 'ad-7' })
    const [chosen] = await seeEntries(taro, 'select_item')
    assert.equal(chosen?.search_id, 'ad-7')
    const [purchase, ...more] = await seeEntries(taro, 'purchase')
    assert.ok(purchase)
    assert.deepEqual(more, [])
    const { hotel_id, hotel_name, plan_name, room_name, transaction_total_price: price, currency } = purchase
    assert.deepEqual([purchase.transaction_id, purchase.search_id], [number, 'ad-7'])
    assert.deepEqual([hotel_id, hotel_name, plan_name, currency], [1, 'Shirotsuki', BOTH_WAYS, 'JPY'])
    assert.deepEqual([purchase.checkin_date, purchase.checkout_date], Object.values(STAY))
    await taro.see(String(room_name))
    assert.equal((await taro.total()).replaceAll(/\D/g, ''), String(price))

    await taro.page.reload()
    assert.equal(await taro.confirmed(), number)
    assert.equal(await purchases(taro), 0)
  })

  it('is not measured again by going back and forward, or in a second tab', async () => {
    const taro = await guest()
    const { page, button, t } = taro
    await book(taro)
    await seeEntries(taro, 'purchase')
    await button(t('checkout.bookAnother')).click()
    await button(t('search.search')).waitFor()
    await page.goBack()
    await taro.confirmed()
    await page.goBack()
    await taro.see(t('checkout.noneChosen'))
    await page.goForward()
    await taro.confirmed()
    assert.equal(await purchases(taro), 1)

    // A copied tab has the same history and the same storage.
    const [address, state] = await page.evaluate(() => [location.href, history.state])
    const second = await guest({ beside: taro })
    await second.page.goto(`${world().origins.widget}/booking/result?code=shirotsuki&locale=en`)
    await second.button(t('search.search')).waitFor()
    await second.page.evaluate(([to, kept]) => history.replaceState(kept, '', to), [address, state])
    await second.page.reload()
    await second.confirmed()
    assert.equal(await purchases(second), 0)
  })

  it('is not measured for who comes from the mail', async () => {
    const taro = await guest()
    const number = await book(taro)
    const hanako = await guest()
    await hanako.open(`/reservation/confirmation/${number}`, { email: 'taro@guest.example' })
    await hanako.confirmed()
    assert.equal(await purchases(hanako), 0)
  })

  it('is one after the bank’s question, even when the page was reloaded meanwhile', async () => {
    const taro = await guest()
    await toPayment(taro, { adults: '3' })
    await taro.fillCard(ASKS)
    await taro.pay()
    await taro.seeTitle(taro.t('checkout.bankTitle'))
    await taro.page.reload()
    await taro.answerBank('approve')
    const number = await taro.confirmed()
    const found = await seeEntries(taro, 'purchase')
    assert.deepEqual(
      found.map(({ transaction_id }) => transaction_id),
      [number],
    )
    await taro.page.reload()
    await taro.confirmed()
    assert.equal(await purchases(taro), 0)
  })
})

describe('the analytics text of a hotel', () => {
  it('goes out with its ten placeholders filled in', async () => {
    const taro = await guest()
    const number = await book(taro)
    const [purchase] = await seeEntries(taro, 'purchase')
    assert.ok(purchase)
    const { order, hotel: house, plan, room, stay } = purchase
    assert.deepEqual(order, { number, amount: purchase.transaction_total_price })
    assert.equal(house, '1 Shirotsuki')
    assert.equal(plan, `${purchase.plan_id} ${purchase.plan_name}`)
    assert.equal(room, `${purchase.room_id} ${purchase.room_name}`)
    assert.equal(stay, `${STAY.checkin}/${STAY.checkout}`)
    assert.doesNotMatch(JSON.stringify(purchase), /\{\{|\}\}/)
  })

  it('is never run [ANALYTICS-010]', async () => {
    const ten = [
      'transaction_id transaction_total_price hotel_id hotel_name plan_id',
      'plan_name room_id room_name checkin_date checkout_date',
    ]
    const placeholders = ten.join(' ').split(' ')
    const script = '<script>globalThis.wasRun = true</script>'
    const image = '<img src=x onerror="globalThis.wasRun = true">'
    const written = Object.fromEntries(placeholders.map((name) => [`my_${name}`, `{{${name}}}`]))
    await writeText(JSON.stringify({ ...written, script, image, unknown: '{{guest_email}}' }))
    const taro = await guest()
    await book(taro)
    const [purchase] = await seeEntries(taro, 'purchase')
    assert.ok(purchase)
    for (const name of placeholders) assert.equal(purchase[`my_${name}`], purchase[name], name)
    assert.deepEqual([purchase.script, purchase.image, purchase.unknown], [script, image, '{{guest_email}}'])

    await writeText(`${script} dataLayer.push({ event: "mine", id: "{{transaction_id}}" }); globalThis.wasRun = true`)
    const hanako = await guest()
    await book(hanako)
    await seeEntries(hanako, 'purchase')
    assert.deepEqual(await entriesOf(hanako, 'mine'), [])
    for (const { page } of [taro, hanako]) assert.equal(await page.evaluate(() => 'wasRun' in globalThis), false)
  })
})
