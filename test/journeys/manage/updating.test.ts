import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'

import { BOOK, callsTo } from '../helpers/calls.ts'
import { seeEntries } from '../helpers/data-layer.ts'
import { AT_HOTEL, BOTH_WAYS, journey, STAY, TARO } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'
import { BAND, CALENDAR, LONGER, SEARCH, UPDATE, updating } from '../helpers/updating.ts'
import { assertWell } from '../helpers/well.ts'

const { world, guest } = journey()

describe('a guest who changes dates, room or plan', () => {
  let taro: Guest
  let steps: ReturnType<typeof updating>
  before(async () => {
    taro = await guest()
    steps = updating(taro)
  })

  it('looks for it in update mode, which names the stay, and leaves it for a search like any other [MANAGE-020] [QUERY-029]', async () => {
    const { t } = taro
    const number = await steps.book()
    const since = await world().lastCall()
    await steps.update(number)
    await taro.see(t('changing.band', { number }))
    assert.deepEqual(
      ['current_reservation', 'checkin', 'checkout'].map((name) => steps.query().get(name)),
      [number, STAY.checkin, STAY.checkout],
    )
    const [search] = await callsTo(world(), 'GET', SEARCH, since)
    assert.equal(Object(search?.query).current_reservation, number)
    assert.ok(!taro.page.url().includes('taro'))
    assert.equal(await taro.at.getByText(t('loginMenu.signIn')).count(), 0)
    await assertWell(taro, 'results in update mode')
    await taro.at.getByRole('button', { name: t('search.dates') }).click()
    await taro.at.locator('.day small').filter({ hasText: /\d/ }).first().waitFor()
    const months = await callsTo(world(), 'GET', CALENDAR, since)
    assert.ok(months.length > 0)
    assert.ok(
      months.every(({ status, query: asked }) => status === 200 && Object(asked).current_reservation === number),
    )
    await taro.page.keyboard.press('Escape')
    const left = await world().lastCall()
    await taro.button(t('changing.leave')).click()
    await taro.at.locator(BAND).waitFor({ state: 'detached' })
    assert.equal(steps.query().get('current_reservation'), null)
    await taro.at.locator('.plans').first().waitFor()
    await taro.choose(AT_HOTEL)
    await taro.toDetails()
    const calls = await callsTo(world(), 'GET', /./, left)
    assert.ok(calls.every(({ query: asked }) => Object(asked).current_reservation === undefined))
  })

  it('takes a cheaper plan: sees what comes back, confirms once, and has the one stay, changed [MANAGE-020] [MANAGE-035] [CALL-043] [QUERY-036]', async () => {
    const { t } = taro
    const number = await steps.book({ card: true, plan: LONGER })
    const since = await world().lastCall()
    await steps.update(number)
    await taro.choose(AT_HOTEL)
    await steps.toCheck()
    // The hotel's desk takes no part in a stay that is paid.
    await taro.see(t('changing.otherPayment'))
    assert.equal(await steps.isOff(), true)
    await taro.page.goBack()
    await taro.at.locator('.plans').first().waitFor()
    await taro.at.getByRole('button', { name: t('results.fewer') }).click()
    await taro.choose(BOTH_WAYS)
    await steps.toCheck()
    assert.equal(steps.query().get('current_reservation'), number)
    for (const words of [t('changing.now'), t('changing.after'), 'Taro Yamada', t('manage.back')]) await taro.see(words)
    await taro.see(t('manage.toWay', { by: 'VISA 4242' }))
    await assertWell(taro, 'the step that confirms a change')
    await steps.confirm().dblclick()
    await steps.changed()
    await taro.seeTitle(t('manage.title', { hotel: 'Shirotsuki' }))
    await taro.see(BOTH_WAYS)
    assert.equal(steps.query().get('current_reservation'), null)
    const [put, ...more] = await callsTo(world(), 'PUT', UPDATE, since)
    assert.deepEqual([put?.status, more.length], [200, 0])
    assert.deepEqual(await callsTo(world(), 'POST', BOOK, since), [])
    const entries = await seeEntries(taro, 'reservation_update')
    assert.equal(entries.at(-1)?.reservation_number, number)
  })

  it('moves a stay with its extras, which begin as they were booked, and a reload keeps the choice [EXTRA-012] [QUERY-036]', async () => {
    const { t } = taro
    const number = await steps.book({ extra: true })
    await steps.update(number)
    await taro.open('/booking/result', {
      checkin: '2026-12-15',
      checkout: '2026-12-18',
      adults: '2',
      current_reservation: number,
    })
    await taro.at.locator('.plans').first().waitFor()
    await taro.choose(BOTH_WAYS)
    await steps.toCheck()
    const quantity = () => taro.at.locator('li.extra').first().locator('.stepper').innerText()
    await steps.firstExtra().first().waitFor()
    await taro.see(t('extras.leadChanging'))
    assert.equal((await quantity()).trim(), '1')
    await steps.firstExtra().nth(1).click()
    await taro.page.reload()
    await taro.seeTitle(t('changing.check'))
    await steps.firstExtra().first().waitFor()
    assert.equal((await quantity()).trim(), '2')
    await taro.see(t('changing.more'))
    await steps.confirm().click()
    await steps.changed()
    await taro.see('2026/12/18')
    await taro.see(/× 2/)
  })

  it('is asked for nothing that is booked already', async () => {
    const number = await steps.book()
    await steps.update(number)
    await taro.choose(BOTH_WAYS)
    await steps.toCheck()
    await taro.see(taro.t('changing.asBooked'))
    assert.equal(await steps.isOff(), true)
  })

  it('leaves a coupon of the search behind with update mode [MANAGE-021]', async () => {
    const number = await steps.book()
    await steps.update(number)
    await taro.openResults({ current_reservation: number, coupon_code: 'WELCOME10' })
    await taro.at.locator(BAND).waitFor()
    const since = await world().lastCall()
    await taro.button(taro.t('changing.leave')).click()
    await taro.at.locator(BAND).waitFor({ state: 'detached' })
    await taro.at.locator('.plans').first().waitFor()
    assert.equal(steps.query().get('coupon_code'), null)
    const searches = await callsTo(world(), 'GET', SEARCH, since)
    assert.ok(searches.every(({ query: asked }) => !JSON.stringify(asked).includes('WELCOME10')))
    assert.ok(!(await taro.words()).includes('WELCOME10'))
  })

  it('is changed with the keyboard alone (EN 301 549: 2.1.1)', async () => {
    const { t, page } = taro
    const number = await steps.book()
    await taro.open(`/review-reservation/${number}`, { email: TARO.email })
    const press = async (name: string) => {
      await taro.button(name).focus()
      await page.keyboard.press('Enter')
    }
    await press(t('manage.updateStay'))
    await taro.at.locator('.plans').first().waitFor()
    const rows = taro.at.locator('li.plan').filter({ has: taro.at.getByRole('heading', { level: 3, name: AT_HOTEL }) })
    await rows
      .first()
      .getByRole('button', { name: t('results.choose') })
      .focus()
    await page.keyboard.press('Enter')
    await press(t('results.continue'))
    await taro.seeTitle(t('changing.check'))
    await taro.at.locator('.settled').waitFor()
    await press(t('changing.confirm'))
    await steps.changed()
  })

  it('reads right to left in Arabic, on a phone', async () => {
    const number = await steps.book()
    const other = await guest({ language: 'ar', width: 390 })
    const theirs = updating(other)
    await theirs.update(number)
    await other.at.locator('li.plan button.main').first().click()
    await theirs.toCheck()
    await assertWell(other, 'a change in Arabic')
    const wide = await other.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    assert.ok(wide <= 0)
  })
})
