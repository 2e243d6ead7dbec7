import { after, before } from 'node:test'

import { sql } from 'drizzle-orm'
import { chromium } from 'playwright'
import type { Browser } from 'playwright'

import { hotel } from '../../demo-host/provider/db/schema/hotel.ts'
import { chromiumFlags, chromiumPath } from '../../scripts/chromium.mjs'
import { openPage } from './browser.ts'
import type { OpenPage, PageOptions } from './browser.ts'
import { startWorld } from './world.ts'
import type { World } from './world.ts'

/**
 * The widget under a name instead of a number of this machine, as guests have it: some things are switched off on a
 * developer's machine. The names are only this browser's.
 */
export function useNamedStage() {
  let opened: { world: World; browser: Browser; widget: string; host: string } | undefined
  const stage = () => {
    if (!opened) throw new Error('the stage is there once the tests run')
    return opened
  }
  before(async () => {
    const world = await startWorld()
    const named = (name: string, origin: string) => `http://${name}.test:${new URL(origin).port}`
    const widget = named('widget', world.origins.widget)
    const host = named('host', world.origins.host)
    const parents = JSON.stringify([world.origins.host, widget, host])
    await world.database.orm
      .update(hotel)
      .set({ settings: sql`jsonb_set(${hotel.settings}, '{parent_origins}', ${parents}::jsonb)` })
    const browser = await chromium.launch({
      executablePath: chromiumPath(),
      args: [
        ...chromiumFlags,
        '--host-resolver-rules=MAP *.test 127.0.0.1',
        `--unsafely-treat-insecure-origin-as-secure=${widget},${host}`,
      ],
    })
    opened = { world, browser, widget, host }
  })
  after(async () => {
    await opened?.browser.close()
    await opened?.world.stop()
  })
  return {
    get world() {
      return stage().world
    },
    get widget() {
      return stage().widget
    },
    get host() {
      return stage().host
    },
    newPage: (options?: PageOptions): Promise<OpenPage> => openPage(stage().browser, options),
    async open(path: string): Promise<OpenPage> {
      const page = await openPage(stage().browser)
      await page.goto(stage().widget + path)
      return page
    },
  }
}
