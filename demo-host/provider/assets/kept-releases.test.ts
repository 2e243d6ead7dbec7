import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, beforeEach, describe, it } from 'node:test'

import type { FastifyInstance } from 'fastify'

import { SMALL_ORIGINS, smallBuild } from '../../../test/lib/small-build.ts'
import { emptyDatabase } from '../../world/memory.ts'
import type { Database } from '../db/orm.ts'
import { releaseFile } from '../db/schema/release.ts'
import { createFiles } from './files.ts'
import { keepRelease, keptFiles } from './kept-releases.ts'
import { readRelease } from './release.ts'
import { NO_OUTSIDERS } from '../hotels/allowed-origins.ts'

const origins = SMALL_ORIGINS
const clock = { now: () => Date.parse('2026-11-01T00:00:00Z') }

describe('the files of a release', () => {
  let folder: string
  let database: Database
  const open: FastifyInstance[] = []
  before(async () => {
    folder = mkdtempSync(join(tmpdir(), 'releases-'))
    database = await emptyDatabase()
  })
  beforeEach(() => database.orm.delete(releaseFile))
  after(async () => {
    for (const server of open) await server.close()
    await database.close()
    rmSync(folder, { recursive: true })
  })

  const build = (...of: [version: string, name: string, content: string, loader?: string]) => smallBuild(folder, ...of)

  /** A process of the product that serves this build at this origin. */
  async function serve(dist: string, { widget = origins.widget, said = [] as string[] } = {}) {
    const at = { ...origins, widget }
    const log = (line: string) => said.push(line)
    const release = await keepRelease({ database, clock, origin: widget, log }, readRelease(dist, at))
    const server = createFiles({
      release,
      kept: keptFiles(database, widget),
      origins: at,
      outsidersOf: async () => NO_OUTSIDERS,
    })
    open.push(server)
    return server
  }
  const hashOf = (body: Buffer) => `sha384-${createHash('sha384').update(body).digest('base64')}`

  it('are served by every process, of the releases after and of those before (guarantee L8)', async () => {
    const former = await serve(build('1.0.0', 'index-00000001.js', 'export const one = 1'))
    const newer = await serve(build('1.1.0', 'index-00000002.js', 'export const two = 2'))
    const { files: formerFiles } = (await former.inject('/v1/integrity.json')).json()
    const { files: newerFiles } = (await newer.inject('/v1/integrity.json')).json()
    const all: [string, string][] = Object.entries({ ...formerFiles, ...newerFiles })
    assert.equal(all.length, 6)
    for (const server of [former, newer])
      for (const [path, hash] of all)
        for (const encoding of ['br', 'gzip', 'identity'] as const) {
          const own = await (path in formerFiles ? former : newer).inject({ url: path })
          const answer = await server.inject({ url: path, headers: { 'accept-encoding': encoding } })
          assert.equal(answer.statusCode, 200, path)
          assert.match(String(answer.headers['cache-control']), /max-age=31536000, immutable/)
          assert.equal(answer.headers['access-control-allow-origin'], '*')
          assert.equal(answer.headers['content-encoding'] ?? 'identity', encoding)
          assert.equal(answer.headers.etag, own.headers.etag)
          if (encoding === 'identity') assert.equal(hashOf(answer.rawPayload), hash, path)
        }
    assert.equal((await newer.inject('/v1.0.0/integrity.json')).json().version, '1.0.0')
    assert.match((await newer.inject('/v1/loader.js')).body, /index-00000002/)
  })

  it('stay what they were under their version, and it is said', async () => {
    await serve(build('1.0.0', 'index-00000001.js', 'export const one = 1'))
    const said: string[] = []
    const again = await serve(build('1.0.0', 'index-00000002.js', 'export const two = 2'), { said })
    assert.match(said.join('\n'), /1\.0\.0 was released before with other files/)
    assert.match((await again.inject('/v1.0.0/loader.js')).body, /index-00000001/)
    assert.match((await again.inject('/v1/loader.js')).body, /index-00000002/)
    const { files } = (await again.inject('/v1/integrity.json')).json()
    for (const [path, hash] of Object.entries(files))
      assert.equal(hashOf((await again.inject(path)).rawPayload), hash, path)
  })

  it('are refused where a hashed name would have other bytes, and nothing is overwritten', async () => {
    const first = await serve(build('1.0.0', 'index-00000001.js', 'export const one = 1'))
    const other = build('1.1.0', 'index-00000001.js', 'export const one = 2')
    await assert.rejects(serve(other), /\/assets\/index-00000001\.js was released with other bytes/)
    const [path, kept] = ['/assets/index-00000001.js', keptFiles(database, origins.widget)]
    assert.equal((await kept.find(path))?.identity.toString(), (await first.inject(path)).body)
  })

  it('are kept once by processes that start together, and said nothing of', async () => {
    const dist = build('1.0.0', 'index-00000001.js', 'export const one = 1')
    const said: string[] = []
    await Promise.all(Array.from({ length: 6 }, () => serve(dist, { said })))
    assert.deepEqual(said, [])
    assert.equal(await database.orm.$count(releaseFile), 4)
  })

  it('are those of one origin, because a loader knows its own', async () => {
    await serve(build('1.0.0', 'index-00000001.js', 'export const one = 1'), { widget: 'https://former.test' })
    const moved = await serve(build('1.1.0', 'index-00000002.js', 'export const two = 2'))
    assert.equal((await moved.inject('/v1.0.0/loader.js')).statusCode, 404)
  })

  it('are looked for under such addresses alone', async () => {
    const server = await serve(build('1.0.0', 'index-00000001.js', 'export const one = 1'))
    for (const url of [
      '/assets/none-00000001.js',
      '/v1.0/loader.js',
      '/v1.0.1/loader.js',
      '/assets/a%2Fb.js',
      '/assets/',
    ])
      assert.equal((await server.inject(url)).statusCode, 404, url)
  })

  it('are asked for again when the database is away, without a word of its statement', async () => {
    const dist = build('1.0.0', 'index-00000001.js', 'export const one = 1')
    const away = Object.assign(new Error('select "br" from "release_file"'), { code: 'ECONNREFUSED' })
    const server = createFiles({
      release: readRelease(dist, origins),
      kept: { find: () => Promise.reject(away) },
      origins,
      outsidersOf: () => Promise.reject(new Error('select "settings" from "hotel"')),
    })
    open.push(server)
    const gone = await server.inject('/assets/other-00000009.js')
    assert.deepEqual([gone.statusCode, gone.headers['retry-after']], [503, '5'])
    const broken = await server.inject('/booking/result?code=a')
    assert.equal(broken.statusCode, 500)
    for (const { body, headers } of [gone, broken]) {
      assert.doesNotMatch(body, /select/)
      assert.equal(headers['cache-control'], 'no-store')
    }
    assert.equal((await server.inject('/assets/index-00000001.js')).statusCode, 200)
  })
})
