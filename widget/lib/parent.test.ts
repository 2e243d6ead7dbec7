import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { MESSAGES } from '../../shared/messages.ts'
import type { PortMessage } from '../../shared/messages.ts'
import { connectParent } from './parent.ts'

const HOST = 'https://host.example'

/** A framed document, of which nothing is real but what it hears. */
function framed() {
  const posted: unknown[] = []
  let hear = (_event: unknown) => {}
  const parent = { postMessage: (message: unknown) => posted.push(message) }
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
  // Its height is asked for, and whether it shows a screen.
  const content = { getBoundingClientRect: () => ({ height: 1 }), querySelector: () => null } as unknown as Element
  const host = connectParent({ here: here as unknown as Window, parentOrigin: HOST, content })
  const heard: unknown[] = []
  host.listen((message) => void heard.push(message))
  const say = (more: object) =>
    hear({ isTrusted: true, source: parent, origin: HOST, ports: [], data: { type: 'logout' }, ...more })
  const port = {
    close() {},
    postMessage: (message: unknown) => posted.push(message),
    onmessage: (_event: { data: unknown }) => {},
  }
  const handPort = (more: object = {}) => say({ data: { type: 'booking-widget-port' }, ports: [port], ...more })
  return { ...host, say, heard, posted, port, handPort }
}

describe('a framed document', () => {
  it('hears the page that its address names', () => {
    const { allow, say, heard, stop } = framed()
    allow([HOST])
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
      const { allow, say, heard, posted, handPort, stop } = framed()
      allow([HOST])
      say(more)
      handPort(more)
      assert.deepEqual([heard, posted], [[], []])
      stop()
    })

  it('hears calls by the port that its page hands over, and nothing that is none', () => {
    const { allow, heard, port, handPort, stop } = framed()
    allow([HOST])
    handPort()
    const call = { id: 1, method: 'search', input: 'adults=2' }
    for (const data of [null, { type: 'nonsense' }, { type: 'call' }, { type: 'logout' }]) port.onmessage({ data })
    assert.deepEqual(heard, [])
    port.onmessage({ data: { type: 'call', payload: call } })
    // Whose payload came through its struct has no prototype.
    assert.deepEqual(structuredClone(heard), [{ type: 'call', payload: call }])
    stop()
  })

  const NEWS = Object.entries(MESSAGES)
    .filter(([, { from, to }]) => from === 'widget' && to === 'named')
    .map(([type]) => ({ type }) as PortMessage) // what they carry is not looked at here
  const isNews = (message: unknown) => NEWS.includes(message as PortMessage) // the same object, or another message
  for (const [settings, parents, told] of [
    ['name it', [HOST], NEWS],
    ['name another', ['https://other.example'], []],
  ] as const)
    it(`tells its page nothing, by either way, until the settings are known, and then what they permit: they ${settings}`, () => {
      const { allow, post, posted, handPort, stop } = framed()
      handPort()
      assert.ok(NEWS.some(({ type }) => MESSAGES[type].over === 'port'))
      NEWS.forEach(post)
      assert.deepEqual(posted.filter(isNews), [])
      allow([...parents])
      assert.deepEqual(posted.filter(isNews), told)
      stop()
    })
})
