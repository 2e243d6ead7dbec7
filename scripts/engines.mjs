// The browser engines of the browser tests. Node built-ins only until a launcher is asked for: prepare.mjs reads this
// table before there are packages.
import { existsSync } from 'node:fs'

import { chromiumFlags, chromiumPath } from './chromium.mjs'
import { hasWebkit, webkitLauncher } from './webkit.mjs'

const FIREFOX_PLACES = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
]

export const firefoxPath = () => process.env.FIREFOX_PATH ?? FIREFOX_PLACES.find((path) => existsSync(path))

async function chromium() {
  const { chromeLauncher } = await import('@web/test-runner-chrome')
  return chromeLauncher({
    launchOptions: { executablePath: chromiumPath(), headless: true, args: chromiumFlags },
    // A page behind another one is not seen, and what is not seen is not loaded.
    concurrency: 1,
  })
}

/** Over WebDriver BiDi, which puppeteer speaks and Playwright does not. */
async function firefox() {
  const [{ chromeLauncher }, { default: puppeteer }] = await Promise.all([
    import('@web/test-runner-chrome'),
    import('puppeteer-core'),
  ])
  const launchOptions = { browser: 'firefox', executablePath: firefoxPath(), headless: true }
  return chromeLauncher({ puppeteer, launchOptions, concurrency: 1 })
}

/** `debian`: the packages that bring what `isThere` looks for. */
export const ENGINES = {
  chromium: { debian: ['chromium'], isThere: () => Boolean(chromiumPath()), launcher: chromium },
  firefox: { debian: ['firefox-esr'], isThere: () => Boolean(firefoxPath()), launcher: firefox },
  webkit: {
    debian: ['xvfb', 'webkit2gtk-driver', 'libwebkit2gtk-4.1-0'],
    isThere: hasWebkit,
    launcher: webkitLauncher,
  },
}
