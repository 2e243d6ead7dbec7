import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, afterEach, before, describe, it } from 'node:test'

import { eq } from 'drizzle-orm'

import { reservation } from '../../demo-host/provider/db/schema/booking.ts'
import { chargeTable } from '../../demo-host/simulators/gateway/schema.ts'
import { ENGINES } from '../../scripts/engines.mjs'
import type { EngineName } from '../../scripts/engines.mjs'
import { BUILD } from '../../scripts/test-servers.ts'
import { ASKS, BOTH_WAYS, STAY, TARO } from '../journeys/helpers/guest.ts'
import { nextBuild } from '../journeys/helpers/next-build.ts'
import type { NextBuild } from '../journeys/helpers/next-build.ts'
import { anHourLater } from '../lib/an-hour-later.ts'
import { nameParents } from '../lib/pages/parent-origins.ts'
import { startWorld } from '../lib/world.ts'
import type { World } from '../lib/world.ts'
import { guestIn } from './helpers/engine-guest.ts'
import type { EngineGuest } from './helpers/engine-guest.ts'
import { startWithPuppeteer } from './helpers/puppeteer-engine.ts'
import { startSite } from './helpers/site.ts'
import type { Site } from './helpers/site.ts'
import type { Engine } from './helpers/tab.ts'
import { watchScripts } from './helpers/traffic.ts'
import type { WatchedScripts } from './helpers/traffic.ts'
import { startWithWebDriver } from './helpers/webdriver-engine.ts'

const START: Record<EngineName, () => Promise<Engine>> = {
  chromium: () => startWithPuppeteer('chromium'),
  firefox: () => startWithPuppeteer('firefox'),
  webkit: startWithWebDriver,
}
const OTHERS: readonly EngineName[] = ['firefox', 'webkit']
const SOUGHT = new URLSearchParams({ ...STAY, adults: '2' })

type Moment = {
  /** Chromium's other moments are those of test/journeys/releases/. */
  engines: readonly EngineName[]
  act: (guest: EngineGuest, scripts: WatchedScripts) => Promise<void>
}

