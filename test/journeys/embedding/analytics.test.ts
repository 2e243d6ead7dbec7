import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { anHourLater } from '../../lib/an-hour-later.ts'
import { dataLayer, entriesOf, seeEntries } from '../helpers/data-layer.ts'
import type { Entry } from '../helpers/data-layer.ts'
import { BOTH_WAYS, journey, PAYS, STAY, TARO } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'

const { world, guest } = journey()
const RESULT = '/booking/result'
const DETAILS = '/reservation/guest-detail'
const CONFIRMATION = '/reservation/confirmation/:confirmationNumber'

/** From the results to the number, by card. */
async function bookByCard(taro: Guest): Promise<string> {
  await taro.choose(BOTH_WAYS)
  await taro.toDetails()
  await taro.introduce()
  await taro.toPayment()
  await taro.fillCard(PAYS)
  await taro.pay()
  const number = await taro.confirmed()
  await seeEntries(taro, 'purchase')
  return number
}

/** The same booking in the page and in a frame of it, as the page's tags see it. */
async function bookOn(host: string, inFrame: boolean) {
  await anHourLater(world())
  const taro = await guest({ host, inFrame })
  await taro.button(taro.t('search.search')).waitFor()
  await taro.search()
  const number = await bookByCard(taro)
  return { taro, number, entries: (await dataLayer(taro)) ?? [] }
}

describe('the data layer', () => {
  it('is there where the hotel measures, and nowhere else [ANALYTICS-001] [BOOT-026]', async () => {
    const measured = await guest()
    await measured.open(RESULT)
    await seeEntries(measured, 'page_view')
    assert.ok(Array.isArray(await dataLayer(measured)))
    assert.deepEqual((await entriesOf(measured, 'page_view'))[0]?.send_to, ['G-SHIRO00118'])

    const unmeasured = await guest()
    const faults: string[] = []
    unmeasured.page.on('pageerror', (error) => faults.push(String(error)))
    await unmeasured.openResults({ code: 'kumoi' })
    await unmeasured.page.locator('.plans').first().waitFor()
    assert.equal(await dataLayer(unmeasured), null)
    assert.deepEqual(faults, [])
  })

  it('has one page view for every screen, with its path and language [ANALYTICS-002] [QUERY-004]', async () => {
    const taro = await guest()
    const { page, t } = taro
    await taro.openResults({ parentPathname: '/rooms', segment_ids: 'spa,late' })
    await taro.choose(BOTH_WAYS)
    await taro.toDetails()
    await page.goBack()
    await taro.at.locator('.plans').first().waitFor()
    // What was listed before the way back is not listed again; a new search lists anew.
    await taro.button(t('search.search')).click()
    await seeEntries(taro, 'view_item_list', 2)
    await seeEntries(taro, 'page_view', 3)

    const about = { parent_pathname: '/rooms', segment_ids: ['spa', 'late'], send_to: ['G-SHIRO00118'] }
    const view = (path: string) => ({ ...about, path, language: 'en', event: 'page_view' })
    assert.deepEqual(await entriesOf(taro, 'page_view'), [view(RESULT), view(DETAILS), view(RESULT)])
  })
})

/** Everything but what differs between two bookings of the same stay on two pages. */
const comparable = (entries: Entry[], number: string) =>
  JSON.parse(JSON.stringify(entries).replaceAll(number, 'NUMBER').replaceAll('"/frame/"', '"/"')) as Entry[]

describe('a booking on the site of the hotel', () => {
  it('gives its page the same entries inline and in a frame [ANALYTICS-011]', async () => {
    const inline = await bookOn('/', false)
    const framed = await bookOn('/frame/', true)
    assert.notEqual(inline.number, framed.number)
    assert.deepEqual(comparable(framed.entries, framed.number), comparable(inline.entries, inline.number))
    assert.deepEqual(
      inline.entries.map(({ event }) => event ?? 'reset'),
      [
        'page_view',
        'search',
        'reset',
        'view_item_list',
        'reset',
        'select_item',
        'reset',
        'begin_checkout',
        'page_view',
        'reset',
        'add_payment_info',
        'page_view',
        'reset',
        'purchase',
      ],
    )
    const views = await entriesOf(framed.taro, 'page_view')
    assert.deepEqual(
      views.map(({ path }) => path),
      [RESULT, DETAILS, CONFIRMATION],
    )
    assert.equal(await framed.taro.page.frames()[1]?.evaluate(() => 'dataLayer' in globalThis), false)
  })

  it('says what was chosen and what was booked [ANALYTICS-004] [RESULT-016]', async () => {
    const { entries, number } = await bookOn('/', false)
    const [chosen, booked] = ['select_item', 'purchase'].map((name) => entries.find(({ event }) => event === name))
    assert.ok(chosen && booked)
    const { room_type_code, room_plan_code, total_price } = chosen
    assert.deepEqual(booked.rooms, [{ room_type_code, room_plan_code, total_price }])
    assert.equal(booked.transaction_id, number)
    // Yen have no smaller unit, so both ways of writing an amount are the same.
    assert.equal(booked.transaction_total_price, total_price)
    assert.deepEqual([booked.checkin_date, booked.checkout_date], Object.values(STAY))
    assert.deepEqual([booked.room_id, booked.plan_id], [room_type_code, room_plan_code])
    const { items, ...sum } = booked.ecommerce as { items: Entry[]; value: number }
    assert.equal(sum.value, total_price)
    assert.deepEqual(
      items.map(({ item_id, price, quantity }) => [item_id, price, quantity]),
      [[room_plan_code, total_price, 1]],
    )
  })

  it('names nobody in any entry (guarantee W16) [ANALYTICS-012]', async () => {
    const { entries } = await bookOn('/', false)
    const told = JSON.stringify(entries)
    const secrets = [...Object.values(TARO), PAYS, PAYS.slice(-4), 'TARO YAMADA', '9012345678', 'token', '@', '%40']
    assert.deepEqual(
      secrets.filter((secret) => told.toLowerCase().includes(secret.toLowerCase())),
      [],
    )
    assert.ok(entries.length > 10)
  })
})
