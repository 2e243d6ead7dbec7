import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { loadTranslate } from '../../../../locales/load.ts'
import { LOCALE_CODES } from '../../../../shared/locales.ts'
import { answerSearch } from '../../../../test/lib/bent/bent-rooms.ts'
import { first, groundOfResults } from '../../../../test/lib/ground-of-results.ts'
import type { OpenResults } from '../../../../test/lib/widget/open-results.ts'
import { STAY } from '../../../../test/lib/widget/open-results.ts'
import { asked, assertHeaders, callsTo } from '../../../../test/journeys/helpers/calls.ts'
import { goAtom, placeAtom } from '../../../state/navigation/navigation.ts'

const { world, answer, results } = groundOfResults()

const POLICIES = '/hotels/:hotelId/cancellation_policies'
const OF_PLANS = /^\/hotels\/\d+\/cancellation_policies$/
const BY_ID = /^\/hotels\/1\/cancellation_policies\/\d+$/
const t = await loadTranslate('en', ['results', 'detail', 'errors', 'core'])

type Part = [days_before: number, hours_after: number | null, percentage_of_cost: number]
const answerTerms = (parts: Part[]) => {
  const cancellation_policy_parts = parts.map(([days_before, hours_after, percentage_of_cost]) => ({
    days_before,
    hours_after,
    percentage_of_cost,
  }))
  const policy = {
    id: 7,
    room_plan_codes: [],
    title: 'Terms of the lake house',
    cancel_before_at: '2026-12-07T00:00:00+09:00',
    cancellation_policy_parts,
    no_show_percentage_of_cost: 100,
  }
  return world().nextAnswer({ path: POLICIES, status: 200, body: { data: [policy] } })
}

const opened = (shown: OpenResults, title: string) =>
  shown.until(() => shown.all('dialog').find((one) => one.querySelector('h2')?.textContent === title))
const policyButtons = (within: ParentNode, name: string) =>
  [...within.querySelectorAll<HTMLElement>('button')].filter((one) => one.textContent?.trim() === name)
async function openTerms(shown: OpenResults) {
  await shown.listed()
  const button = await shown.until(() => policyButtons(shown.root, t('results.policy'))[0])
  button.click()
  return opened(shown, t('detail.policy'))
}

/** Each line: when, and what is said below it. */
async function linesIn(shown: OpenResults, place: ParentNode) {
  await shown.until(() => place.querySelector('.timeline li'))
  const textOf = (line: Element, selector: string) => line.querySelector(selector)?.textContent ?? ''
  return [...place.querySelectorAll('.timeline li')].map((line) => ({
    isFree: line.className === 'free',
    when: textOf(line, 'span'),
    sum: textOf(line, 'b'),
    below: textOf(line, 'small'),
  }))
}
const titleIn = (place: ParentNode) => place.querySelector('.timeline')?.previousElementSibling?.textContent

