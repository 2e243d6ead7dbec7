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
    { url: '/two-widgets/', language: 'en', hotels: ['shirotsuki', 'taipei-lan'] },
    { url: '/rtl/', language: 'ar', hotels: ['shirotsuki'] },
  ]
  for (const { url, language, hotels } of pages) {
    it(`${url} speaks ${language} and holds the tag once`, async () => {
      const body = await bodyOf(url)
      assert.match(body, new RegExp(`<html lang="${language}"`))
      assert.deepEqual(body.match(/<script[^>]*>/g), ['<script src="http://widget.test/v1/loader.js" async>'])
      const codes = [...body.matchAll(/<booking-widget hotel-code="([\w-]+)"/g)].map(([, code]) => code)
      assert.deepEqual(codes, hotels)
      assert.doesNotMatch(body, /undefined|\[object/)
    })
  }

  it('turn around in Arabic', async () => assert.match(await bodyOf('/rtl/'), /<html lang="ar" dir="rtl">/))
  it('ask for a frame on one page only', async () => {
    assert.match(await bodyOf('/frame/'), /<booking-widget hotel-code="shirotsuki" frame>/)
    assert.doesNotMatch(await bodyOf('/'), / frame>/)
  })
  it('give every picture a text and a size', async () => {
    const images = (await bodyOf('/')).match(/<img [^>]*>/g) ?? []
    assert.ok(images.length > 5)
    for (const image of images) assert.match(image, /alt="[^"]{8,}" width="600" height="400"/)
  })
})
