import { after, before, beforeEach } from 'node:test'

import { openBrowser, openPage } from './browser.ts'
import type { OpenBrowser, OpenPage, PageOptions } from './browser.ts'
import { startWorld } from './world.ts'
import type { World } from './world.ts'

/** One world and one browser for all tests of a describe; every test begins without switched answers. */
export function useStage() {
  let opened: { world: World; browser: OpenBrowser } | undefined
  const stage = () => {
    if (!opened) throw new Error('the stage is there once the tests run')
    return opened
  }
  before(async () => {
    const [world, browser] = await Promise.all([startWorld(), openBrowser()])
    opened = { world, browser }
  })
  after(async () => {
    await opened?.browser.close()
    await opened?.world.stop()
  })
  beforeEach(() => stage().world.clearAnswers())

  const newPage = (options?: PageOptions): Promise<OpenPage> => openPage(stage().browser, options)
  return {
    get world() {
      return stage().world
    },
    newPage,
    /** The widget's own document at this path. */
    async open(path: string, prepare: (page: OpenPage) => Promise<unknown> = async () => {}): Promise<OpenPage> {
      const page = await newPage()
      await prepare(page)
      await page.goto(stage().world.origins.widget + path)
      return page
    },
  }
}
