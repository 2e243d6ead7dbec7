import { setTimeout as pause } from 'node:timers/promises'

import type { Page } from 'playwright'

import type { Origins } from '../../../shared/origins.ts'
import { openGuest } from '../../journeys/helpers/guest.ts'
import type { OpenBrowser } from '../../lib/browser.ts'
import type { Line } from './line.ts'
import { momentOf, momentOfPage, momentOfPress, watch } from './marks.ts'
import type { PAGES } from './pages.ts'

/** A phone of the middle of the market, as browsers' own tools have it. */
const CPU_SLOWER = 4
const PHONE = { width: 390, height: 844 }
/** Somebody who reads before they press takes longer. */
const LOOKS_MS = 5_000

/** Milliseconds: `ownPage`, `inline`, … until the bar there can be used; `…Results` and `…Details` from the press before. */
export type Visit = Record<
  keyof typeof PAGES | 'results' | 'details' | 'ownPage' | 'ownPageResults' | 'ownPageDetails',
  number
>

/** The pages that hold the widget, the product behind it, and how its guests come. */
type Around = { pages: string; origins: Origins; browser: OpenBrowser; line: Line }

/**
 * Guests on a slow line, each with a browser that has kept nothing.
 *
 * A bar can be used when a guest sees a button Search that can be pressed, counted from the first byte of the page that the
 * lines were pasted into: what comes before is the hotel's own.
 */
export function visitsOf({ pages, origins, browser, line }: Around) {
  async function visit<Seen>(url: string, look: (page: Page, guest: Slow) => Promise<Seen>): Promise<Seen> {
    const guest = await openGuest({ browser, world: { origins } }, { ...PHONE, proxy: line.origin })
    const { page } = guest
    try {
      const devtools = await page.context().newCDPSession(page)
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWER })
      await watch(page)
      await page.goto(url, { waitUntil: 'commit' })
      return await look(page, guest)
    } finally {
      await page.context().close()
    }
  }
  const host = (name: keyof typeof PAGES) => `${pages}/on/${name}/`
  const bar = (url: string) => visit(url, untilBar)
  const inline = () => visit(host('inline'), untilDetails)

  return {
    inline,
    async round(): Promise<Visit> {
      const own = await visit(`${origins.widget}/booking/result?code=shirotsuki`, untilDetails)
      const { bar: here, ...next } = await inline()
      return {
        bare: await bar(host('bare')),
        framing: await bar(host('framing')),
        frame: await bar(host('frame')),
        inline: here,
        ...next,
        ownPage: own.bar,
        ownPageResults: own.results,
        ownPageDetails: own.details,
      }
    },
  }
}

type Slow = Awaited<ReturnType<typeof openGuest<{ origins: Origins }>>>

const untilBar = async (page: Page) => (await momentOf(page, 'bar')) - (await momentOfPage(page))

/** What comes next is fetched while a guest looks, so this one looks for a while before each press. */
async function untilDetails(page: Page, { chooseDates, button, t, at }: Slow) {
  const bar = await untilBar(page)
  await chooseDates()
  await pause(LOOKS_MS)
  await button(t('search.search')).click()
  const results = (await momentOf(page, 'price')) - (await momentOfPress(page))
  await at.getByRole('button', { name: new RegExp(`^${t('results.choose')}: `) }).first().click() // prettier-ignore
  await pause(LOOKS_MS)
  await button(t('results.continue')).click()
  const details = (await momentOf(page, 'form')) - (await momentOfPress(page))
  return { bar, results, details }
}
