import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'

const PROVIDER = join(import.meta.dirname, '..')
/** From the insertion to the end of its template. */
const INSERTION = /insert into dirty_day[^`]*/g

const insertions = readdirSync(PROVIDER, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .flatMap((name) =>
    [...readFileSync(join(PROVIDER, name), 'utf8').matchAll(INSERTION)].map(([text]) => ({ name, text })),
  )

describe('nights whose calendars are calculated anew', () => {
  it('are written in one order, so that two stays over the same nights never wait for each other', () => {
    assert.ok(insertions.length >= 5)
    for (const { name, text } of insertions) assert.match(text, /\border by (?:hotel_id, )?night\b/, `${name}: ${text}`)
  })
})
