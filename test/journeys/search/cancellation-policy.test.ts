import assert from 'node:assert/strict'
import { afterEach, describe, it } from 'node:test'

import type { RoomPlan } from '../../../shared/model/search/room.ts'
import { searchOf } from '../../lib/bent/bent-rooms.ts'
import { journey, STAY } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'
import { assertWell } from '../helpers/well.ts'

// What the terms say in every language, and what is asked for them: widget/features/results/detail/policy-terms.test.ts.

const { world, guest } = journey()
afterEach(() => world().clearAnswers())

const POLICIES = '/hotels/:hotelId/cancellation_policies'

/** The plan at this place of the first room has no policy. */
const withoutPolicy = ({ page }: Guest, at: number) =>
  page.route(/\/rooms\?/, async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as { data: { rooms: { room_plan: RoomPlan[] }[] } }
    const plan = answer.data.rooms[0]?.room_plan[at]
    if (plan) plan.cancellation_policy_id = null
    await route.fulfill({ response, json: answer })
  })

describe('the cancellation policy', () => {
  const termsOf = ({ page, t }: Guest) => page.getByRole('dialog', { name: t('detail.policy') })
  async function openTerms(taro: Guest, at: number) {
    await taro.page
      .getByRole('button', { name: taro.t('results.policy') })
      .nth(at)
      .click()
    const dialog = termsOf(taro)
    await dialog.waitFor()
    return dialog
  }

  it('is well with its lines, without any and when it fails', async () => {
    const language = 'ar'
    const taro = await guest({ language })
    const { page, t } = taro
    await withoutPolicy(taro, 1)
    await taro.openResults()
    const title = `The register is closed (${language})`
    await world().nextAnswer({ path: POLICIES, status: 500, title, times: 10 })
    const failed = await openTerms(taro, 0)
    await failed.getByText(title).waitFor()
    await assertWell(taro, 'failed policy')
    await world().clearAnswers()
    await failed.getByRole('button', { name: t('core.tryAgain') }).click()
    await failed.locator('.timeline').waitFor()
    await assertWell(taro, 'policy')
    await page.keyboard.press('Escape')
    await failed.waitFor({ state: 'detached' })

    const none = await openTerms(taro, 1)
    await none.getByText(t('errors.noPolicy')).waitFor()
    await assertWell(taro, 'no policy')
    await page.close()
  })

  it('leaves by Escape to the room it was opened from', async () => {
    const taro = await guest()
    const { page, t } = taro
    await taro.openResults()
    await page.locator('li.room .head .button').first().click()
    const room = page.locator('dialog.wide')
    await room.locator('aside .timeline').waitFor()
    await room
      .getByRole('button', { name: t('results.policy') })
      .first()
      .click()
    const dialog = termsOf(taro)
    await dialog.locator('.timeline').waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    assert.equal(await room.isVisible(), true)
    await page.close()
  })
})

describe('the page of a cancellation policy', () => {
  it('is found by links of old with codes of plans, and by the number of a policy [ROUTE-015]', async () => {
    const taro = await guest({ width: 320, height: 640, language: 'ar' })
    const { page, t } = taro
    const { widget } = world().origins
    const old = new URLSearchParams({
      'room_plan_codes[]': 'komorebi-kaiseki-1',
      uri: 'x',
      code: 'shirotsuki',
      locale: 'ar',
    })
    const lines = page.locator('.screen .timeline li')
    await page.goto(`${widget}/#/cancellation-policy?${old}`)
    await lines.first().waitFor()
    const address = new URL(page.url())
    assert.deepEqual(
      [address.pathname, address.searchParams.get('room_plan_codes')],
      ['/cancellation-policy', 'komorebi-kaiseki-1'],
    )
    assert.match(await lines.first().locator('span').innerText(), /18:00/)
    const sums = await lines.locator('b').allInnerTexts()
    assert.deepEqual(
      sums.slice(1).map((sum) => sum.replaceAll(/[^\d%]/g, '')),
      ['30%', '50%', '100%', '100%'],
    )
    await assertWell(taro, 'policy page ar')
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 320)

    const found = await searchOf(world())
    const policyId = found.data.rooms[0]?.room_plan[0]?.cancellation_policy_id
    await taro.open('/cancellation-policy', { cancellation_policy_id: String(policyId), checkin: STAY.checkin })
    await taro.seeTitle(t('detail.policy'))
    await lines.first().waitFor()
    assert.notEqual(await page.locator('.timeline').locator('xpath=preceding-sibling::*[1]').innerText(), '')
    assert.equal(await page.locator('header').count(), 0)
  })
})
