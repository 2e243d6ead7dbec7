import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'

import { BOOK, callsTo } from '../helpers/calls.ts'
import { seeEntries } from '../helpers/data-layer.ts'
import { AT_HOTEL, BOTH_WAYS, journey, STAY, TARO } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'
import { LONGER, UPDATE, updating } from '../helpers/updating.ts'
import { assertWell } from '../helpers/well.ts'

// What is asked, told and left on the way, and links: widget/features/manage/updating/update-mode.test.ts.

const { world, guest } = journey()

describe('a guest who changes dates, room or plan', () => {
  let taro: Guest
  let steps: ReturnType<typeof updating>
  before(async () => {
    taro = await guest()
    steps = updating(taro)
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
    await assertWell(taro, 'results in update mode')
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

  it('reads right to left in Arabic on a phone, where a reload keeps the choice and a failed change is well [QUERY-036]', async () => {
    const number = await steps.book()
    const other = await guest({ language: 'ar', width: 390 })
    const theirs = updating(other)
    await theirs.update(number)
    await other.at.locator('li.plan button.main').first().click()
    await theirs.toCheck()
    await assertWell(other, 'a change in Arabic')
    const wide = await other.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    assert.ok(wide <= 0)
    const extra = other.at.locator('li.extra').first()
    await extra.getByRole('button', { name: other.t('extras.add') }).click()
    await other.page.reload()
    await other.seeTitle(other.t('changing.check'))
    await extra.locator('.stepper').waitFor()
    assert.match(await extra.locator('.stepper').innerText(), /1/)
    await other.at.locator('.settled').waitFor()
    await other.open('/reservation/fail', { ...STAY, adults: '2', current_reservation: number, error_code: '3003' })
    await other.see(other.t('errors.3003'))
    await assertWell(other, 'a failed change')
  })
})
