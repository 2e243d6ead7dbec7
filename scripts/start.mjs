// npm start: installs and builds what is missing, then runs the provider in this very process, so that Ctrl-C reaches it.
// Node built-ins only, because nothing may be installed yet.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))
const OLDEST_NODE = [20, 19]
const BUILT_FROM = [
  'shared',
  'loader',
  'widget',
  'locales',
  'demo-host/pages',
  'rollup.config.mjs',
  'package-lock.json',
]
/** What the build was made from, by content: a checkout writes files anew that are what they were. */
const BUILT_STAMP = join(ROOT, 'dist/built-from.txt')

function end(message) {
  console.error(`\n${message}\n`)
  process.exit(1)
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  const isOldEnough = major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])
  if (!isOldEnough) end(`Node ${OLDEST_NODE.join('.')} or later is needed; this is ${process.versions.node}.`)
}

const writtenAt = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0

/** Every file below a path; tests reach no browser. */
function filesIn(path) {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .toSorted()
    .flatMap((name) => filesIn(join(path, name)))
    .filter((file) => !/\.test\.tsx?$/.test(file))
}

/** The configuration's own files, too. */
const configured = () =>
  [...readFileSync(join(ROOT, 'rollup.config.mjs'), 'utf8').matchAll(/from '\.\/(scripts\/[^']+)'/g)].map(
    ([, path]) => path,
  )

function builtFrom() {
  const hash = createHash('sha256')
  for (const file of [...BUILT_FROM, ...configured()].flatMap((source) => filesIn(join(ROOT, source))))
    hash.update(relative(ROOT, file)).update('\0').update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}

function npm(...words) {
  console.log(`> npm ${words.join(' ')}`)
  const { status } = spawnSync('npm', words, { cwd: ROOT, stdio: 'inherit', shell: process.platform === 'win32' })
  if (status !== 0) end(`npm ${words.join(' ')} did not work; its message is above.`)
}

function install() {
  const installed = writtenAt(join(ROOT, 'node_modules/.package-lock.json'))
  if (installed < writtenAt(join(ROOT, 'package-lock.json'))) npm('ci', '--include=dev', '--no-audit', '--no-fund')
}

function build() {
  const from = builtFrom()
  const isBuilt = existsSync(join(ROOT, 'dist/manifest.json')) && existsSync(BUILT_STAMP)
  if (isBuilt && readFileSync(BUILT_STAMP, 'utf8') === from) return
  npm('run', 'build')
  writeFileSync(BUILT_STAMP, from)
}

checkNode()
install()
build()

process.env.DEMO ??= '1'
const { register } = await import('tsx/esm/api')
register()
await import('../demo-host/process/serve.ts')
