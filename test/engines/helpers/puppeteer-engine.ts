import { launch } from 'puppeteer-core'
import type { ElementHandle, Frame, LaunchOptions, Page } from 'puppeteer-core'

import { chromiumFlags, chromiumPath } from '../../../scripts/chromium.mjs'
import { firefoxPath } from '../../../scripts/engines.mjs'
import { inPage } from './finders.ts'
import type { Engine, Tab } from './tab.ts'

const SIZE = { width: 1280, height: 900 }
const HOW = {
  chromium: (): LaunchOptions => ({ browser: 'chrome', executablePath: chromiumPath(), args: chromiumFlags }),
  /** Over WebDriver BiDi. */
  firefox: (): LaunchOptions => ({ browser: 'firefox', executablePath: firefoxPath() }),
}

export async function startWithPuppeteer(name: keyof typeof HOW): Promise<Engine> {
  const browser = await launch({ ...HOW[name](), headless: true, defaultViewport: SIZE })
  return {
    async open() {
      const context = await browser.createBrowserContext()
      return tabOf(await context.newPage(), () => context.close())
    },
    stop: () => browser.close(),
  }
}

function tabOf(page: Page, close: () => Promise<void>): Tab {
  async function elementAt(expression: string, frame?: string): Promise<ElementHandle | null> {
    const place = await placeOf(frame)
    const handle = await place?.evaluateHandle(inPage(`awaited(${expression})`))
    return (handle?.asElement() as ElementHandle | null | undefined) ?? null // finders find nothing but elements
  }
  async function placeOf(frame: string | undefined): Promise<Page | Frame | null> {
    if (frame === undefined) return page
    const found = await elementAt(frame)
    return found ? found.contentFrame() : null
  }
  return {
    goto: async (address) => void (await page.goto(address, { waitUntil: 'domcontentloaded' })),
    read: async (expression, frame) => {
      try {
        const place = await placeOf(frame)
        return ((await place?.evaluate(inPage(expression))) as never) ?? null // whoever asks knows what the page answers
      } catch {
        return null // the page is going: whoever waits looks again
      }
    },
    click: (expression, frame) =>
      isDone(async () => {
        const found = await elementAt(expression, frame)
        await found?.click()
        return found !== null
      }),
    type: (expression, text, frame) =>
      isDone(async () => {
        const found = await elementAt(expression, frame)
        await found?.type(text)
        return found !== null
      }),
    close,
  }
}

/** An element that went between finding and pressing it was not pressed. */
async function isDone(act: () => Promise<boolean>): Promise<boolean> {
  try {
    return await act()
  } catch (error) {
    if (/detached|not clickable|not an Element|context|no such|stale/i.test(String(error))) return false
    throw error
  }
}