describe('a release over guests who are there', () => {
  let world: World
  let site: Site
  let next: NextBuild
  let pinned = ''
  before(async () => {
    next = nextBuild('0.2.0')
    world = await startWorld()
    const sought = String(SOUGHT).replaceAll('&', '&amp;')
    const element = `<booking-widget hotel-code="shirotsuki" query="${sought}"></booking-widget>`
    site = await startSite({
      '/': () => `<script src="${world.origins.widget}/v1/loader.js" async></script>${element}`,
      '/pinned/': () => `${pinned}${element}`,
      '/rooms/': () => '<h1>Our rooms</h1>',
    })
    await nameParents(world, [site.origin])
  })
  afterEach(() => anHourLater(world))
  after(async () => {
    await site?.stop()
    await world?.stop()
    next?.remove()
  })

  const booked = () => world.database.orm.$count(reservation)
  const charged = () => world.database.orm.$count(chargeTable, eq(chargeTable.state, 'captured'))

  /** There and back and there again: what the guest has is no longer the newest, and never the only one kept. */
  async function release() {
    await world.deploy(next.dist)
    await world.deploy(BUILD)
    await world.deploy(next.dist)
  }
  async function seeResults(guest: EngineGuest) {
    await guest.tab.goto(`${site.origin}/`)
    await guest.search()
  }
  async function seesWhatWasTyped(guest: EngineGuest) {
    const { first_name, email } = await guest.form()
    assert.deepEqual([first_name, email], [TARO.first_name, TARO.email])
  }

  const MOMENTS: Record<string, Moment> = {
    'takes nothing that they chose or typed, and books once': {
      engines: OTHERS,
      async act(guest, scripts) {
        const before = await booked()
        await seeResults(guest)
        scripts.begin()
        await release()
        await guest.choose(BOTH_WAYS)
        await guest.toDetails()
        await guest.introduce()
        await release()
        await seesWhatWasTyped(guest)
        await guest.toPayment()
        await guest.payAtHotel()
        assert.match(await guest.confirmed(), /^\S+$/)
        assert.equal(await booked(), before + 1)
        assert.ok(scripts.asked.size > 0, 'files of the former release were asked for')
      },
    },
    'charges once whoever stands before their bank': {
      engines: OTHERS,
      async act(guest) {
        const before = await charged()
        await seeResults(guest)
        await guest.choose(BOTH_WAYS)
        await guest.toDetails()
        await guest.introduce()
        await guest.toPayment()
        await guest.payByCard(ASKS)
        await guest.seeBank()
        await release()
        await guest.approve()
        assert.match(await guest.confirmed(), /^\S+$/)
        assert.equal(await charged(), before + 1)
      },
    },
    'is there with the next page, at the same step with the same choice': {
      engines: OTHERS,
      async act(guest, scripts) {
        await guest.tab.goto(`${world.origins.widget}/booking/result?code=shirotsuki&locale=en&${SOUGHT}`)
        await guest.seePlans()
        await guest.choose(BOTH_WAYS)
        await guest.toDetails()
        await guest.introduce()
        await release()
        scripts.begin()
        await guest.reload()
        await guest.seeTitle(guest.t('checkout.whoComes'))
        await seesWhatWasTyped(guest)
        const { entries } = JSON.parse(readFileSync(join(next.dist, 'manifest.json'), 'utf8'))
        assert.ok(scripts.asked.has(`/assets/${entries.document}`), [...scripts.asked].join(' '))
      },
    },
    'leaves a page that pinned its loader by hash with that release, whole': {
      engines: OTHERS,
      async act(guest, scripts) {
        const { widget } = world.origins
        const { version, files } = await (await fetch(`${widget}/v1/integrity.json`)).json()
        const loader = `/v${version}/loader.js`
        pinned = `<script src="${widget}${loader}" integrity="${files[loader]}" crossorigin="anonymous" async></script>`
        await release()
        scripts.begin()
        await guest.tab.goto(`${site.origin}/pinned/`)
        await guest.search()
        assert.ok(scripts.asked.has(loader))
        const others = [...scripts.asked].filter((path) => !(path in files))
        assert.deepEqual(others, [], 'files of the pinned release alone')
      },
    },
    'does not hinder a page that the browser kept while they were elsewhere': {
      engines: ['chromium', ...OTHERS],
      async act(guest, scripts) {
        await seeResults(guest)
        // No browser keeps a page that waits for an answer.
        await world.calls()
        await guest.tab.read(`addEventListener('pageshow', ({ persisted }) => (window.wasKept = persisted))`)
        await guest.tab.goto(`${site.origin}/rooms/`)
        await guest.seeTitle('Our rooms')
        await release()
        scripts.begin()
        await guest.tab.read('history.back()')
        await guest.see('window.wasKept')
        await guest.choose(BOTH_WAYS)
        await guest.toDetails()
        assert.ok(scripts.asked.size > 0, 'files of the former release were asked for')
      },
    },
  }

  for (const [name, start] of Object.entries(START)) {
    const engineName = name as EngineName // the table has all of them
    const obstacle = !ENGINES[engineName].isThere() && `there is no ${name} on this machine`
    describe(`in ${name}`, { skip: obstacle }, () => {
      let engine: Engine
      before(async () => void (engine = await start()))
      after(() => engine?.stop())
      for (const [moment, { engines, act }] of Object.entries(MOMENTS))
        if (engines.includes(engineName))
          it(moment, async () => {
            await world.deploy(BUILD)
            const scripts = watchScripts(world.origins.widget)
            const tab = await engine.open()
            try {
              await act(await guestIn(tab), scripts)
              assert.deepEqual(scripts.missed, [])
            } finally {
              scripts.stop()
              await tab.close()
            }
          })
    })
  }
})
