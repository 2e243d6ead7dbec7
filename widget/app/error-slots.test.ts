import assert from 'node:assert/strict'
import { after, afterEach, before, describe, it } from 'node:test'

import { SEEDED_LOTTERIES } from '../../demo-host/world/people/lotteries.ts'
import { loadTranslate } from '../../locales/load.ts'
import { HANAKO, PASSWORD } from '../../test/contract/helpers/members.ts'
import { bookStay } from '../../test/journeys/helpers/stay-booked.ts'
import { SEARCH_PATH } from '../../test/lib/bent/bent-rooms.ts'
import { SETTINGS_PATH } from '../../test/lib/bent/bent-settings.ts'
import { assertBooks } from '../../test/lib/database/books.ts'
import { bookingSteps } from '../../test/lib/widget/booking-steps.ts'
import { openResults } from '../../test/lib/widget/open-results.ts'
import type { OpenResults } from '../../test/lib/widget/open-results.ts'
import { forgetGuest } from '../../test/lib/widget/open-widget.ts'
import { startWorld } from '../../test/lib/world.ts'
import type { World } from '../../test/lib/world.ts'
import { goAtom } from '../state/navigation/navigation.ts'

// The eight places of the specification (000 §3, error object): what is told in one stands in no other, and is gone
// with the next try.

const BOOK_PATH = '/hotels/:hotelId/reservations'
const UPDATE_PATH = '/hotels/:hotelId/reservations/:reservationId'
const SIGN_IN_PATH = '/hotels/:hotelId/memberships/sign_in'
const [AT_HOTEL, BOTH_WAYS] = ['Room only', 'Breakfast by the window']
const TARO_EMAIL = 'taro@guest.example'

let world: World
let shown: OpenResults
const t = await loadTranslate('en', ['core', 'codes', 'failing', 'search', 'results', 'checkout', 'changing', 'manage'])
const steps = bookingSteps(() => shown, t)
before(async () => {
  world = await startWorld()
})
after(() => assertBooks(world.database.orm).finally(() => world.stop()))
afterEach(async () => {
  shown.close()
  await world.clearAnswers()
})

async function open(query: Record<string, string> = {}) {
  shown?.close()
  forgetGuest()
  shown = await openResults(world, query)
}
const alerts = () => shown.all('[role="alert"]').filter(({ textContent }) => textContent?.trim())
/** The innermost elements that say it. */
const saying = (words: string, within = '.root') =>
  shown
    .all(`${within} *`)
    .filter((one) => one.textContent?.includes(words) && ![...one.children].some((child) => child.textContent?.includes(words))) // prettier-ignore
/** Said there, once, and nowhere else. */
async function standsAlone(place: string, words: string) {
  await shown.until(() => saying(words, place).length > 0)
  assert.equal(saying(words).length, 1, words)
  assert.deepEqual(alerts().map((one) => one.textContent?.includes(words)), [true]) // prettier-ignore
}
const isGone = (words: string) => shown.until(() => saying(words).length === 0)
async function confirmed() {
  await shown.until(() => shown.root.querySelector('.booked-number'))
}
const pressFirst = async (name: string, within: string) => {
  const [place] = shown.all(within)
  assert.ok(place)
  await shown.press(name, place)
}

