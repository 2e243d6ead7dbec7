import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { chromium } from 'playwright'

import { chromiumFlags, chromiumPath } from '../../scripts/chromium.mjs'
import { freePort } from '../../demo-host/provider/db/free-port.ts'
import { hostPage, script } from '../hosts/host.ts'
import type { Host } from '../hosts/host.ts'
import { serveHosts } from '../hosts/server.ts'
import { startWorld } from '../lib/world.ts'
import { table } from './report.ts'
import type { Promised, Section } from './report.ts'

/** What is read of a report. Lighthouse is installed beside the host pages, so the project itself does not need it. */
type Report = { categories: { performance: { score: number } }; audits: Record<string, { numericValue?: number }> }
type Lighthouse = (url: string, flags: object, config?: object) => Promise<{ lhr: Report } | undefined>

const CORE = join(import.meta.dirname, '../hosts/node_modules/lighthouse/core')
const load = async <Value>(file: string): Promise<Value> =>
  ((await import(pathToFileURL(join(CORE, file)).href)) as { default: Value }).default // its own types are not there

const RUNS = 5
/** Lighthouse rounds each of its runs to a whole point. */
const SCORE_LESS = 1
const CLS_MORE = 0.001

/** As README says, because an async script comes after the page is painted. */
const ROOM = '<style>booking-widget:not(:defined) { display: block; min-block-size: 311px }</style>'

const PAGES = {
  with: (at) => hostPage(at, { head: ROOM + script(at, 'async') }),
  without: (at) => hostPage(at, { place: '' }),
} as const satisfies Record<string, Host['page']>
type Side = keyof typeof PAGES
const SIDES = Object.keys(PAGES) as Side[] // the keys of a literal

/** Mobile is what Lighthouse does by itself: a slow network and a processor four times slower. */
const DEVICES = [
  { device: 'desktop', file: 'config/desktop-config.js', blockingMs: 0 },
  { device: 'mobile', file: undefined, blockingMs: 50 },
] as const
type Device = (typeof DEVICES)[number]

const FIGURES = {
  score: ({ categories }) => Math.round(categories.performance.score * 100),
  CLS: ({ audits }) => audits['cumulative-layout-shift']?.numericValue ?? NaN,
  'TBT ms': ({ audits }) => audits['total-blocking-time']?.numericValue ?? NaN,
  'LCP ms': ({ audits }) => audits['largest-contentful-paint']?.numericValue ?? NaN,
} as const satisfies Record<string, (report: Report) => number>
type Figures = Record<keyof typeof FIGURES, number>

/** What a page with the tag is worth against the same page without; both in turn, for they share the machine's moods. */
export const lighthouse: Section = {
  title: 'lighthouse: a page with the tag against the same page without',
  async run() {
    if (!existsSync(CORE)) {
      console.log('  Lighthouse is not installed; run: npm ci --prefix test/hosts')
      return []
    }
    const [port, debuggingPort] = [await freePort(), await freePort()]
    const [world, browser] = await Promise.all([
      startWorld({ parentOrigins: [`http://127.0.0.1:${port}`] }),
      chromium.launch({
        executablePath: chromiumPath(),
        args: [...chromiumFlags, `--remote-debugging-port=${debuggingPort}`],
      }),
    ])
    const hosts = SIDES.map((path) => ({ title: path, path, page: PAGES[path] }))
    const server = await serveHosts(port, hosts, world.origins)
    try {
      const run = await load<Lighthouse>('index.js')
      const promised: Promised[] = []
      for (const device of DEVICES) {
        const config = device.file && (await load<object>(device.file))
        const look = async (side: Side) => {
          const flags = { port: debuggingPort, onlyCategories: ['performance'], logLevel: 'error' }
          const result = await run(`${server.origin}/on/${side}/`, flags, config)
          if (!result) throw new Error('Lighthouse gave no report')
          return result.lhr
        }
        promised.push(...compare(device, await lookInTurn(look)))
      }
      return promised
    } finally {
      await browser.close()
      await server.stop()
      await world.stop()
    }
  },
}

async function lookInTurn(look: (side: Side) => Promise<Report>): Promise<Record<Side, Figures>> {
  const reports: Record<Side, Report[]> = { with: [], without: [] }
  for (let turn = 0; turn < RUNS; turn++) for (const side of SIDES) reports[side].push(await look(side))
  return { with: medians(reports.with), without: medians(reports.without) }
}

function medians(reports: readonly Report[]): Figures {
  const middle = (read: (report: Report) => number) =>
    reports.map(read).toSorted((one, other) => one - other)[reports.length >> 1]
  return Object.fromEntries(Object.entries(FIGURES).map(([name, read]) => [name, middle(read)])) as Figures // of all
}

function compare({ device, blockingMs }: Device, seen: Record<Side, Figures>): Promised[] {
  const round = (figure: number) => Number(figure.toFixed(figure < 1 ? 4 : 0))
  table(
    [`${device}, median of ${RUNS}`, ...Object.keys(FIGURES)],
    SIDES.map((side) => [side, ...Object.values(seen[side]).map(round)]),
  )
  const more = (name: keyof Figures) => seen.with[name] - seen.without[name]
  return [
    {
      promise: `${device}: the tag costs at most ${SCORE_LESS} point`,
      seen: `${round(-more('score'))} (${round((seen.with.score / seen.without.score) * 100)} % of the score are kept)`,
      isKept: -more('score') <= SCORE_LESS,
    },
    {
      promise: `${device}: the tag moves nothing, CLS at most ${CLS_MORE} more`,
      seen: String(round(more('CLS'))),
      isKept: more('CLS') <= CLS_MORE,
    },
    {
      promise: `${device}: the tag blocks for at most ${blockingMs} ms more`,
      seen: `${round(more('TBT ms'))} ms`,
      isKept: more('TBT ms') <= blockingMs,
    },
  ]
}
