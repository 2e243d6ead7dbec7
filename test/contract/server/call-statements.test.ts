import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { heardWhile, readWhole } from '../../lib/statements/heard-statements.ts'
import { CALL_ROWS } from '../helpers/call-examples.ts'
import { openEveryCall } from '../helpers/every-call.ts'
import { openWorld } from '../helpers/world.ts'
import type { World } from '../helpers/world.ts'

/** Of the hotels and places of the operator, read for a catalogue that is kept until somebody edits the house. */
const SHORT = new Set(['hotel', 'extra', 'additional_question', 'ota_place'])
const SHOWN_CHARACTERS = 120

describe('what each call of the contract asks the database', () => {
  let world: World
  before(async () => {
    world = await openWorld()
  })
  after(() => world.close())

  it('finds its rows by an index in every table that guests fill', async () => {
    const { inputOf, prepare } = await openEveryCall(world)
    const whole: string[] = []
    const explained = new Set<string>()
    for (const row of CALL_ROWS) {
      const { url, init } = await prepare(row, await inputOf(row))
      for (const statement of await heardWhile(world.database.orm, () => world.fetch(url, init))) {
        if (explained.has(statement.text)) continue
        explained.add(statement.text)
        const shown = statement.text.replaceAll(/\s+/g, ' ').slice(0, SHOWN_CHARACTERS)
        for (const { kind, table } of await readWhole(world.database.orm, statement))
          if (!SHORT.has(table)) whole.push(`${row.name}: ${kind} of ${table} by ${shown}`)
      }
    }
    assert.ok(explained.size > CALL_ROWS.length)
    assert.deepEqual(whole, [])
  })
})
