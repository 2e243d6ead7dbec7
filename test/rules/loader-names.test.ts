import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { code, isTest, sources } from './sources.ts'

/** What the loader reads of a document, where an image of that name can stand in for each, and what such an image decides. */
const READ: Record<string, string> = {
  activeElement: 'where the focus goes back to',
  addEventListener: 'a call: without it there is no widget',
  body: 'where the element of a tag in the head is put',
  createElement: 'a call: without it there is no widget',
  documentElement: 'the language, where no attribute says it',
  querySelector: 'a call: without it there is no widget',
  querySelectorAll: 'a call: without it there is no widget',
  removeEventListener: 'a call: a listener stays',
}
const OF_DOCUMENT = /\bdocument\??\.(\w+)/g
/** Elements with an id or a name stand there, before anything a page defines. */
const OF_WINDOW = /\b(?:window|globalThis|self)\??(?:\.(?!open\()\w|\[)|\bdocument\[['"]/

describe('the loader', () => {
  const files = sources(['.ts'], ['loader']).filter(({ path }) => !isTest(path) && !path.startsWith('loader/package/'))

  it('reads of the document only what decides nothing when markup bears its name (guarantee L3)', () => {
    const read = files.flatMap(({ text }) => [...code(text).matchAll(OF_DOCUMENT)].map(([, name = '']) => name))
    assert.deepEqual([...new Set(read)].toSorted(), Object.keys(READ))
  })

  it('takes nothing from the window by its name (guarantee L3)', () =>
    assert.deepEqual(
      files.filter(({ text }) => OF_WINDOW.test(code(text))).map(({ path }) => path),
      [],
    ))

  it('takes nothing from the window by its name: the rule sees its example', () => {
    for (const example of ['window.bookingConfig', 'globalThis[name]', "document['config']"])
      assert.match(example, OF_WINDOW)
  })
})
