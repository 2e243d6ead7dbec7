import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { emptyDatabase, memoryWorld } from '../../world/memory.ts'
import type { Database } from '../db/orm.ts'
import { applyHotel } from './apply-hotel.ts'
import { readNightTables } from './night-tables.ts'
import { readDocument } from './read-document.ts'
import { readStandingRows } from './standing-rows.ts'
import { documentOf, writeDocument } from './write-document.ts'
import { writeNightTables } from './write-night-tables.ts'

const HOTELS = [
  'shirotsuki',
  'minato',
  'kumoi',
  'kamogawa',
  'setouchi',
  'yufuin',
  'taipei-lan',
  'seoul-haneul',
  'demo',
  'hotori',
]

async function exported({ orm }: Database, code: string) {
  const rows = await readStandingRows(orm, code)
  assert.ok(rows, code)
  return { hotel: writeDocument(documentOf(rows)), ...(await writeNightTables(orm, rows.hotel.id)) }
}

function given({ hotel, ...tables }: Awaited<ReturnType<typeof exported>>) {
  const document = readDocument(hotel)
  const { nights, faults } = readNightTables(tables, document)
  assert.deepEqual(faults, [])
  return { document, nights }
}

describe('a hotel of the demonstration, written out and read into an empty database', () => {
  let from: Database
  let to: Database
  before(async () => {
    ;[from, to] = [(await memoryWorld()).database, await emptyDatabase()]
  })
  after(async () => {
    await from.close()
    await to.close()
  })

  for (const code of HOTELS)
    it(`${code} is written out again byte by byte, and applying it twice changes nothing`, async () => {
      const files = await exported(from, code)
      await applyHotel(to, given(files))
      assert.deepEqual(await exported(to, code), files)
      const again = await applyHotel(to, given(files))
      assert.deepEqual(again, { changes: [], nights: { rates: 0, stock: 0, extras: 0 } })
      const atHome = await applyHotel(from, given(files))
      assert.deepEqual(atHome, again)
    })
})
