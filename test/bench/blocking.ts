import type { Browser, CDPSession } from 'playwright'

import { freePort } from '../../demo-host/provider/db/free-port.ts'
import { hostPage, script } from '../hosts/host.ts'
import type { Host } from '../hosts/host.ts'
import { serveHosts } from '../hosts/server.ts'
import { launchChromium } from '../lib/browser.ts'
import { startWorld } from '../lib/world.ts'
import { table } from './report.ts'
import type { Section } from './report.ts'

const ROUNDS = 7
/** How much slower a telephone is, and what a task may take before a press waits for it. */
const SLOWER = 4
const LONG_MS = 50
const RESTS_MS = 3_500
const STAY = 'checkin=2026-12-10&checkout=2026-12-12'

type TraceEvent = { name: string; pid: number; tid: number; ts: number; tdur?: number }
type Seen = { blocks: number; longest: number; busy: number }

/**
 * What keeps a telephone's page from answering after its first paint. Lighthouse counts the time that passes; this counts
 * the page's own processor time, so that what else the machine does is not counted.
 */
export const blocking: Section = {
  title: 'blocking: tasks of the page after its first paint, by processor time × 4',
  async run() {
    const port = await freePort()
    const [world, browser] = await Promise.all([
      startWorld({ parentOrigins: [`http://127.0.0.1:${port}`] }),
      launchChromium(),
    ])
    const bar: Host = { title: 'bar', path: 'bar', page: (at) => hostPage(at, { head: script(at, 'async') }) }
    const server = await serveHosts(port, [bar], world.origins)
    const results = `${world.origins.widget}/booking/result?hotel_code=shirotsuki&locale=en&${STAY}`
    const middleOf = async (page: string, address: string) => {
      const rounds: Seen[] = []
      for (let round = 0; round < ROUNDS; round++) rounds.push(await look(browser, address))
      return { page, ...medians(rounds) }
    }
    try {
      const first = await middleOf('first bar, hotel’s page', `${server.origin}/on/bar/`)
      const rows = [first, await middleOf('results, own page', results)]
      table(
        [`median of ${ROUNDS}, ms`, `beyond ${LONG_MS}`, 'longest task', 'all'],
        rows.map(({ page, blocks, longest, busy }) => [page, ...[blocks, longest, busy].map(Math.round)]),
      )
      const promise = `${first.page}: tasks block for at most ${LONG_MS} ms`
      return [{ promise, seen: `${Math.round(first.blocks)} ms`, isKept: first.blocks <= LONG_MS }]
    } finally {
      await browser.close()
      await server.stop()
      await world.stop()
    }
  },
}

async function look(browser: Browser, address: string): Promise<Seen> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } })
  const page = await context.newPage()
  const events = await traced(await browser.newBrowserCDPSession(), async () => {
    await page.goto(address)
    // Whatever asks the page is a task of its own.
    await page.waitForTimeout(RESTS_MS)
  })
  await context.close()
  const painted = events.findLast(({ name }) => name === 'firstContentfulPaint')
  if (!painted) throw new Error(`${address} painted nothing`)
  const tasks = events
    .filter(
      ({ name, pid, tid, ts }) => name === 'RunTask' && pid === painted.pid && tid === painted.tid && ts >= painted.ts,
    )
    .map(({ tdur = 0 }) => (tdur / 1_000) * SLOWER)
  const sum = (all: number[]) => all.reduce((one, other) => one + other, 0)
  return {
    blocks: sum(tasks.map((task) => Math.max(0, task - LONG_MS))),
    longest: Math.max(...tasks),
    busy: sum(tasks),
  }
}

async function traced(session: CDPSession, work: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown[] as TraceEvent[]))) // Chromium's own rows
  await session.send('Tracing.start', {
    traceConfig: { includedCategories: ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'loading'] },
    transferMode: 'ReportEvents',
  })
  await work()
  const ended = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()))
  await session.send('Tracing.end')
  await ended
  await session.detach()
  return events
}

function medians(rounds: readonly Seen[]): Seen {
  const middle = (figure: keyof Seen) => rounds.map((one) => one[figure]).toSorted((a, b) => a - b)[ROUNDS >> 1] ?? NaN
  return { blocks: middle('blocks'), longest: middle('longest'), busy: middle('busy') }
}
