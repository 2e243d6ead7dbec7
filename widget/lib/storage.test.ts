import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { Window } from 'happy-dom'

import { BROWSING_STATE_MS, CLIENT_SESSION_MS } from '../../shared/constants.ts'
import { storageKey } from '../../shared/storage.ts'
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

  it('has cookies of its own under each site that shows it, and never without https there', () => {
    const written: string[] = []
    const view = open()
    Object.defineProperty(view.document, 'cookie', {
      get: () => '',
      set(text: string) {
        written.push(text)
      },
    })
    createStorage(view, () => 0, true).write('clientSession', 'token')
    assert.match(written.join(), /; path=\/; SameSite=None; Secure; Partitioned$/)
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
