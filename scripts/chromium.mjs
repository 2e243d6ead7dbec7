// The browser of every browser test: CHROME_PATH, else the usual places. Nothing is ever downloaded.
import { existsSync } from 'node:fs'

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** The same engine without the window around a page, which takes four fifths of what opening a page costs. */
const SHELL = '/usr/bin/chromium-headless-shell'

export const chromiumPath = () => process.env.CHROME_PATH ?? PLACES.find((path) => existsSync(path))

/** For tests of pages alone; the whole browser where the shell is not there, or another one is asked for. */
export const pageBrowserPath = () => (!process.env.CHROME_PATH && existsSync(SHELL) ? SHELL : chromiumPath())

export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-dev-shm-usage',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
