import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { createHostPages } from './server.ts'

const origins = {
  host: 'http://host.test',
  widget: 'http://widget.test',
  api: 'http://api.test',
  gateway: 'http://gateway.test',
  identity: 'http://identity.test',
}
const server = createHostPages({ origins })
const bodyOf = async (url: string) => {
  const { statusCode, body } = await server.inject(url)
  assert.equal(statusCode, 200, url)
  return body
}

describe('the host pages', () => {
  const pages = [
    { url: '/', language: 'en', hotels: ['shirotsuki'] },
    { url: '/?lang=ja', language: 'ja', hotels: ['shirotsuki'] },
    { url: '/?lang=nonsense', language: 'en', hotels: ['shirotsuki'] },
    { url: '/taipei/', language: 'zh-Hant', hotels: ['taipei-lan'] },
    { url: '/frame/', language: 'en', hotels: ['shirotsuki'] },
    { url: '/popup/', language: 'en', hotels: ['shirotsuki'] },
    { url: '/floating/', language: 'en', hotels: ['shirotsuki'] },
    { url: '/tab/?lang=ar', language: 'ar', hotels: ['shirotsuki'] },
    { url: '/two-widgets/', language: 'en', hotels: ['shirotsuki', 'taipei-lan'] },
    { url: '/recommender/?lang=ja', language: 'ja', hotels: ['shirotsuki'] },
    { url: '/rtl/', language: 'ar', hotels: ['shirotsuki'] },
  ]
  for (const { url, language, hotels } of pages) {
    it(`${url} speaks ${language} and holds the tag once`, async () => {
      const body = await bodyOf(url)
      assert.match(body, new RegExp(`<html lang="${language}"`))
      assert.deepEqual(body.match(/<script[^>]*>/g), [
        '<script src="http://widget.test/v1/loader.js" async crossorigin>',
      ])
      const codes = [...body.matchAll(/<booking-widget hotel-code="([\w-]+)"/g)].map(([, code]) => code)
      assert.deepEqual(codes, hotels)
      assert.doesNotMatch(body, /undefined|\[object/)
    })
  }

  it('lead to the site of an agency, which is a document of the widget', async () => {
    const { statusCode, headers } = await server.inject('/ota/')
    assert.deepEqual([statusCode, headers.location], [302, 'http://widget.test/?ota_enabled=true'])
  })

  it('turn around in Arabic', async () => assert.match(await bodyOf('/rtl/'), /<html lang="ar" dir="rtl">/))
  it('leave the element out where the script names the hotel', async () => {
    const body = await bodyOf('/script/')
    assert.match(body, /<script src="[^"]*loader.js" async crossorigin data-hotel-code="shirotsuki">/)
    assert.doesNotMatch(body, /<booking-widget/)
  })
  it('open a popup by a link that works without script, too', async () => {
    assert.match(
      await bodyOf('/popup/'),
      /<a href="http:\/\/widget.test\/booking\/result\?code=shirotsuki" data-booking-open="search">/,
    )
  })
  it('ask for a frame on one page only', async () => {
    assert.match(await bodyOf('/frame/'), /<booking-widget hotel-code="shirotsuki" frame>/)
    assert.doesNotMatch(await bodyOf('/'), / frame>/)
  })
  it('show a chatbot that frames the widget without the loader, and what both say', async () => {
    const body = await bodyOf('/chatbot/')
    const [, source = ''] = /<iframe id="frame"[^>]* src="([^"]+)"/.exec(body) ?? []
    const frame = new URL(source.replaceAll('&amp;', '&'))
    assert.equal(frame.origin, origins.widget)
    assert.equal(frame.searchParams.get('iframe'), 'triplabot')
    assert.equal(frame.searchParams.get('parentUrl'), `${origins.host}/chatbot/`)
    for (const file of ['/inspector.js', '/inspector.css', '/chatbot.js', '/chatbot.css']) {
      assert.ok(body.includes(`"${file}"`), file)
      assert.ok((await bodyOf(file)).length > 200, file)
    }
  })
  it('give every picture a text and a size', async () => {
    const images = (await bodyOf('/')).match(/<img [^>]*>/g) ?? []
    assert.ok(images.length > 5)
    for (const image of images) assert.match(image, /alt="[^"]{8,}" width="600" height="400"/)
  })
})
