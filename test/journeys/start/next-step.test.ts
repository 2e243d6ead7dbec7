import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, it } from 'node:test'

import { openDelayed } from '../../lib/delayed.ts'
import type { DelayedNetwork, PassedRequest } from '../../lib/delayed.ts'
import { quiet } from '../../lib/quiet.ts'
import { until } from '../../lib/until.ts'
import { AVAILABILITY } from '../helpers/calls.ts'
import { BOTH_WAYS, BOTH_WAYS_JA, journey, PAYS } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'

const { guest } = journey()
/** Longer than a busy machine thinks between two requests that wait for nothing. */
const DELAY_MS = 400
/** A preflight, because calls carry headers of ours to another origin, and the answer. */
const ROUNDS = 2
const isFile = ({ path }: PassedRequest) => path.startsWith('/assets/')
const isEarly = (one: PassedRequest) => isFile(one) && one.purpose === 'prefetch'
const files = (network: DelayedNetwork) => network.passed().filter(isFile)
const early = (network: DelayedNetwork) => network.passed().filter(isEarly)
const isResults = ({ path }: PassedRequest) => path.includes('/results-')
/** On its own page the hotel's rooms stand below the bar, so there the file of the results has come already. */
const HOSTED = { host: '/' }

let network: DelayedNetwork
beforeEach(async () => {
  network = await openDelayed(DELAY_MS)
})
afterEach(() => network.stop())

async function come({ page, button, t, open }: Guest, isHosted: boolean) {
  if (!isHosted) await open('/booking/result')
  await button(t('search.search')).waitFor()
  await quiet(page)
}
const look = async ({ page, chooseDates }: Guest) => {
  await chooseDates()
  await quiet(page)
}
/** On a network where no more than so many answers come one after another. */
async function within(rounds: number, press: () => Promise<unknown>, stands: () => Promise<unknown>, { page }: Guest) {
  network.begin(rounds)
  await press()
  await stands()
  const asked = network.passed()
  network.begin()
  await quiet(page)
  return asked
}
const toResults = (taro: Guest, rounds = ROUNDS) =>
  within(
    rounds,
    () => taro.button(taro.t('search.search')).click(),
    () => taro.at.locator('.plans').first().waitFor(),
    taro,
  )

