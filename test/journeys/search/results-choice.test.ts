import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { asked, BOOK, callsTo, PRICE } from '../helpers/calls.ts'
import { BOTH_WAYS, journey, TARO, TWO_ROOMS } from '../helpers/guest.ts'
import { assertWell } from '../helpers/well.ts'

const { world, guest } = journey()
const ROOMS = /^\/hotels\/\d+\/rooms$/
const yen = (amount: unknown) => `¥${Number(amount).toLocaleString('en')}`
type Line = Record<string, unknown> & { party: Record<string, unknown> }

/** The eleven facts of a selected room (RESULT-015), as they travel. */
const FACTS = ['room_type_code', 'room_plan_code', 'quantity', 'type', 'sale_price', 'tax', 'scrape_ids', 'promotion_id', 'coupon_code'] // prettier-ignore

function assertFacts(lines: Line[]) {
  for (const line of lines) {
    for (const fact of FACTS) assert.ok(Object.hasOwn(line, fact), fact)
    assert.deepEqual([line.party.adults, line.party.children, line.quantity, line.type], [2, 0, 1, 'rooms'])
    assert.equal(line.coupon_code, 'AUTUMN')
    assert.ok(Number(line.sale_price) > Number(line.tax) && Number(line.tax) > 0)
  }
}

describe('rooms chosen in the results', () => {
  it('cost in all what the calculation says, and travel with all that was known of them [RESULT-015] [RESULT-027] [RESULT-008]', async () => {
    const taro = await guest()
    const { t, at } = taro
    await taro.openResults({ rooms: TWO_ROOMS, coupon_code: 'AUTUMN' })
    await taro.choose(BOTH_WAYS)
    // Its drink and its boat are in the price.
    const inclusive = taro.at
      .locator('li.plan')
      .filter({ hasText: t('results.includedExtra') })
      .first()
    const more = at.getByRole('button', { name: / more plans? from / })
    while ((await more.count()) > 0) await more.first().click()
    await inclusive.getByRole('button', { name: t('results.choose') }).click()
    const total = await taro.total()
    const since = await world().lastCall()
    const answered = taro.page.waitForResponse((response) => PRICE.test(new URL(response.url()).pathname))
    await taro.toDetails()
    await answered
    const [priced] = await callsTo(world(), 'GET', PRICE, since)
    const lines = JSON.parse(asked(priced, 'rooms')) as Line[]
    assert.equal(lines.length, 2)
    assertFacts(lines)
    assert.equal(await taro.total(), total)

    await taro.introduce()
    await taro.toPayment()
    await taro.payAtHotel()
    await taro.confirmed()
    const [booked] = await callsTo(world(), 'POST', BOOK, since)
    const body = Object(booked?.body)
    assert.equal(yen(body.total_price), total)
    assertFacts(body.rooms)
    // Whoever books stays in the first room, unless they say otherwise.
    const { first_name, last_name } = TARO
    assert.deepEqual(body.rooms, [{ ...lines[0], guest: { first_name, last_name } }, lines[1]])
  })

  it('of any dates get their dates from a calendar before the details [SEARCH-023]', async () => {
    const taro = await guest()
    const { t, at, page } = taro
    await page.goto(
      `${world().origins.widget}/booking/result?${new URLSearchParams({ code: 'shirotsuki', search_type: 'undated', nights: '2', adults: '2' })}`,
    )
    const offer = at.locator('li.plan').first()
    await offer.waitFor()
    const name = await offer.getByRole('heading', { level: 3 }).innerText()
    // The cheapest stay is shown with its price.
    const [before, after] = t('results.lowestStay', { range: '§' }).split('§')
    assert.ok((await offer.locator('.price .member').first().innerText()).startsWith(before ?? ''))
    assert.equal(after, '')
    assert.equal(await at.getByRole('button', { name: t('results.continue') }).count(), 0)
    await offer.getByRole('button', { name: t('results.chooseDates') }).click()
    const dialog = at.getByRole('dialog')
    await assertWell(taro, 'the calendar of an offer of any dates')
    const since = await world().lastCall()
    await dialog.locator('[data-day="2026-11-10"]').click()
    await at.locator('.summary').waitFor()
    const [call] = await callsTo(world(), 'GET', ROOMS, since)
    assert.deepEqual([asked(call, 'checkin_date'), asked(call, 'checkout_date')], ['2026-11-10', '2026-11-12'])
    await at.locator('.results[aria-busy="false"] li.plan').first().waitFor()
    assert.equal(new URL(page.url()).searchParams.get('checkin'), '2026-11-10')
    assert.ok((await at.locator('.summary').innerText()).includes(name))
    const total = await taro.total()
    await taro.toDetails()
    assert.equal(await taro.total(), total)
  })

  it('say more about a label under the pointer and for the keyboard, in two directions of writing (EN 301 549: 1.4.13)', async () => {
    for (const language of ['en', 'ar'] as const) {
      const taro = await guest({ language })
      const { at, page } = taro
      await taro.openResults({ code: 'minato', checkout: '2026-12-11', type: 'rooms' })
      const label = at.locator('.tagline.hinted').first()
      await label.hover()
      await at.getByRole('tooltip').waitFor()
      await assertWell(taro, `labels, ${language}`)
      await page.keyboard.press('Escape')
      await at.getByRole('tooltip').waitFor({ state: 'detached' })
      await page.mouse.move(0, 0)
      await label.focus()
      await at.getByRole('tooltip').waitFor()
      await page.close()
    }
  })
})
