import assert from 'node:assert/strict'
import { afterEach, describe, it } from 'node:test'

import { loadTranslate } from '../../../locales/load.ts'
import { LOCALE_CODES } from '../../../shared/locales.ts'
import { TARO } from '../../../test/contract/helpers/guest.ts'
import { asked, assertHeaders, callsTo } from '../../../test/journeys/helpers/calls.ts'
import { anHourLater } from '../../../test/lib/an-hour-later.ts'
import { bookingSteps } from '../../../test/lib/widget/booking-steps.ts'
import { STAY } from '../../../test/lib/widget/open-results.ts'
import { forgetGuest } from '../../../test/lib/widget/open-widget.ts'
import { stayVisits } from '../../../test/lib/widget/stay-visits.ts'
import type { StayVisit } from '../../../test/lib/widget/stay-visits.ts'

// The way back through the history of a browser, and over reloads: test/journeys/start/history.test.ts.

const SHOW = /^\/hotels\/\d+\/reservations\/[\w-]+$/
const { world, open, booked } = stayVisits()
const t = await loadTranslate('en', ['checkout', 'core', 'errors', 'manage', 'results'])
afterEach(() => anHourLater(world()))

/** The steps of the booking: those that look done behind a tick, the current one in brackets. */
const stepsShown = (who: StayVisit) =>
  who.all('ol.steps li').map((item) => {
    const words = item.getAttribute('aria-current') === 'step' ? `[${item.textContent}]` : item.textContent
    return item.className === 'done' ? `✓ ${words}` : words
  })
const hasRooms = (who: StayVisit) => who.until(() => who.root.querySelector('.results[aria-busy="false"] .plans'))
const search = (query: Record<string, string>) => String(new URLSearchParams({ code: 'shirotsuki', ...query }))

describe('a booking by its addresses', () => {
  it('has two steps where no card is needed [ROUTE-054]', async () => {
    const who = await open()
    const steps = bookingSteps(() => who, t)
    await steps.choose('Room only')
    await who.press(t('results.continue'))
    await who.titled(t('checkout.whoComes'))
    await who.until(() => who.button(t('checkout.bookPayAtHotel')))
    assert.deepEqual(stepsShown(who), ['[Your details]', 'Confirmed'])
    await steps.introduce()
    await steps.submit(t('checkout.bookPayAtHotel'))
    await who.until(() => who.words('.booked-number')[0])
    assert.deepEqual(stepsShown(who), ['✓ Your details', '[Confirmed]'])
  })

  it('leads from details without a room to the rooms and say why, in every language, whatever another guest chose [ROUTE-020]', async () => {
    const taro = await open()
    await bookingSteps(() => taro, t).choose('Breakfast by the window')
    await taro.press(t('results.continue'))
    await taro.until(() => taro.root.querySelector('[name="email"]'))
    taro.close()
    for (const locale of LOCALE_CODES) {
      forgetGuest()
      const words = await loadTranslate(locale, ['checkout'])
      const other = await open({ address: `/reservation/guest-detail?${search({ locale })}` })
      await other.reads(words('checkout.noneChosen'))
      await hasRooms(other)
      assert.equal(other.path(), '/booking/result')
      assert.equal(window.location.pathname, '/booking/result')
      other.close()
    }
  })

  it('is shown to who knows its e-mail or its token, which leave the address [ROUTE-021] [CALL-042]', async () => {
    const { number, email } = await booked()
    const [mail] = await world().mailTo(email)
    const link = /https?:\/\/\S+bypass_token=[^\s&"]+\S*/.exec(mail?.text ?? '')?.[0]
    assert.ok(link)
    const path = `/reservation/confirmation/${number}`
    const since = await world().lastCall()
    await world().nextAnswer({ path: '/hotels/:hotelId/reservations/:reservationId', status: 500, times: 4 })
    const reader = await open({ address: `${path}?${search({ email, locale: 'en' })}` })
    await reader.reads(t('errors.general'))
    await world().clearAnswers()
    await reader.press(t('core.tryAgain'))
    await reader.until(() => reader.words('.booked-number')[0] === number)
    assert.doesNotMatch(window.location.href, /email/)
    const calls = await callsTo(world(), 'GET', SHOW, since)
    assert.ok(calls.length >= 2)
    for (const call of calls) {
      assertHeaders(call, 'en')
      assert.equal(asked(call, 'email'), email)
    }
    reader.close()

    forgetGuest()
    const { pathname, search: query } = new URL(link)
    const invited = await open({ address: `${pathname}${query}` })
    await invited.titled(t('manage.title', { hotel: 'Shirotsuki' }))
    await invited.reads(number)
    assert.doesNotMatch(window.location.href, /bypass_token/)
    invited.close()

    // On the confirmation, too, the token is as good as the e-mail.
    forgetGuest()
    const token = query && new URLSearchParams(query).get('bypass_token')
    assert.ok(token)
    const later = await world().lastCall()
    const bearer = await open({ address: `${path}?${search({ bypass_token: token, locale: 'en' })}` })
    await bearer.until(() => bearer.words('.booked-number')[0] === number)
    assert.equal(window.location.pathname, path)
    const shown = await callsTo(world(), 'GET', SHOW, later)
    assert.ok(shown.length > 0)
    // The log has no secret as it is.
    for (const call of shown) {
      assert.match(asked(call, 'bypass_token'), /^\[secret/)
      assert.deepEqual([asked(call, 'email'), call.status], ['', 200])
    }
    bearer.close()

    forgetGuest()
    const stranger = await open({ address: `${path}?${search({ email: 'other@guest.example', locale: 'en' })}` })
    await stranger.titled(t('checkout.notFoundTitle'))
    assert.ok(!stranger.words().join().includes(TARO.last_name))
  })

  it('that failed tells its code in every language, not the address’s words, and searches again with the stay (guarantee W1) [ROUTE-022]', async () => {
    for (const locale of LOCALE_CODES) {
      forgetGuest()
      const words = await loadTranslate(locale, ['errors', 'fail'])
      const failed = { ...STAY, adults: '3', error_code: '3006', error: 'Call 0900 and pay again' }
      const who = await open({ address: `/reservation/fail?${search({ ...failed, locale })}` })
      await who.reads(words('errors.3006'))
      assert.ok(!who.words().join().includes('0900'))
      await who.press(words('fail.searchAgain'))
      await hasRooms(who)
      const { code, checkin, checkout, adults } = Object.fromEntries(new URLSearchParams(window.location.search))
      assert.deepEqual({ code, checkin, checkout, adults }, { code: 'shirotsuki', ...STAY, adults: '3' })
      who.close()
    }
  })
})
