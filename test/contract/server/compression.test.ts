import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { gunzipSync } from 'node:zlib'

import type { Struct } from 'superstruct'

import { answerStruct } from '../../../demo-host/provider/http/answer-writer.ts'
import { parseCall } from '../../../shared/contract/define.ts'
import { CALL_ROWS } from '../helpers/call-examples.ts'
import { openEveryCall } from '../helpers/every-call.ts'
import { openWorld } from '../helpers/world.ts'
import type { World } from '../helpers/world.ts'

/** What nobody but its owner may learn. */
const SECRET = /(?:^|_)(?:token|secret|password|session|guests?|e_?mail|last4|key)$/
/** Named like secrets and meant for every page: keys of the gateways' and Turnstile's fields, and one that we leave null. */
const PUBLIC = ['client_key', 'site_key', 'auth_key']
const ENOUGH = 1024

/** The names of all fields that an answer can have. */
function fieldsOf(struct: Struct<unknown, unknown>): string[] {
  const { schema } = struct
  if (typeof schema !== 'object' || schema === null) return []
  const inner = Object.values(schema).filter(
    (one): one is Struct<unknown, unknown> => Object(one).refiner !== undefined,
  )
  const own = struct.type === 'object' || struct.type === 'type' ? Object.keys(schema) : []
  const whole = Object(schema).refiner === undefined ? inner : [schema as Struct<unknown, unknown>] // a list of its struct
  return [...own, ...whole.flatMap(fieldsOf)]
}

describe('an answer that is sent compressed', () => {
  let world: World
  let calls: Awaited<ReturnType<typeof openEveryCall>>
  before(async () => {
    world = await openWorld()
    calls = await openEveryCall(world)
  })
  after(() => world.close())

  for (const row of CALL_ROWS)
    it(`${row.call.compressed ? 'says the same as a plain one' : 'is none'}: ${row.name}`, async () => {
      const { url, init } = await calls.prepare(row, await calls.inputOf(row), { 'accept-encoding': 'gzip, br' })
      const answer = await world.fetch(url, init)
      const bytes = Buffer.from(await answer.arrayBuffer())
      const encoding = answer.headers.get('content-encoding')
      if (!row.call.compressed) return assert.equal(encoding, null)
      assert.equal(answer.status, 200)
      if (encoding === null) return assert.ok(bytes.length < ENOUGH)
      assert.equal(encoding, 'gzip')
      assert.match(answer.headers.get('vary') ?? '', /accept-encoding/i)
      const { body } = await calls.send(row, await calls.inputOf(row))
      assert.deepEqual(Object.keys(JSON.parse(String(gunzipSync(bytes)))), Object.keys(body))
      assert.ok(bytes.length < JSON.stringify(body).length / 2)
    })

  for (const { name, call } of CALL_ROWS.filter((row) => row.call.compressed))
    it(`has no secret in it, and changes nothing: ${name}`, () => {
      assert.equal(parseCall(call.call).method, 'GET')
      const fields = fieldsOf(answerStruct(call))
      assert.ok(fields.length > 1)
      assert.deepEqual(
        fields.filter((field) => SECRET.test(field) && !PUBLIC.includes(field)),
        [],
      )
    })
})
