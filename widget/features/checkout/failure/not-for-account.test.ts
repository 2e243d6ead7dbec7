import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { loadTranslate } from '../../../../locales/load.ts'
import { LOCALE_CODES } from '../../../../shared/locales.ts'
import { TARO } from '../../../../test/contract/helpers/guest.ts'
import { callsTo } from '../../../../test/journeys/helpers/calls.ts'
import { until } from '../../../../test/lib/until.ts'
import { bookingSteps } from '../../../../test/lib/widget/booking-steps.ts'
import { STAY } from '../../../../test/lib/widget/open-results.ts'
import { stayVisits } from '../../../../test/lib/widget/stay-visits.ts'

const { world, open } = stayVisits()
const ROOMS = /^\/hotels\/\d+\/rooms$/
const t = await loadTranslate('en', ['checkout', 'codes', 'results'])

describe('a coupon or a plan that does not fit the account', () => {
  it('leads back to fresh results, says so in every language and keeps the form [ERR-036]', async () => {
    const taro = await open()
    const steps = bookingSteps(() => taro, t)
    taro.toResults()
    await steps.choose('Room only')
    await steps.toDetails()
    await steps.introduce()
    await world().nextAnswer({ method: 'POST', path: '/hotels/:hotelId/reservations', status: 422, code: 2304 })
    const since = await world().lastCall()
    await steps.submit(t('checkout.bookPayAtHotel'))
    const told = () => taro.words('.results [role=alert]').join()
    await taro.until(() => told().includes(t('codes.2304')))
    const searches = async () => (await callsTo(world(), 'GET', ROOMS, since)).length
    await until(async () => (await searches()) > 0, 'a fresh search')
    await taro.listed()
    assert.equal(await searches(), 1)
    assert.deepEqual([taro.query().get('checkin'), taro.query().get('checkout')], Object.values(STAY))
    for (const locale of LOCALE_CODES) {
      const text = await loadTranslate(locale, ['codes'])
      await taro.speak(locale)
      await taro.listed()
      await taro.until(() => told().includes(text('codes.2304')))
      assert.doesNotMatch(told(), /errors\.|codes\.|2304/)
    }
    await taro.speak('en')
    await steps.toDetails()
    await taro.until(() => taro.value('first_name') === TARO.first_name)
    const { first_name, last_name, email, phone } = TARO
    assert.deepEqual(['last_name', 'email', 'phone'].map(taro.value), [last_name, email, phone], first_name)
  })

  it('is looked for anew by the button beside the words, which every language has [MANAGE-038]', async () => {
    const taro = await open()
    const steps = bookingSteps(() => taro, t)
    const button = () => taro.root.querySelector<HTMLElement>('.results [role=alert] .button')
    const said = new Set<string>()
    taro.toResults()
    await steps.choose('Room only')
    await steps.toDetails()
    await steps.introduce()
    await world().nextAnswer({ method: 'POST', path: '/hotels/:hotelId/reservations', status: 422, code: 2304 })
    await steps.submit(t('checkout.bookPayAtHotel'))
    await taro.until(() => button())
    for (const locale of LOCALE_CODES) {
      await taro.speak(locale)
      await taro.listed()
      await taro.until(() => button()?.textContent && !said.has(button()?.textContent ?? ''))
      said.add(button()?.textContent ?? '')
    }
    const since = await world().lastCall()
    const searchedIn = async (locale: string, from: number) =>
      (await callsTo(world(), 'GET', ROOMS, from)).some(({ headers }) => headers['x-locale'] === locale)
    await taro.speak('en')
    await taro.until(() => button()?.textContent === 'Refresh and choose again')
    await until(() => searchedIn('en', since), "a search in the guest's language")
    await taro.listed()
    const pressed = await world().lastCall()
    button()?.click()
    await taro.until(() => taro.root.querySelector('.results [role=alert]') === null)
    await until(() => searchedIn('en', pressed), 'a search that was asked for')
    await taro.listed()
    assert.deepEqual([taro.query().get('checkin'), taro.query().get('checkout')], Object.values(STAY))
    // What was chosen and written is still there.
    await steps.toDetails()
    await taro.until(() => taro.value('last_name') === TARO.last_name)
  })
})
