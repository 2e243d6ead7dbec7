import { chromium } from 'playwright'
import type { Browser, BrowserContext, Page } from 'playwright'

import type { Locale } from '../../shared/locales.ts'
import { LOCALES } from '../../shared/locales.ts'
import { chromiumFlags, pageBrowserPath } from '../../scripts/chromium.mjs'
import { kept } from './kept.ts'
import { watchTraffic } from './quiet.ts'
import { within } from './within.ts'

export type PageOptions = {
  width?: number
  height?: number
  /** The browser's language, not the widget's. */
  locale?: Locale
  /** Where the guest is; in Japan unless it says otherwise. */
  timeZone?: string
  dark?: boolean
  /** The origin of a proxy that everything goes through (delayed.ts). */
  proxy?: string
}

export type OpenPage = Page & {
  /** What the page printed as a warning or an error, and what it threw. */
  complaints: string[]
}

/** What a file does with a browser: closing it closes the file's own guests. */
export type OpenBrowser = Pick<Browser, 'newContext' | 'contexts' | 'close'>

export async function launchChromium(...flags: string[]): Promise<Browser> {
  const executablePath = pageBrowserPath()
  if (!executablePath) throw new Error('No Chromium found. Set CHROME_PATH to one.')
  return chromium.launch({ executablePath, args: [...chromiumFlags, ...flags] })
}

const launched = kept(
  async () => {
    const browser = await launchChromium()
    // One that has died is nobody's any more.
    browser.once('disconnected', () => launched.forget())
    return browser
  },
  (browser) => browser.close(),
)

/** One Chromium for all files of a process. */
export async function openBrowser(): Promise<OpenBrowser> {
  const browser = await launched.take()
  const own = new Set<BrowserContext>()
  return {
    async newContext(options) {
      const context = await browser.newContext(options)
      own.add(context)
      context.once('close', () => own.delete(context))
      return context
    },
    contexts: () => [...own],
    async close() {
      await within(Promise.all([...own].map((context) => context.close())), 'all guests to leave')
      await launched.release()
    },
  }
}

/** Every page gets a context of its own, so no test meets another's cookies; closing the page closes it. */
export async function openPage(browser: OpenBrowser, options: PageOptions = {}): Promise<OpenPage> {
  const context = await within(openContext(browser, options), 'a new guest of the browser')
  watchTraffic(context)
  const page = await within(context.newPage(), 'a new page')
  // The browser may be closing with it, and then there is nothing left to close.
  page.once('close', () => void context.close().catch(() => undefined))
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) complaints.push(message.text())
  })
  page.setDefaultTimeout(15_000)
  return Object.assign(page, { complaints })
}

/** The page believes to be in another browser. A text, because the test runner adds to functions what only it knows. */
export const pretendToBe = (page: Page, userAgent: string) =>
  page.addInitScript({
    content: `Object.defineProperty(navigator, 'userAgent', { get: () => ${JSON.stringify(userAgent)} })`,
  })

async function openContext(browser: OpenBrowser, options: PageOptions) {
  const { width = 1280, height = 900, locale = 'en', timeZone = 'Asia/Tokyo', dark, proxy } = options
  return browser.newContext({
    viewport: { width, height },
    locale: LOCALES[locale].tag,
    timezoneId: timeZone,
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
    hasTouch: width < 600,
    ...(proxy !== undefined && { proxy: { server: proxy } }),
  })
}
