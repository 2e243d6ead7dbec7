import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import type { Page } from 'playwright'

import { addDays } from '../../../shared/rules/days/dates.ts'
import { journey } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'
import { assertWell } from '../helpers/well.ts'

// Today is Sunday, 1 November 2026, and the hotel sells thirteen months.
const TODAY = '2026-11-01'
const FRIDAY = '2026-11-20'
const LAST = '2027-12-01'
const { guest } = journey()

/** A bar without a search, its calendar opened by keyboard, the focus on a Friday in the middle of the month. */
const openCalendar = async (visit: Parameters<typeof guest>[0] = {}) => {
  const someone = await guest(visit)
  await someone.open('/')
  await dates(someone).focus()
  await someone.page.keyboard.press('Enter')
  await someone.at.locator('.day small').first().waitFor()
  assert.equal(await focused(someone.page), TODAY)
  const back = visit.language === 'ar' ? 'ArrowRight' : 'ArrowLeft'
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', back, back]) await someone.page.keyboard.press(key)
  await seesFocus(someone.page, FRIDAY)
  return someone
}
const dates = ({ at, t }: Guest) => at.getByRole('button', { name: t('search.dates') })

/** The day that has the focus, or the name of whatever else has it. */
const focused = (page: Page) =>
  page.evaluate(() => {
    let active = document.activeElement
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
    if (!(active instanceof HTMLElement)) return ''
    return active.dataset.day ?? active.getAttribute('aria-label') ?? active.textContent ?? ''
  })

const seesFocus = (page: Page, day: string) => page.locator(`[data-day="${day}"]:focus`).waitFor()

const pressAll = async (page: Page, keys: readonly (readonly [string, string])[]) => {
  for (const [key, day] of keys) {
    await page.keyboard.press(key)
    await seesFocus(page, day)
  }
}

describe('the calendar by keyboard', () => {
  it('moves by days, weeks, months and years, and Enter picks the check-in and the check-out [SEARCH-050]', async () => {
    const someone = await openCalendar()
    const { page, at } = someone
    await pressAll(page, [
      ['ArrowRight', '2026-11-21'],
      ['ArrowDown', '2026-11-28'],
      ['ArrowLeft', '2026-11-27'],
      ['ArrowUp', '2026-11-20'],
      ['Home', '2026-11-15'],
      ['End', '2026-11-21'],
      ['PageDown', '2026-12-21'],
      ['PageUp', '2026-11-21'],
      ['Shift+PageDown', '2027-11-21'],
      ['PageDown', addDays(LAST, 1)],
      ['Shift+PageUp', '2026-12-02'],
      ['Shift+PageUp', '2026-11-01'],
    ])
    // One place of the whole calendar takes part in the order of Tab.
    assert.equal(await at.locator('[data-day][tabindex="0"]').count(), 1)

    await pressAll(page, [
      ['PageDown', '2026-12-01'],
      ['Home', '2026-11-29'],
      ['End', '2026-12-05'],
    ])
    await page.keyboard.press('Enter')
    await someone.see(someone.t('panels.chooseOut'))
    await pressAll(page, [
      ['ArrowDown', '2026-12-12'],
      ['ArrowLeft', '2026-12-11'],
    ])
    await page.keyboard.press('Space')
    await at.getByRole('status').getByText('5 – 11 Dec\u00a0· 6 nights').waitFor()
    assert.match(await dates(someone).innerText(), /2026\/12\/05\s.*2026\/12\/11/s)
    assert.equal(await at.locator('[data-day="2026-12-05"]').getAttribute('aria-selected'), 'true')
    await page.close()
  })

  it('keeps Tab inside, says the month it turns to, and gives the focus back to what opened it (EN 301 549: 2.1.1, 2.4.3)', async () => {
    const someone = await openCalendar()
    const { page, at, t } = someone
    const seen: string[] = []
    do {
      seen.push(await focused(page))
      await page.keyboard.press('Tab')
    } while ((await focused(page)) !== seen[0] && seen.length < 12)
    const wanted = [FRIDAY, t('core.clear'), t('core.done'), t('panels.earlier'), t('panels.later')]
    assert.deepEqual([...seen].sort(), wanted.sort())
    await page.keyboard.press('Shift+Tab')
    assert.equal(await focused(page), seen.at(-1))
    await page.keyboard.press('Tab')

    await pressAll(page, [['PageDown', '2026-12-20']])
    assert.equal(await at.locator('.calendar').getByRole('status').first().innerText(), 'December 2026')
    await page.keyboard.press('Escape')
    await at.locator('.calendar').waitFor({ state: 'detached' })
    assert.match(await focused(page), new RegExp(t('search.dates')))

    await page.keyboard.press('Enter')
    await at.locator('.calendar').waitFor()
    await someone.button(t('core.done')).press('Enter')
    await at.locator('.calendar').waitFor({ state: 'detached' })
    assert.match(await focused(page), new RegExp(t('search.dates')))
    await page.close()
  })

  it('is mirrored in Arabic, where the week begins with Saturday [SEARCH-050]', async () => {
    const layla = await openCalendar({ language: 'ar' })
    const { page, at } = layla
    await pressAll(page, [
      ['ArrowRight', '2026-11-19'],
      ['ArrowLeft', '2026-11-20'],
      ['Home', '2026-11-14'],
      ['End', '2026-11-20'],
      ['PageDown', '2026-12-20'],
    ])
    const left = async (day: string) => (await at.locator(`[data-day="${day}"]`).boundingBox())?.x ?? NaN
    assert.ok((await left('2026-11-14')) > (await left('2026-11-15')), 'Saturday stands to the right of Sunday')
    assert.ok((await left('2026-11-16')) > (await left('2026-12-14')), 'November stands to the right of December')
    await page.keyboard.press('Enter')
    await pressAll(page, [['ArrowLeft', '2026-12-21']])
    await page.keyboard.press('Enter')
    assert.match(await dates(layla).innerText(), /2026\/12\/20[^]*2026\/12\/21/)
    await assertWell(layla, 'calendar')
    await page.close()
  })
})

