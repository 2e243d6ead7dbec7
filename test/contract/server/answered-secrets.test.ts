import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { sql } from 'drizzle-orm'

import { rowsOf } from '../../../demo-host/provider/db/orm.ts'
import { CALL_ROWS } from '../helpers/call-examples.ts'
import { openEveryCall } from '../helpers/every-call.ts'
import { openWorld } from '../helpers/world.ts'
import type { World } from '../helpers/world.ts'

/** Columns of what only the provider knows, by their names. */
const SECRET_COLUMNS = '(hash|sealed|password|secret)'
/** Shorter ones stand in many a text by chance. */
const LEAST_CHARACTERS = 12
const GATEWAY_SECRETS = ['sk_test', 'wh_test']

describe('the answers of all calls', () => {
  let world: World
  let calls: Awaited<ReturnType<typeof openEveryCall>>
  before(async () => {
    world = await openWorld()
    calls = await openEveryCall(world)
  })
  after(() => world.close())

  /** Every value of those columns, as it is by now. */
  async function secretsKept(): Promise<string[]> {
    const columns = await rowsOf<{ name: string; of: string }>(
      world.database.orm,
      sql`select column_name as name, table_name as of from information_schema.columns
        where table_schema = 'public' and data_type in ('text', 'character varying') and column_name ~ ${SECRET_COLUMNS}`,
    )
    assert.ok(columns.length > 3)
    const values: string[] = []
    for (const { name, of } of columns) {
      const rows = await rowsOf<{ value: string | null }>(
        world.database.orm,
        sql`select distinct ${sql.identifier(name)} as value from ${sql.identifier(of)}`,
      )
      values.push(...rows.flatMap(({ value }) => value ?? []))
    }
    return values.filter(({ length }) => length >= LEAST_CHARACTERS)
  }

  it('hold no password, no hash of a token and no secret of the gateway', async () => {
    const texts = new Map<string, string>()
    for (const row of CALL_ROWS) {
      const { url, init } = await calls.prepare(row, await calls.inputOf(row))
      const answer = await world.fetch(url, init)
      assert.ok(answer.ok, `${row.name}: ${answer.status}`)
      texts.set(row.name, await answer.text())
    }
    const secrets = [...GATEWAY_SECRETS, ...(await secretsKept())]
    assert.ok(secrets.length > 20)
    const telling = [...texts].filter(([, text]) => secrets.some((secret) => text.includes(secret)))
    assert.deepEqual(
      telling.map(([name]) => name),
      [],
    )
  })
})
