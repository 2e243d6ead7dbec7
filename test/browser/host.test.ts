import { METHOD_NAMES } from '../../shared/element.ts'
import type { PortMessage } from '../../shared/element.ts'
import { answerCalls, refusal } from '../../widget/lib/host.ts'
import type { Commands } from '../../widget/lib/host.ts'
import { connectParent, parentOriginOf } from '../../widget/lib/parent.ts'
import assert from './fixtures/assert.ts'
import { delivered, html, until, watch } from './fixtures/loader.ts'

const PORT = { type: 'booking-widget-port' }
const FOREIGN = 'https://host.example'
const SILENT = Object.fromEntries(METHOD_NAMES.map((name) => [name, () => {}])) as unknown as Commands // every name has one

/** A widget document inside this page, which plays the host page. */
function open(parentOrigin = location.origin) {
  const frame = html('<iframe></iframe>').querySelector('iframe')
  const here = frame?.contentWindow
  if (!here) throw new Error('no frame')
  const content = here.document.createElement('main')
  here.document.body.append(content)
  const host = connectParent({ here, parentOrigin, content })
  const heard: PortMessage[] = []
  host.listen((message) => heard.push(message))
  const { port1, port2 } = new MessageChannel()
  const overPort: PortMessage[] = []
  port1.onmessage = ({ data }) => overPort.push(data)
  const shake = () => here.postMessage(PORT, location.origin, [port2])
  return { host, here, heard, content, port: port1, overPort, shake }
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
    const { here, overPort, shake } = open('https://host.example')
    shake()
    await delivered(here)
    assert.deepEqual(overPort, [])
  })

  it('keeps what the specification names until the settings are there, then sends it to the exact origin [EMB-007]', async () => {
    const { host, here, shake } = open()
    const posts = watch(window, 'postMessage')
    shake()
    host.post({ type: 'removeQuery', payload: { query: 'currency' } })
    await delivered(here)
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

  it('obeys * only when the settings say so, and never with an id (guarantee L2) [EMB-007]', async () => {
    const { host, here, shake } = open('*')
    const posts = watch(window, 'postMessage')
    shake()
    await delivered(here)
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
      ...SILENT,
      search: () => Promise.reject(refusal('invalid_criteria')),
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

  it('keeps what is asked before the settings are there, the last of each name, and hears it then [CHAT-006]', async () => {
    const { host, here, heard } = open()
    for (const type of ['logout', 'refresh-login-from-chatbot', 'logout']) here.postMessage({ type }, location.origin)
    await delivered(here)
    assert.deepEqual(heard, [])
    host.allow([location.origin])
    assert.deepEqual(
      heard.map(({ type }) => type),
      ['refresh-login-from-chatbot', 'logout'],
    )
    here.postMessage({ type: 'receiveTriplabotUserId', payload: { user_id: 'u-1' } }, location.origin)
    await until(() => heard.length === 3)
    assert.deepEqual({ ...heard[2]?.payload }, { user_id: 'u-1' })
  })

  it('hears only its parent, from the origin that is named, before and after the settings (guarantee L1) [EMB-044]', async () => {
    const foreign = open(FOREIGN)
    const unnamed = open()
    const named = open()
    const all = [foreign, unnamed, named]
    for (const { here } of all) here.postMessage({ type: 'logout' }, location.origin)
    for (const { here } of all) await delivered(here)
    foreign.host.allow([FOREIGN])
    const warnings = watch(console, 'warn')
    unnamed.host.allow([FOREIGN])
    warnings.restore()
    named.host.allow([location.origin])
    assert.deepEqual(
      all.map(({ heard }) => heard.length),
      [0, 0, 1],
    )
    // A frame beside it has the same origin and is not its parent; an event made by a script is not trusted.
    const beside = html('<iframe></iframe>').querySelector('iframe')?.contentWindow
    Object.assign(beside ?? {}, { target: named.here })
    Reflect.get(beside ?? {}, 'eval')(`target.postMessage({ type: 'logout' }, '*')`)
    const forged = { data: { type: 'logout' }, source: window, origin: location.origin }
    named.here.dispatchEvent(new MessageEvent('message', forged))
    for (const { here } of all) here.postMessage({ type: 'logout' }, location.origin)
    await until(() => named.heard.length === 2)
    for (const { here } of all) await delivered(here)
    assert.deepEqual(
      all.map(({ heard }) => heard.length),
      [0, 0, 2],
    )
  })

  it('hears anybody where the page says * and the settings allow it, else nobody, with one warning [EMB-045]', async () => {
    const allowed = open('*')
    const refused = open('*')
    const warnings = watch(console, 'warn')
    allowed.host.allow(['*'])
    refused.host.allow([location.origin])
    for (const { here } of [allowed, refused]) here.postMessage({ type: 'logout' }, location.origin)
    await until(() => allowed.heard.length === 1)
    await delivered(refused.here)
    warnings.restore()
    assert.deepEqual(refused.heard, [])
    assert.equal(warnings.calls.length, 1)
  })

  it('sends what is personal to the page that spoke, never to *, and to nobody where none is known (guarantee L2) [EMB-045]', () => {
    const personal = { type: 'receiveTriplabotSession', payload: { session: 's' } } as const
    const { host, here } = open('*')
    const unknown = open('*')
    // Engines differ in what an empty frame says of its parent.
    Object.defineProperty(here.document, 'referrer', { value: `${location.origin}/rooms` })
    Object.defineProperty(unknown.here.document, 'referrer', { value: '' })
    const posts = watch(window, 'postMessage')
    for (const one of [host, unknown.host]) {
      one.allow(['*'])
      one.post(personal)
      one.post({ type: 'booking-widget-opened' })
    }
    posts.restore()
    assert.deepEqual(
      posts.calls.map(([message, target]) => [(message as PortMessage).type, target]),
      [
        ['receiveTriplabotSession', location.origin],
        ['booking-widget-opened', '*'],
        ['booking-widget-opened', '*'],
      ],
    )
  })

  it('knows the page by its origin or by its address', () => {
    const cases = [
      ['parent_origin=https://a.example', 'https://a.example'],
      ['parentUrl=https://a.example/rooms?x=1', 'https://a.example'],
      ['parent_origin=https://a.example&parentUrl=https://b.example/', 'https://a.example'],
      ['parent_origin=*', '*'],
      ['parentUrl=*', ''],
      ['parent_origin=null', ''],
      ['parentUrl=javascript:alert(1)', ''],
      ['', ''],
    ] as const
    for (const [query, origin] of cases) assert.equal(parentOriginOf(new URLSearchParams(query)), origin)
    // Where the address says nothing the browser knows who is around.
    const around = 'https://around.example/chat'
    assert.equal(parentOriginOf(new URLSearchParams(''), around), 'https://around.example')
    assert.equal(parentOriginOf(new URLSearchParams('parent_origin=https://a.example'), around), 'https://a.example')
    assert.equal(parentOriginOf(new URLSearchParams('parent_origin=null'), around), '')
  })

  it('lets nothing on Object.prototype stand in for what a message lacks (guarantee L12)', async () => {
    const { host, here, heard } = open()
    host.allow([location.origin])
    const prototype = Object.prototype as { user_id?: string; payload?: object; from?: string }
    Object.assign(prototype, { user_id: 'polluted', payload: { user_id: 'polluted' }, from: 'host' })
    here.postMessage({ type: 'receiveTriplabotUserId', payload: {} }, location.origin)
    here.postMessage({ type: 'receiveTriplabotUserId' }, location.origin)
    here.postMessage({ type: 'close' }, location.origin)
    await delivered(here)
    delete prototype.user_id
    delete prototype.payload
    delete prototype.from
    assert.deepEqual(heard, [])
  })
})
