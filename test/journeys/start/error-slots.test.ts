import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import type { Locator } from 'playwright'

import { SETTINGS_PATH } from '../../lib/bent/bent-settings.ts'
import { quiet } from '../../lib/quiet.ts'
import type { NextAnswer } from '../../lib/world.ts'
import { journey, STAY, TARO } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'
import { OPEN } from '../helpers/lottery.ts'
import { HANAKO, PASSWORD } from '../helpers/members.ts'
import { PATH, updating } from '../helpers/updating.ts'

// The eight places of the specification (000 §3, error object): what is told in one stands in no other, and is gone
// with the next try.

const { world, guest } = journey()
const ROOMS = '/hotels/:hotelId/rooms'
const BOOK = '/hotels/:hotelId/reservations'
const SIGN_IN = '/hotels/:hotelId/memberships/sign_in'
const EMAIL_FIELD = '[name="email"]'

describe('a failure is told in its own place', () => {
  let taro: Guest
  before(async () => (taro = await guest()))
  after(() => taro.page.close())

  const refuse = (answer: NextAnswer) => world().nextAnswer(answer)
  const told = () => taro.at.locator('[role="alert"]').filter({ visible: true })
  /** Said there, once, and nowhere else. */
  async function standsAlone(place: Locator, words: string) {
    await place.getByText(words).first().waitFor()
    assert.equal(await taro.at.getByText(words).filter({ visible: true }).count(), 1)
    assert.equal(await told().count(), 1)
  }
  const isGone = (words: string) => taro.at.getByText(words).waitFor({ state: 'detached' })
  const choose = async () => {
    await taro.openResults()
    await taro.choose('Breakfast by the window')
  }

  it('of the start, of a search, of a lottery, and of the whole widget [ERR-004]', async () => {
    const { at, t, open, button } = taro
    await refuse({ method: 'GET', path: SETTINGS_PATH, status: 410 })
    await open('/booking/result', {})
    await standsAlone(at.locator('.screen'), t('failing.closedText'))
    await button(t('core.tryAgain')).click()
    await button(t('search.search')).waitFor()
    await isGone(t('failing.closedText'))
    // The hotel's own page asks for rooms too.
    await quiet(taro.page)

    await refuse({ method: 'GET', path: ROOMS, status: 409, code: 3750 })
    await open('/booking/result', STAY)
    await standsAlone(at.locator('.results'), t('codes.3750'))
    await at
      .locator('.results')
      .getByRole('button', { name: t('core.tryAgain') })
      .click()
    await at.locator('li.room').first().waitFor()
    await isGone(t('codes.3750'))

    await refuse({ method: 'GET', path: ROOMS, status: 404, code: 3753 })
    await open('/booking/result', { ...STAY, lottery_event: OPEN })
    await standsAlone(at.locator('.screen'), t('codes.3753'))
    assert.equal(await at.locator('.messages, .results').getByText(t('codes.3753')).count(), 0)
    await button(t('search.search')).click()
    await isGone(t('codes.3753'))

    await refuse({ method: 'GET', path: ROOMS, status: 410, code: 3780 })
    await open('/booking/result', STAY)
    await standsAlone(at.locator('.messages'), t('codes.3780'))
    await button(t('search.search')).click()
    await isGone(t('codes.3780'))
  })

  it('of a booking, and of the form of the guest [ERR-004]', async () => {
    const { at, t, button } = taro
    await choose()
    await taro.toDetails()
    await taro.introduce({ ...TARO, email: 'taro@refused.example', email_again: 'taro@refused.example' })
    await button(t('checkout.toPayment')).click()
    await taro.see(t('codes.3704'))
    const field = at.locator(EMAIL_FIELD)
    assert.equal(await taro.wrong('email'), t('codes.3704'))
    assert.deepEqual([await at.locator('.messages .banner').count(), await field.evaluate((one) => one.matches(':focus'))], [0, true]) // prettier-ignore
    await taro.introduce()
    await taro.toPayment()
    assert.equal(await at.getByText(t('codes.3704')).count(), 0)

    await refuse({ method: 'POST', path: BOOK, status: 422, code: 3604 })
    await taro.payAtHotel()
    await standsAlone(at.locator('.screen'), t('codes.3604'))
    assert.equal(await at.locator('.messages').getByText(t('codes.3604')).count(), 0)
    await taro.toPayment()
    await taro.payAtHotel()
    await taro.confirmed()
    assert.equal(await at.getByText(t('codes.3604')).count(), 0)
  })

  it('of a change of a stay, and of a form of its own [ERR-004]', async () => {
    const { at, t } = taro
    const steps = updating(taro)
    await world().nextAnswer({ method: 'PUT', path: PATH, status: 409, code: 3014 })
    await steps.toOtherPlan()
    await steps.confirm().click()
    await standsAlone(at.locator('.screen'), t('codes.3014'))
    assert.equal(await at.locator('.messages').getByText(t('codes.3014')).count(), 0)

    await taro.open('/sign-in')
    await refuse({ method: 'POST', path: SIGN_IN, status: 422, code: 1301 })
    await at.locator('.screen [name="email"]').fill(HANAKO)
    await at.locator('.screen [name="password"]').fill(PASSWORD)
    await at.locator('.screen button[type="submit"]').click()
    await standsAlone(at.locator('.screen form'), t('codes.1301'))
    await at.locator('.screen button[type="submit"]').click()
    await isGone(t('codes.1301'))
  })
})
