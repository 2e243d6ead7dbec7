import assert from 'node:assert/strict'
import { afterEach, describe, it } from 'node:test'

import { LOCALE_CODES } from '../../../shared/locales.ts'
import type { RoomPlan } from '../../../shared/model/search/room.ts'
import { assertHeaders, asked, callsTo } from '../helpers/calls.ts'
import { journey, STAY } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'
import { assertWell } from '../helpers/well.ts'

const { world, guest } = journey()
afterEach(() => world().clearAnswers())

const POLICIES = '/hotels/:hotelId/cancellation_policies'
const OF_PLANS = /^\/hotels\/\d+\/cancellation_policies$/
const BY_ID = /^\/hotels\/1\/cancellation_policies\/\d+$/

type Part = [days_before: number, hours_after: number | null, percentage_of_cost: number]
const terms = (parts: Part[]) => ({
  data: [
    {
      id: 7,
      room_plan_codes: [],
      title: 'Terms of the lake house',
      cancel_before_at: '2026-12-07T00:00:00+09:00',
      cancellation_policy_parts: parts.map(([days_before, hours_after, percentage_of_cost]) => ({
        days_before,
        hours_after,
        percentage_of_cost,
      })),
      no_show_percentage_of_cost: 100,
    },
  ],
})

async function openTerms(taro: Guest) {
  const { page, t } = taro
  await page
    .getByRole('button', { name: t('results.policy') })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: t('detail.policy') })
  await dialog.waitFor()
  return dialog
}
type Place = ReturnType<Guest['page']['locator']>
/** Each line: when, and what is said below it. */
const linesIn = async (place: Place) => {
  await place.locator('.timeline li').first().waitFor()
  return place.locator('.timeline li').evaluateAll((items) =>
    items.map((item) => ({
      isFree: item.className === 'free',
      when: item.querySelector('span')?.textContent ?? '',
      sum: item.querySelector('b')?.textContent ?? '',
      below: item.querySelector('small')?.textContent ?? '',
    })),
  )
}
const titleIn = (place: Place) => place.locator('.timeline').locator('xpath=preceding-sibling::*[1]').innerText()

describe('the cancellation policy', () => {
  it('of a plan opens from the detail of its room, asked for by the code of the plan [DETAIL-003]', async () => {
    const taro = await guest()
    const { page, t } = taro
    const [answer] = await Promise.all([page.waitForResponse(/\/rooms\?/), taro.openResults()])
    const { data } = (await answer.json()) as { data: { rooms: { room_plan: RoomPlan[] }[] } }
    const codes = data.rooms[0]?.room_plan.map(({ room_plan_code }) => room_plan_code) ?? []
    await page.locator('li.room .head .button').first().click()
    const room = page.locator('dialog.wide')
    await room.locator('aside .timeline').waitFor()
    const since = await world().lastCall()
    await room
      .getByRole('button', { name: t('results.policy') })
      .nth(1)
      .click()
    const dialog = page.getByRole('dialog', { name: t('detail.policy') })
    assert.ok((await linesIn(dialog)).length > 2)
    const calls = await callsTo(world(), 'GET', OF_PLANS, since)
    assert.deepEqual(
      calls.map((call) => asked(call, 'room_plan_codes')),
      [codes[1]],
    )
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    assert.equal(await room.isVisible(), true)
  })

  it('is its title and a line for every change and for not coming [DETAIL-004]', async () => {
    const taro = await guest()
    await taro.openResults()
    const parts: Part[] = [
      [3, null, 50],
      [1, null, 80],
    ]
    await world().nextAnswer({ path: POLICIES, status: 200, body: terms(parts) })
    const dialog = await openTerms(taro)
    const lines = await linesIn(dialog)
    assert.equal(await titleIn(dialog), 'Terms of the lake house')
    assert.deepEqual(
      lines.filter(({ isFree }) => !isFree).map(({ when, sum, below }) => `${when} | ${sum} | ${below}`),
      [
        'From 7 December at 00:00 | ¥27,000 | 3 to 2 days before: 50% of the price',
        'From 9 December at 00:00 | ¥43,200 | From 1 day before: 80% of the price',
        'If you do not arrive | ¥54,000 | 100% of the price',
      ],
    )
    // cancel_before_at
    assert.deepEqual(
      lines.filter(({ isFree }) => isFree).map(({ when, sum }) => [when, sum]),
      [['Until 6 December at 24:00', 'Free']],
    )
    await assertWell(taro, 'policy')
  })

  it('says from which hour, what the day itself costs and what not coming costs [DETAIL-005]', async () => {
    const taro = await guest()
    await taro.openResults()
    const parts: Part[] = [
      [1, 18, 80],
      [0, null, 100],
    ]
    await world().nextAnswer({ path: POLICIES, status: 200, body: terms(parts) })
    const below = (await linesIn(await openTerms(taro))).map((line) => line.below)
    assert.deepEqual(below.slice(1), [
      'From 18:00, 1 day before: 80% of the price',
      'On the day of arrival: 100% of the price',
      '100% of the price',
    ])
  })

  it('that fails shows the title of the answer, and without a policy nothing is asked for [DETAIL-006] [DETAIL-007] [ERR-070] [ERR-071]', async () => {
    for (const language of LOCALE_CODES) {
      const taro = await guest({ language })
      const { page, t } = taro
      await withoutPolicy(taro, 1)
      await taro.openResults()
      const title = `The register is closed (${language})`
      await world().nextAnswer({ path: POLICIES, status: 500, title, times: 10 })
      const failed = await openTerms(taro)
      await failed.getByText(title).waitFor()
      await failed.getByText(t('errors.policyFailed')).waitFor()
      await assertWell(taro, `failed policy ${language}`)
      await world().clearAnswers()
      await failed.getByRole('button', { name: t('core.tryAgain') }).click()
      await failed.locator('.timeline').waitFor()
      await page.keyboard.press('Escape')
      await failed.waitFor({ state: 'detached' })

      const since = await world().lastCall()
      await page
        .getByRole('button', { name: t('results.policy') })
        .nth(1)
        .click()
      await page.getByRole('dialog').getByText(t('errors.noPolicy')).waitFor()
      await assertWell(taro, `no policy ${language}`)
      assert.deepEqual(await callsTo(world(), 'GET', /cancellation_policies/, since), [])
      await page.close()
    }
  })
})

