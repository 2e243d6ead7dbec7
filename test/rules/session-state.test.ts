import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { code, isTest, sources } from './sources.ts'

/**
 * What stays with a connection after a transaction. Behind a pooler the next transaction of another process has that
 * connection (docs/operating.md).
 */
const STATE_OF_SESSIONS = [
  /\bpg_(?:try_)?advisory_lock(?:_shared)?\s*\(/i,
  /[`'"]\s*set\s+(?!local\b)(?:session\s+)?\w+\s*(?:=|\bto\b)/i,
  /\bset_config\s*\([^)]*,\s*false\s*\)/i,
  /[`'"]\s*(?:un)?listen\s+\w/i,
  /\bcreate\s+temp(?:orary)?\b/i,
  /\bdeclare\s+\w+\s+(?:\w+\s+)*cursor\s+with\s+hold\b/i,
  /\bdiscard\s+(?:all|plans|temp)\b/i,
  // Under no name it is sent as any other (demo-host/provider/db/prepared.ts).
  /\.prepare\s*\((?!UNNAMED\))/,
]
/** Make databases for tests and migrate them, on connections of their own that no pooler gives away. */
const OWN_CONNECTION = new Set(['demo-host/provider/db/clones.ts', 'demo-host/provider/db/migrate.ts'])

const findings = (text: string) => STATE_OF_SESSIONS.filter((one) => one.test(code(text)))

describe('statements of the product', () => {
  it('leave nothing behind in a session, so that a pooler may give each transaction another connection', () => {
    const found = sources(['.ts'], ['demo-host/provider'])
      .filter(({ path }) => !isTest(path) && !OWN_CONNECTION.has(path))
      .flatMap(({ path, text }) => findings(text).map((one) => `${path}: ${one}`))
    assert.deepEqual(found, [])
  })

  const cases: [string, boolean][] = [
    ["await client.query('select pg_advisory_lock(7)')", true],
    ['sql`select pg_try_advisory_lock(${LOCK})`', true],
    ['sql`select pg_advisory_xact_lock(${LOCK})`', false],
    ["'SET statement_timeout = 5'", true],
    ['`set session role to guest`', true],
    ['`set local lock_timeout = ${LOCK_MS}`', false],
    ["'LISTEN bookings'", true],
    ["tx.execute(sql`select set_config('a.b', '1', false)`)", true],
    ["tx.execute(sql`select set_config('a.b', '1', true)`)", false],
    ['`create temp table seen (id bigint)`', true],
    ["orm.select().from(hotel).prepare('hotels')", true],
    ['orm.select().from(hotel).prepare(UNNAMED)', false],
    ["message('Set the date = today')", false],
    ['orm.update(hotel).set({ name })', false],
  ]
  for (const [text, isFound] of cases)
    it(`${isFound ? 'are found' : 'may be'}: ${text}`, () => assert.equal(findings(text).length > 0, isFound))
})
