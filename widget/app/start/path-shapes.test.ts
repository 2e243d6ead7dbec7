import assert from 'node:assert/strict'
import { afterEach, describe, it } from 'node:test'

import { loadTranslate } from '../../../locales/load.ts'
import { LOCALE_CODES } from '../../../shared/locales.ts'
import { asked, callsTo } from '../../../test/journeys/helpers/calls.ts'
import { anHourLater } from '../../../test/lib/an-hour-later.ts'
import { bookingSteps } from '../../../test/lib/widget/booking-steps.ts'
import { STAY } from '../../../test/lib/widget/open-results.ts'
import { forgetGuest } from '../../../test/lib/widget/open-widget.ts'
import { stayVisits } from '../../../test/lib/widget/stay-visits.ts'

// An address of the older kind, over a reload: test/journeys/start/path-shapes.test.ts.

const BASE = '/reservation-tripla/shirotsuki'
const { world, open } = stayVisits()
const t = await loadTranslate('en', ['checkout', 'results'])
afterEach(() => anHourLater(world()))

describe('an address with the hotel in its path', () => {
  it('searches that hotel, and its links carry no code [ROUTE-045]', async () => {
    const OTHER = '/reservation-tripla/minato'
    const since = await world().lastCall()
    const wanted = { ...STAY, adults: '3', order: 'price_high_to_low' }
    // What the path says, no parameter says otherwise.
    const taro = await open({ address: `${OTHER}/search?${new URLSearchParams(wanted)}` })
    await taro.listed()
    await taro.until(() => taro.root.querySelector('.results .room'))
    assert.match(taro.words('header').join(), /Minato/)
    const [search, ...more] = await callsTo(world(), 'GET', /^\/hotels\/\d+\/rooms$/, since)
    assert.ok(search)
    assert.deepEqual(more, [])
    assert.equal(search.path, '/hotels/2/rooms')
    const told = ['checkin_date', 'checkout_date', 'adults', 'order'].map((name) => asked(search, name))
    assert.deepEqual(told, [STAY.checkin, STAY.checkout, '3', 'price_high_to_low'])
    const { pathname, searchParams } = new URL(window.location.href)
    assert.equal(pathname, `${OTHER}/search`)
    assert.deepEqual([searchParams.get('code'), searchParams.get('checkin')], [null, STAY.checkin])
    // Where the widget leads from there, it leads to that hotel's own addresses.
    taro.toResults({ checkin: '2026-12-15', checkout: '2026-12-17' })
    await taro.until(() => new URL(window.location.href).searchParams.get('checkin') === '2026-12-15')
    const next = new URL(window.location.href)
    assert.deepEqual([next.pathname, next.searchParams.get('code')], [`${OTHER}/search`, null])
  })

  it('is kept through a booking, by its details, payment and confirmation, and found again there [ROUTE-046]', async () => {
    const taro = await open({ address: `${BASE}/search?${new URLSearchParams(STAY)}` })
    const steps = bookingSteps(() => taro, t)
    const seen: string[] = []
    const look = () => {
      const { pathname, searchParams } = new URL(window.location.href)
      assert.equal(searchParams.get('code'), null)
      seen.push(pathname)
    }
    await steps.choose('Breakfast by the window')
    await taro.press(t('results.continue'))
    await taro.titled(t('checkout.whoComes'))
    look()
    await steps.introduce()
    await steps.toPayment()
    look()
    const atHotel = () => taro.all('label').find(({ textContent }) => textContent?.startsWith(t('checkout.onSite')))
    ;(await taro.until(atHotel)).click()
    await taro.press(t('checkout.bookPayAtHotel'))
    const number = await taro.until(() => taro.words('.booked-number')[0])
    look()
    assert.deepEqual(
      seen,
      ['guest-detail', 'payment', 'confirmation'].map((screen) => `${BASE}/${screen}`),
    )
    const { pathname, search } = window.location
    taro.close()
    const again = await open({ address: `${pathname}${search}` })
    await again.until(() => again.words('.booked-number')[0] === number)
  })

  it('signs up, is done and signs in there, in every language [ROUTE-047]', async () => {
    for (const locale of LOCALE_CODES) {
      const words = await loadTranslate(locale, ['signIn', 'signUp'])
      for (const [page, title] of [
        ['open-signup', words('signUp.title')],
        ['done', words('signUp.doneTitle')],
        ['sign-in', words('signIn.title')],
      ] as const) {
        forgetGuest()
        const path = `/member-registration-tripla/shirotsuki/${page}`
        const since = await world().lastCall()
        const taro = await open({ address: `${path}?locale=${locale}` })
        await taro.titled(title)
        assert.equal(window.location.pathname, path)
        const [settings] = await callsTo(world(), 'GET', /\/settings\/booking_widget$/, since)
        assert.equal(settings?.path, '/hotels/shirotsuki/settings/booking_widget')
        taro.close()
      }
    }
  })
})

describe('an address that nobody knows', () => {
  it('says so in every language and links to the search [ROUTE-041]', async () => {
    for (const locale of LOCALE_CODES) {
      forgetGuest()
      const words = await loadTranslate(locale, ['core', 'document'])
      const taro = await open({ address: `/nope/at/all?code=shirotsuki&locale=${locale}` })
      await taro.titled(words('document.notFoundTitle'))
      const link = await taro.until(() => taro.all('.screen a').find((one) => one.textContent === words('core.toRooms'))) // prettier-ignore
      assert.equal(link.getAttribute('href'), `${world().origins.widget}/booking/result?code=shirotsuki`)
      link.click()
      await taro.until(() => taro.root.querySelector('form button[type="submit"]'))
      assert.equal(window.location.pathname + window.location.search, '/booking/result?code=shirotsuki')
      taro.close()
    }
  })
})
