import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { VIEW_PATHS } from '../../../shared/element.ts'
import { FRAMED, surroundingsOf } from '../../../shared/framing.ts'
import { findRoute, hotelRoutes, memberRoutes } from '../../../shared/routes.ts'
import type { RouteId } from '../../../shared/routes.ts'
import type { Build } from './build.ts'
import { widgetDocument } from './document.ts'
import { NO_OUTSIDERS } from '../hotels/allowed-origins.ts'

const ORIGINS = { host: '', widget: '', api: 'http://api.test', gateway: 'http://gateway.test', identity: '' }
const BUILD = { version: '1', entry: 'index.js', entries: {}, files: {}, documentStart: '' } as unknown as Build // it has one file, which needs no other
const page = await widgetDocument(BUILD, ORIGINS)

function headersOf(path: string, parents: readonly string[], query = '') {
  const outsiders = { parents, check: null, gateways: [], chatbot: null, domain: null }
  return page({ locale: 'en', outsiders, surroundings: surroundingsOf(path, new URLSearchParams(query)) }).headers
}
const ancestorsOf = (path: string, parents: readonly string[]) =>
  /frame-ancestors ([^;]+)/.exec(headersOf(path, parents)['content-security-policy'] ?? '')?.[1]

describe('the document of a page', () => {
  const SITE = 'https://a.example'
  const WANTED = { any: ['*', `'self' ${SITE}`], named: ["'self'", `'self' ${SITE}`], none: ["'none'", "'none'"] }

  for (const [id, { path }] of Object.entries(hotelRoutes))
    it(`is framed as its route says, however the address is written (guarantee S30): ${path}`, () => {
      const address = path.replaceAll(/:\w+/g, 'x')
      const wanted = WANTED[FRAMED[id as RouteId]] // Object.entries forgets the keys it lists
      for (const written of [
        address,
        `${address}/`,
        `/${address}`,
        `\\${address}`,
        `/ja${address}`,
        `//zh-tw${address}`,
      ])
        assert.deepEqual([ancestorsOf(written, ['*']), ancestorsOf(written, [SITE])], wanted, written)
    })

  it('says without scripts how the hotel is reached, in the language asked for, and nothing of its own making', async () => {
    const contact = {
      code: 'inn',
      descriptions: {},
      address: { post_code: '1', country: 'JP', full_addresses: {} },
      names: { en: 'Inn <b>', ja: '宿' },
      bookLanguages: ['en', 'ja'] as const,
      phone: '+81 3-1234',
      email: 'a"b@inn.example',
    }
    const outsiders = NO_OUTSIDERS
    const asked = { outsiders: { ...outsiders, contact }, surroundings: surroundingsOf('/', new URLSearchParams()) }
    const { html } = page({ ...asked, locale: 'en' })
    assert.match(
      html,
      /<noscript><main class="no-script"><h1>Inn &#60;b&#62;<\/h1><p>Booking in this browser needs JavaScript/,
    )
    assert.match(html, /<a href="tel:\+8131234">\+81 3-1234<\/a><br><a href="mailto:a&#34;b@inn\.example">/)
    assert.match(html, /<div id="booking-widget" data-phone="\+81 3-1234"><\/div>/)
    assert.match(page({ ...asked, locale: 'ja' }).html, /<h1>宿<\/h1><p>このブラウザ/)
    assert.match(page({ locale: 'en', outsiders, surroundings: asked.surroundings }).html, /<noscript><\/noscript>/)
  })

  it('names each site once that may frame it', () => {
    assert.equal(ancestorsOf('/booking/result', [SITE, SITE]), `'self' ${SITE}`)
  })

  it('is framed as booking where the element opens it, by named sites for an account, by nobody with a token', () => {
    for (const path of Object.values(VIEW_PATHS)) assert.equal(FRAMED[findRoute(path).id], 'any', path)
    for (const id of ['changePassword', 'memberConfirmation', 'payment', 'paymentDisplay', 'externalReturn'] as const)
      assert.equal(FRAMED[id], 'none', id)
    for (const id of Object.keys(memberRoutes).filter((one) => /^(account|myAccount)/.test(one)))
      assert.equal(FRAMED[id as RouteId], 'named', id) // a key of a part of the table
  })

  it('shares its window with what it opens alone, unless a page waits for its word, and takes no camera', () => {
    const cases: [path: string, opener: string, query?: string][] = [
      ['/booking/result', 'same-origin-allow-popups'],
      ['/booking/result', 'unsafe-none', 'line_code=c&line_state=s'],
      ['/my-account', 'same-origin-allow-popups'],
      ['/payments/1', 'same-origin-allow-popups'],
      ['/sign-in', 'unsafe-none'],
      ['/sso/custom/callback', 'unsafe-none'],
      ['/hotels/a/line/callback', 'unsafe-none'],
      ['/cancellation-policy', 'unsafe-none'],
    ]
    for (const [path, opener, query] of cases) {
      const headers = headersOf(path, [], query)
      assert.equal(headers['cross-origin-opener-policy'], opener, path)
      assert.match(headers['permissions-policy'] ?? '', /camera=\(\)/)
    }
  })
})
