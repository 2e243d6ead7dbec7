import type { CDPSession, Page } from 'playwright'

import { freePort } from '../../demo-host/provider/db/free-port.ts'
import { hostPage, script, TAG } from '../hosts/host.ts'
import type { Host } from '../hosts/host.ts'
import { serveHosts } from '../hosts/server.ts'
import { openBrowser, openPage } from '../lib/browser.ts'
import { startWorld } from '../lib/world.ts'
import { seconds, table } from './report.ts'
import type { Promised, Section } from './report.ts'

const HOST: Host = {
  title: 'elements come and go',
  path: 'leaks',
  page: (at) => hostPage(at, { head: script(at), place: '' }),
}
/** What is made once is made by then: files, sheets, caches, compiled code. */
const WARM_UP = 20
/** One call into the page is for so many. */
const BATCH = 20
const MEGABYTE = 1024 * 1024

const WAYS = [
  { way: 'inline', rounds: 500, element: TAG },
  { way: 'frame', rounds: 100, element: TAG.replace('>', ' frame="">') },
] as const
type Way = (typeof WAYS)[number]

/** How many more there may be afterwards; nodes and heap, because the engine itself keeps a few. */
const MORE = { JSEventListeners: 0, Documents: 0, Frames: 0, Nodes: 10, JSHeapUsedSize: 2 * MEGABYTE } as const
type Metric = keyof typeof MORE
const METRICS = Object.keys(MORE) as Metric[] // the keys of a literal

/** Five hundred elements that came, were ready and went leave a page as it was before them (guarantee L10). */
export const leaks: Section = {
  title: 'leaks: elements that come and go on one page',
  async run() {
    const port = await freePort()
    const [world, browser] = await Promise.all([
      startWorld({ parentOrigins: [`http://127.0.0.1:${port}`] }),
      openBrowser(),
    ])
    const server = await serveHosts(port, [HOST], world.origins)
    try {
      const promised: Promised[] = []
      for (const way of WAYS) {
        const page = await openPage(browser)
        await page.goto(`${server.origin}/on/${HOST.path}/`)
        promised.push(...(await comeAndGo(page, way)))
        await page.close()
      }
      return promised
    } finally {
      await browser.close()
      await server.stop()
      await world.stop()
    }
  },
}

async function comeAndGo(page: Page, { way, rounds, element }: Way): Promise<Promised[]> {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Performance.enable')
  await mount(page, element, WARM_UP)
  const before = await measure(devTools)
  const startedAt = performance.now()
  await mount(page, element, rounds)
  const took = performance.now() - startedAt
  const after = await measure(devTools)

  console.log(`  ${rounds} × ${way}, ${seconds(took)}, ${Math.round(took / rounds)} ms each`)
  table(
    ['', 'before', 'after', 'more'],
    METRICS.map((metric) => [metric, before[metric], after[metric], after[metric] - before[metric]]),
  )
  return METRICS.map((metric) => {
    const more = after[metric] - before[metric]
    const promise = `${rounds} × ${way} leave at most ${MORE[metric]} more ${metric}`
    return { promise, seen: String(more), isKept: more <= MORE[metric] }
  })
}

/** One after the other; each is there until the guest could search. */
async function mount(page: Page, element: string, rounds: number): Promise<void> {
  for (let done = 0; done < rounds; done += BATCH)
    await page.evaluate(
      async ([html, times]) => {
        const place = document.querySelector('#place')
        for (let index = 0; index < times; index++) {
          place?.insertAdjacentHTML('beforeend', html)
          const mounted = place?.querySelector('booking-widget')
          if (!mounted) throw new Error('The page has no place for the element')
          await mounted.ready
          while (!mounted.shadowRoot?.querySelector('button, iframe')) await new Promise(requestAnimationFrame)
          mounted.remove()
          // The element believes that it is gone a task later.
          await new Promise((resolve) => setTimeout(resolve))
        }
      },
      [element, Math.min(BATCH, rounds - done)] as const,
    )
}

/** Counts what is reachable: what finalizers let go is collected by the next round. */
async function measure(devTools: CDPSession): Promise<Record<Metric, number>> {
  for (let round = 0; round < 3; round++) await devTools.send('HeapProfiler.collectGarbage')
  const { metrics } = await devTools.send('Performance.getMetrics')
  const valueOf = (metric: Metric) => metrics.find(({ name }) => name === metric)?.value ?? NaN
  return Object.fromEntries(METRICS.map((metric) => [metric, valueOf(metric)])) as Record<Metric, number> // of all metrics
}