describe('the calendar by pointer and touch', () => {
  it('takes two days, turns its months, and begins anew with a third [SEARCH-050]', async () => {
    const someone = await openCalendar()
    const { page, at, t } = someone
    const day = (date: string) => at.locator(`[data-day="${date}"]`)
    await someone.button(t('panels.later')).click()
    await day('2027-01-12').click()
    await day('2027-01-14').click()
    await at.getByText('12 – 14 Jan\u00a0· 2 nights').waitFor()
    await day('2027-01-04').click()
    await someone.see(t('panels.chooseOut'))
    assert.equal(await day('2027-01-12').getAttribute('aria-selected'), 'false')
    // Half a choice is the shortest stay from that day.
    await someone.button(t('core.done')).click()
    assert.match(await dates(someone).innerText(), /2027\/01\/04[^]*2027\/01\/05[^]*1 night/)
    await assertWell(someone, 'calendar')
    await page.close()
  })

  it('shows months below each other on a phone, more of them on the way down, the choice always in view [SEARCH-050]', async () => {
    for (const height of [844, 256]) {
      const someone = await openCalendar({ width: 320, height })
      const { page, at, t } = someone
      const heads = () => at.getByRole('grid').count()
      assert.equal(await heads(), 2)
      const [november, december] = [await boxOf(someone, '2026-11-18'), await boxOf(someone, '2026-12-16')]
      assert.ok(november.y < december.y && november.x === december.x, 'December lies below November')
      await at.locator('.months > :last-child').scrollIntoViewIfNeeded()
      await at.getByRole('grid', { name: 'January 2027' }).waitFor()
      for (const day of ['2027-01-12', '2027-01-13']) await at.locator(`[data-day="${day}"]`).tap()
      await at.getByText('12 – 13 Jan\u00a0· 1 night').waitFor()
      const done = await at.getByRole('button', { name: t('core.done') }).boundingBox()
      if (height > 400) assert.ok(done && done.y + done.height <= height, 'the choice is in view')
      assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), 'nothing is cut off')
      await assertWell(someone, `calendar of 320 × ${height}`)
      await at.getByRole('button', { name: t('core.done') }).tap()
      assert.match(await dates(someone).innerText(), /2027\/01\/12/)
      await page.close()
    }
  })
})

async function boxOf({ at }: Guest, day: string) {
  const box = await at.locator(`[data-day="${day}"]`).boundingBox()
  assert.ok(box)
  return box
}
