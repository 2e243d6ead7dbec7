import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { heardWhile, readWhole } from '../../lib/statements/heard-statements.ts'
import { CALL_ROWS } from '../helpers/call-examples.ts'
import { openEveryCall } from '../helpers/every-call.ts'
import { openWorld } from '../helpers/world.ts'
import type { World } from '../helpers/world.ts'

/** Of the hotels and places of the operator, read for a catalogue that is kept until somebody edits the house. */
const SHORT = new Set(['hotel', 'extra', 'additional_question', 'ota_place'])
const REFUSED = 400

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
      const heard = await heardWhile(world.database.orm, async () => {
        const { status } = await world.fetch(url, init)
        // A call that is refused does not ask what it would ask otherwise.
        assert.ok(status < REFUSED, `${row.name} was answered ${status}`)
      })
      for (const statement of heard) {
        if (explained.has(statement.text)) continue
        explained.add(statement.text)
        const found = await readWhole(world.database.orm, statement, SHORT)
        whole.push(...found.map((line) => `${row.name}: ${line}`))
      }
    }
    assert.ok(explained.size > CALL_ROWS.length)
    assert.deepEqual(whole, [])
  })
})
