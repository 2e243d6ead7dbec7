import assert from 'node:assert/strict'
import { afterEach, describe, it } from 'node:test'

import type { SamplePage } from '../../demo-host/wordpress/boot/sample-pages.ts'
import { AT_HOTEL, STAY, TARO } from '../journeys/helpers/guest.ts'
import { BOOK, callsTo } from '../journeys/helpers/calls.ts'
import { anHourLater } from '../lib/an-hour-later.ts'
import { recipeWith } from '../lib/pages/recipes.ts'
import { loadersIn, tagsIn, wordpressSite } from './site.ts'

const html = (content: string) => `<!-- wp:html -->\n${content}\n<!-- /wp:html -->`
const page = (by: SamplePage['by'], title: string, content: string): SamplePage => ({
  type: 'post',
  by,
  title,
  content,
})

const {
  world,
  wordpress,
  address,
  guest,
  speak,
  html: sent,
} = wordpressSite({
  underscores: page('author', 'Underscores', html('<booking-widget hotel_code="shirotsuki"></booking-widget>')),
  'own-source': page(
    'admin',
    'Own source',
    '[booking_widget query="nights=2&amp;source=newsletter" code="taipei-lan" frame]',
  ),
  division: page('author', 'Division', html('<div data-booking-widget data-hotel-code="shirotsuki"></div>')),
  opener: page('author', 'Opener', html('<a href="#" data-booking-open="search" data-query="nights=2">Book</a>')),
  'from-the-docs': page('admin', 'From the docs', recipeWith('[booking_widget', '', ['docs/wordpress.md'])),
  plain: page('author', 'Plain', html('<p>Nothing to book here.</p>')),
})

describe('a guest of a hotel whose site is WordPress', () => {
  afterEach(() => anHourLater(world()))

  for (const [slug, words] of Object.entries({
    stay: 'by the block',
    'by-shortcode': 'by the shortcode',
    'autumn-stay': 'by a tag with dashes that an author wrote',
    underscores: 'by a tag with underscores that an author wrote',
  })) {
    it(`books ${words}, and the booking says where it came from [EMB-034]`, async () => {
      const since = await world().lastCall()
      const taro = await guest()
      await taro.page.goto(address(slug))
      await taro.search(STAY)
      await taro.choose(AT_HOTEL)
      await taro.toDetails()
      await taro.introduce(TARO)
      await taro.button(taro.t('checkout.bookPayAtHotel')).click()
      assert.match(await taro.confirmed(), /^[A-Z]{3}-\d{4}-\d{4}$/)

      const [booked, ...more] = await callsTo(world(), 'POST', BOOK, since)
      assert.deepEqual(more, [])
      assert.equal(Object(booked?.body).source, 'wordpress')
      await taro.page.close()
    })
  }

  it('nothing below moves when the widget comes', async () => {
    const { page, button, t } = await guest()
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/v1/loader.js', async (route) => {
      await held
      await route.continue()
    })
    await page.goto(address('stay'), { waitUntil: 'commit' })
    const below = page.getByText('Breakfast is served by the window.')
    await below.waitFor()
    await page.waitForFunction(() => document.fonts.status === 'loaded')
    const before = await below.boundingBox()
    release()
    await button(t('search.search')).waitFor()
    assert.deepEqual(await below.boundingBox(), before)
    // The theme gives a wide block the room it gives its own.
    const place = await page.locator('booking-widget').boundingBox()
    assert.ok(place && place.width > 900, JSON.stringify(place))
    await page.close()
  })

  it('is spoken to in the language of the site', async () => {
    const { page, button, t } = await guest({ language: 'ja' })
    speak('ja')
    await page.goto(address('stay'))
    await button(t('search.search')).waitFor()
    assert.match(await sent('stay'), /<booking-widget[^>]* locale="ja"/)
    speak('')
    await page.close()
  })
})

describe('the pages of WordPress', () => {
  it('load the loader once, deferred and left alone by optimisers, where something needs it', async () => {
    for (const slug of ['stay', 'by-shortcode', 'autumn-stay', 'division', 'opener']) {
      const [loader = '', ...more] = loadersIn(await sent(slug))
      assert.deepEqual(more, [], slug)
      assert.match(loader, /\sdefer[\s=>]/, slug)
      assert.match(loader, /data-cfasync="false"/, slug)
      assert.match(loader, /\scrossorigin="anonymous"/, slug)
      assert.doesNotMatch(loader, /[?&]ver=/, slug)
    }
    for (const slug of ['plain', '/feed/']) assert.deepEqual(loadersIn(await sent(slug)), [], slug)
    // Some themes list whole posts, others excerpts, which are made from texts that have the tag.
    const list = await sent('/')
    assert.equal(loadersIn(list).length, tagsIn(list).length > 0 ? 1 : 0)
  })

  it('keep what an author wrote and say in it that bookings come from WordPress', async () => {
    assert.match(
      await sent('division'),
      /<div data-booking-widget[^>]* data-hotel-code="shirotsuki" data-query="source=wordpress">/,
    )
    assert.match(await sent('opener'), /<a href="#" data-booking-open="search" data-query="nights=2">/)
    assert.deepEqual(tagsIn(await sent('underscores')), [
      '<booking-widget hotel_code="shirotsuki" query="source=wordpress">',
    ])
  })

  it('leave a source of the author’s own, and let the shortcode say everything', async () => {
    const [tag = ''] = tagsIn(await sent('own-source'))
    assert.match(tag, / query="nights=2&amp;source=newsletter"/)
    assert.match(tag, / hotel-code="taipei-lan"/)
    assert.match(tag, / frame="true"/)
  })

  it('takes the shortcode of the docs as it is written', async () => {
    const [tag = ''] = tagsIn(await sent('from-the-docs'))
    assert.match(tag, /hotel-code="shirotsuki"/)
    assert.match(tag, / mode="inline"/)
    assert.match(tag, / query="source=wordpress&amp;nights=2"/)
  })

  it('make PHP complain of nothing in the plugin', () => {
    const ours = wordpress()
      .complaints()
      .split('\n')
      .filter((line) => line.includes('booking-widget'))
    assert.deepEqual(ours, [])
  })
})