describe('a failure is told in its own place', () => {
  it('of the start, of a search, of a lottery, and of the whole widget [ERR-004]', async () => {
    await world.nextAnswer({ method: 'GET', path: SETTINGS_PATH, status: 410 })
    await open({ checkin: '', checkout: '', adults: '' })
    await standsAlone('.screen', t('failing.closedText'))
    await shown.press(t('core.tryAgain'))
    await shown.until(() => shown.button(t('search.search')))
    await isGone(t('failing.closedText'))

    await world.nextAnswer({ method: 'GET', path: SEARCH_PATH, status: 409, code: 3750 })
    await open()
    await standsAlone('.results', t('codes.3750'))
    await pressFirst(t('core.tryAgain'), '.results')
    await shown.until(() => shown.root.querySelector('li.room'))
    await isGone(t('codes.3750'))

    await world.nextAnswer({ method: 'GET', path: SEARCH_PATH, status: 404, code: 3753 })
    await open({ lottery_event: SEEDED_LOTTERIES.open.uuid })
    await standsAlone('.screen', t('codes.3753'))
    assert.deepEqual([...saying(t('codes.3753'), '.messages'), ...saying(t('codes.3753'), '.results')], [])
    await shown.press(t('search.search'))
    await isGone(t('codes.3753'))

    await world.nextAnswer({ method: 'GET', path: SEARCH_PATH, status: 410, code: 3780 })
    await open()
    await standsAlone('.messages', t('codes.3780'))
    await shown.press(t('search.search'))
    await isGone(t('codes.3780'))
  })

  it('of a booking, and of the form of the guest [ERR-004]', async () => {
    await open()
    await steps.choose(BOTH_WAYS)
    await steps.toDetails()
    await steps.introduce()
    for (const name of ['email', 'email_again']) await shown.take(`[name="${name}"]`, 'taro@refused.example')
    await steps.submit(t('checkout.toPayment'))
    const field = await shown.until(() => shown.root.querySelector('[name="email"][aria-invalid="true"]'))
    const ids = field.getAttribute('aria-describedby')?.split(' ') ?? []
    assert.equal(ids.map((id) => document.getElementById(id)?.textContent?.trim() ?? '').join(' '), t('codes.3704'))
    assert.equal(saying(t('codes.3704')).length, 1)
    assert.equal(shown.all('.messages .banner').length, 0)
    await shown.until(() => document.activeElement === field)
    for (const name of ['email', 'email_again']) await shown.take(`[name="${name}"]`, TARO_EMAIL)
    await steps.toPayment()
    assert.equal(saying(t('codes.3704')).length, 0)

    const payAtHotel = async () => {
      const radio = () => shown.all('label').find(({ textContent }) => textContent?.startsWith(t('checkout.onSite')))
      ;(await shown.until(radio)).click()
      await shown.press(t('checkout.bookPayAtHotel'))
    }
    await world.nextAnswer({ method: 'POST', path: BOOK_PATH, status: 422, code: 3604 })
    await payAtHotel()
    await standsAlone('.screen', t('codes.3604'))
    assert.deepEqual(saying(t('codes.3604'), '.messages'), [])
    await steps.toPayment()
    await payAtHotel()
    await confirmed()
    await isGone(t('codes.3604'))
  })

  it('of a change of a stay, and of a form of its own [ERR-004]', async () => {
    const confirmationNumber = await bookStay(world, BOTH_WAYS)
    await open({ checkin: '', checkout: '', adults: '' })
    shown.store.set(goAtom, { to: 'review', query: { email: TARO_EMAIL }, params: { confirmationNumber } })
    await shown.press(t('manage.updateStay'))
    await shown.listed()
    await steps.choose(AT_HOTEL)
    await shown.press(t('results.continue'))
    await steps.sees(t('changing.check'))
    await shown.until(() => shown.root.querySelector('.settled'))
    await world.nextAnswer({ method: 'PUT', path: UPDATE_PATH, status: 409, code: 3014 })
    await shown.press(t('changing.confirm'))
    await standsAlone('.screen', t('codes.3014'))
    assert.deepEqual(saying(t('codes.3014'), '.messages'), [])
    await shown.press(t('changing.confirm'))
    await isGone(t('codes.3014'))

    await open({ checkin: '', checkout: '', adults: '' })
    shown.store.set(goAtom, { to: 'signIn' })
    await shown.until(() => shown.root.querySelector('.screen [name="password"]'))
    await shown.take('.screen [name="email"]', HANAKO)
    await shown.take('.screen [name="password"]', PASSWORD)
    const send = () => shown.root.querySelector<HTMLFormElement>('.screen form')?.requestSubmit()
    await world.nextAnswer({ method: 'POST', path: SIGN_IN_PATH, status: 422, code: 1301 })
    send()
    await standsAlone('.screen form', t('codes.1301'))
    send()
    await isGone(t('codes.1301'))
  })
})
