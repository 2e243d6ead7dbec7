import { answerCalls } from '../../widget/lib/host.ts'
import { connectParent } from '../../widget/lib/parent.ts'
import type { PortMessage } from '../../shared/element.ts'
import assert from './fixtures/assert.ts'
import { html, tick, until, watch } from './fixtures/loader.ts'

const PORT = { type: 'booking-widget-port' }

/** A widget document inside this page, which plays the host page. */
function open(parentOrigin = location.origin) {
  const frame = html('<iframe></iframe>').querySelector('iframe')
  const here = frame?.contentWindow
  if (!here) throw new Error('no frame')
  const content = here.document.createElement('main')
  here.document.body.append(content)
  const host = connectParent({ here, parentOrigin, content })
  const { port1, port2 } = new MessageChannel()
  const overPort: PortMessage[] = []
  port1.onmessage = ({ data }) => overPort.push(data)
  const shake = () => here.postMessage(PORT, location.origin, [port2])
  return { host, content, port: port1, overPort, shake }
}

describe('the widget in a document of its own', () => {
  it('takes the port of its parent, says that it is there and how high it is', async () => {
    const { content, overPort, shake } = open()
    content.style.height = '333px'
    shake()
    await until(() => overPort.length >= 2)
    assert.deepEqual(overPort.slice(0, 2), [{ type: 'loaded' }, { type: 'height', payload: { px: 333 } }])
    content.style.height = '444.4px'
    await until(() => overPort.some((message) => message.type === 'height' && message.payload.px === 445))
  })

  it('takes no port of a page that the address does not name [EMB-007]', async () => {
    const { overPort, shake } = open('https://host.example')
    shake()
    await tick(50)
    assert.deepEqual(overPort, [])
  })

  it('keeps what the specification names until the settings are there, then sends it to the exact origin [EMB-007]', async () => {
    const { host, shake } = open()
    const posts = watch(window, 'postMessage')
    shake()
    host.post({ type: 'removeQuery', payload: { query: 'currency' } })
    await tick(30)
    assert.equal(posts.calls.length, 0)
    host.allow([location.origin])
    host.post({ type: 'close' })
    posts.restore()
    assert.deepEqual(
      posts.calls.map(([, target]) => target),
      [location.origin, location.origin],
    )
  })

  it('sends nothing to an origin that the settings do not name, and warns once [EMB-007]', async () => {
    const { host, overPort, shake } = open()
    const posts = watch(window, 'postMessage')
    const warnings = watch(console, 'warn')
    shake()
    host.post({ type: 'close' })
    host.allow(['https://host.example'])
    host.post({ type: 'ga4Event', payload: { event: 'book' } })
    host.post({ type: 'event', payload: { name: 'book', detail: { reservation_number: '1' } } })
    host.post({ type: 'ready' })
    await until(() => overPort.some(({ type }) => type === 'ready'))
    warnings.restore()
    posts.restore()
    assert.equal(posts.calls.length, 0)
    assert.equal(warnings.calls.length, 1)
    assert.ok(overPort.every(({ type }) => type !== 'event'))
  })

  it('obeys * only when the settings say so, and never with an id [EMB-007]', async () => {
    const { host, shake } = open('*')
    const posts = watch(window, 'postMessage')
    shake()
    await tick(30)
    host.allow(['*'])
    host.post({ type: 'close' })
    host.post({ type: 'ga4Event', payload: { event: 'book' } })
    posts.restore()
    assert.deepEqual(
      posts.calls.map(([message, target]) => [(message as PortMessage).type, target]),
      [
        ['close', '*'],
        ['ga4Event', location.origin],
      ],
    )
    const { host: refused } = open('*')
    const warnings = watch(console, 'warn')
    refused.allow([location.origin])
    warnings.restore()
    assert.equal(warnings.calls.length, 1)
  })

  it('runs calls that a row describes, answers them, and is silent about the rest [EMB-025]', async () => {
    const { host, port, overPort, shake } = open()
    const ran: unknown[] = []
    answerCalls(host, {
      open: (view) => ran.push(view),
      search: () => Promise.reject(Object.assign(new Error('no'), { code: 'invalid_criteria' })),
      setLocale: (locale) => ran.push(locale),
    })
    shake()
    await until(() => overPort.length > 0)
    for (const message of [
      null,
      'x',
      { type: 1 },
      { type: 'call' },
      { type: 'call', payload: { id: 1, method: 'constructor', input: '' } },
    ])
      port.postMessage(message)
    port.postMessage({ type: 'call', payload: { id: 1, method: 'setLocale', input: 'ko' } })
    port.postMessage({ type: 'call', payload: { id: 2, method: 'search', input: 'checkin=x' } })
    const answers = () => overPort.filter(({ type }) => type === 'answer')
    await until(() => answers().length === 2)
    assert.deepEqual(ran, ['ko'])
    assert.deepEqual(
      answers().map((message) => 'payload' in message && message.payload),
      [
        { id: 1, code: '' },
        { id: 2, code: 'invalid_criteria' },
      ],
    )
  })

  it('sends nothing in a tab of its own', () => {
    const posts = watch(window, 'postMessage')
    const top = { parent: undefined as unknown, document, addEventListener() {}, removeEventListener() {} }
    top.parent = top
    const host = connectParent({
      here: top as unknown as Window,
      parentOrigin: location.origin,
      content: document.body,
    })
    host.allow([])
    host.post({ type: 'close' })
    host.stop()
    posts.restore()
    assert.deepEqual(posts.calls, [])
  })
})
