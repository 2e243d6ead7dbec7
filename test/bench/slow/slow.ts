import { freePort } from '../../../demo-host/provider/db/free-port.ts'
import { serveHosts } from '../../hosts/server.ts'
import { openBrowser } from '../../lib/browser.ts'
import { openHouse } from '../house.ts'
import { partOf, seconds, table } from '../report.ts'
import type { Promised, Section } from '../report.ts'
import { HOST, newFolder } from '../running.ts'
import { openLine, SLOW_4G } from './line.ts'
import { HOSTS } from './pages.ts'
import { visitsOf } from './visits.ts'
import type { Visit } from './visits.ts'

const ROUNDS = 5

const NAMES = {
  bare: 'an element that is nothing but a button',
  inline: "the bar in a hotel's page",
  framing: 'an element that makes a frame of nothing but a button',
  frame: 'the bar in a frame',
  results: 'Search → a price that can be chosen',
  details: "Continue → the guest's form",
  ownPage: 'the bar in its own page',
  ownPageResults: 'there, Search → a price that can be chosen',
  ownPageDetails: "there, Continue → the guest's form",
} as const satisfies Record<keyof Visit, string>
type Name = keyof Visit
const ALL = Object.keys(NAMES) as Name[] // Object.keys forgets the names it lists

/** How many times as long one takes as the other on the same line, at most. */
const PROMISES: readonly (readonly [what: Name, of: Name, most: number])[] = [
  ['inline', 'bare', 1.7],
  ['frame', 'framing', 1.3],
  ['results', 'inline', 2.2],
  ['details', 'inline', 1.5],
]

/** What a guest waits for who has a phone's line and a phone's processor (visits.ts says from when to when). */
export const slow: Section = {
  title: `slow: a line of 562 ms and 1.44 Mbit/s, a processor four times slower; the median of ${ROUNDS} rounds`,
  async run() {
    const { folder, remove } = await newFolder()
    const port = await freePort()
    const house = await openHouse(folder, 1, { environment: { PARENT_ORIGINS: `http://${HOST}:${port}` } })
    const [browser, line] = await Promise.all([openBrowser(), openLine(SLOW_4G)])
    try {
      const origins = house.processes[0]?.origins
      if (!origins) throw new Error('A house has a process')
      const pages = await serveHosts(port, HOSTS, origins)
      const visits = visitsOf({ pages: pages.origin, origins, browser, line })
      const rounds: Visit[] = []
      for (let round = 0; round < ROUNDS; round++) rounds.push(await visits.round())
      await pages.stop()
      return told(rounds)
    } finally {
      await browser.close()
      await line.stop()
      await house.close()
      await remove()
    }
  },
}

function told(rounds: readonly Visit[]): Promised[] {
  const taken = (name: Name) => rounds.map((round) => round[name])
  const median = (name: Name) => partOf(taken(name), 0.5)
  table(
    ['', 'median', 'quickest', 'slowest'],
    ALL.map((name) => [
      NAMES[name],
      ...[median(name), Math.min(...taken(name)), Math.max(...taken(name))].map(seconds),
    ]),
  )
  return PROMISES.map(([what, of, most]) => {
    const ratio = median(what) / median(of)
    return {
      promise: `${NAMES[what]}: at most ${most} times ${NAMES[of]}`,
      seen: `${ratio.toFixed(2)} times`,
      isKept: ratio <= most,
    }
  })
}
