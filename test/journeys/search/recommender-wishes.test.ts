import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { assertHeaders, asked, callsTo } from '../helpers/calls.ts'
import { journey, STAY } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'
import { assertWell } from '../helpers/well.ts'

// What is told, in every language: widget/features/recommender/wishes.test.ts.

const { world, guest } = journey()
const RECOMMENDATION = /^\/hotels\/\d+\/rooms\/recommendation$/
const PATH = '/hotels/:hotelId/rooms/recommendation'
const WIDGET = '/recommender-widget'
const HOST = '/recommender/'

const cards = ({ at }: Guest) => at.locator('.recommended:not(.carousel) li')
const namesOf = (taro: Guest) => cards(taro).locator('h3').allInnerTexts()
const box = ({ at, t }: Guest) => at.getByRole('textbox', { name: t('wishes.ask'), exact: true })
const chips = ({ at, t }: Guest) => at.getByRole('list', { name: t('wishes.understood') }).getByRole('button')
const told = ({ at }: Guest) => at.locator('.wishes [role=status]')

async function open(taro: Guest): Promise<Guest> {
  await taro.open(WIDGET, STAY)
  await box(taro).waitFor()
  return taro
}

/** The answer is there. */
const settled = ({ at }: Guest) => at.locator('.recommender > div:not([aria-busy])').waitFor()

async function sayAndSee(taro: Guest, text: string): Promise<void> {
  await box(taro).fill(text)
  await box(taro).press('Enter')
  await settled(taro)
  await told(taro).locator('p').first().waitFor()
}

describe('a guest who says what they look for', () => {
  it('sees other rooms, why, and what was understood, each of which can be taken away [REC-002]', async () => {
    const taro = await open(await guest())
    const before = await namesOf(taro)
    const since = await world().lastCall()
    const text = '2 adults, 15 December for two nights, dinner, private bath, under ¥300,000'
    await sayAndSee(taro, text)
    const [call] = await callsTo(world(), 'GET', RECOMMENDATION, since)
    assert.ok(call)
    assertHeaders(call, 'en')
    assert.equal(asked(call, 'text'), text)
    assert.equal(asked(call, 'checkin_date'), STAY.checkin)
    assert.notDeepEqual(await namesOf(taro), before)
    await taro.see('As you wished: private bath and dinner')
    assert.deepEqual(
      (await chips(taro).locator('bdi').allInnerTexts()).map((words) => words.replaceAll(/\s/gu, ' ')),
      ['15 – 17 Dec', '2 adults', 'up to ¥300,000 in all', 'private bath', 'dinner'],
    )
    assert.equal(await box(taro).inputValue(), text)
    await assertWell(taro, 'recommender with wishes')

    // A card leads to the stay that was understood, not to that of the page.
    const link = new URL((await cards(taro).locator('a').first().getAttribute('href')) ?? '')
    assert.deepEqual(
      [link.searchParams.get('checkin'), link.searchParams.get('checkout')],
      ['2026-12-15', '2026-12-17'],
    )

    const later = await world().lastCall()
    await taro.at.getByRole('button', { name: taro.t('wishes.remove', { wish: 'dinner' }) }).click()
    await settled(taro)
    await taro.see(/^As you wished: private bath$/)
    const [next] = await callsTo(world(), 'GET', RECOMMENDATION, later)
    assert.ok(next)
    assert.deepEqual(
      ['text', 'wishes', 'checkin_date', 'budget'].map((name) => asked(next, name)),
      ['', 'privateBath', '2026-12-15', JSON.stringify({ amount: 300_000, currency: 'JPY', per: 'stay' })],
    )
    assert.equal(await chips(taro).count(), 4)
  })

  it('may choose instead of saying, and goes back by the same button [REC-002]', async () => {
    const taro = await guest({ host: HOST })
    await box(taro).waitFor()
    const before = await namesOf(taro)
    await taro.at.getByText(taro.t('wishes.choose')).click()
    const twin = taro.at.getByRole('button', { name: taro.t('wishes.wish_twinBeds'), exact: true })
    assert.equal(await twin.getAttribute('aria-pressed'), 'false')
    await twin.press('Space')
    await taro.see('As you wished: twin beds')
    assert.equal(await twin.getAttribute('aria-pressed'), 'true')
    // Where the keyboard is, it stays.
    assert.ok(await twin.evaluate((button) => button.matches(':focus')))
    assert.notDeepEqual(await namesOf(taro), before)
    await twin.press('Space')
    await settled(taro)
    assert.equal(await chips(taro).count(), 0)
    assert.deepEqual(await namesOf(taro), before)
  })

  it('is understood in Arabic [REC-002]', async () => {
    const taro = await open(await guest({ language: 'ar' }))
    await sayAndSee(taro, 'شخصان مع فطور')
    const words = await chips(taro).locator('bdi').allInnerTexts()
    assert.deepEqual(words, [taro.t('core.adults', { n: 2 }), taro.t('wishes.wish_breakfast')])
    await assertWell(taro, 'recommender with wishes in Arabic')
  })
})

describe('while recommendations are looked for', () => {
  for (const motion of ['no-preference', 'reduce'] as const)
    it(`empty cards stand in their place, announced as busy, until the real ones come (motion: ${motion}) [REC-004]`, async () => {
      const taro = await guest()
      await taro.page.emulateMedia({ reducedMotion: motion })
      await world().nextAnswer({ method: 'GET', path: PATH, delay_ms: 2_000 })
      await taro.open(WIDGET, STAY)
      await assertWaiting(taro, '.recommender', motion)
      await cards(taro).first().waitFor()
      await assertOver(taro, '.recommender')

      await box(taro).waitFor()
      await world().nextAnswer({ method: 'GET', path: PATH, delay_ms: 2_000 })
      await box(taro).fill('breakfast')
      await box(taro).press('Enter')
      await assertWaiting(taro, '.recommender > div', motion)
      assert.ok(await box(taro).isVisible())
      await cards(taro).first().waitFor()
      await assertOver(taro, '.recommender > div')
    })
})

async function assertWaiting({ at, t }: Guest, place: string, motion: 'no-preference' | 'reduce'): Promise<void> {
  const carousel = at.locator(`${place} .carousel`)
  await carousel.waitFor()
  assert.equal(await at.locator(place).first().getAttribute('aria-busy'), 'true')
  assert.equal(await at.locator(`${place} [role=status]`).getByText(t('recommender.loading')).count(), 1)
  const moving = await carousel
    .locator('li')
    .first()
    .evaluate((card) => getComputedStyle(card).animationName)
  assert.equal(moving !== 'none', motion === 'no-preference')
}

async function assertOver({ at }: Guest, place: string): Promise<void> {
  assert.equal(await at.locator('.carousel').count(), 0)
  assert.equal(await at.locator(place).first().getAttribute('aria-busy'), null)
}
