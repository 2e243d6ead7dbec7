import assert from './fixtures/assert.ts'
import { addLoader, appOf, delivered, eventsOf, framed, hostOf, mounted, until, widget } from './fixtures/loader.ts'
import type { Mounted } from './fixtures/loader.ts'
import type { PortMessage } from '../../shared/element.ts'

const ENTRY = { event: 'page_view' }
const entries = () => (window as Window & { dataLayer?: unknown[] }).dataLayer ?? []
const consentsIn = (heard: readonly PortMessage[]) =>
  heard.flatMap(({ type, payload }) => (type === 'call' && payload.method === 'setConsent' ? [payload.input] : []))
const measure = ({ port }: Pick<Mounted, 'port'>) => port.post({ type: 'ga4Event', payload: ENTRY })

describe('a guest who does not want to be measured', () => {
  before(() => addLoader())

  it('is not measured by a widget that starts anew, and it hears why', async () => {
    const element = widget()
    const first = await appOf(element)
    const before = entries().length
    const events = eventsOf(element, 'ga4Event')
    void element.setConsent('denied')
    for (const query of ['nights=2', 'nights=3']) {
      element.setAttribute('query', query)
      const anew = await until(() =>
        mounted.findLast((one) => hostOf(one) === element && one.attributes.query === query),
      )
      assert.notEqual(anew, first)
      measure(anew)
      assert.deepEqual(consentsIn(anew.heard), ['denied'])
    }
    assert.deepEqual([entries().length, events.length], [before, 0])
    void element.setConsent('granted')
    measure(await appOf(element))
    assert.deepEqual([entries().at(-1), events.length], [ENTRY, 1])
  })

  it('is not measured by a frame before it heard of it, nor by one that is loaded anew', async () => {
    const element = widget('frame hotel-code="h1"')
    const events = eventsOf(element, 'ga4Event', 'show-chatbot')
    void element.setConsent('denied')
    const { inside, frame } = await framed(element)
    const post = (message: string) => {
      const script = inside.document.createElement('script')
      script.textContent = `parent.postMessage(${message}, '*')`
      inside.document.body.append(script)
    }
    post(`{ type: 'ga4Event', payload: { event: 'page_view' } }`)
    post(`{ type: 'show-chatbot', payload: { icon_message_id: '' } }`)
    await until(() => events.length > 0)
    await delivered()
    assert.deepEqual(
      events.map(({ type }) => type),
      ['show-chatbot'],
    )
    const again = new Promise<MessagePort>((resolve) => {
      const listen = () =>
        frame.contentWindow?.addEventListener('message', ({ ports: [port] }) => port && resolve(port), { once: true })
      element.shadowRoot?.addEventListener('load', listen, { capture: true, once: true })
    })
    inside.location.reload()
    const port = await again
    const heard: PortMessage[] = []
    port.onmessage = ({ data }) => heard.push(data)
    port.postMessage({ type: 'loaded' })
    await until(() => heard.length > 0)
    // Once more where the call itself had still been waiting for a widget.
    assert.deepEqual([...new Set(consentsIn(heard))], ['denied'])
  })
})