describe('while the guest looks, what comes next is fetched', () => {
  for (const [place, visit] of [
    ['in its own page', {}],
    ["in a hotel's page", { host: '/' }],
    ['in a frame', { host: '/frame/', inFrame: true }],
    ['in another language', { language: 'ja' }],
  ] as const)
    it(`so that a press waits for the server alone, and asks it once: ${place} [CALL-135]`, async () => {
      const taro = await guest({ ...visit, proxy: network.origin })
      const { page, at, t, button, choose, language } = taro
      await come(taro, 'host' in visit)
      await look(taro)
      await toResults(taro)
      await choose(language === 'ja' ? BOTH_WAYS_JA : BOTH_WAYS)
      await quiet(page)
      network.begin()
      const proceed = () => button(t('results.continue')).click()
      const asked = await within(ROUNDS, proceed, () => at.locator('[name="email"]').waitFor(), taro)
      const isAvailability = ({ method, path }: PassedRequest) => method === 'GET' && AVAILABILITY.test(path)
      assert.equal([...asked, ...network.passed()].filter(isAvailability).length, 1)
      await page.context().close()
    })

  it('up to the confirmation', async () => {
    const taro = await guest({ proxy: network.origin })
    const { page, t, button, seeTitle } = taro
    await taro.openResults()
    await taro.choose(BOTH_WAYS)
    await taro.toDetails()
    await taro.introduce()
    await quiet(page)
    // The address of the guest is looked at on the way.
    await within(ROUNDS, () => button(t('checkout.toPayment')).click(), () => seeTitle(t('checkout.howToPay')), taro) // prettier-ignore
    await taro.fillCard(PAYS)
    network.begin()
    await taro.pay()
    await taro.confirmed()
    assert.deepEqual(files(network).filter(({ path }) => /\/(?:payment|confirmation|fail|refused-booking)-/.test(path)), []) // prettier-ignore
    await page.context().close()
  })

  it('not before the guest begins, and then for one step and no further', async () => {
    const taro = await guest({ ...HOSTED, proxy: network.origin })
    await come(taro, true)
    assert.deepEqual(early(network), [])
    await look(taro)
    assert.ok(early(network).some(isResults))
    assert.deepEqual(files(network).filter(({ path }) => /\/(?:details|payment)-/.test(path)), []) // prettier-ignore
    const named = early(network).map(({ path }) => path)
    assert.equal(named.length, new Set(named).size)
    await taro.page.context().close()
  })

  it('by a keyboard that comes to Search, too', async () => {
    const taro = await guest({ ...HOSTED, proxy: network.origin })
    await come(taro, true)
    network.begin()
    await taro.button(taro.t('search.search')).focus()
    await until(() => early(network).some(isResults), 'the file of the results')
    await taro.page.context().close()
  })

  const connected = (connection: object | undefined) =>
    `Object.defineProperty(navigator, 'connection', { get: () => (${JSON.stringify(connection)}) });`
  const knowing = (...rels: string[]) =>
    `${connected(undefined)} DOMTokenList.prototype.supports = (rel) => ${JSON.stringify(rels)}.includes(rel)`
  for (const [where, browser] of [
    ['who saves data', connected({ saveData: true, effectiveType: '4g' })],
    ['on a very slow line', connected({ saveData: false, effectiveType: 'slow-2g' })],
    ["whose browser holds it against the page's policy, as Firefox does", knowing('prefetch', 'modulepreload')],
  ] as const)
    it(`for nobody ${where}, who can book all the same`, async () => {
      const taro = await guest({ ...HOSTED, proxy: network.origin })
      await taro.page.addInitScript({ content: browser })
      await taro.page.reload()
      await come(taro, true)
      await look(taro)
      assert.deepEqual(files(network).filter(isResults), [])
      assert.ok((await toResults(taro, Infinity)).some(isResults))
      await taro.page.context().close()
    })

  it('as modules that do not run yet where there is no prefetch, as in Safari', async () => {
    const taro = await guest({ ...HOSTED, proxy: network.origin })
    await taro.page.addInitScript({ content: knowing('modulepreload') })
    await taro.page.reload()
    await come(taro, true)
    await look(taro)
    assert.ok(files(network).some(isResults))
    assert.deepEqual(early(network), [])
    await toResults(taro)
    await taro.page.context().close()
  })

  it('and what did not come early comes when it is needed', async () => {
    const taro = await guest({ ...HOSTED, proxy: network.origin })
    await come(taro, true)
    network.begin()
    network.lose(isEarly)
    await look(taro)
    assert.ok(early(network).length > 0)
    network.lose(() => false)
    assert.ok((await toResults(taro, Infinity)).some(isResults))
    await taro.page.context().close()
  })

  it('but not for who has gone elsewhere before the browser had time', async () => {
    const taro = await guest({ proxy: network.origin })
    const { page, at, t } = taro
    // A browser that has time when it is told so.
    await page.addInitScript({
      content: `{
        const held = new Map()
        let last = 0
        window.requestIdleCallback = (then) => (held.set(++last, then), last)
        window.cancelIdleCallback = (id) => held.delete(id)
        window.held = () => held.size
      }`,
    })
    await come(taro, false)
    network.begin()
    await at.getByRole('button', { name: t('search.dates') }).click()
    await until(async () => (await page.evaluate('held()')) === 1, 'the early fetch that waits')
    await page.keyboard.press('Escape')
    await at.locator('header [aria-haspopup="menu"]').filter({ hasText: t('loginMenu.account') }).click() // prettier-ignore
    await at.getByRole('menuitem', { name: t('loginMenu.signIn'), exact: true }).click()
    await at.locator('.screen [name="password"]').waitFor()
    assert.equal(await page.evaluate('held()'), 0)
    assert.deepEqual(early(network), [])
    await page.context().close()
  })

  it("and goes with the widget, of which nothing was in the page's own head", async () => {
    const taro = await guest({ host: '/', proxy: network.origin })
    const { page } = taro
    await come(taro, true)
    const heads = () => page.locator('head link').count()
    const links = () => page.locator('booking-widget link[rel="prefetch"]').count()
    const before = await heads()
    await look(taro)
    assert.ok((await links()) > 0)
    assert.equal(await heads(), before)
    await page.evaluate(`document.querySelector('booking-widget').destroy()`)
    await until(async () => (await links()) === 0, 'no link')
    assert.equal(await heads(), before)
    await page.context().close()
  })
})
