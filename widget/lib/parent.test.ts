import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { connectParent } from './parent.ts'

const HOST = 'https://host.example'

/** A framed document, of which nothing is real but what it hears. */
function framed() {
  let hear = (_event: unknown) => {}
  const parent = { postMessage() {} }
  const here = {
    parent,
    document: { referrer: '' },
    addEventListener: (name: string, listener: typeof hear) => {
      if (name === 'message') hear = listener
    },
    removeEventListener() {},
  }
  class Unchanging {
    observe() {}
    disconnect() {}
  }
  Object.assign(globalThis, { ResizeObserver: Unchanging })
  const content = { getBoundingClientRect: () => ({ height: 1 }) } as Element // its height alone is asked for
  const host = connectParent({ here: here as unknown as Window, parentOrigin: HOST, content })
  const heard: unknown[] = []
  host.listen((message) => void heard.push(message))
  host.allow([HOST])
  const say = (more: object) =>
    hear({ isTrusted: true, source: parent, origin: HOST, ports: [], data: { type: 'logout' }, ...more })
  return { say, heard, stop: host.stop }
}

describe('a framed document', () => {
  it('hears the page that its address names', () => {
    const { say, heard, stop } = framed()
    say({})
    assert.equal(heard.length, 1)
    stop()
  })

  for (const [name, more] of [
    ['a page whose name begins alike', { origin: `${HOST}.evil.test` }],
    ['a page on another port', { origin: `${HOST}:8443` }],
    ['another window', { source: {} }],
    ['a script of its own', { isTrusted: false }],
  ] as const)
    it(`does not hear ${name}, nor takes its port`, () => {
      const { say, heard, stop } = framed()
      say(more)
      const posted: unknown[] = []
      const port = { close() {}, postMessage: (message: unknown) => posted.push(message) }
      say({ ...more, data: { type: 'booking-widget-port' }, ports: [port] })
      assert.deepEqual([heard, posted], [[], []])
      stop()
    })
})
