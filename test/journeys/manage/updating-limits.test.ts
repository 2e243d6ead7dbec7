import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'

import { loadTranslate } from '../../../locales/load.ts'
import { UPDATE_RETRY_MINUTES, UPDATE_RETRY_MS } from '../../../shared/constants.ts'
import { LOCALE_CODES, LOCALES } from '../../../shared/locales.ts'
import { callsTo } from '../helpers/calls.ts'
import { AT_HOTEL, journey, TARO } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'
import { PATH, SEARCH, UPDATE, updating } from '../helpers/updating.ts'

const { world, guest } = journey()

describe('a change of dates, room or plan that does not go through', () => {
  let taro: Guest
  let steps: ReturnType<typeof updating>
  async function begin() {
    taro = await guest()
    steps = updating(taro)
  }
  before(begin)

  for (const code of [3013, 3016] as const)
    it(`waits five minutes when the stay is being changed or paid elsewhere (${code}) [MANAGE-022]`, async () => {
      await steps.toOtherPlan()
      await taro.page.clock.install()
      await world().nextAnswer({ method: 'PUT', path: PATH, status: 409, code })
      const since = await world().lastCall()
      await steps.confirm().click()
      await taro.see(taro.t(`codes.${code}`, { minutes: UPDATE_RETRY_MINUTES }))
      await taro.page.clock.runFor(UPDATE_RETRY_MS - 1000)
      assert.equal(await steps.isOff(), true)
      await taro.page.clock.runFor(2000)
      await taro.at.locator('.button.main:not([aria-disabled])').filter({ visible: true }).waitFor()
      assert.equal((await callsTo(world(), 'PUT', UPDATE, since)).length, 1)
      await steps.confirm().click()
      await taro.page.clock.runFor(1000)
      await steps.changed()
      await begin()
    })

  it('looks again when somebody else changed the stay first [MANAGE-029]', async () => {
    const { t } = taro
    await steps.toOtherPlan()
    await world().nextAnswer({ method: 'PUT', path: PATH, status: 409, code: 3014 })
    await steps.confirm().click()
    await taro.see(t('codes.3014'))
    const since = await world().lastCall()
    await taro.button(t('changing.look')).click()
    await taro.at.getByText(t('codes.3014')).waitFor({ state: 'detached' })
    assert.ok((await callsTo(world(), 'GET', UPDATE, since)).length > 0)
    await steps.confirm().click()
    await steps.changed()
  })

  it('finds the rooms anew when the plan fits the account no more [MANAGE-038]', async () => {
    const { t } = taro
    const number = await steps.toOtherPlan()
    await world().nextAnswer({ method: 'PUT', path: PATH, status: 422, code: 2304 })
    await steps.confirm().click()
    await taro.see(t('codes.2304'))
    const since = await world().lastCall()
    await taro.button(t('changing.refresh')).click()
    await taro.at.locator('.plans').first().waitFor()
    assert.equal(steps.query().get('current_reservation'), number)
    assert.ok((await callsTo(world(), 'GET', SEARCH, since)).length > 0)
  })

  it('is changed once though the answer is lost, and the guest presses again', async () => {
    await steps.toOtherPlan()
    await world().nextAnswer({ method: 'PUT', path: PATH, drop: true, after: true, times: 9 })
    await steps.confirm().click()
    await taro.see(taro.t('changing.outcomeUnknown'))
    await world().clearAnswers()
    await steps.confirm().click()
    await steps.changed()
    await taro.see(AT_HOTEL)
  })

  it('is told in each language that the stay is being changed elsewhere, and keeps the wish [ERR-051]', async () => {
    const { t, at } = taro
    const number = await steps.book()
    await taro.open(`/review-reservation/${number}`, { email: TARO.email })
    await taro.button(t('manage.update')).click()
    await taro.button(t('changing.fewerNights')).click()
    await taro.see(t('changing.less'))
    await world().nextAnswer({ method: 'PUT', path: PATH, status: 409, code: 3013 })
    await steps.confirm().click()
    const told = at.locator('.banner.bad[role=alert]')
    for (const locale of LOCALE_CODES) {
      const { name, tag } = LOCALES[locale]
      await at.locator('header [aria-haspopup]').last().click()
      await at.getByRole('menuitemradio', { name }).click()
      const words = await loadTranslate(locale, ['core', 'errors', 'codes'])
      await told.getByText(words('codes.3013', { minutes: UPDATE_RETRY_MINUTES })).waitFor()
      assert.equal(await at.locator('.root').getAttribute('lang'), tag)
      assert.doesNotMatch(await told.innerText(), /3013|errors\./)
      assert.ok((await at.locator('.stepper').first().innerText()).includes(words('core.nights', { n: 1 })))
    }
  })
})
