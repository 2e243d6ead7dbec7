// WebKitGTK for @web/test-runner, over plain WebDriver. The runner's own Selenium launcher shows every test in an iframe,
// where a page that tests frames and parent windows is no longer the top one.
import { spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const DRIVER = '/usr/bin/WebKitWebDriver'
const DISPLAY_SERVER = '/usr/bin/Xvfb'
const LIBRARIES = '/usr/lib'
const START_MS = 20_000

const subfolders = (folder) => (existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [])

/** Debian keeps it with the library: /usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser */
const miniBrowser = () =>
  subfolders(LIBRARIES)
    .filter((path) => path.endsWith('-linux-gnu'))
    .flatMap((path) => subfolders(path).filter((library) => /\/webkit2gtk-4\.\d$/.test(library)))
    .map((library) => join(library, 'MiniBrowser'))
    .findLast((path) => existsSync(path))

export const hasWebkit = () => existsSync(DRIVER) && existsSync(DISPLAY_SERVER) && Boolean(miniBrowser())

/** The display server picks a free number and writes it to the descriptor it is given. */
function startDisplay() {
  const server = spawn(DISPLAY_SERVER, ['-displayfd', '3', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  return new Promise((resolve, reject) => {
    server.once('exit', () => reject(new Error('Xvfb ended')))
    server.stdio[3].once('data', (number) => resolve({ server, display: `:${String(number).trim()}` }))
  })
}

export async function sendToDriver(address, method = 'GET', body) {
  const response = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) })
  const { value } = await response.json()
  if (!response.ok) throw new Error(`${method} ${address}: ${value?.error}, ${value?.message}`)
  return value
}

async function startDriver(display) {
  // Not before it is wanted: what reads TypeScript is there by then.
  const { freePort } = await import('../demo-host/provider/db/free-port.ts')
  const port = await freePort()
  const driver = spawn(DRIVER, [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    // A container has neither a graphics card nor the right to make the browser's own sandbox.
    env: {
      ...process.env,
      DISPLAY: display,
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  })
  const origin = `http://127.0.0.1:${port}`
  for (const end = Date.now() + START_MS; ; await wait(50)) {
    const isReady = await sendToDriver(`${origin}/status`).catch(() => undefined)
    if (isReady) return { driver, origin }
    if (Date.now() > end) throw new Error('WebKitWebDriver does not answer')
  }
}

async function openBrowser(origin) {
  const options = { binary: miniBrowser(), args: ['--automation'] }
  const alwaysMatch = { browserName: 'MiniBrowser', pageLoadStrategy: 'none', 'webkitgtk:browserOptions': options }
  const { sessionId } = await sendToDriver(`${origin}/session`, 'POST', { capabilities: { alwaysMatch } })
  return `${origin}/session/${sessionId}`
}

/**
 * WebKitWebDriver on a display of its own. It opens one browser at a time, each without what one before it kept.
 * @returns {Promise<{ open: () => Promise<string>, stop: () => void }>} `open` gives the address of a WebDriver session
 */
export async function startWebkit() {
  const processes = []
  const stop = () => processes.splice(0).forEach((one) => one.kill())
  process.once('exit', stop)
  const { server, display } = await startDisplay()
  processes.push(server)
  const { driver, origin } = await startDriver(display)
  processes.push(driver)
  return {
    open: () => openBrowser(origin),
    stop() {
      process.off('exit', stop)
      stop()
    },
  }
}

/** One window that shows one test file after the other. */
export function webkitLauncher() {
  let starting
  let opening
  let active

  const show = async (url) => sendToDriver(`${await opening}/url`, 'POST', { url })

  return {
    name: 'WebKit',
    type: 'webkit',
    concurrency: 1,
    async initialize() {},
    async startSession(id, url) {
      starting ??= startWebkit()
      opening ??= starting.then(({ open }) => open())
      active = { id, url }
      await show(url)
    },
    isActive: (id) => active?.id === id,
    getBrowserUrl: async () => sendToDriver(`${await opening}/url`),
    async stopSession() {
      active = undefined
      await show('about:blank')
      return {}
    },
    async startDebugSession() {
      throw new Error('WebKit has no debug session')
    },
    async stop() {
      const session = await opening?.catch(() => undefined)
      if (session) await sendToDriver(session, 'DELETE').catch(() => undefined) // it ends with its driver below
      const started = await starting?.catch(() => undefined)
      started?.stop()
    },
  }
}
