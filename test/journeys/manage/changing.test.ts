import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'

import { CODE_CHARACTERS, UPDATE_RETRY_MINUTES, UPDATE_RETRY_MS } from '../../../shared/constants.ts'
import { callsTo } from '../helpers/calls.ts'
import { seeEntries } from '../helpers/data-layer.ts'
import { BOTH_WAYS, journey, TARO, TWO_ROOMS } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'
import { bookStay } from '../helpers/stay-booked.ts'
import { assertWell } from '../helpers/well.ts'

const { world, guest } = journey()
const UPDATE = /^\/hotels\/1\/reservations\/[\w-]+$/
const PATH = '/hotels/:hotelId/reservations/:reservationId'
/** From two nights on. */
const LONGER = 'Two nights or more, for the bath'
const THREE = { checkin: '2026-12-15', checkout: '2026-12-18' }

describe('a guest who changes a stay', () => {
  let taro: Guest
  before(async () => (taro = await guest()))

  async function bookInPages(by: 'card' | 'hotel', query: Record<string, string>, ...plans: string[]): Promise<string> {
    await taro.openResults({ ...THREE, ...query })
    for (const plan of plans) await taro.choose(plan)
    await taro.toDetails()
    await taro.introduce()
    return taro.settle(by)
  }
  const book = (plan = BOTH_WAYS, stay = THREE) => bookStay(world(), plan, TARO, stay)
  async function toChange(number: string, who = taro) {
    await who.open(`/review-reservation/${number}`, { email: TARO.email })
    await who.button(who.t('manage.update')).click()
    await who.seeTitle(who.t('changing.title'))
  }
  const confirm = () => taro.button(taro.t('changing.confirm'))
  const isOff = async () => (await confirm().getAttribute('aria-disabled')) === 'true'
  async function shorten() {
    await taro.button(taro.t('changing.fewerNights')).click()
    await taro.see(taro.t('changing.after'))
  }
  const changed = () => taro.see(taro.t('manage.changed', { email: TARO.email }))

  it('gives up a night: sees what comes back, confirms once, and sees the new stay [MANAGE-025] [MANAGE-035] [ANALYTICS-009] [CALL-137]', async () => {
    const { t } = taro
    const number = await bookInPages('card', {}, BOTH_WAYS)
    await toChange(number)
    await taro.see(t('changing.band', { number }))
    assert.equal(await isOff(), true)
    assert.equal(await taro.at.getByText(t('loginMenu.signIn')).count(), 0)
    await shorten()
    await taro.see(t('manage.back'))
    await taro.see(t('manage.toWay', { by: 'VISA 4242' }))
    await assertWell(taro, 'update mode')
    const since = await world().lastCall()
    await confirm().dblclick()
    await changed()
    await taro.seeTitle(t('manage.title', { hotel: 'Shirotsuki' }))
    await taro.see('2026/12/17')
    const calls = await callsTo(world(), 'PUT', UPDATE, since)
    assert.deepEqual(
      calls.map(({ status }) => status),
      [200],
    )
    const entries = await seeEntries(taro, 'reservation_update')
    assert.deepEqual(
      entries.map(({ reservation_number }) => reservation_number),
      [number],
    )
    assert.ok(!taro.page.url().includes('taro'))
  })

  it('gives up one of two rooms [MANAGE-026]', async () => {
    const { t } = taro
    const number = await bookInPages('hotel', { rooms: TWO_ROOMS }, BOTH_WAYS, LONGER)
    await toChange(number)
    const rooms = taro.at.getByRole('checkbox')
    assert.equal(await rooms.count(), 2)
    await rooms.first().uncheck()
    // One stays: a stay without a room is a cancelled one.
    assert.equal(await rooms.last().isDisabled(), true)
    await taro.see(t('changing.less'))
    await confirm().click()
    await changed()
    await taro.page.reload()
    await taro.seeTitle(t('manage.title', { hotel: 'Shirotsuki' }))
    assert.equal(await taro.at.locator('.stay-facts b').count(), 1)
  })

  it('enters a coupon: the price falls; leaving keeps nothing of it [COUPON-010] [MANAGE-021]', async () => {
    const { t } = taro
    const number = await book()
    await toChange(number)
    const code = taro.at.getByLabel(t('changing.coupon'))
    const unknown = 'N'.repeat(CODE_CHARACTERS)
    await code.fill(unknown)
    await taro.button(t('changing.useCoupon')).click()
    await taro.see(t('codes.1500'))
    assert.equal(await code.inputValue(), unknown)
    await code.fill('WELCOME10')
    await taro.button(t('changing.useCoupon')).click()
    await taro.see(t('changing.less'))
    await taro.button(t('changing.leave')).click()
    await taro.seeTitle(t('manage.title', { hotel: 'Shirotsuki' }))
    const since = await world().lastCall()
    await taro.openResults()
    const searches = await callsTo(world(), 'GET', /\/rooms$/, since)
    assert.ok(searches.length > 0 && searches.every(({ query }) => !JSON.stringify(query).includes('WELCOME10')))
    await toChange(number)
    await code.fill('WELCOME10')
    await taro.button(t('changing.useCoupon')).click()
    await taro.see(t('changing.less'))
    await confirm().click()
    await changed()
  })

  it('keeps the minimum nights of the plan, and is told so [MANAGE-024]', async () => {
    const { t } = taro
    const number = await book(LONGER, { ...THREE, checkout: '2026-12-17' })
    await toChange(number)
    await taro.button(t('changing.fewerNights')).click()
    await taro.see(t('changing.min_nights', { n: 2 }))
    assert.equal(await isOff(), true)
  })

  for (const code of [3013, 3016] as const)
    it(`waits five minutes when the stay is being changed or paid elsewhere (${code}) [MANAGE-022] [CONST-021]`, async () => {
      const number = await book()
      await toChange(number)
      await shorten()
      await taro.see(taro.t('changing.less'))
      await taro.page.clock.install()
      await world().nextAnswer({ method: 'PUT', path: PATH, status: 409, code })
      const since = await world().lastCall()
      await confirm().click()
      await taro.see(taro.t(`codes.${code}`, { minutes: UPDATE_RETRY_MINUTES }))
      await taro.page.clock.runFor(UPDATE_RETRY_MS - 1000)
      assert.equal(await isOff(), true)
      await taro.page.clock.runFor(2000)
      await taro.at.locator('.button.main:not([aria-disabled])').waitFor()
      // Nothing was sent again by itself; what may be done was asked again.
      assert.equal((await callsTo(world(), 'PUT', UPDATE, since)).length, 1)
      assert.ok((await callsTo(world(), 'GET', /update_settings$/, since)).length > 0)
      await confirm().click()
      await taro.page.clock.runFor(1000)
      await changed()
      taro = await guest()
    })

  it('looks again when the stay was changed by somebody else, and then changes it [MANAGE-029]', async () => {
    const { t } = taro
    const number = await book()
    await toChange(number)
    await shorten()
    await taro.see(t('changing.less'))
    await world().nextAnswer({ method: 'PUT', path: PATH, status: 409, code: 3014 })
    await confirm().click()
    await taro.see(t('codes.3014'))
    await taro.button(t('changing.look')).click()
    await taro.at.getByText(t('codes.3014')).waitFor({ state: 'detached' })
    await confirm().click()
    await changed()
  })

  it('refreshes when the plan fits the account no more [MANAGE-038]', async () => {
    const { t } = taro
    const number = await book()
    await toChange(number)
    await shorten()
    await taro.see(t('changing.less'))
    await world().nextAnswer({ method: 'PUT', path: PATH, status: 422, code: 2304 })
    await confirm().click()
    await taro.see(t('codes.2304'))
    const since = await world().lastCall()
    await taro.button(t('changing.refresh')).click()
    await taro.at.getByText(t('codes.2304')).waitFor({ state: 'detached' })
    assert.ok((await callsTo(world(), 'GET', UPDATE, since)).length > 0)
  })

  it('is changed once though the answer is lost, and the guest presses again', async () => {
    const { t } = taro
    const number = await book()
    await toChange(number)
    await shorten()
    await taro.see(t('changing.less'))
    await world().nextAnswer({ method: 'PUT', path: PATH, drop: true, after: true, times: 9 })
    await confirm().click()
    await taro.see(t('changing.outcomeUnknown'))
    await world().clearAnswers()
    await confirm().click()
    await changed()
    await taro.see('2026/12/17')
  })

  it('is changed with the keyboard alone (EN 301 549: 2.1.1)', async () => {
    const { t, page } = taro
    const number = await book()
    await toChange(number)
    await taro.button(t('changing.fewerNights')).focus()
    await page.keyboard.press('Enter')
    await taro.see(t('changing.less'))
    await confirm().focus()
    await page.keyboard.press('Enter')
    await changed()
  })

  it('reads right to left in Arabic', async () => {
    const number = await book()
    const other = await guest({ language: 'ar' })
    await toChange(number, other)
    await other.button(other.t('changing.fewerNights')).click()
    await other.see(other.t('changing.less'))
    await assertWell(other, 'update mode in Arabic')
    const wide = await other.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    assert.ok(wide <= 0)
  })
})
