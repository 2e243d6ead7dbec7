import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { Window } from 'happy-dom'

import { BROWSING_STATE_MS, CLIENT_SESSION_MS } from '../../shared/constants.ts'
import { storageKey } from '../../shared/storage-key.ts'
import { createStorage } from './storage.ts'

const open = () => new Window({ url: 'https://widget.example/' }) as unknown as globalThis.Window // happy-dom's own type
const ATTRIBUTES = ['cookie', 'localStorage', 'sessionStorage']

/** A browser that answers every question about storage with an exception. */
function refusing(): globalThis.Window {
  const view = open()
  for (const name of ATTRIBUTES)
    Object.defineProperty(name === 'cookie' ? view.document : view, name, {
      get: () => {
        throw new Error('blocked')
      },
      set: () => {
        throw new Error('blocked')
      },
    })
  return view
}

describe('storage', () => {
  it('gives back what was written until its time is over', () => {
    let now = 1_000
    const storage = createStorage(open(), () => now, true)
    storage.write('clientSession', 'token')
    now += CLIENT_SESSION_MS - 1
    assert.equal(storage.read('clientSession'), 'token')
    now += 1
    assert.equal(storage.read('clientSession'), null)
  })

  it('has the search of before for ten minutes, on the origin of a host page too [CONST-002]', () => {
    const kept = { searchForm: { checkin: '2026-12-10' }, code: 'shirotsuki', query: {}, isTiersMode: false }
    for (const isOwnDocument of [true, false]) {
      const view = open()
      createStorage(view, () => 0, isOwnDocument).write('browsing', kept)
      const at = (now: number) => createStorage(view, () => now, isOwnDocument).read('browsing')
      assert.deepEqual([at(599_999), at(600_001)], [kept, null])
    }
  })

  it('has nothing that another tab removed, and keeps what the browser would not take', () => {
    const view = open()
    const [here, there] = [createStorage(view, () => 0, true), createStorage(view, () => 0, true)]
    for (const name of ['clientSession', 'locale'] as const) {
      here.write(name, 'ko')
      there.remove(name)
      assert.equal(here.read(name), null, name)
    }
    // From here on it drops every cookie.
    Object.defineProperty(view.document, 'cookie', { get: () => '', set() {} })
    here.write('clientSession', 'token')
    assert.equal(here.read('clientSession'), 'token')
  })

  const PARTITIONED = 'path=/; SameSite=None; Secure; Partitioned'
  const PLAIN = 'path=/; SameSite=Lax'
  /** What a browser does with cookies, by what it takes, where the widget is and what may be written there at all. */
  const COOKIES: readonly [where: string, isSecure: boolean, isFramed: boolean, takes: RegExp, writes: string[]][] = [
    ['https', true, false, /Partitioned/, [PARTITIONED]],
    ['https or this machine, in a page of another site', true, true, /Partitioned/, [PARTITIONED]],
    ['this machine in a browser that takes nothing secure of it', true, false, /Lax/, [PARTITIONED, PLAIN]],
    ['the same in a page of another site, where nothing is taken', true, true, /never/, [PARTITIONED]],
    ['plain http', false, false, /Lax/, [PLAIN]],
    ['plain http in a page of another site, where Firefox would tell of each it refuses', false, true, /never/, []],
  ]
  for (const [where, isSecure, isFramed, takes, writes] of COOKIES)
    it(`writes no cookie that would be refused, and forgets what it wrote: ${where}`, () => {
      const written: string[] = []
      const jar = new Map<string, string>()
      const view = open()
      Object.defineProperty(view, 'isSecureContext', { value: isSecure })
      Object.defineProperty(view, 'top', { value: isFramed ? open() : view })
      Object.defineProperty(view.document, 'cookie', {
        get: () => [...jar.values()].join('; '),
        set(text: string) {
          const [pair = '', ...attributes] = text.split('; ')
          written.push(attributes.filter((one) => !one.startsWith('max-age')).join('; '))
          if (!takes.test(text)) return
          if (text.includes('max-age=0')) jar.delete(pair.split('=')[0] ?? '')
          else jar.set(pair.split('=')[0] ?? '', pair)
        },
      })
      const storage = createStorage(view, () => 0, true)
      storage.write('clientSession', 'token')
      assert.deepEqual(written, writes)
      assert.equal(jar.size, writes.length > 0 && String(takes) !== '/never/' ? 1 : 0)
      assert.equal(storage.read('clientSession'), 'token')
      storage.remove('clientSession')
      assert.equal(jar.size, 0)
      assert.equal(storage.read('clientSession'), null)
    })

  it('outlives a reload of the widget document', () => {
    const view = open()
    createStorage(view, () => 0, true).write('locale', 'ko')
    assert.equal(createStorage(view, () => 0, true).read('locale'), 'ko')
  })

  it('writes no session and nothing personal on the origin of a host page', () => {
    const view = open()
    const storage = createStorage(view, () => 0, false)
    storage.write('clientSession', 'token')
    assert.equal(storage.read('clientSession'), 'token')
    assert.equal(view.document.cookie, '')
    assert.equal(view.sessionStorage.length + view.localStorage.length, 0)
  })

  it('works in memory where the browser refuses (guarantee W8)', () => {
    const storage = createStorage(refusing(), () => 0, true)
    storage.write('locale', 'ja')
    storage.write('clientSession', 'token')
    assert.deepEqual([storage.read('locale'), storage.read('clientSession')], ['ja', 'token'])
    storage.remove('clientSession')
    assert.equal(storage.read('clientSession'), null)
  })

  it('ignores what somebody else wrote under our key, or what has another shape (guarantee W5)', () => {
    const view = open()
    for (const text of ['{', '7', 'null', '{"value":7,"until":null}', '{"value":"xx","until":null}']) {
      view.localStorage.setItem(storageKey('locale'), text)
      assert.equal(createStorage(view, () => BROWSING_STATE_MS, true).read('locale'), null, text)
    }
  })
})
