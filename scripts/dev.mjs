// npm run dev: the product with source maps, built anew in about a second whenever a source changes, and its pages
// loaded anew. A change of the provider starts it again.
import { spawn } from 'node:child_process'
import { watch } from 'node:fs'
import { createServer, request } from 'node:http'

import { openBuild } from './dev-build.mjs'

const FOLDER = 'dist/dev'
const SETTLED_MS = 60
const RETRY_MS = 200
const FIRST = Number(process.env.PORT ?? 8787)
/** The provider's own server of the widget, and the one in front of it that serves the build from memory. */
const [BEHIND, FRONT] = [FIRST + 1, FIRST + 5]
const ORIGIN = `http://localhost:${FRONT}`
const CHANGES = '/dev/changes'
/** Where a change needs another build, and where it needs the provider anew. */
const BUILT = /^(shared|loader|widget|locales|demo-host\/pages)\//
const RUNS = /^(shared|locales|demo-host)\//

const build = await openBuild(FOLDER)
const pages = new Set()
const since = (started) => `${((performance.now() - started) / 1000).toFixed(1)} s`
const reload = () => pages.forEach((page) => page.write('data: changed\n\n'))

/** Loads a page of the demonstration, or of the widget itself, anew after a change. */
const listener = `;new EventSource('${ORIGIN}${CHANGES}').onmessage=()=>location.reload();`

function serve(asked, answer) {
  const path = new URL(asked.url ?? '/', ORIGIN).pathname
  if (path === CHANGES) {
    answer.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'access-control-allow-origin': '*',
    })
    answer.flushHeaders()
    pages.add(answer)
    asked.on('close', () => pages.delete(answer))
    return
  }
  const name = /^\/assets\/([^/]+)$/.exec(path)?.[1]
  const text = name && build.files.get(name)
  if (text)
    return answer
      .writeHead(200, {
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'no-store',
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
      })
      .end(name === 'document.js' ? text + listener : text)
  passOn(asked, answer, path)
}

/** Everything else is the provider's, but for what would keep a page from seeing the next build. */
function passOn(asked, answer, path) {
  const headers = { ...asked.headers, 'accept-encoding': 'identity' }
  const passed = request(
    { port: BEHIND, host: 'localhost', path: asked.url, method: asked.method, headers },
    (given) => {
      const policy = given.headers['content-security-policy']?.replace('connect-src ', `connect-src ${ORIGIN} `)
      const own = {
        ...given.headers,
        'cache-control': 'no-store',
        ...(policy && { 'content-security-policy': policy }),
      }
      delete own.etag
      const isLoader = path.endsWith('/loader.js')
      if (isLoader) delete own['content-length']
      answer.writeHead(given.statusCode ?? 502, own)
      given.on('data', (part) => answer.write(part)).on('end', () => answer.end(isLoader ? listener : ''))
    },
  )
  // It is being started again.
  passed.on('error', () => setTimeout(() => serve(asked, answer), RETRY_MS))
  asked.pipe(passed)
}

let provider
let isStopping = false
function start() {
  const started = performance.now()
  const env = { DEMO: '1', ...process.env, DIST: FOLDER, WIDGET_ORIGIN: ORIGIN }
  const child = spawn(process.execPath, ['--import', 'tsx', 'demo-host/process/serve.ts', ...process.argv.slice(2)], {
    env,
    stdio: ['inherit', 'pipe', 'inherit'],
  })
  child.stdout.on('data', (text) => {
    process.stdout.write(text)
    if (!String(text).includes('Open ')) return
    console.log(`provider: ${since(started)}`)
    reload()
  })
  child.on('exit', () => isStopping && process.exit(0))
  provider = child
}
const restart = () =>
  new Promise((resolve) => {
    provider.once('exit', resolve)
    if (provider.exitCode !== null || !provider.kill('SIGTERM')) resolve()
  }).then(start)

async function rebuild() {
  const started = performance.now()
  try {
    await build.rebuild()
    console.log(`built: ${since(started)}`)
    return true
  } catch {
    return false // esbuild has said what is wrong, and the next change may put it right
  }
}

let changed = new Set()
let timer
let working = Promise.resolve()
async function settle() {
  const paths = [...changed]
  changed = new Set()
  // A loader is stamped when the provider starts.
  const isRun = paths.some((path) => RUNS.test(path) && !path.endsWith('-client.ts')) || paths.some((path) => path.startsWith('loader/')) // prettier-ignore
  const isBuilt = paths.some((path) => BUILT.test(path)) && (await rebuild())
  if (isRun) await restart()
  else if (isBuilt) reload()
}
for (const folder of ['shared', 'loader', 'widget', 'locales', 'demo-host'])
  watch(folder, { recursive: true }, (_event, name) => {
    if (!name || !/\.(tsx?|css|mjs|json)$/.test(name) || /\.test\.tsx?$/.test(name)) return
    changed.add(`${folder}/${name}`)
    clearTimeout(timer)
    timer = setTimeout(() => (working = working.then(settle)), SETTLED_MS)
  })

for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    isStopping = true
    if (!provider?.kill('SIGTERM')) process.exit(0)
  })
await rebuild()
createServer(serve).listen(FRONT, 'localhost')
start()
