import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'

import { openApi } from '../../demo-host/provider/http/openapi/document.ts'
import { runRows } from '../conformance/run-rows.ts'
import { startSecondProvider } from './server.ts'

const PAGE = 'https://www.inselhof.example'
const HERE = import.meta.dirname
/** The kit and the second provider know HTTP and the document alone. */
const ALONE = [HERE, join(HERE, '../conformance')]

describe('a provider that was written from the documents alone', () => {
  let second: Awaited<ReturnType<typeof startSecondProvider>>
  before(async () => {
    second = await startSecondProvider([PAGE])
  })
  after(() => second.close())

  it('passes every row of a search and of a booking that is paid at the hotel', async () => {
    const { url } = second
    const target = {
      url,
      identity: url,
      hotel: 'inselhof',
      page: PAGE,
      today: new Date().toISOString().slice(0, 10),
      fetch,
    }
    // Through JSON, as whoever fetches it has it.
    const document: unknown = JSON.parse(JSON.stringify(openApi({ api: url, identity: url }, '1.0.0')))
    const outcomes = await runRows(target, document, { only: ['search', 'book'] })
    assert.deepEqual(
      outcomes.filter(({ kind }) => kind !== 'passed').map(({ row, why }) => `${row.id}: ${why}`),
      [],
    )
  })

  it('imports nothing of ours, and neither does the kit', () => {
    const imported = ALONE.flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
        .flatMap((name) =>
          [...readFileSync(join(folder, name), 'utf8').matchAll(/from '(\.[^']+)'/g)].map(([, path]) => path),
        ),
    )
    assert.deepEqual(
      imported.filter((path) => !/^\.\/[\w-]+\.ts$/.test(path ?? '')),
      [],
    )
  })
})
