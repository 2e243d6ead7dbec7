import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'

import { SECRET } from '../../../shared/parameters.ts'
import { cpuTime } from '../../../test/lib/measures/cpu-time.ts'
import { hrefOf, tidyAddress } from './tidy-address.ts'

const tidied = (address: string) => tidyAddress(new URL(`https://widget.example${address}`))
const href = (address: string) => hrefOf(tidied(address))

describe('an address', () => {
  const cases: [string, string][] = [
    ['/booking/result?code=a', '/booking/result?code=a'],
    ['/booking/result//?x=1', '/booking/result/?x=1'],
    ['//booking///result?x=1', '/booking/result?x=1'],
    ['/?code=h1#/search?checkin=2030-01-01', '/search?code=h1&checkin=2030-01-01'],
    ['/#/booking/result?checkin=2030%2F01%2F01', '/booking/result?checkin=2030%2F01%2F01'],
    ['/booking/result?code=h1#/cancellation-policy?a=b?c', '/cancellation-policy?code=h1&a=b%3Fc'],
    ['/booking/result?code=a#top', '/booking/result?code=a'],
    ['/zh-tw/booking/result?code=a', '/booking/result?code=a&locale=zh_Hant'],
    ['/ja/booking/result?locale=ko', '/booking/result?locale=ko'],
    ['/th', '/?locale=th'],
    ['/xx/booking/result', '/xx/booking/result'],
    ['/booking/result?checkin=+7', '/booking/result?checkin=+7'],
    ['/?code=a#/\\evil.test', '/evil.test?code=a'],
    ['/?code=a#/\\', '/?code=a'],
    ['/booking/result?utm_source=a%00b', '/booking/result?utm_source=ab'],
    ['/booking/result?code=a#/\\[', '/[?code=a'],
    ['/th/\\evil.test?code=a', '/evil.test?code=a&locale=th'],
    ['/%5Cevil.test/x@y.co', '/%5Cevil.test/'],
    ['/search?email=%E0%A4%A', '/search?email=%EF%BF%BD%25A'],
  ]
  for (const [given, wanted] of cases) it(`${given} becomes ${wanted}`, () => assert.equal(href(given), wanted))

  it('keeps no secret, however its name is written', () => {
    const query = new URLSearchParams([...SECRET, 'access_token', 'LOGIN_TOKEN'].map((name) => [name, 'canary']))
    for (const path of ['/booking/result?code=a&', '/?code=a#/booking/result?', '/nope?code=a&'])
      assert.ok(!href(path + String(query)).includes('canary'), path)
  })

  const emails = [
    '/booking/result?foo=a@b.co',
    '/booking/result?foo=a%40b.co',
    '/booking/result?foo=a%2540b.co',
    '/booking/result?foo=a%252540b%252Eco',
    '/booking/result?a@b.co=1',
    '/booking/result/a@b.co?code=x',
    '/booking/result/a%2540b.co',
    '/search#/search?mail=a%40b.co',
    '/booking/result?parentUrl=https%3A%2F%2Fhost.example%2F%3Fto%3Da%2540b.co',
    '/booking/result?foo=x&foo=Someone%20<a@b.co>',
  ]
  for (const given of emails)
    it(`${given} loses the e-mail address`, () => {
      const { hadEmail, ...rest } = tidied(given)
      assert.ok(hadEmail)
      assert.doesNotMatch(decodeURIComponent(decodeURIComponent(hrefOf(rest))), /a@b|a%40b|b\.co/i)
    })

  it('keeps what stands beside an e-mail address', () => {
    const given = '/booking/result?code=a&parentUrl=https%3A%2F%2Fhost.example%2Fp%3Fto%3Da%40b.co&adults=2'
    assert.equal(href(given), '/booking/result?code=a&adults=2&parentUrl=https%3A%2F%2Fhost.example%2Fp%3Fto%3D')
    const plain = '/booking/result?checkin=2026-12-24&urlBack=https%3A%2F%2Fhost.example%2F%40home&x=a@b'
    assert.equal(tidied(plain).hadEmail, false)
  })

  it('of a confirmation hides what proves the reader beside itself, and nothing else is touched there', () => {
    const path = '/reservation/confirmation/R1'
    assert.deepEqual(tidied(`${path}?code=a&email=a%40b.co&x=c@d.co`), {
      path,
      query: new URLSearchParams('code=a&x=c@d.co'),
      proof: { email: 'a@b.co' },
      hadEmail: false,
      secrets: new Map(),
    })
    const both = tidied(`${path}?email=a%40b.co&bypass_token=t`)
    assert.deepEqual([both.proof, String(both.query)], [{ bypass_token: 't' }, ''])
    assert.equal(tidied(path).proof, null)
  })

  it('stays on its own origin, whatever slashes, tabs and control characters it holds', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '\t',
      '\n',
      '\0',
      '\x7f',
      '%5C',
      '%2F',
      '%09',
      '?',
      '#',
      '[',
      '@',
      ':',
      'th',
      'a@b.co',
      'e.test',
    )
    const text = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''))
    fc.assert(
      fc.property(text, text, text, (pathname, search, hash) => {
        const address = { pathname: `/${pathname}`, search: `?code=${search}`, hash: `#/${hash}` }
        for (const one of [address, { ...address, hash: '' }])
          assert.equal(new URL(hrefOf(tidyAddress(one)), 'https://widget.example').origin, 'https://widget.example')
      }),
      { numRuns: 2_000 },
    )
  })

  it('of any length is read at once', async () => {
    for (const letter of ['a', '%', '@', 'a@', '%25', '.']) {
      const long = `/booking/result?foo=${letter.repeat(100_000 / letter.length)}`
      assert.ok((await cpuTime(() => tidied(long))) < 500, letter)
    }
  })
})
