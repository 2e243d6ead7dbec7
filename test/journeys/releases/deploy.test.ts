import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'

import { eq } from 'drizzle-orm'
import type { Page } from 'playwright'

import { chargeTable } from '../../../demo-host/simulators/gateway/schema.ts'
import { BUILD } from '../../../scripts/test-servers.ts'
import { nextBuild } from '../helpers/next-build.ts'
import type { NextBuild } from '../helpers/next-build.ts'
import { ASKS, BOTH_WAYS, journey, TARO } from '../helpers/guest.ts'

const { world, guest } = journey()
const charged = () => world().database.orm.$count(chargeTable, eq(chargeTable.state, 'captured'))

const WAYS = {
  'its own document': {},
  'a page, inline': { host: '/' },
  'a page, in a frame': { host: '/frame/', inFrame: true },
}

/** Scripts asked for since, and what of them did not come. */
function watchScripts(page: Page) {
  const seen = { asked: new Set<string>(), missed: [] as string[] }
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (!/\.(js|css)$/.test(pathname)) return
    seen.asked.add(pathname)
    if (response.status() >= 400) seen.missed.push(`${response.status()} ${pathname}`)
  })
  return seen
}

describe('a release over guests who are there', () => {
  let next: NextBuild
  before(() => (next = nextBuild('0.2.0')))
  after(() => next.remove())

  for (const [place, visit] of Object.entries(WAYS))
    it(`keeps their choice, what they typed, and their payment at the bank, in ${place}`, async () => {
      await world().deploy(BUILD)
      const paid = await charged()
      const taro = await guest(visit)
      // What is fetched ahead would hide what a deployment takes away.
      await taro.page.addInitScript(`
        if (navigator.connection) Object.defineProperty(navigator.connection, 'saveData', { get: () => true })`)
      if ('host' in visit) await taro.search()
      else await taro.openResults()
      const scripts = watchScripts(taro.page)
      await world().deploy(next.dist)
      await taro.choose(BOTH_WAYS)
      await taro.toDetails()
      await taro.introduce()
      await world().deploy(BUILD)
      await world().deploy(next.dist)
      const { first_name, email } = await taro.form()
      assert.deepEqual([first_name, email], [TARO.first_name, TARO.email])
      await taro.toPayment()
      await taro.fillCard(ASKS)
      await taro.pay()
      await taro.seeTitle(taro.t('checkout.bankTitle'))
      await world().deploy(BUILD)
      await world().deploy(next.dist)
      await taro.answerBank('approve')
      assert.match(await taro.confirmed(), /^\S+$/)
      assert.equal(await charged(), paid + 1)
      assert.ok(scripts.asked.size > 0, 'files of the former release were asked for')
      assert.deepEqual(scripts.missed, [])
      await taro.page.close()
    })

  it('brings them the new one with the next page, at the same step with the same choice', async () => {
    await world().deploy(BUILD)
    const taro = await guest()
    await taro.openResults()
    await taro.choose(BOTH_WAYS)
    await taro.toDetails()
    await taro.introduce()
    await world().deploy(next.dist)
    const scripts = watchScripts(taro.page)
    await taro.page.reload()
    await taro.seeTitle(taro.t('checkout.whoComes'))
    const { first_name, email } = await taro.form()
    assert.deepEqual([first_name, email], [TARO.first_name, TARO.email])
    const { entries } = JSON.parse(readFileSync(join(next.dist, 'manifest.json'), 'utf8'))
    assert.ok(scripts.asked.has(`/assets/${entries.document}`), [...scripts.asked].join(' '))
    assert.deepEqual(scripts.missed, [])
    await taro.page.close()
  })

  it('leaves a page that pinned its loader by hash with that release, whole', async () => {
    await world().deploy(BUILD)
    const { host, widget } = world().origins
    const { version, files } = await (await fetch(`${widget}/v1/integrity.json`)).json()
    const loader = `/v${version}/loader.js`
    await world().deploy(next.dist)
    const taro = await guest()
    await taro.page.context().grantPermissions(['local-network-access'])
    const body = `<!doctype html><title>Pinned</title><script src="${widget}${loader}" integrity="${files[loader]}"
      crossorigin="anonymous" async></script><booking-widget hotel-code="shirotsuki"></booking-widget>`
    await taro.page.route(`${host}/pinned/`, (route) => route.fulfill({ contentType: 'text/html', body }))
    const scripts = watchScripts(taro.page)
    await taro.page.goto(`${host}/pinned/`)
    await taro.search()
    assert.deepEqual(scripts.missed, [])
    const others = [...scripts.asked].filter((path) => !(path in files))
    assert.deepEqual(others, [], 'files of the pinned release alone')
    await taro.page.close()
  })
})
