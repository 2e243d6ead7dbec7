import type { PortMessage } from '../../shared/element.ts'
import type { MessageRow } from '../../shared/messages.ts'
import { connectParent } from '../../widget/lib/parent.ts'
import assert from './fixtures/assert.ts'
import { addLoader, eventsOf, framed, html, until, watch, widget } from './fixtures/loader.ts'
import { random, wrongMessage } from './fixtures/wrong-messages.ts'

/** Both sides, each by window and by port: 50,000 in all. */
const EACH = 12_500
const SEED = 20_261_121

const wrong = (from: MessageRow['from'], over: MessageRow['over']) => {
  const next = random(SEED)
  return Array.from({ length: EACH }, () => wrongMessage(next, from, over))
}

/** What went wrong anywhere in the page meanwhile. */
function listenForTrouble() {
  const errors = eventsOf(window, 'error', 'unhandledrejection', 'messageerror')
  const warnings = watch(console, 'warn')
  return () => {
    warnings.restore()
    assert.deepEqual(errors, [])
    assert.deepEqual(warnings.calls, [])
  }
}

describe('tens of thousands of messages that no row describes', () => {
  it('do nothing to the widget, by window and by port [EMB-025]', async () => {
    const here = html('<iframe></iframe>').querySelector('iframe')?.contentWindow
    if (!here) throw new Error('no frame')
    const host = connectParent({ here, parentOrigin: location.origin, content: here.document.body })
    const heard: PortMessage[] = []
    host.listen((message) => heard.push(message))
    const { port1, port2 } = new MessageChannel()
    const said: PortMessage[] = []
    port1.onmessage = ({ data }) => said.push(data)
    here.postMessage({ type: 'booking-widget-port' }, location.origin, [port2])
    // Every engine measures in its own time, and more than once: a height is nobody's answer.
    const answers = () => said.filter(({ type }) => type !== 'height')
    await until(() => said.some(({ type }) => type === 'height'))
    host.allow([location.origin])
    said.length = 0

    const assertCalm = listenForTrouble()
    for (const message of wrong('host', 'window')) here.postMessage(message, location.origin)
    for (const message of wrong('host', 'port')) port1.postMessage(message)
    // Behind the others, so that nothing is on its way any more once they are heard.
    here.postMessage({ type: 'logout' }, location.origin)
    port1.postMessage({ type: 'call', payload: { id: 1, method: 'logout', input: '' } })
    await until(() => heard.length >= 2)
    assertCalm()
    assert.deepEqual(heard.map(({ type }) => type).toSorted(), ['call', 'logout'])
    assert.deepEqual(answers(), [])
    host.stop()
  })

  it('do nothing to the page, by window and by port (guarantee L1) [EMB-025]', async () => {
    addLoader()
    const element = widget('frame hotel-code="h1"')
    const { frame, inside, port } = await framed(element)
    port.postMessage({ type: 'loaded' })
    port.postMessage({ type: 'ready' })
    await element.ready
    const before = { search: location.search, height: frame.style.height, tags: Reflect.get(window, 'dataLayer') }

    const assertCalm = listenForTrouble()
    const names = ['open', 'close', 'search', 'results', 'select', 'book', 'login', 'logout', 'error', 'ready']
    const seen = eventsOf(
      element,
      'show-chatbot',
      'close',
      'removeQuery',
      'ga4Event',
      ...names.map((name) => `booking-widget:${name}`),
    )
    Object.assign(inside, { list: [...wrong('widget', 'window'), { type: 'ga4Event', payload: { event: 'logout' } }] })
    const script = inside.document.createElement('script')
    script.textContent = `for (const message of list) parent.postMessage(message, '*')`
    inside.document.body.append(script)
    for (const message of wrong('widget', 'port')) port.postMessage(message)
    port.postMessage({ type: 'event', payload: { name: 'search', detail: { query: '' } } })
    await until(() => seen.length >= 2)
    assertCalm()
    assert.deepEqual(seen.map(({ type }) => type).toSorted(), ['booking-widget:search', 'ga4Event'])
    assert.equal(location.search, before.search)
    assert.equal(frame.style.height, before.height)
    assert.equal(element.isOpen, true)
    element.remove()
  })
})
