import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import type { Page } from 'playwright'

import { LOCALE_CODES } from '../../../shared/locales.ts'
import type { Locale } from '../../../shared/locales.ts'
import { journey } from '../helpers/guest.ts'
import { layoutShifts } from '../helpers/layout-shifts.ts'

const { world, guest } = journey()

/** As the button asks for its teaser: a page that never rests has to go on, too. */
const AT_LAST = '{ timeout: 8000 }'
const TEASER = /\/hotels\/shirotsuki\/teaser$/
/** As the calendar of the inn has it for two, from the first of November on. */
const LOWEST = '¥23,700'
const SAID: Readonly<Record<Locale, string>> = {
  en: `from ${LOWEST}\na night for two`,
  ja: `1泊2名\n${LOWEST}から`,
  ko: `2인 1박\n${LOWEST}부터`,
  zh_Hans: `双人每晚\n${LOWEST} 起`,
  zh_Hant: `雙人每晚\n${LOWEST} 起`,
  id: `mulai ${LOWEST.replace(',', '.')}\nper malam untuk berdua`,
  th: `เริ่มต้น ${LOWEST}\nต่อคืนสำหรับ 2 ท่าน`,
  ar: `من ${LOWEST}\nلليلة لشخصين`,
}
const plain = (text: string | null) => text?.replace(/[\u2066-\u2069]/g, '')

async function floating(page: Page, language: Locale) {
  await page.addInitScript({
    content: `addEventListener('DOMContentLoaded', () => document.querySelector('booking-widget').setAttribute('locale', '${language}'))`,
  })
  await page.goto(`${world().origins.host}/floating/?lang=${language}`)
}
/** Every question of a page for a teaser, and how it ended. */
function asksOf(page: Page): string[] {
  const asked: string[] = []
  const isTeaser = (url: string) => TEASER.test(url) || /\/teaser-\w+\.js$/.test(url)
  page.on('request', (request) => isTeaser(request.url()) && asked.push(request.url()))
  page.on('response', (response) => isTeaser(response.url()) && asked.push(String(response.status())))
  page.on('requestfailed', (request) => isTeaser(request.url()) && asked.push(String(request.failure()?.errorText)))
  return asked
}
/** Its button has a teaser; if none comes, says what was asked for it. */
async function teased(page: Page, asked: string[]) {
  await teaser(page)
    .waitFor()
    .catch((error) => assert.fail(`${error}\nAsked for: ${asked.join(' ')}`))
}
const button = (page: Page) => page.locator('booking-widget #go')
const teaser = (page: Page) => page.locator('booking-widget #tease')

/** Until the page has nothing more to do, a teaser would have come. */
async function rested(page: Page) {
  await button(page).waitFor()
  await page.waitForLoadState('networkidle')
  await page.evaluate(
    `new Promise((idle) => requestIdleCallback(() => requestIdleCallback(idle, ${AT_LAST}), ${AT_LAST}))`,
  )
  await page.waitForLoadState('networkidle')
}

describe('the floating button', () => {
  it('stands in a page whose moves are seen', async () => {
    const { page } = await guest({ width: 390 })
    await floating(page, 'en')
    await teaser(page).waitFor()
    assert.equal(await layoutShifts(page), 0)
    await page.evaluate(`document.querySelector('header').style.marginBlockStart = '200px'`)
    assert.ok((await layoutShifts(page)) > 0.05)
  })

  for (const language of LOCALE_CODES)
    it(`shows a photograph and the lowest price, and moves nothing for it (${language})`, async () => {
      for (const width of [1280, 390, 320]) {
        const { page } = await guest({ width })
        const asked = asksOf(page)
        await floating(page, language)
        await button(page).waitFor()
        const before = await button(page).boundingBox()
        await teased(page, asked)
        assert.equal(plain(await teaser(page).textContent()), SAID[language])
        assert.deepEqual(await button(page).boundingBox(), before)
        assert.equal(await layoutShifts(page), 0)
        const { x = NaN, width: own = NaN, height = NaN } = (await teaser(page).boundingBox()) ?? {}
        assert.ok(x >= 0 && x + own <= width, `${x} and ${own} of ${width}`)
        assert.equal(height, before?.height)
        const { top, bottom } = await teaser(page)
          .locator('span')
          .evaluate((one) => one.getBoundingClientRect().toJSON())
        const around = await teaser(page).evaluate((one) => one.getBoundingClientRect().toJSON())
        assert.ok(
          top >= around.top && bottom <= around.bottom,
          `${top} to ${bottom} in ${around.top} to ${around.bottom}`,
        )
        assert.equal(await teaser(page).locator('img').isVisible(), width > 379)
        await page.close()
      }
    })

  it('keeps its name, tells the rest as its description, and opens what it opens', async () => {
    const { page, at, t, see } = await guest()
    await floating(page, 'en')
    await teaser(page).waitFor()
    assert.equal(
      await page.getByRole('button', { name: 'Book your stay', exact: true }).last().getAttribute('id'),
      'go',
    )
    assert.equal(plain(await button(page).getAttribute('aria-description')), SAID.en)
    const before = await teaser(page).boundingBox()
    await teaser(page).click()
    await at.getByRole('button', { name: t('search.search'), exact: true }).waitFor()
    await see(t('search.search'))
    assert.deepEqual(await teaser(page).boundingBox(), before, 'what the app lays over its root does not reach it')
  })

  it('is hidden by a page that wants the button alone', async () => {
    const { page } = await guest()
    await floating(page, 'en')
    await teaser(page).waitFor()
    await page.addStyleTag({ content: 'booking-widget::part(teaser) { display: none }' })
    assert.equal(await teaser(page).isVisible(), false)
    await button(page).click()
  })

  const QUIET: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
    'on a line that saves data': (page) =>
      page.addInitScript({ content: `Object.defineProperty(navigator, 'connection', { value: { saveData: true } })` }),
    'on a slow line': (page) =>
      page.addInitScript({
        content: `Object.defineProperty(navigator, 'connection', { value: { effectiveType: '2g' } })`,
      }),
    'in a page that may show a frame alone': (page) =>
      page.addInitScript({
        content: `addEventListener('DOMContentLoaded', () => document.querySelector('booking-widget').setAttribute('frame', ''))`,
      }),
  }
  for (const [where, prepare] of Object.entries(QUIET))
    it(`asks for nothing ${where}`, async () => {
      const { page } = await guest()
      const asked = asksOf(page)
      await prepare(page)
      await floating(page, 'en')
      await rested(page)
      assert.deepEqual(asked, [])
      assert.equal(await button(page).textContent(), 'Book your stay')
    })

  it('is a button without it where the server does not answer', async () => {
    await world().nextAnswer({ path: '/hotels/:code/teaser', status: 503 })
    const { page } = await guest()
    const answered = page.waitForResponse((response) => TEASER.test(response.url()))
    await floating(page, 'en')
    assert.equal((await answered).status(), 503)
    await rested(page)
    assert.equal(await button(page).textContent(), 'Book your stay')
  })
})
