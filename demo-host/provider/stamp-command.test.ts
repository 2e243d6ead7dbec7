import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { after, afterEach, before, beforeEach, describe, it } from 'node:test'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

import { smallBuild } from '../../test/lib/small-build.ts'
import { SiteRefused } from './assets/static-site/write-site.ts'
import { WrongUse } from './command-errors.ts'
import { DocumentRefused } from './hotel-documents/read-document.ts'
import { runStampCommand } from './stamp-command.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const WIDGET = 'https://widget.example'
const ORIGINS = ['--widget', WIDGET, '--api', 'https://api.example', '--identity', 'https://identity.example']
const ANCHOR = 'docs/operating.md#the-widget-without-our-server'

describe('booking release stamp', () => {
  let folder: string
  let out: string
  let first: string
  let second: string
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'stamp-'))
    first = smallBuild(folder, '1.0.0', 'index-00000001.js', 'export const one = 1')
    second = smallBuild(folder, '1.1.0', 'index-00000002.js', 'export const two = 2')
  })
  beforeEach(() => {
    out = join(folder, 'site')
  })
  afterEach(() => rmSync(out, { recursive: true, force: true }))
  after(() => rmSync(folder, { recursive: true }))

  const stamp = async (dist: string, ...more: string[]) => {
    const said: string[] = []
    await runStampCommand([...ORIGINS, '--out', out, ...more], { dist, say: (line) => said.push(line) })
    return said
  }
  /** Every file of the folder: its path, and what is in it. */
  const filesIn = () => {
    const names = readdirSync(out, { recursive: true, encoding: 'utf8' })
    const paths = names.filter((path) => statSync(join(out, path)).isFile())
    return new Map(paths.map((path) => [path, readFileSync(join(out, path), 'base64')] as const))
  }
  const text = (path: string) => readFileSync(join(out, path), 'utf8')
  const policyOf = (shape: string) => {
    const [, block = ''] = text('_headers').split(`\n\n${shape}\n`)
    return /content-security-policy: (.*)/.exec(block.split('\n\n')[0] ?? '')?.[1] ?? ''
  }

  it('writes what the widget’s origin serves, each file in three forms, with the origins it is given (guarantee L4)', async () => {
    const said = await stamp(first)
    const files = [...filesIn().keys()]
    for (const path of [
      'v1/loader.js',
      'v1/entries/booking.js',
      'v1/entries/recommender.js',
      'v1/version.js',
      'v1/integrity.json',
      'v1/old-browser.js',
      'v1.0.0/loader.js',
      'v1.0.0/document.css',
      'v1.0.0/integrity.json',
      'assets/index-00000001.js',
      'index.html',
    ]) {
      // prettier-ignore
      const plain = readFileSync(join(out, path))
      assert.deepEqual(brotliDecompressSync(readFileSync(join(out, `${path}.br`))), plain, path)
      assert.deepEqual(gunzipSync(readFileSync(join(out, `${path}.gz`))), plain, path)
    }
    assert.match(text('v1/loader.js'), /https:\/\/widget\.example.*https:\/\/api\.example.*https:\/\/identity\.example/)
    assert.match(said[0] ?? '', new RegExp(`release 1\\.0\\.0, ${files.length} files, ${files.length} of them new`))
    assert.deepEqual(
      files.filter((path) => path.includes('.stamping')),
      [],
    )
  })

  it('keeps every file of the release before, with its headers, and puts the new one under /v1/ (guarantee L8)', async () => {
    await stamp(first)
    const former = filesIn()
    await stamp(second)
    const now = filesIn()
    for (const [path, content] of former) if (/^(assets|v1\.)/.test(path)) assert.equal(now.get(path), content, path)
    assert.equal(text('v1/version.js'), 'export default"1.1.0"')
    for (const shape of ['/v1.0.0/*', '/v1.1.0/*', '/assets/*'])
      assert.ok(text('_headers').includes(`\n${shape}\n`), shape)
    assert.match((await stamp(second))[0] ?? '', /, 0 of them new\.$/)
  })

  it('refuses other bytes under a lasting address, names the file and changes nothing', async () => {
    await stamp(first)
    const former = filesIn()
    const other = smallBuild(folder, '1.0.0', 'index-00000001.js', 'export const one = 2')
    await assert.rejects(stamp(other), (error: Error) => {
      assert.ok(error instanceof SiteRefused)
      assert.ok(error.message.startsWith(`${join(out, 'assets/index-00000001.js')} holds other bytes`), error.message)
      return true
    })
    await assert.rejects(stamp(first, '--widget', 'https://other.example'), /v1\.0\.0\/loader\.js holds other bytes/)
    assert.deepEqual(filesIn(), former)
  })

  it('lets in what the settings of its hotels let in, and those who are named may frame it (guarantee S30)', async () => {
    const hotel = (name: string, settings: object) => {
      const [, block = ''] = readFileSync(join(ROOT, 'docs/hotels.md'), 'utf8').split('```json\n')
      const path = join(folder, name)
      writeFileSync(path, JSON.stringify({ ...JSON.parse(block.split('```')[0] ?? ''), settings }))
      return ['--hotel', path]
    }
    const account = { paypal: { client_key: 'k', environment: 'live' } }
    const sea = hotel('sea.json', { parent_origins: ['https://sea.example'], gateway_accounts: account })
    const lake = hotel('lake.json', { parent_origins: ['https://lake.example'] })
    await stamp(first, ...sea, ...lake, '--site', 'https://more.example', '--gateway', 'https://pay.example')
    const ancestors = "frame-ancestors 'self' https://more.example https://sea.example https://lake.example"
    for (const shape of ['/booking/result', '/my-account']) assert.ok(policyOf(shape).endsWith(ancestors), shape)
    assert.match(policyOf('/payments/:paymentNumber'), /frame-ancestors 'none'$/)
    assert.match(policyOf('/booking/result'), /frame-src https:\/\/pay\.example https:\/\/\*\.paypal\.com;/)
    await assert.rejects(stamp(first, '--hotel', join(folder, 'none.json')), DocumentRefused)
  })

  const WRONG: Record<string, [words: string[], told: RegExp]> = {
    'no origin': [['--widget', WIDGET, '--identity', WIDGET, '--out', 'x'], /^--api is needed: .* such as https:\/\/api\.example/], // prettier-ignore
    'an origin with a path': [[...ORIGINS, '--api', 'https://a.example/x', '--out', 'x'], /^--api is "https:\/\/a\.example\/x", and has to be a scheme and a host without a path/], // prettier-ignore
    'a site that is none': [[...ORIGINS, '--site', 'hotel.example', '--out', 'x'], /^--site is "hotel\.example"/],
    'no folder': [[...ORIGINS], /^--out is needed: the folder to write, such as site/],
    'a misspelt option': [[...ORIGINS, '--ot', 'x'], /'--ot'/],
    'a word too many': [['now', ...ORIGINS, '--out', 'x'], /^"now" is too much/],
  }
  for (const [what, [words, told]] of Object.entries(WRONG))
    it(`is told of ${what} in one sentence, and writes nothing`, async () => {
      await assert.rejects(runStampCommand(words, { dist: first, say: assert.fail }), (error: Error) => {
        assert.ok(error instanceof WrongUse)
        assert.match(error.message, told)
        assert.ok(error.message.includes(ANCHOR), error.message)
        return true
      })
      assert.ok(!existsSync('x') && !existsSync(out))
    })

  it('ends with 2 for wrong words, and with 1 for what is refused', () => {
    const run = (...words: string[]) => {
      const command = ['--import', './scripts/node-hooks.mjs', 'demo-host/provider/booking.ts', 'release', ...words]
      return spawnSync(process.execPath, command, { cwd: ROOT, encoding: 'utf8' })
    }
    const wrong = run('stamp', '--widget', 'x')
    assert.equal(wrong.status, 2)
    assert.match(wrong.stderr, /^--widget is "x".*\n\n.*booking release stamp --widget ORIGIN/s)
    const refused = run('stamp', ...ORIGINS, '--out', out, '--dist', join(folder, 'nothing'))
    assert.equal(refused.status, 1)
    assert.match(refused.stderr, /nothing holds no build: npm run build makes one/)
    assert.equal(existsSync(out), false)
  })
})
