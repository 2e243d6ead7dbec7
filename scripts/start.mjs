// npm start: installs and builds what is missing, then runs the provider in this very process, so that Ctrl-C reaches it.
// Node built-ins only, because nothing may be installed yet.
import { spawnSync } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))
const OLDEST_NODE = [20, 19]
const BUILT_FROM = ['shared', 'loader', 'widget', 'locales', 'rollup.config.mjs', 'package-lock.json']

function end(message) {
  console.error(`\n${message}\n`)
  process.exit(1)
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  const isOldEnough = major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])
  if (!isOldEnough) end(`Node ${OLDEST_NODE.join('.')} or later is needed; this is ${process.versions.node}.`)
}

/** When a file, or the newest file of a folder, was written; 0 where there is none. */
function writtenAt(path) {
  const found = statSync(path, { throwIfNoEntry: false })
  if (!found) return 0
  if (!found.isDirectory()) return found.mtimeMs
  return Math.max(0, ...readdirSync(path).map((name) => writtenAt(join(path, name))))
}

function npm(...words) {
  console.log(`> npm ${words.join(' ')}`)
  const { status } = spawnSync('npm', words, { cwd: ROOT, stdio: 'inherit', shell: process.platform === 'win32' })
  if (status !== 0) end(`npm ${words.join(' ')} did not work; its message is above.`)
}

function install() {
  const installed = writtenAt(join(ROOT, 'node_modules/.package-lock.json'))
  if (installed < writtenAt(join(ROOT, 'package-lock.json'))) npm('ci', '--no-audit', '--no-fund')
}

function build() {
  const built = writtenAt(join(ROOT, 'dist/manifest.json'))
  if (BUILT_FROM.some((source) => writtenAt(join(ROOT, source)) > built)) npm('run', 'build')
}

checkNode()
install()
build()

process.env.DEMO ??= '1'
const { register } = await import('tsx/esm/api')
register()
await import('../demo-host/provider/serve.ts')
