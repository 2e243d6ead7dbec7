import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import type { Locator, Page } from 'playwright'

import { until } from '../../lib/until.ts'
import { journey } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'
import { layoutShifts } from '../helpers/layout-shifts.ts'

const { world, guest } = journey()

type Surface = { path: string; opener: string; inFrame: boolean }
const SURFACES: Readonly<Record<string, Surface>> = {
  'a popup': { path: '/popup/', opener: '[data-booking-open]', inFrame: false },
  'a popup in a frame': { path: '/popup/', opener: '[data-booking-open]', inFrame: true },
  'a floating button': { path: '/floating/', opener: 'booking-widget #go', inFrame: false },
}

/** Where everything of the hotel's own page stands. */
const behind = (page: Page) =>
  page.evaluate<string>(`JSON.stringify([scrollX, scrollY, ...[...document.querySelectorAll('header, main, main *, footer')]
    .filter((one) => !one.closest('booking-widget'))
    .map((one) => { const { x, y, width, height } = one.getBoundingClientRect(); return [x, y, width, height] })])`)
/** In it or in a frame in it. */
const hasFocus = (over: Locator) =>
  over.evaluate((dialog) => dialog.contains((dialog.getRootNode() as ShadowRoot).activeElement)) // the loader's
const isOpen = (page: Page) => page.evaluate<boolean>(`document.querySelector('booking-widget').isOpen`)

async function opened({ page, at, t }: Guest, { path, opener, inFrame }: Surface, language: string) {
  await page.goto(`${world().origins.host}${path}?lang=${language}`)
  if (inFrame) await page.locator('booking-widget').evaluate((element) => element.setAttribute('frame', ''))
  await page.locator(opener).first().waitFor()
  const before = await behind(page)
  await page.locator(opener).first().click()
  const search = at.getByRole('button', { name: t('search.search'), exact: true })
  await search.waitFor()
  const over = page.locator('booking-widget #over')
  const box = async () => {
    const found = await over.boundingBox()
    assert.ok(found)
    return found
  }
  return { before, search, over, box }
}

describe('a dialog over a page', () => {
  for (const [name, surface] of Object.entries(SURFACES))
    for (const language of ['en', 'ar'] as const)
      it(`of ${name} is as small as the search bar and grows with the results, while the page behind stands still (${language})`, async () => {
        const visitor = await guest({ language, inFrame: surface.inFrame })
        const { page, at } = visitor
        const { before, search, over, box } = await opened(visitor, surface, language)
        const { width = NaN, height = NaN } = page.viewportSize() ?? {}
        const bar = await until(async () => {
          const found = await box()
          return found.height > 450 && found
        }, 'a bar that stands')
        assert.ok(bar.width <= 520, `${bar.width}`)
        assert.ok(bar.height < height * 0.75, `${bar.height} of ${height}`)
        await search.click()
        const grown = await until(async () => {
          const found = await box()
          return found.width === 1120 && found.height > height * 0.9 && found
        }, 'a dialog as large as the results')
        await at.locator('.results .room').first().waitFor()
        assert.equal(grown.y, bar.y)
        assert.ok(grown.y + grown.height <= height, `${grown.y} + ${grown.height} of ${height}`)
        assert.equal(grown.x + grown.width / 2, width / 2)
        assert.equal(bar.x + bar.width / 2, width / 2)
        // In a frame, too, the bar is still in view.
        await until(async () => ((await at.locator('.searchbar').boundingBox())?.y ?? -1) > grown.y, 'a bar in view')
        assert.equal(await behind(page), before)
        const shifted = await layoutShifts(page)
        assert.ok(shifted < 0.01, `${shifted}`)

        await until(() => hasFocus(over), 'the focus in the dialog')
        await page.keyboard.press('Escape')
        await until(async () => !(await isOpen(page)), 'a closed dialog')
        assert.ok(
          await page
            .locator(surface.opener)
            .first()
            .evaluate((opener) => opener.matches(':focus')),
        )
      })

  for (const [name, surface] of Object.entries(SURFACES))
    for (const [language, width] of [
      ['en', 1280],
      ['ar', 390],
    ] as const)
      it(`of ${name} has its way out in the header, beside its menus (${language}, ${width} px)`, async () => {
        const visitor = await guest({ language, width, height: 844, inFrame: surface.inFrame })
        const { box, over } = await opened(visitor, surface, language)
        const header = visitor.at.locator('.hotel-header')
        await until(async () => (await header.boundingBox())?.y === (await box()).y, 'a header at the upper edge')
        const cross = await over.locator('#close').boundingBox()
        const within = await header.locator('> *').all()
        assert.ok(cross && within.length > 1)
        for (const one of within) {
          const { x = NaN, width: wide = NaN } = (await one.boundingBox()) ?? {}
          assert.ok(x + wide <= cross.x || x >= cross.x + cross.width, `${x} to ${x + wide}, the cross at ${cross.x}`)
        }
      })

  for (const name of ['a popup', 'a popup in a frame'])
    it(`of ${name} is a whole sheet on a phone`, async () => {
      const surface = SURFACES[name]
      assert.ok(surface)
      const visitor = await guest({ width: 390, height: 844, inFrame: surface.inFrame })
      const { search, box } = await opened(visitor, surface, 'en')
      const whole = { x: 0, y: 0, width: 390, height: 844 }
      assert.deepEqual(await box(), whole)
      await search.click()
      await visitor.at.locator('.results .room').first().waitFor()
      assert.deepEqual(await box(), whole)
    })

  it('moves where motion is wanted alone', async () => {
    for (const reducedMotion of ['reduce', 'no-preference'] as const) {
      const visitor = await guest()
      const { page } = visitor
      const thrown: string[] = []
      page.on('pageerror', (problem) => thrown.push(String(problem)))
      await page.emulateMedia({ reducedMotion })
      const { search, over, box } = await opened(visitor, SURFACES['a popup'] as Surface, 'en') // one of the table
      await until(async () => (await box()).height > 450, 'a bar that stands')
      await over.evaluate((dialog) => {
        const { animate } = dialog
        dialog.animate = (...how) => {
          dialog.append(Object.assign(dialog.ownerDocument.createElement('i'), { className: 'moved', hidden: true }))
          return animate.apply(dialog, how)
        }
      })
      await search.click()
      await until(async () => (await box()).width === 1120, 'a dialog as large as the results')
      // What moves has begun by then.
      await visitor.at.locator('.results .room').first().waitFor()
      assert.equal((await over.locator('.moved').count()) > 0, reducedMotion === 'no-preference', reducedMotion)
      assert.deepEqual(thrown, [])
    }
  })

  it('stays when Escape closes what is open in it', async () => {
    const visitor = await guest()
    const { page, at } = visitor
    const { search } = await opened(visitor, SURFACES['a popup'] as Surface, 'en') // one of the table
    await search.click()
    await at.locator('.results .room').first().waitFor()
    await at.locator('.searchbar .part').first().click()
    await at.locator('[data-day]').first().waitFor()
    await page.keyboard.press('Escape')
    await at.locator('[data-day]').first().waitFor({ state: 'detached' })
    assert.equal(await isOpen(page), true)
  })
})
