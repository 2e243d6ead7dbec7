import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { asked, BOOK, callsTo } from '../helpers/calls.ts'
import { journey, PAYS } from '../helpers/guest.ts'
import { assertWell } from '../helpers/well.ts'

// J09: a stay together with a flight.

const { world, guest } = journey()
const ROOMS = /^\/hotels\/\d+\/rooms$/
/** The business date of the world is 2026-11-01, and packages begin three days later. */
const FIRST_DAY = '2026/11/04'

describe('a stay with a flight', () => {
  it('is looked for on its tab, from its first day on, and booked [SEARCH-006] [SEARCH-028]', async () => {
    const taro = await guest({ width: 390 })
    const { at, t, see, button } = taro
    await taro.open('/booking/result', { code: 'minato' })
    await button(t('options.withFlight')).click()
    await see(new RegExp(FIRST_DAY))
    assert.equal(await at.getByText(t('options.openDates')).count(), 0)
    await see(t('options.notWithFlight'))
    await assertWell(taro, 'flight')

    await at.getByRole('button', { name: new RegExp(`^${t('search.guests')}`) }).click()
    for (let rooms = 1; rooms < 5; rooms++) await button(t('party.addRoom')).click()
    assert.equal(await button(t('party.addRoom')).getAttribute('aria-disabled'), 'true')
    await see(t('party.flightRooms', { n: 5 }))
    for (let rooms = 5; rooms > 1; rooms--) await button(t('party.removeLast')).click()
    await button(t('core.done')).click()
    await button(t('search.search')).click()

    await at.locator('.plans').first().waitFor()
    assert.equal(new URL(taro.page.url()).searchParams.get('dynamic_package'), 'wbf')
    // The rooms below the bar have been asked for before.
    const search = (await callsTo(world(), 'GET', ROOMS)).at(-1)
    assert.deepEqual([asked(search, 'dynamic_package'), asked(search, 'checkin_date')], ['wbf', '2026-11-04'])
    const plans = await at
      .locator('.plans')
      .first()
      .locator('xpath=ancestor::section')
      .getByText('Flight and stay')
      .count()
    assert.ok(plans > 0)
    for (const other of ['Room only', 'A room with breakfast'])
      assert.equal(await at.getByText(other, { exact: true }).count(), 0)

    await at
      .getByRole('button', { name: new RegExp(`^${t('results.choose')}`) })
      .first()
      .click()
    await taro.toDetails()
    await taro.introduce()
    await taro.toPayment()
    await taro.fillCard(PAYS)
    await taro.pay()
    await taro.confirmed()
    const [posted] = await callsTo(world(), 'POST', BOOK)
    assert.equal(Object(posted?.body).checkin_date, '2026-11-04')
    await taro.page.close()
  })
})
