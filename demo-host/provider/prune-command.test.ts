import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, beforeEach, describe, it } from 'node:test'

import { DAY_MS } from '../../shared/constants.ts'
import { SMALL_ORIGINS, smallBuild } from '../../test/lib/small-build.ts'
import { emptyDatabase } from '../world/memory.ts'
import { keepRelease, keptFiles } from './assets/kept-releases.ts'
import { readRelease } from './assets/release.ts'
import { WrongUse } from './command-errors.ts'
import type { Database } from './db/orm.ts'
import { releaseFile } from './db/schema/release.ts'
import { runPruneCommand } from './prune-command.ts'
import { runReleaseCommand } from './release-command.ts'

const origins = SMALL_ORIGINS
const SHARED = '/assets/index-00000001.js'

describe('booking release prune', () => {
  let folder: string
  let database: Database
  before(async () => {
    folder = mkdtempSync(join(tmpdir(), 'prune-'))
    database = await emptyDatabase()
  })
  beforeEach(() => database.orm.delete(releaseFile))
  after(async () => {
    await database.close()
    rmSync(folder, { recursive: true })
  })

  /** A release that was served so many days ago. */
  async function keep(version: string, days: number, { name = 'index-00000001.js', widget = origins.widget } = {}) {
    const dist = smallBuild(folder, version, name, `export const name = '${name}'`)
    const clock = { now: () => Date.now() - days * DAY_MS }
    const release = readRelease(dist, { ...origins, widget })
    await keepRelease({ database, clock, origin: widget, log: assert.fail }, release)
    return [...release.files.keys()]
  }
  async function prune(...words: string[]) {
    const said: string[] = []
    const open = async () => ({ ...database, close: async () => undefined })
    await runPruneCommand(words, { open, say: (line) => said.push(line) })
    return said
  }
  const isKept = async (path: string, widget = origins.widget) => Boolean(await keptFiles(database, widget).find(path))

  it('takes away what is neither among the newest nor young, and no file that a release which stays lists (guarantee L8)', async () => {
    await keep('1.0.0', 500)
    const second = await keep('1.1.0', 450, { name: 'index-00000002.js' })
    const third = await keep('1.2.0', 420)
    const fourth = await keep('1.3.0', 100, { name: 'index-00000003.js' })
    assert.deepEqual(await prune('--keep', '2', '--older-than', '430'), [
      'https://widget.test: release 1.1.0, 4 files taken away.',
      'https://widget.test: release 1.0.0, 3 files taken away.',
    ])
    for (const path of [...third, ...fourth]) assert.ok(await isKept(path), path)
    assert.ok(third.includes(SHARED), 'the third has the file that the first brought')
    for (const path of [...second, '/v1.0.0/loader.js', '/v1.0.0/integrity.json'])
      assert.ok(!(await isKept(path)), path)
    assert.deepEqual(await prune('--keep', '2', '--older-than', '430'), ['Nothing is old enough.'])
  })

  it('leaves young ones, however many, and counts each origin by itself', async () => {
    const other = 'https://other.test'
    await keep('1.0.0', 10)
    await keep('1.1.0', 5, { name: 'index-00000002.js' })
    const far = await keep('1.0.0', 900, { widget: other })
    assert.deepEqual(await prune('--keep', '1', '--older-than', '30'), ['Nothing is old enough.'])
    assert.deepEqual(await prune('--keep', '1', '--older-than', '7'), [
      'https://widget.test: release 1.0.0, 4 files taken away.',
    ])
    for (const path of far) assert.ok(await isKept(path, other), path)
  })

  it('keeps a release again whose build is started after all', async () => {
    const former = await keep('1.0.0', 500)
    await keep('1.1.0', 1, { name: 'index-00000002.js' })
    await prune('--keep', '1', '--older-than', '30')
    assert.ok(!(await isKept(SHARED)))
    await keep('1.0.0', 0)
    for (const path of former) assert.ok(await isKept(path), path)
  })

  const WRONG: Record<string, [words: string[], told: RegExp]> = {
    'no number of releases': [['--older-than', '30'], /^--keep is needed: how many .* \(docs\/running\.md#releases\)$/],
    'no age': [['--keep', '3'], /^--older-than is needed: days/],
    'an age with a unit': [['--keep', '3', '--older-than', '30d'], /^--older-than is "30d", and has to be days/],
    'none that stays': [['--keep', '0', '--older-than', '30'], /^--keep is "0"/],
    'another option': [['--keep', '3', '--older', '30'], /'--older'.*docs\/running\.md#releases/s],
  }
  for (const [what, [words, told]] of Object.entries(WRONG))
    it(`is told of ${what} in one sentence, and opens no database`, async () => {
      const refused = (error: Error) => error instanceof WrongUse && told.test(error.message)
      await assert.rejects(runPruneCommand(words, { open: assert.fail, say: assert.fail }), refused)
    })

  it('is one of two things to do with a release', async () => {
    const surroundings = { dist: folder, open: assert.fail, say: assert.fail }
    await assert.rejects(runReleaseCommand(['remove'], surroundings), /^Error: There is no "release remove"$/)
    await assert.rejects(runReleaseCommand([], surroundings), WrongUse)
  })
})
