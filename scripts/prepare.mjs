// What the tests need on a bare machine: the packages, a Chromium and fonts for all eight languages.
import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { chromiumPath, pageBrowserPath } from './chromium.mjs'
import { ENGINES } from './engines.mjs'
import { download, hasDebian, packagesIn } from './prepare-wordpress.mjs'
import { sevenZipPath } from './seven-zip.mjs'

/** The last file that test/hosts/build.mjs writes. */
const HOSTS_BUILT = 'test/hosts/dist/built'
/** A mirror that does not answer once is asked again. */
const RETRIES = ['-o', 'Acquire::Retries=3']
const DEBIAN_FONTS = ['fonts-noto-cjk', 'fonts-noto-core']

function run(command, args) {
  console.log(`$ ${command} ${args.join(' ')}`)
  const { status } = spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0) throw new Error(`"${command} ${args.join(' ')}" failed`)
}

const hasPackages = () => existsSync('node_modules/.bin/tsc') && existsSync('node_modules/.bin/rollup')

/** Without them Japanese, Korean, Chinese, Thai and Arabic are empty boxes and every measure of a text is wrong. */
function hasFonts() {
  if (process.platform !== 'linux') return true
  const covers = (language) => {
    const { stdout } = spawnSync('fc-list', [`:lang=${language}`, 'family'], { encoding: 'utf8' })
    return Boolean(stdout?.trim())
  }
  return ['ja', 'ko', 'zh-cn', 'zh-tw', 'th', 'ar'].every(covers)
}

const canInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

function installDebian(packages) {
  if (!canInstall()) {
    throw new Error(
      `Missing for the browser tests: ${packages.join(' ')}. Install them, or set CHROME_PATH to a Chromium.`,
    )
  }
  process.env.DEBIAN_FRONTEND = 'noninteractive'
  run('apt-get', [...RETRIES, 'update', '-q'])
  withoutServices(() => run('apt-get', [...RETRIES, 'install', '-y', '-q', '--no-install-recommends', ...packages]))
}

/** Debian asks it before a package starts a service of its own; tests start what they need themselves. */
const POLICY = '/usr/sbin/policy-rc.d'
function withoutServices(install) {
  if (existsSync(POLICY)) return install()
  writeFileSync(POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  try {
    install()
  } finally {
    rmSync(POLICY)
  }
}

export function preparePackages() {
  if (!hasPackages()) run('npm', ['ci', '--no-audit', '--no-fund'])
}

export function prepareBrowser() {
  const missing = [...(chromiumPath() ? [] : ['chromium']), ...(hasFonts() ? [] : ['fontconfig', ...DEBIAN_FONTS])]
  if (missing.length) installDebian(missing)
  if (!chromiumPath()) throw new Error('No Chromium found. Set CHROME_PATH to one.')
  preparePageBrowser()
}

/** Without it the tests of pages take the whole browser, and longer. */
function preparePageBrowser() {
  if (process.env.CHROME_PATH || pageBrowserPath() !== chromiumPath() || !canInstall()) return
  try {
    installDebian(['chromium-headless-shell'])
  } catch (error) {
    console.warn(`Going on with the whole browser: ${error.message}`)
  }
}

/** What opens a locked download on a company's machine. Without it the same program, built for Wasm, is all that opens one. */
export function prepareSevenZip() {
  if (sevenZipPath() || !canInstall()) return
  try {
    installDebian(['7zip'])
  } catch (error) {
    console.warn(`Going on without the system's 7-Zip: ${error.message}`)
  }
}

/** Whether the engine is there; only where nobody may install it, it may be missing. */
export function prepareEngine(name) {
  const { isThere, debian } = ENGINES[name]
  if (!isThere() && canInstall()) installDebian(debian)
  return isThere()
}

/** Program → Debian's package: what an operator puts around the product, and test/operating with it. */
const OPERATING = {
  '/usr/lib/postgresql/15/bin/postgres': 'postgresql-15',
  '/usr/bin/pg_dump': 'postgresql-client-15',
  '/usr/sbin/pgbouncer': 'pgbouncer',
  '/usr/sbin/nginx': 'nginx',
  '/usr/sbin/haproxy': 'haproxy',
  '/usr/bin/caddy': 'caddy',
  '/usr/bin/openssl': 'openssl',
  '/usr/bin/promtool': 'prometheus',
  '/usr/bin/systemd-analyze': 'systemd',
  '/usr/sbin/ip': 'iproute2',
  '/usr/bin/curl': 'curl',
  '/usr/bin/ps': 'procps',
}

/** The same of a database on two machines, for test/topology. */
const TOPOLOGY = { ...OPERATING, '/usr/bin/patroni': 'patroni', '/usr/bin/etcd': 'etcd-server' }

const missingOf = (programs) =>
  Object.entries(programs).flatMap(([program, name]) => (existsSync(program) ? [] : [name]))

/** Those that are not there afterwards; only where nobody may install them, they may be missing. */
function preparePrograms(programs) {
  const missing = missingOf(programs)
  if (missing.length && canInstall()) installDebian(missing)
  return missingOf(programs)
}
export const prepareOperating = () => preparePrograms(OPERATING)
export const prepareTopology = () => preparePrograms(TOPOLOGY)

/** The libraries and frameworks of test/hosts have a lock file of their own, and are built once for it and their sources. */
export function prepareHosts() {
  const isNewer = (path, than) => !existsSync(than) || statSync(path).mtimeMs > statSync(than).mtimeMs
  const filesIn = (folder) =>
    readdirSync(folder, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile() && !join(entry.parentPath, entry.name).includes('.next'))
      .map((entry) => join(entry.parentPath, entry.name))
  const installed = 'test/hosts/node_modules/.package-lock.json'
  if (isNewer('test/hosts/package-lock.json', installed)) {
    run('npm', ['ci', '--prefix', 'test/hosts', '--ignore-scripts', '--no-audit', '--no-fund'])
  }
  const sources = ['test/hosts/build.mjs', installed, ...filesIn('test/hosts/apps'), ...filesIn('loader/package')]
  if (sources.some((path) => isNewer(path, HOSTS_BUILT))) run(process.execPath, ['test/hosts/build.mjs'])
  preparePrototype()
}

/**
 * The library as browsers load it: the package registry has it for node alone, Debian as its makers wrote it. Without it its
 * page is skipped, and says so (test/hosts/hosts.test.ts).
 */
function preparePrototype() {
  const file = 'test/hosts/dist/prototype-1.7.3.js'
  const folder = '.data/hosts/prototype'
  if (existsSync(file) || !hasDebian()) return
  if (!existsSync(folder)) download('bookworm', ['libjs-prototype'], join(process.cwd(), folder))
  for (const deb of packagesIn(folder)) run('dpkg-deb', ['-x', deb, join(folder, 'root')])
  copyFileSync(join(folder, 'root/usr/share/javascript/prototype/prototype-1.7.3.js'), file)
}
