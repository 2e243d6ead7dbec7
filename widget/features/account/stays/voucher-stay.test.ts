import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { loadTranslate } from '../../../../locales/load.ts'
import { LOCALE_CODES } from '../../../../shared/locales.ts'
import { assertHeaders, callsTo } from '../../../../test/journeys/helpers/calls.ts'
import { until } from '../../../../test/lib/until.ts'
import { bookingSteps } from '../../../../test/lib/widget/booking-steps.ts'
import { stayVisits } from '../../../../test/lib/widget/stay-visits.ts'
import type { StayVisit } from '../../../../test/lib/widget/stay-visits.ts'

// From the account to the bill, and as it looks: test/journeys/account/voucher.test.ts.

const APPLIED = /\/applied_coupon$/
const APPLIED_PATH = '/hotels/:hotelId/reservations/:reservationId/applied_coupon'
const VOUCHER = 'STAY-3000'
const { world, open } = stayVisits()
const t = await loadTranslate('en', ['checkout', 'core', 'errors', 'loginMenu', 'manage', 'results'])

/** What stands in the line of the codes. */
const codes = (who: StayVisit, label: string) =>
  who.words('.stay-facts > div').find((words) => words.startsWith(label)) ?? ''

describe('a member with a voucher', () => {
  it('finds its number with the stay it paid for, or hears in each language why not and asks again [VOUCHER-010]', async () => {
    const hanako = await open()
    await hanako.signIn()
    const steps = bookingSteps(() => hanako, t)
    hanako.toResults({ mode: 'voucher', voucher_coupon_code: VOUCHER })
    await steps.choose('Room only')
    await steps.toDetails()
    await hanako.until(() => hanako.words('.summary .bill').join().includes(t('checkout.billVoucher')))
    await steps.introduce()
    await steps.submit(t('checkout.bookPayAtHotel'))
    const number = await hanako.until(() => hanako.words('.booked-number').join())

    const since = await world().lastCall()
    hanako.go('review', {}, { confirmationNumber: number })
    await hanako.until(() => codes(hanako, t('manage.codes')).includes(VOUCHER))
    const [call, ...more] = await callsTo(world(), 'GET', APPLIED, since)
    assert.ok(call)
    assert.deepEqual([call.path.split('/').at(-2), more.length], [number, 0])
    assert.match(String(Object(call.query).bypass_token), /^\[secret/)
    assert.match(String(call.headers.authorization), /^\[secret/)
    assertHeaders({ ...call, headers: { ...call.headers, authorization: undefined } }, 'en')
    hanako.close()

    await world().nextAnswer({ method: 'GET', path: APPLIED_PATH, status: 500, times: 99 })
    const again = await open()
    await again.signIn()
    again.go('review', {}, { confirmationNumber: number })
    await again.titled(t('manage.title', { hotel: 'Shirotsuki' }))
    await again.until(() => codes(again, t('manage.codes')).includes(t('errors.general')))
    for (const locale of LOCALE_CODES) {
      const words = await loadTranslate(locale, ['core', 'errors', 'manage'])
      await again.speak(locale)
      await again.until(() => codes(again, words('manage.codes')).includes(words('errors.general')))
      assert.ok(!again.words().join().includes(VOUCHER))
      // The stay itself is there.
      assert.ok(again.words().join().includes(number))
    }
    again.close()

    const last = await open()
    await last.signIn()
    last.go('review', {}, { confirmationNumber: number })
    await last.until(() => codes(last, t('manage.codes')).includes(t('errors.general')))
    await world().clearAnswers()
    const line = last.all('.stay-facts > div').find((one) => one.textContent?.startsWith(t('manage.codes')))
    await last.press(t('core.tryAgain'), line)
    await last.until(() => codes(last, t('manage.codes')).includes(VOUCHER))
  })

  it('is not asked to sign up while searching by it, as elsewhere [SEARCH-047]', async () => {
    const visitor = await open()
    const entries = async () => {
      const menu = await visitor.until(() =>
        visitor.all('header [aria-haspopup="menu"]').find((one) => one.textContent?.includes(t('loginMenu.account'))),
      )
      menu.click()
      await visitor.until(() => visitor.root.querySelector('[role="menuitem"]'))
      const found = visitor.words('[role="menuitem"]')
      menu.click()
      await visitor.until(() => !visitor.root.querySelector('[role="menuitem"]'))
      return found
    }
    for (const [query, isOffered] of [
      [{ mode: 'voucher', voucher_coupon_code: 'STAY-5000' }, false],
      [{}, true],
    ] as const) {
      visitor.toResults(query)
      await visitor.until(() => visitor.query().get('mode') === ('mode' in query ? query.mode : null))
      await visitor.listed()
      await until(async () => (await entries()).includes(t('loginMenu.signUp')) === isOffered, `sign-up: ${isOffered}`)
    }
  })
})
