import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { Window } from 'happy-dom'

import { browserLocation } from './browser-location.ts'
import { memoryLocation } from './location.ts'
import type { Location } from './location.ts'

const view = (more = '') =>
  new Window({ url: `https://widget.example/booking/result?code=a${more}` }) as unknown as globalThis.Window // happy-dom's own type
const kinds: [string, (more?: string) => Location][] = [
  ['in memory', (more = '') => memoryLocation(`/booking/result?code=a${more}`)],
  ['in the address bar', (more = '') => browserLocation(view(more))],
]

for (const [name, open] of kinds)
  describe(`a location ${name}`, () => {
    it('goes where it is told, keeps the state and tells who listens', () => {
      const location = open()
      let told = 0
      const stop = location.listen(() => told++)
      location.navigate('/reservation/guest-detail?code=a', { state: { step: 1 } })
      assert.deepEqual(location.get(), { path: '/reservation/guest-detail', search: '?code=a', state: { step: 1 } })
      stop()
      location.navigate('/503')
      assert.equal(told, 1)
      location.stop()
    })

    it('hands a secret of its address out once, however its name is written', () => {
      const location = open('&access_token=t&otid=o')
      assert.equal(location.takeSecret('accessToken'), 't')
      assert.equal(location.takeSecret('accessToken'), null)
      assert.equal(location.hasSecrets(), true)
      assert.equal(location.takeSecret('otid'), 'o')
      assert.equal(location.hasSecrets(), false)
      location.stop()
    })
  })

describe('a location in the address bar', () => {
  for (const hash of ['#/\\evil.test', '#/\\\\', '#/\\['])
    it(`opens at ${hash}`, () => {
      const location = browserLocation(view(hash))
      assert.match(location.get().path, /^\/[^/\\]*$/)
      location.stop()
    })

  it('opens and goes on when the browser refuses to write the address', () => {
    const page = view('#/search')
    const refuse = () => {
      throw new DOMException('too many calls', 'SecurityError')
    }
    page.history.replaceState = refuse
    page.history.pushState = refuse
    const location = browserLocation(page)
    assert.equal(location.get().path, '/search')
    location.navigate('/503')
    assert.equal(location.get().path, '/503')
    location.stop()
  })
})

describe('the history of the browser', () => {
  it('leads back to the very place of before, so that what was kept for it is found', () => {
    const page = view()
    const location = browserLocation(page)
    const address = '/booking/result?code=a&checkin=2026-12-10'
    location.navigate(address, { state: { step: 1 } })
    const before = location.get()
    location.navigate('/reservation/guest-detail?code=a')
    const goTo = (state: unknown) => {
      page.history.replaceState(state, '', address)
      page.dispatchEvent(new (Reflect.get(page, 'Event'))('popstate'))
    }
    goTo({ step: 1 })
    assert.equal(location.get(), before)
    goTo({ step: 0 })
    assert.notEqual(location.get(), before)
    assert.deepEqual(location.get().state, { step: 0 })
    location.stop()
  })
})

describe('the history in memory', () => {
  it('goes back step by step, replaces without a step and stays at its beginning', () => {
    const location = memoryLocation('/a')
    location.navigate('/b')
    location.navigate('/c', { replace: true })
    location.back()
    assert.equal(location.get().path, '/a')
    location.back()
    assert.equal(location.get().path, '/a')
  })
})
