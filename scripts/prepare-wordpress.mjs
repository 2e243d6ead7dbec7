// What a WordPress needs on this machine: Debian's PHP and MariaDB by apt, and WordPress itself as Debian's packages, which
// are unpacked beside the project and never installed: with them a web server would come. Node built-ins only.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '..')
const PROGRAMS = { php: 'php-cli', mariadbd: 'mariadb-server-core', my_print_defaults: 'mariadb-client-core' }
const PHP_PACKAGES = { mysqli: 'php-mysql', gd: 'php-gd' }
const KEYS = '/usr/share/keyrings/debian-archive-keyring.gpg'
const PARTS = ['libjs-cropper', 'libjs-underscore', 'php-getid3']

/** The WordPress of each Debian: the oldest that the plugin is written for, and newer ones. */
export const WORDPRESS_VERSIONS = {
  6.1: { suite: 'bookworm', packages: [...PARTS, 'wordpress', 'wordpress-theme-twentytwentythree'] },
  6.8: { suite: 'trixie', packages: [...PARTS, 'libjs-lodash', 'wordpress', 'wordpress-theme-twentytwentyfive'] },
  7.1: {
    suite: 'sid',
    packages: [
      ...PARTS,
      'libjs-jquery-ui',
      'libjs-lodash',
      'libphp-phpmailer',
      'wordpress',
      'wordpress-theme-twentytwentyfive',
    ],
  },
}

function missingPackages() {
  const programs = Object.keys(PROGRAMS).filter((name) => !existsInPath(name))
  if (programs.includes('php')) return [...programs.map((name) => PROGRAMS[name]), ...Object.values(PHP_PACKAGES)]
  const loaded = spawnSync('php', ['-m'], { encoding: 'utf8' }).stdout.toLowerCase().split('\n')
  const extensions = Object.keys(PHP_PACKAGES).filter((name) => !loaded.includes(name))
  return [...programs.map((name) => PROGRAMS[name]), ...extensions.map((name) => PHP_PACKAGES[name])]
}

const existsInPath = (name) =>
  [...(process.env.PATH ?? '').split(':'), '/usr/sbin'].some((folder) => existsSync(join(folder, name)))

/** Why there can be no WordPress here, in a line; undefined where there can. */
export function wordpressObstacle() {
  if (!hasDebian()) return 'WordPress is taken from Debian, which this machine is not'
  const missing = missingPackages()
  if (missing.length === 0 || process.getuid() === 0) return undefined
  return `missing for WordPress: ${missing.join(' ')} (as root: apt-get install --no-install-recommends ${missing.join(' ')})`
}

/** Whether packages can be taken from Debian at all, and be believed. */
export const hasDebian = () => existsSync('/usr/bin/apt-get') && existsSync(KEYS)

/** Installs what is missing and hands over the folder with the packages of that version. */
export function prepareWordPress(version = '6.1') {
  const { suite, packages } = WORDPRESS_VERSIONS[version] ?? {}
  if (!suite) throw new Error(`WordPress ${version}? There are: ${Object.keys(WORDPRESS_VERSIONS).join(', ')}`)
  const obstacle = wordpressObstacle()
  if (obstacle) throw new Error(obstacle)

  const missing = missingPackages()
  if (missing.length > 0) {
    console.log('Installing PHP and MariaDB from Debian, which takes about half a minute')
    run('apt-get', ['update', '-q'])
    run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...missing])
  }
  const folder = join(ROOT, '.data/wordpress/packages', version)
  if (!existsSync(folder)) {
    console.log(`Fetching WordPress from Debian ${suite}, some 20 MB`)
    download(suite, packages, folder)
  }
  return folder
}

/** With lists of its own, so that the machine's sources stay as they are; apt checks Debian's signature all the same. */
export function download(suite, packages, folder) {
  const place = `${folder}.part`
  rmSync(place, { recursive: true, force: true })
  for (const part of ['apt/lists/partial', 'apt/cache/archives/partial'])
    mkdirSync(join(place, part), { recursive: true })
  const settings = {
    'Dir::Etc::SourceList': join(place, 'apt/sources.list'),
    'Dir::Etc::SourceParts': '/dev/null',
    'Dir::State::Lists': join(place, 'apt/lists'),
    'Dir::Cache': join(place, 'apt/cache'),
    'APT::Sandbox::User': '',
    'Acquire::Languages': 'none',
  }
  const lines = Object.entries(settings).map(([name, value]) => `${name} "${value}";\n`)
  writeFileSync(join(place, 'apt/apt.conf'), lines.join(''))
  writeFileSync(join(place, 'apt/sources.list'), `deb [signed-by=${KEYS}] ${mirror()} ${suite} main\n`)
  const APT_CONFIG = join(place, 'apt/apt.conf')
  run('apt-get', ['update', '-q'], { env: { ...process.env, APT_CONFIG } })
  run('apt-get', ['download', '-q', ...packages], { cwd: place, env: { ...process.env, APT_CONFIG } })
  rmSync(join(place, 'apt'), { recursive: true })
  renameSync(place, folder)
}

/** The mirror that this machine uses. */
function mirror() {
  const words = ['indextargets', '--format', '$(REPO_URI)', 'Created-By: Packages', 'Origin: Debian', 'Component: main']
  const addresses = spawnSync('apt-get', words, { encoding: 'utf8' }).stdout.split('\n')
  const address = addresses.find((each) => each && !each.includes('security'))
  if (!address) throw new Error('This machine knows no mirror of Debian: apt-get indextargets names none')
  return address
}

function run(command, args, options = {}) {
  console.log(`$ ${command} ${args.join(' ')}`)
  const env = { ...(options.env ?? process.env), DEBIAN_FRONTEND: 'noninteractive' }
  const { status } = spawnSync(command, args, { ...options, env, stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0) throw new Error(`"${command} ${args.join(' ')}" failed`)
}

/** The packages in a folder that prepareWordPress handed over. */
export const packagesIn = (folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.deb'))
    .map((name) => join(folder, name))
