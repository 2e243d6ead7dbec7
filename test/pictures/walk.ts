import { openBrowser } from '../lib/browser.ts'
import { quiet } from '../lib/quiet.ts'
import { startWorld } from '../lib/world.ts'
import type { World } from '../lib/world.ts'
import type { Locale } from '../../shared/locales.ts'
import { openGuest } from '../journeys/helpers/guest.ts'
import type { Guest } from '../journeys/helpers/guest.ts'
import { managing, START } from '../journeys/helpers/managing.ts'
import { mailed } from '../journeys/helpers/payment-links.ts'
import { ALL_SCREENS, assertNotFailed } from '../journeys/helpers/screens.ts'
import type { Before, ScreenRow } from '../journeys/helpers/screens.ts'

/** A screen that does not come is told, and the others are pictured. */
const OPEN_MS = 30_000

export type Ground = { world: World; browser: Awaited<ReturnType<typeof openBrowser>>; before: Before }

/** A world with what screens stand on, and a browser. */
export async function openGround(): Promise<Ground & { close: () => Promise<void> }> {
  const [world, browser] = await Promise.all([startWorld(), openBrowser()])
  const close = async () => {
    await browser.close()
    await world.stop()
  }
  const before = await prepare({ world, browser })
  return { world, browser, before, close }
}

async function prepare(ground: Pick<Ground, 'world' | 'browser'>): Promise<Before> {
  const { booked } = managing({ guest: (visit) => openGuest(ground, visit), world: () => ground.world })
  const { address } = await mailed(ground.world)
  return { ...(await booked()), payLink: address }
}

/** The named screens, with those that they stand on. */
export function withThoseBefore(wanted: (row: ScreenRow) => boolean): ScreenRow[] {
  const needed = new Set(ALL_SCREENS.filter(wanted).map(({ name }) => name))
  for (const { name, after } of ALL_SCREENS.toReversed()) if (needed.has(name) && after !== undefined) needed.add(after)
  return ALL_SCREENS.filter(({ name }) => needed.has(name))
}

const EMPTY = '/nothing-yet'

/** A screen that stands on no other is opened as by somebody who was never here. */
async function asNobody({ page, world }: Guest): Promise<void> {
  const address = world.origins.widget + EMPTY
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }))
  await page.goto(address)
  await page.evaluate('localStorage.clear(), sessionStorage.clear()')
  await page.context().clearCookies()
}

/** Opens screens one after the other, for one guest whose clock is the world's; gives those that did not come. */
export async function walk(
  { before, ...ground }: Ground,
  language: Locale,
  screens: readonly ScreenRow[],
  look: (row: ScreenRow, guest: Guest) => Promise<void>,
  visitor = () => openGuest(ground, { language }),
): Promise<string[]> {
  const guest = await visitor()
  await guest.page.clock.setFixedTime(START)
  guest.page.setDefaultTimeout(OPEN_MS)
  const missing = new Map<string, string>()
  for (const row of screens) {
    if (row.after !== undefined && missing.has(row.after)) {
      missing.set(row.name, `stands on ${row.after}`)
      continue
    }
    try {
      if (row.after === undefined) await asNobody(guest)
      await row.open(guest, before)
      // The menus of the header come by themselves.
      await quiet(guest.page)
      await assertNotFailed(row, guest)
      await look(row, guest)
    } catch (error) {
      missing.set(row.name, error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error))
    }
  }
  await guest.page.close()
  return [...missing].map(([name, why]) => `${name} (${language}): ${why}`)
}
