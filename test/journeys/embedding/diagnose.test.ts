import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import type { Frame, Page } from 'playwright'

import type { RealGateway } from '../../../shared/model/hotel/checkout-settings.ts'
import { useStage } from '../../lib/stage.ts'
import { until } from '../../lib/until.ts'
import { MISTAKES } from '../helpers/mistakes.ts'
import type { PlantedMistake } from '../helpers/mistakes.ts'

type Finding = { code: string; problem: string; fix: string }
type Diagnosed = HTMLElement & { diagnose(): Promise<readonly Finding[]> }
type Heard = { code: string; message: string }

const RIGHT = '<booking-widget hotel-code="demo"></booking-widget>'
const HEAR = `<script>
  window.heard = []
  document.addEventListener('booking-widget:error', ({ detail }) => window.heard.push(detail))
</script>`

describe('diagnose()', () => {
  const stage = useStage()

  /** What docs/embedding.md asks a strict page for, but for one source. */
  function policyOf(without: NonNullable<PlantedMistake['without']>) {
    const { widget, api, identity, gateway } = stage.world.origins
    const [directive, source] = without(stage.world.origins)
    const rows = {
      'script-src': [widget, "'unsafe-inline'"],
      'connect-src': [api, identity],
      'img-src': [api, 'data:'],
      'frame-src': [widget, gateway],
    }
    return Object.entries(rows)
      .map(([name, sources]) => [name, ...sources.filter((one) => name !== directive || one !== source)].join(' '))
      .join('; ')
  }

  async function open({ tag = RIGHT, without, at, search = '', sandbox, prepare }: Partial<PlantedMistake>) {
    const { origins } = stage.world
    const page = await stage.newPage()
    const address = `${at ?? origins.host}/pasted/`
    const script = `<script src="${origins.widget}/v1/loader.js"></script>`
    const headers: Record<string, string> = without ? { 'content-security-policy': policyOf(without) } : {}
    const documents: Record<string, string> = {
      '': sandbox
        ? `<iframe sandbox="${sandbox}" src="inner" style="width:100%;height:600px"></iframe>`
        : HEAR + tag + script,
      inner: HEAR + tag + script,
    }
    // A page that the test answers itself is of no network, and may not reach this machine's without asking.
    await page.context().grantPermissions(['local-network-access'])
    await page.route(
      ({ href }) => href.startsWith(address),
      (route) => {
        const body = documents[route.request().url().slice(address.length).replace(/\?.*/, '')]
        return route.fulfill(
          body === undefined ? { status: 404 } : { contentType: 'text/html', headers, body: `<!doctype html>${body}` },
        )
      },
    )
    await prepare?.(page, origins)
    await page.goto(address + search)
    const place = sandbox ? await innerOf(page) : page
    return { page, place }
  }
  const innerOf = (page: Page) => until(() => page.frames().find((frame) => frame.url().endsWith('inner')), 'the frame')

  const findingsIn = (place: Page | Frame) =>
    place.evaluate(async () => {
      await customElements.whenDefined('booking-widget')
      return (document.querySelector('booking-widget') as Diagnosed).diagnose() // the page holds one
    })
  const heardIn = (place: Page | Frame): Promise<Heard[]> => place.evaluate('window.heard')

  it('finds nothing where nothing is wrong, inline and framed, under the policy of the docs', async () => {
    for (const tag of [RIGHT, '<booking-widget hotel-code="demo" frame></booking-widget>']) {
      const { page, place } = await open({ tag, without: () => ['', ''] })
      assert.deepEqual(await findingsIn(place), [])
      assert.deepEqual(page.complaints, [])
      assert.deepEqual(await heardIn(place), [])
      await page.close()
    }
  })

  it('knows at least thirty mistakes', () => assert.ok(Object.keys(MISTAKES).length >= 30))

  for (const [name, mistake] of Object.entries(MISTAKES))
    it(`names the line to change: ${name}`, async () => {
      const { page, place } = await open(mistake)
      const told = async () => (await heardIn(place)).find(({ code }) => code === mistake.code)
      // By itself first: asked, it would say so in any case.
      if (mistake.told) {
        const heard = await until(told, `the event of ${mistake.code}`)
        assert.ok(
          page.complaints.some((line) => line === `booking-widget: ${heard.message}`),
          page.complaints.join('\n'),
        )
      }
      const found = await findingsIn(place)
      const ours = found.filter(({ code }) => code === mistake.code)
      assert.equal(ours.length, 1, JSON.stringify(found))
      assert.match(ours[0]?.fix ?? '', mistake.line)
      // Nothing that is right is called wrong: a second finding stands beside it only where it follows.
      const beside = found.map(({ code }) => code).filter((code) => code !== mistake.code)
      assert.deepEqual(beside, mistake.beside ?? [])
      await page.close()
    })

  /** What a hotel with accounts of its own needs besides (docs/embedding.md). */
  const OF_GATEWAYS = {
    paypal: {
      origin: 'https://www.sandbox.paypal.com',
      source: 'https://*.paypal.com',
      directives: ['script-src', 'connect-src', 'img-src', 'frame-src'],
    },
    adyen_gmo: {
      origin: 'https://checkoutshopper-test.adyen.com',
      source: 'https://*.adyen.com',
      directives: ['connect-src', 'img-src', 'frame-src'],
    },
  } as const satisfies Record<RealGateway, object>

  for (const [gateway, { origin, source, directives }] of Object.entries(OF_GATEWAYS))
    it(`names what a hotel's account with ${gateway} needs of a policy`, async () => {
      const prepare = async (page: Page) => {
        await page.route(`${origin}/**`, (route) =>
          route.fulfill({ headers: { 'access-control-allow-origin': '*' }, body: '' }),
        )
        await page.route('**/hotels/demo/start', async (route) => {
          const answer = await route.fetch()
          const { data } = (await answer.json()) as { data: { settings: object } }
          const gateway_accounts = [{ gateway, client_key: 'k', origin, environment: 'test' }]
          const settings = { ...data.settings, gateway_accounts }
          return route.fulfill({ response: answer, json: { data: { ...data, settings } } })
        })
      }
      const { page, place } = await open({ without: () => ['', ''], prepare })
      const fixes = (await findingsIn(place)).map(({ fix }) => fix)
      assert.equal(fixes.length, directives.length, fixes.join('\n'))
      for (const directive of directives)
        assert.ok(
          fixes.some((fix) => fix.startsWith(`Add ${source} to ${directive}: ${directive} `) && fix.endsWith(source)),
          `${directive}\n${fixes.join('\n')}`,
        )
      await page.close()
      // Where nothing is refused, nothing is found.
      const free = await open({ prepare })
      assert.deepEqual(await findingsIn(free.place), [])
      await free.page.close()
    })

  it('tells once of an element of another script that has our name, and leaves it and the page alone', async () => {
    const foreign = `<script>customElements.define('booking-widget', class extends HTMLElement {})</script>`
    const { page } = await open({ tag: foreign + RIGHT })
    const line = await until(() => page.complaints[0], 'the line')
    assert.equal(line, 'booking-widget is already defined')
    await page.waitForLoadState()
    assert.equal(page.complaints.length, 1)
    assert.equal(await page.evaluate(() => document.querySelector('booking-widget')?.shadowRoot), null)
    assert.equal(await page.evaluate(() => Reflect.has(window, 'BookingWidget')), false)
    await page.close()
    // A second copy of ours is none.
    const { widget } = stage.world.origins
    const twice = await open({ tag: `<script src="${widget}/v1/loader.js"></script>${RIGHT}` })
    assert.deepEqual(await findingsIn(twice.place), [])
    assert.deepEqual(twice.page.complaints, [])
    await twice.page.close()
  })

  it('names every source that a policy leaves out, each once, in a line that has them all', async () => {
    const { widget, api, identity, gateway } = stage.world.origins
    const page = await stage.newPage()
    await page.context().grantPermissions(['local-network-access'])
    const policy = `default-src 'none'; script-src ${widget} 'unsafe-inline'; style-src 'unsafe-inline'`
    await page.route(`${stage.world.origins.host}/pasted/`, (route) =>
      route.fulfill({
        contentType: 'text/html',
        headers: { 'content-security-policy': policy },
        body: `<!doctype html>${HEAR}${RIGHT}<script src="${widget}/v1/loader.js"></script>`,
      }),
    )
    await page.goto(`${stage.world.origins.host}/pasted/`)
    const found = (await findingsIn(page)).map(({ fix }) => fix)
    assert.ok(found.includes(`Add ${identity} to connect-src: connect-src ${identity} ${api}`), found.join('\n'))
    assert.ok(found.includes(`Add ${api} to connect-src: connect-src ${identity} ${api}`))
    assert.ok(found.includes(`Add data: to img-src: img-src ${api} data:`))
    // Whose frames it shows, only the settings say, and they could not be asked for.
    assert.ok(!found.some((line) => line.includes(gateway)))
  })
})
