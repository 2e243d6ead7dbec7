import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import type { Locator } from 'playwright'

import { escaped, journey } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'
import { assertWell } from '../helpers/well.ts'

// A photograph that does not come, in every language: widget/features/results/detail/missing-photo.test.ts.

const { guest } = journey()

const ROOM = 'Komorebi, eight mats on the garden'
const PLAN = 'An anniversary, with sake and a boat'

const cardOf = (taro: Guest, name = ROOM) =>
  taro.page.locator('li.room').filter({ has: taro.page.getByRole('heading', { level: 2, name }) }).first() // prettier-ignore
const dialog = ({ page }: Guest, name: string | RegExp) => page.getByRole('dialog', { name })
const aboutRoom = (taro: Guest) =>
  cardOf(taro).getByRole('button', { name: new RegExp(escaped(taro.t('results.aboutRoom'))) })
const counterOf = (place: Locator) => place.locator('.counter [aria-hidden]').innerText()
const focused = ({ page }: Guest) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '')
const overflow = (place: Locator) => place.evaluate((element) => element.scrollWidth - element.clientWidth)

async function openRoom(visit: Parameters<typeof guest>[0] = {}, query: Record<string, string> = {}) {
  const taro = await guest(visit)
  await taro.openResults(query)
  await taro.page.locator('li.room .head .button').first().click()
  const shown = taro.page.locator('dialog.wide')
  await shown.waitFor()
  return { taro, shown }
}

/** Which photograph stands in the window of the row. */
const inView = (place: Locator) =>
  place.locator('.track').evaluate((track) => {
    const left = track.getBoundingClientRect().left
    return [...track.children].findIndex((slide) => Math.abs(slide.getBoundingClientRect().left - left) < 2) + 1
  })
const untilInView = async (place: Locator, wanted: number) => {
  for (const end = performance.now() + 5_000; performance.now() < end;) if ((await inView(place)) === wanted) return
  assert.equal(await inView(place), wanted)
}

