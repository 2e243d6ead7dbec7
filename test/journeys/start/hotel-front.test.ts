import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { bendSettings } from '../../lib/bent/bent-settings.ts'
import { quiet } from '../../lib/quiet.ts'
import { callsTo } from '../helpers/calls.ts'
import { BOTH_WAYS, journey, STAY } from '../helpers/guest.ts'
import { assertWell } from '../helpers/well.ts'

const { world, guest } = journey()

const SEARCH = /^\/hotels\/\w+\/rooms$/
const ROOMS = 3

describe('the own page of a hotel, before a search', () => {
  it('shows the hotel below the bar: photographs, name, place, times, telephone, and rooms with what they cost', async () => {
    const taro = await guest()
    await taro.open('/')
    await taro.seeTitle('Shirotsuki')
    await taro.see('An inn above the lake, and a bath that never sleeps.')
    await taro.see(/118 Moto-Hakone/)
    await taro.see(taro.t('detail.times', { from: '15:00', to: '18:00', until: '11:00' }))
    assert.equal(await taro.at.locator('.screen a[href="tel:+81460000118"]').count(), 1)
    const cards = taro.at.locator('.front-room:not([aria-hidden])')
    await cards.nth(ROOMS - 1).waitFor()
    assert.equal(await cards.count(), ROOMS)
    for (const card of await cards.all()) assert.match(await card.innerText(), /¥[\d,]+[^]*taxes included|Sold out/)
    await quiet(taro.page)
    const [bar, photo, title] = await Promise.all(
      ['.searchbar', '.front-photos', '.screen h1'].map((what) => taro.at.locator(what).boundingBox()),
    )
    assert.ok(bar && photo && title && bar.y < photo.y && title.y < 900)
    await assertWell(taro, 'own page')
    await taro.page.close()
  })

  it('leads from a room to that room, from a wish to rooms that have it, and then makes way for what was found', async () => {
    const taro = await guest()
    await taro.open('/')
    const card = taro.at.locator('.front-room a').first()
    const name = await taro.at.locator('.front-room:not([aria-hidden]) h3').first().innerText()
    await card.click()
    await taro.at.locator('.room h2').first().waitFor()
    assert.deepEqual(await taro.at.locator('.room h2').allInnerTexts(), [name])
    assert.equal(await taro.at.locator('.front').count(), 0)
    await taro.page.goBack()
    await taro.at.getByRole('link', { name: 'Private bath', exact: true }).click()
    await taro.at.locator('.room').first().waitFor()
    assert.equal(new URL(taro.page.url()).searchParams.get('filter'), 'bath')
    await taro.page.close()
  })

  it('asks nothing more where an address searches already, or the bar stands in a page of the hotel', async () => {
    const since = await world().lastCall()
    const [searching, inPage, inFrame] = [
      await guest(),
      await guest({ host: '/' }),
      await guest({ host: '/frame/', inFrame: true }),
    ]
    await searching.openResults(STAY)
    for (const one of [searching, inPage, inFrame]) {
      await one.button(one.t('search.search')).waitFor()
      await quiet(one.page)
      assert.equal(await one.at.locator('.front').count(), 0)
      await one.page.close()
    }
    assert.equal((await callsTo(world(), 'GET', SEARCH, since)).length, 1)
  })

  it('does not come back while the next screen is on its way: what was found stays in view until then', async () => {
    const taro = await guest()
    let arrive = () => {}
    const held = new Promise<void>((done) => (arrive = done))
    const fetched: string[] = []
    taro.page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
    await taro.page.route(/\/assets\/details-\w+\.js$/, async (route) => {
      await held
      await route.continue()
    })
    await taro.openResults(STAY)
    const since = await world().lastCall()
    await taro.choose(BOTH_WAYS)
    await taro.button(taro.t('results.continue')).click()
    await taro.page.waitForURL(/guest/)
    // Its file would be asked for as soon as the address is drawn.
    await taro.page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
    assert.deepEqual(
      fetched.filter((path) => /\/(below-bar|hotel-front)-/.test(path)),
      [],
    )
    assert.deepEqual(await callsTo(world(), 'GET', SEARCH, since), [])
    const inView = () =>
      taro.at
        .locator('.screen')
        .evaluate((main) => [main.querySelectorAll('.rooms .plan').length > 0, main.querySelectorAll('.thin').length])
    assert.deepEqual(await inView(), [true, 1])
    arrive()
    await taro.see(taro.t('checkout.whoComes'))
    assert.deepEqual(await inView(), [false, 0])
    await taro.page.close()
  })

  it('looks finished at a hotel that has given neither photographs nor a place', async () => {
    const taro = await guest()
    const bare = { hotel_photos: [], address: null, lat: null, lng: null, phone_number: '', room_search_filters: [] }
    await bendSettings(world(), { ...bare, check_in_range: { from: '', to: '' }, check_out_time: '' })
    await taro.open('/')
    await taro.seeTitle('Shirotsuki')
    await taro.at.locator('.front-room:not([aria-hidden])').first().waitFor()
    const empty = await taro.at
      .locator('.screen :is(.front, .front-words, .front-part)')
      .evaluateAll((parts) =>
        parts.filter((part) => part.textContent === '' && part.checkVisibility()).map(({ className }) => className),
      )
    assert.deepEqual(empty, [])
    await assertWell(taro, 'own page of a bare hotel')
    await taro.page.close()
  })
})
