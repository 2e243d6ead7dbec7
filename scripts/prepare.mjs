// What the tests need on a bare machine: the packages, a Chromium and fonts for all eight languages.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

import { chromiumPath } from './chromium.mjs'

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

function installDebian(packages) {
  const isRoot = process.getuid?.() === 0
  if (!isRoot || !existsSync('/usr/bin/apt-get')) {
    throw new Error(
      `Missing for the browser tests: ${packages.join(' ')}. Install them, or set CHROME_PATH to a Chromium.`,
    )
  }
  process.env.DEBIAN_FRONTEND = 'noninteractive'
  run('apt-get', ['update', '-q'])
  run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages])
}

export function preparePackages() {
  if (!hasPackages()) run('npm', ['ci', '--no-audit', '--no-fund'])
}

export function prepareBrowser() {
  const missing = [...(chromiumPath() ? [] : ['chromium']), ...(hasFonts() ? [] : ['fontconfig', ...DEBIAN_FONTS])]
  if (missing.length) installDebian(missing)
  if (!chromiumPath()) throw new Error('No Chromium found. Set CHROME_PATH to one.')
}
