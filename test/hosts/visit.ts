import assert from 'node:assert/strict'

import type { ConsoleMessage, Page } from 'playwright'

import { openPage } from '../lib/browser.ts'
import type { OpenBrowser } from '../lib/browser.ts'
import { within } from '../lib/within.ts'
import { footprint } from './footprint.ts'
import { guestAt } from './guest.ts'
import type { Host } from './host.ts'
import { installProbe, readProbe } from './probe.ts'
import type { Probed } from './probe.ts'
import type { HostServer } from './server.ts'

/** Chromium tells a page's own faults as well, so those that it has without the widget do not count. */
const faultOf = (message: ConsoleMessage) =>
  ['warning', 'error'].includes(message.type()) ? [`${message.type()}: ${message.text()}`] : []

/** What runs TypeScript here names every function through a helper, which pages do not have. */
const inPage = (early: () => void) => `{ const __name = (named) => named; (${early})() }`

async function open(browser: OpenBrowser, server: HostServer, host: Host, side: 'on' | 'off') {
  const page = await openPage(browser, { locale: host.language ?? 'en' })
  const complaints: string[] = []
  page.on('console', (message) => complaints.push(...faultOf(message)))
  page.on('pageerror', (error) => complaints.push(`thrown: ${error.stack ?? error.message}`))
  for (const early of [installProbe, host.early]) if (early) await page.addInitScript(inPage(early))
  await page.goto(`${server.origin}/${side}/${host.path}/`)
  await host.act?.(page)
  return { page, complaints }
}

/** Longer than the slowest machine draws two pictures, and short enough for three visits. */
const DRAWN_MS = 20_000

/** The page runs its scripts and draws nothing more. */
class NothingDrawn extends Error {}

async function look(page: Page): Promise<Probed> {
  // Twice, because frameworks and styles settle in the next picture.
  const drawn = page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  await within(drawn, `two pictures of ${page.url()}`, DRAWN_MS).catch((cause: unknown) => {
    throw new NothingDrawn(String(cause), { cause })
  })
  return within(page.evaluate(readProbe), `a look at ${page.url()}`)
}

const same = (text: string, server: HostServer) =>
  text
    .replaceAll(/\/(on|off)\//g, '/-/')
    .replaceAll(/https?:\/\/[^"'\s]+\/(v1\/loader|quiet)\.js(\?\w+)?/g, 'SCRIPT')
    .replaceAll(/lit\$\d+/g, 'LIT')
    .replaceAll(/sha384-[\w+/=]+/g, 'HASH')
    .replaceAll(server.origin, 'HOST')

/**
 * Visits a host without and with the widget: the guest searches and finds rooms, and the host notices nothing.
 *
 * Chromium without a screen at times loses what it was about to draw: nothing runs in the page, its compositor waits for
 * a tree of tiles that nobody is drawing ("Not activating because pending tree not ready" in its trace), and no size and
 * no picture asked of it helps. The guest comes again, as one would who sees a page that stands still; a page that the
 * widget holds would stand still each time.
 */
export async function visit(browser: OpenBrowser, server: HostServer, host: Host, comings = 3): Promise<void> {
  try {
    await visitOnce(browser, server, host)
  } catch (error) {
    if (!(error instanceof NothingDrawn) || comings === 1) throw error
    await visit(browser, server, host, comings - 1)
  }
}

async function visitOnce(browser: OpenBrowser, server: HostServer, host: Host): Promise<void> {
  const bare = await open(browser, server, host, 'off')
  await bare.page.waitForLoadState('load')
  const before = await look(bare.page)
  await bare.page.close()

  const { page, complaints } = await open(browser, server, host, 'on')
  const around = host.inside ? page.frameLocator(host.inside) : page
  const guest = await guestAt(page, around, host)
  for (let index = 0; index < (host.elements ?? 1); index++) await guest.widgetAt(index).searchButton.waitFor()
  const arrived = await look(page)
  assert.ok(host.moves || arrived.shift < 0.001, `the page moved by ${arrived.shift}`)
  await guest.search()
  const after = await look(page)

  for (const { snapshot } of [before, arrived, after]) {
    snapshot.html = same(snapshot.html, server)
    snapshot.address = same(snapshot.address, server)
    // The pages of a frame are the browser's history too.
    if (host.inFrame) snapshot.history = 0
  }
  assert.deepEqual(footprint(before.snapshot, arrived.snapshot), [], 'when the search bar shows')
  assert.deepEqual(footprint(before.snapshot, after.snapshot), [], 'after a search')
  await host.then?.(guest)
  assert.deepEqual(after.violations, before.violations)
  assert.deepEqual(
    server.reports.filter(({ page: from }) => from.includes(`/on/${host.path}/`)),
    [],
  )
  const noisy = complaints.map((one) => same(one, server)).filter((one) => !host.noise?.test(one))
  const own = bare.complaints.map((one) => same(one, server))
  assert.deepEqual(
    noisy.filter((one) => !own.includes(one)),
    [],
  )
  await page.close()
}