/** The plan at this place of the first room has no policy. */
const withoutPolicy = ({ page }: Guest, at: number) =>
  page.route(/\/rooms\?/, async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as { data: { rooms: { room_plan: RoomPlan[] }[] } }
    const plan = answer.data.rooms[0]?.room_plan[at]
    if (plan) plan.cancellation_policy_id = null
    await route.fulfill({ response, json: answer })
  })

describe('the page of a cancellation policy', () => {
  it('has what the dialog has, by the number of the policy [DETAIL-014] [ROUTE-015] [CALL-028]', async () => {
    const taro = await guest()
    const { page, t } = taro
    const [answer] = await Promise.all([page.waitForResponse(/\/rooms\?/), taro.openResults()])
    const { data } = (await answer.json()) as { data: { rooms: { room_plan: RoomPlan[] }[] } }
    const [plan] = data.rooms[0]?.room_plan ?? []
    assert.ok(plan?.cancellation_policy_id)
    const dialog = await openTerms(taro)
    const [title, lines] = [await titleIn(dialog), await linesIn(dialog)]

    const since = await world().lastCall()
    await taro.open('/cancellation-policy', {
      cancellation_policy_id: String(plan.cancellation_policy_id),
      checkin: STAY.checkin,
    })
    await taro.seeTitle(t('detail.policy'))
    const main = page.locator('.screen')
    assert.deepEqual(
      (await linesIn(main)).map(({ when, below }) => [when, below]),
      lines.map(({ when, below }) => [when, below]),
    )
    assert.equal(await titleIn(main), title)
    assert.equal(await page.locator('header').count(), 0)
    await assertWell(taro, 'policy page')
    const [call, ...others] = await callsTo(world(), 'GET', BY_ID, since)
    assert.ok(call)
    assert.deepEqual(others, [])
    assertHeaders(call, 'en')
    assert.equal(call.path, `/hotels/1/cancellation_policies/${plan.cancellation_policy_id}`)
    assert.equal(asked(call, 'checkin_date'), STAY.checkin)

    await world().nextAnswer({ path: `${POLICIES}/:policyId`, status: 500, title: 'The register is closed', times: 10 })
    await page.reload()
    await taro.see('The register is closed')
    await world().clearAnswers()
    await page.getByRole('button', { name: t('core.close') }).click()
    await page.waitForURL(/\/booking\/result/)
  })

  it('is found by links of old and by codes of plans; without either it has no terms to show', async () => {
    const taro = await guest({ width: 320, height: 640, language: 'ar' })
    const { page, t } = taro
    const { widget } = world().origins
    const old = new URLSearchParams({
      'room_plan_codes[]': 'komorebi-kaiseki-1',
      uri: 'x',
      code: 'shirotsuki',
      locale: 'ar',
    })
    await page.goto(`${widget}/#/cancellation-policy?${old}`)
    await page.locator('.timeline').waitFor()
    const address = new URL(page.url())
    assert.deepEqual(
      [address.pathname, address.searchParams.get('room_plan_codes')],
      ['/cancellation-policy', 'komorebi-kaiseki-1'],
    )
    const lines = await linesIn(page.locator('.screen'))
    assert.match(lines[0]?.when ?? '', /18:00/)
    assert.deepEqual(
      lines
        .map(({ sum }) => sum)
        .slice(1)
        .map((sum) => sum.replaceAll(/[^\d%]/g, '')),
      ['30%', '50%', '100%', '100%'],
    )
    await assertWell(taro, 'policy page ar')
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 320)

    await taro.open('/cancellation-policy')
    await taro.see(t('errors.noPolicy'))
  })
})