describe('the cancellation policy', () => {
  it('of a plan opens from the detail of its room, asked for by the code of the plan [DETAIL-003]', async () => {
    const codes = first(answer().data.rooms).room_plan.map(({ room_plan_code }) => room_plan_code)
    const shown = await results(world())
    await shown.listed()
    shown.root.querySelector<HTMLElement>('li.room .head .button')?.click()
    const room = await shown.until(() => shown.root.querySelector('dialog.wide'))
    await shown.until(() => room.querySelector('aside .timeline'))
    const since = await world().lastCall()
    policyButtons(room, t('results.policy'))[1]?.click()
    const dialog = await opened(shown, t('detail.policy'))
    assert.ok((await linesIn(shown, dialog)).length > 2)
    const calls = await callsTo(world(), 'GET', OF_PLANS, since)
    assert.deepEqual(
      calls.map((call) => asked(call, 'room_plan_codes')),
      [codes[1]],
    )
    shown.button(t('core.close'), dialog)?.click()
    await shown.until(() => !dialog.isConnected)
    assert.equal(room.isConnected && room.hasAttribute('open'), true)
  })

  it('is its title and a line for every change and for not coming [DETAIL-004]', async () => {
    const shown = await results(world())
    await answerTerms([
      [3, null, 50],
      [1, null, 80],
    ])
    const dialog = await openTerms(shown)
    const lines = await linesIn(shown, dialog)
    assert.equal(titleIn(dialog), 'Terms of the lake house')
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
      [['Until 6 December at 23:59', 'Free']],
    )
  })

  it('says from which hour, what the day itself costs and what not coming costs [DETAIL-005]', async () => {
    const shown = await results(world())
    await answerTerms([
      [1, 18, 80],
      [0, null, 100],
    ])
    const below = (await linesIn(shown, await openTerms(shown))).map((line) => line.below)
    assert.deepEqual(below.slice(1), [
      'From 18:00, 1 day before: 80% of the price',
      'On the day of arrival: 100% of the price',
      '100% of the price',
    ])
  })

  it('that fails shows the title of the answer, and without a policy nothing is asked for, in every language [DETAIL-006] [DETAIL-007] [ERR-070] [ERR-071]', async () => {
    const { data, ...rest } = answer()
    // The second plan of the first room has no policy.
    const bare = data.rooms.slice(0, 1).map((room) => ({
      ...room,
      room_plan: room.room_plan.map((plan, at) => (at === 1 ? { ...plan, cancellation_policy_id: null } : plan)),
    }))
    for (const locale of LOCALE_CODES) {
      const words = await loadTranslate(locale, ['results', 'detail', 'errors', 'core'])
      const title = `The register is closed (${locale})`
      await answerSearch(world(), { ...rest, data: { ...data, rooms: bare } })
      await world().nextAnswer({ path: POLICIES, status: 500, title, times: 10 })
      const shown = await results(world(), {}, { locale })
      await shown.listed()
      const buttons = () => policyButtons(shown.root, words('results.policy'))
      await shown.until(() => buttons().length > 1)
      buttons()[0]?.click()
      const failed = await opened(shown, words('detail.policy'))
      await shown.until(() => failed.querySelector('[role=alert]'))
      for (const told of [title, words('errors.policyFailed')])
        assert.ok(failed.textContent?.includes(told), `${told}: ${failed.textContent}`)
      assert.doesNotMatch(failed.textContent ?? '', /\b(?:core|errors|results|detail)\.[a-z]/)
      await world().clearAnswers()
      shown.button(words('core.tryAgain'), failed)?.click()
      await shown.until(() => failed.querySelector('.timeline'))
      shown.button(words('core.close'), failed)?.click()
      await shown.until(() => !failed.isConnected)

      const since = await world().lastCall()
      buttons()[1]?.click()
      const none = await opened(shown, words('detail.policy'))
      await shown.until(() => none.textContent?.includes(words('errors.noPolicy')))
      assert.doesNotMatch(none.textContent ?? '', /\b(?:core|errors|results|detail)\.[a-z]/)
      assert.deepEqual(await callsTo(world(), 'GET', /cancellation_policies/, since), [])
      shown.close()
    }
  })
})

describe('the page of a cancellation policy', () => {
  it('has what the dialog has, by the number of the policy, tells a refusal, and is left for the rooms [DETAIL-014] [CALL-028]', async () => {
    const [plan] = first(answer().data.rooms).room_plan
    assert.ok(plan?.cancellation_policy_id)
    const policyId = String(plan.cancellation_policy_id)
    const before = await results(world())
    const dialog = await openTerms(before)
    const [lines, title] = [await linesIn(before, dialog), titleIn(dialog)]
    before.close()

    const since = await world().lastCall()
    const shown = await results(world())
    const store = shown.store
    await shown.listed()
    const terms = { to: 'cancellationPolicy', query: { cancellation_policy_id: policyId, checkin: STAY.checkin } } as const // prettier-ignore
    store.set(goAtom, terms)
    const screen = await shown.until(() => shown.root.querySelector('.policy-page'))
    assert.deepEqual(
      (await linesIn(shown, screen)).map(({ when, below }) => [when, below]),
      lines.map(({ when, below }) => [when, below]),
    )
    assert.equal(titleIn(screen), title)
    assert.equal(screen.querySelector('h1')?.textContent, t('detail.policy'))
    assert.equal(shown.root.querySelector('header'), null)
    const [call, ...others] = await callsTo(world(), 'GET', BY_ID, since)
    assert.ok(call)
    assert.deepEqual(others, [])
    assertHeaders(call, 'en')
    assert.equal(call.path, `/hotels/1/cancellation_policies/${policyId}`)
    assert.equal(asked(call, 'checkin_date'), STAY.checkin)

    const close = await shown.until(() => shown.button(t('core.close'), screen))
    close.click()
    await shown.until(() => store.get(placeAtom).path === '/booking/result')
    const path = `${POLICIES}/:policyId`
    await world().nextAnswer({ path, status: 500, title: 'The register is closed', times: 10 })
    store.set(goAtom, terms)
    await shown.until(() => shown.words('.policy-page').join().includes('The register is closed'))
  })

  it('has no terms to show without a policy and without a plan', async () => {
    const shown = await results(world())
    await shown.listed()
    const since = await world().lastCall()
    shown.store.set(goAtom, { to: 'cancellationPolicy' })
    await shown.until(() => shown.words('.policy-page').join().includes(t('errors.noPolicy')))
    assert.deepEqual(await callsTo(world(), 'GET', /cancellation_policies/, since), [])
  })
})
