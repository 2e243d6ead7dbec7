import assert from 'node:assert/strict'
import { afterEach, describe, it } from 'node:test'

import { bendSettings } from '../../lib/bent/bent-settings.ts'
import { journey, STAY } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'
import { assertWell } from '../helpers/well.ts'

const { world, guest } = journey()
afterEach(() => world().clearAnswers())

describe('the map', () => {
  const place = async (taro: Guest) => {
    await taro.page
      .locator('li.room')
      .first()
      .getByRole('button', { name: taro.t('results.map'), exact: true })
      .click()
    return taro.page.locator('dialog .where')
  }

  it('that is blocked is a sketch with the address and a link to a public map, and can be tried again [DETAIL-010]', async () => {
    const taro = await guest()
    const { t, page } = taro
    const { api } = world().origins
    await bendSettings(world(), {
      map_tile_url: `${api}/tiles/{z}/{x}/{y}.svg`,
      map_attribution: 'Drawn for this house',
    })
    await page.route('**/tiles/**', (route) => route.abort())
    await taro.openResults()
    const map = await place(taro)
    await map.getByText(t('detail.sketchFailed')).waitFor()
    await map.getByText('118 Moto-Hakone, Hakone, Kanagawa').waitFor()
    const link = map.getByRole('link', { name: t('detail.openMap') })
    assert.match(
      (await link.getAttribute('href')) ?? '',
      /^https:\/\/www\.openstreetmap\.org\/\?mlat=35\.\d+&mlon=139\.\d+/,
    )
    assert.equal(await link.getAttribute('rel'), 'noopener noreferrer')
    assert.equal(await map.locator('.sketch').isVisible(), true)
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await map.getByRole('button', { name: t('detail.copyAddress') }).click()
    await map.getByText(t('common.copied')).waitFor()
    assert.match(await page.evaluate(() => navigator.clipboard.readText()), /118 Moto-Hakone.*250-0522/)
    await assertWell(taro, 'sketch')

    await page.unroute('**/tiles/**')
    await map.getByRole('button', { name: t('detail.tryMap') }).click()
    await map.locator('.leaflet-tile-loaded').first().waitFor()
    await map.getByText('Drawn for this house').waitFor()
    await assertWell(taro, 'map')
  })

  it('without tiles says that it is a sketch; where the clipboard is closed, the address is selected', async () => {
    const taro = await guest({ language: 'ja' })
    const { t, page } = taro
    await page.addInitScript({ content: 'Object.defineProperty(navigator, "clipboard", { value: undefined })' })
    await bendSettings(world(), { map_tile_url: null }, { locale: 'ja' })
    await taro.openResults()
    await page
      .locator('li.room')
      .first()
      .getByRole('button', { name: t('results.map'), exact: true })
      .click()
    const map = page.locator('dialog .where')
    await map.getByText(t('detail.sketch')).waitFor()
    await map.getByRole('button', { name: t('detail.copyAddress') }).click()
    await map.getByText(t('detail.copySelf')).waitFor()
    assert.match(await page.evaluate(() => String(getSelection())), /250-0522/)
    assert.equal(await page.locator('.leaflet-container').count(), 0)
  })

  it('moves by keys in the Shadow DOM of a page and leaves no trace on that page', async () => {
    const taro = await guest({ host: '/' })
    const { page } = taro
    const { api, host, widget } = world().origins
    const hosts = new Set<string>()
    page.on('request', (request) => hosts.add(new URL(request.url()).origin))
    // The start of the page that is left takes no answer that is meant for the next.
    await page.locator('.searchbar').first().waitFor()
    await bendSettings(world(), { map_tile_url: `${api}/tiles/{z}/{x}/{y}.svg` })
    await page.reload()
    await taro.search(STAY)
    const before = await traces(taro)
    await page
      .locator('li.room')
      .first()
      .getByRole('button', { name: taro.t('results.map'), exact: true })
      .click()
    const tiles = page.locator('dialog .tiles')
    await page.locator('.leaflet-tile-loaded').first().waitFor()
    const pane = page.locator('.leaflet-map-pane')
    const at = () => pane.evaluate((element) => getComputedStyle(element).transform)
    const start = await at()
    await tiles.focus()
    await page.keyboard.press('ArrowRight')
    await page.waitForFunction(
      ([from]) => {
        const moved = document.querySelector('booking-widget')?.shadowRoot?.querySelector('.leaflet-map-pane')
        return moved !== null && moved !== undefined && getComputedStyle(moved).transform !== from
      },
      [start] as const,
    )
    await page.getByRole('button', { name: taro.t('detail.zoomIn') }).click()
    await page.locator('.leaflet-tile-loaded[src*="/16/"]').first().waitFor()
    const box = await tiles.boundingBox()
    const held = await at()
    await page.mouse.move((box?.x ?? 0) + 100, (box?.y ?? 0) + 100)
    await page.mouse.down()
    await page.mouse.move((box?.x ?? 0) + 160, (box?.y ?? 0) + 120)
    await page.mouse.up()
    assert.notEqual(await at(), held)
    assert.deepEqual(await traces(taro), before)
    await page.keyboard.press('Escape')
    await tiles.waitFor({ state: 'detached' })
    assert.deepEqual(await traces(taro), before)
    assert.deepEqual(
      [...hosts].filter((one) => ![api, host, widget, world().origins.identity].includes(one)),
      [],
    )
  })
})

/** What a library could leave on the page around it. */
const traces = ({ page }: Guest) =>
  page.evaluate(() => ({
    names: Object.getOwnPropertyNames(window).filter((name) => /leaflet|^L$/i.test(name)),
    styles: document.querySelectorAll('style, link[rel=stylesheet]').length,
    classes: document.body.className + document.documentElement.className,
    marks: Object.keys(document).filter((name) => /leaflet/.test(name)),
  }))