/** A finger goes over the photographs, so many pixels. */
async function swipe({ page }: Guest, place: Locator, way: number) {
  const box = await place.locator('.track').boundingBox()
  assert.ok(box)
  const [middle, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove', x: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] })
  await touch('touchStart', middle - way / 2)
  for (let step = 1; step <= 10; step++) await touch('touchMove', middle - way / 2 + (way * step) / 10)
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

describe('the detail of a room', () => {
  it('has all its photographs, moved along by arrows and keys, its description and the map [DETAIL-001]', async () => {
    const taro = await guest()
    const { t, page } = taro
    await taro.openResults()
    await aboutRoom(taro).click()
    const shown = dialog(taro, ROOM)
    await shown.getByText('Eight quiet mats beside the garden').waitFor()
    for (const key of ['detail.wifi', 'detail.yukata', 'detail.air'] as const) await shown.getByText(t(key)).waitFor()
    await shown.getByText(t('results.size', { value: 28 })).waitFor()
    await shown.getByText(t('detail.times', { from: '15:00', to: '18:00', until: '11:00' })).waitFor()
    await shown.getByText('Moto-Hakone').first().waitFor()
    assert.ok((await shown.getByRole('button', { name: new RegExp(escaped(t('results.choose'))) }).count()) > 2)

    const gallery = shown.getByRole('region', { name: t('detail.photosOf', { name: ROOM }) })
    const count = await gallery.locator('.track img').count()
    const onCard = await cardOf(taro).locator('> .photo .badge').innerText()
    assert.equal(count, Number(onCard))
    assert.ok(count > 1)
    assert.deepEqual(
      await gallery.locator('.track img').evaluateAll((all) => all.map((image) => image.getAttribute('loading'))),
      ['eager', ...Array(count - 1).fill('lazy')],
    )

    await gallery.getByRole('button', { name: t('detail.nextPhoto') }).click()
    await untilInView(gallery, 2)
    assert.equal(await counterOf(gallery), `2 / ${count}`)
    assert.match(
      await gallery.getByRole('status').innerText(),
      new RegExp(escaped(t('detail.photoAt', { number: 2, count, alt: '' }))),
    )
    await gallery.getByRole('button', { name: t('detail.previousPhoto') }).click()
    await untilInView(gallery, 1)
    await gallery.locator('.track').focus()
    for (const [key, at] of [
      ['End', count],
      ['Home', 1],
      ['ArrowRight', 2],
      ['ArrowLeft', 1],
    ] as const) {
      await page.keyboard.press(key)
      await untilInView(gallery, at)
      assert.equal(await counterOf(gallery), `${at} / ${count}`)
    }
    await gallery.locator('.thumbs button').last().click()
    await untilInView(gallery, count)
    await assertWell(taro, 'room detail')
  })

  it('shows its photographs in the whole window, and Escape leads back step by step', async () => {
    const { taro, shown } = await openRoom()
    const { page, t } = taro
    await shown.getByRole('button', { name: t('detail.nextPhoto') }).click()
    await untilInView(shown, 2)
    await shown.getByRole('button', { name: t('detail.fullScreen') }).click()
    const full = page.locator('dialog.full')
    await untilInView(full, 2)
    const { width, height } = (await full.boundingBox()) ?? { width: 0, height: 0 }
    assert.deepEqual([width, height], [1280, 900])
    await assertWell(taro, 'photographs')
    await page.keyboard.press('Escape')
    await full.waitFor({ state: 'detached' })
    assert.equal(await focused(taro), t('detail.fullScreen'))
    await page.keyboard.press('Escape')
    await shown.waitFor({ state: 'detached' })
    assert.match(await focused(taro), new RegExp(escaped(t('results.aboutRoom'))))
  })

  it('follows a finger on a phone, in Arabic too, and nothing is wider than 320 pixels [DETAIL-001]', async () => {
    for (const language of ['en', 'ar'] as const) {
      const { taro, shown } = await openRoom({ width: 320, height: 640, language })
      await swipe(taro, shown, language === 'ar' ? 220 : -220)
      await untilInView(shown, 2)
      assert.match(await counterOf(shown), /^2 \/ \d$/)
      // Keys move as they point.
      await shown.locator('.track').focus()
      await taro.page.keyboard.press(language === 'ar' ? 'ArrowRight' : 'ArrowLeft')
      await untilInView(shown, 1)
      assert.ok((await overflow(shown.locator('.scroll'))) <= 0)
      await assertWell(taro, `room detail ${language}`)
      await taro.page.close()
    }
  })

  it('opens photographs, map and terms from the card; Escape closes each and the focus comes back [RESULT-022]', async () => {
    const taro = await guest()
    const { t, page } = taro
    await taro.openResults()
    const card = cardOf(taro)
    const openers = [
      { press: card.locator('> .photo .count'), opens: ROOM, has: '.gallery' },
      {
        press: card.getByRole('button', { name: t('results.map'), exact: true }),
        opens: t('detail.where'),
        has: '.map-box',
      },
      {
        press: card.getByRole('button', { name: t('results.policy') }).first(),
        opens: t('detail.policy'),
        has: '.timeline',
      },
    ]
    for (const { press, opens, has } of openers) {
      await press.click()
      const shown = dialog(taro, opens)
      await shown.locator(has).waitFor()
      await page.keyboard.press('Escape')
      await shown.waitFor({ state: 'detached' })
      assert.ok(await press.evaluate((button) => button === document.activeElement), opens)
    }
  })
})

describe('a photograph that does not come', () => {
  it('leaves a place with words, and the words can be sent away', async () => {
    const taro = await guest({ language: 'ar' })
    const { page, t } = taro
    await page.route(/\/scenes\//, (route) => route.abort())
    await taro.openResults()
    const photo = page.locator('li.room > .photo').first()
    const words = photo.getByText(t('errors.imageFailed'))
    await words.waitFor()
    await assertWell(taro, 'missing photograph')
    await photo.getByRole('button', { name: t('core.dismiss') }).click()
    await words.waitFor({ state: 'detached' })
    await photo.locator('.count').click()
    await page.locator('dialog.full').getByText(t('errors.imageFailed')).first().waitFor()
    await page.close()
  })
})

describe('the detail of a plan', () => {
  it('has its name, description, prices, ways to pay and included extras [DETAIL-002]', async () => {
    const taro = await guest()
    const { t, page } = taro
    const { data } = await foundBy(taro)
    const row = cardOf(taro)
      .locator('li.plan')
      .filter({ has: page.getByRole('heading', { level: 3, name: PLAN }) })
    if ((await row.count()) === 0) await cardOf(taro).locator('.plans > li > .button').click()
    const onRow = await row.locator('.price .now').innerText()
    await row.getByRole('button', { name: PLAN, exact: true }).click()
    const shown = dialog(taro, PLAN)
    const plan = data.rooms.flatMap(({ room_plan }) => room_plan).find((one) => one.room_plan_name === PLAN)
    assert.ok(plan && plan.inclusive_extras.length > 0 && plan.payment_method.length > 1)
    await shown.getByText(plan.description).waitFor()
    for (const { name } of plan.inclusive_extras) await shown.getByText(name).first().waitFor()
    for (const type of plan.payment_method)
      await shown.getByText(t(`results.pay_${type as 'on_site'}`), { exact: true }).waitFor() // its words exist
    const nights = shown.locator('.nights > div')
    const yen = (words: string) => Number(words.replaceAll(/[^\d]/g, ''))
    const sums = (await nights.locator('dd').allInnerTexts()).map(yen)
    const total = sums.pop()
    assert.equal(sums.length, plan.room_rate.length + 1)
    assert.equal(
      sums.reduce((sum, one) => sum + one, 0),
      total,
    )
    assert.equal(total, yen(onRow))
    assert.equal(yen(await shown.locator('footer .now').innerText()), total)
    await shown.locator('.timeline').waitFor()
    await assertWell(taro, 'plan detail')

    await shown.getByRole('button', { name: new RegExp(escaped(t('results.choose'))) }).click()
    await page.keyboard.press('Escape')
    await row.locator('.stepper').waitFor()
  })
})

type FoundPlan = {
  room_plan_name: string
  description: string
  payment_method: string[]
  inclusive_extras: { name: string }[]
  room_rate: unknown[]
}
/** Opens the results, and hears what the server answers. */
async function foundBy(taro: Guest): Promise<{ data: { rooms: { room_plan: FoundPlan[] }[] } }> {
  const [answer] = await Promise.all([taro.page.waitForResponse(/\/rooms\?/), taro.openResults()])
  return answer.json()
}
