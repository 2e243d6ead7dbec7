import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'

import { MIGRATIONS } from '../../demo-host/provider/db/migrations.ts'
import { migrationFindings } from './migration-findings.ts'

/** The last that was written before there was this rule, and the hash of all up to it: nobody changes what was applied. */
const LAST_BEFORE = '0032_hotel_document_codes.sql'
const BEFORE = 'b6bede3fabcc4985b73393baad4d6b8e49f75df29c0228ed3126b5ecef36eca8'

const files = readdirSync(MIGRATIONS.migrationsFolder).filter((name) => name.endsWith('.sql')).toSorted() // prettier-ignore
const textOf = (name: string) => readFileSync(join(MIGRATIONS.migrationsFolder, name), 'utf8')

describe('migrations', () => {
  it('that databases have are what they were', () => {
    const hash = createHash('sha256')
    for (const name of files.filter((one) => one <= LAST_BEFORE)) hash.update(textOf(name))
    assert.equal(hash.digest('hex'), BEFORE)
  })

  for (const name of files.filter((one) => one > LAST_BEFORE))
    it(`${name} only adds, so that the release before runs on, or says what it ends`, () =>
      assert.deepEqual(migrationFindings(textOf(name)), []))

  const cases: [string, string[]][] = [
    ['ALTER TABLE "hotel" DROP COLUMN "name";', ['drops']],
    ['DROP TABLE "hotel";', ['drops']],
    ['-- contract of 0.2\nDROP TABLE "hotel";', []],
    ['-- DROP TABLE "hotel"', []],
    ["INSERT INTO note VALUES ('drop table; rename');", []],
    ['ALTER TABLE "hotel" ALTER COLUMN "name" DROP NOT NULL;', []],
    ['ALTER TABLE "hotel" ALTER COLUMN "name" DROP DEFAULT;', []],
    ['ALTER TABLE "hotel" RENAME COLUMN "name" TO "title";', ['renames']],
    ['ALTER TABLE "hotel" ALTER COLUMN "name" SET DATA TYPE varchar(20);', ['changes a type']],
    ['ALTER TABLE "hotel" ALTER COLUMN name TYPE bigint;', ['changes a type']],
    ['ALTER TABLE "hotel" ADD COLUMN "type" text;', []],
    ['ALTER TABLE "hotel" ADD COLUMN "name" text NOT NULL;', ['adds a column that is never empty, without a default']],
    ['ALTER TABLE "hotel" ADD COLUMN "fee" numeric(10, 2) NOT NULL;', ['adds a column that is never empty, without a default']], // prettier-ignore
    [`ALTER TABLE "hotel" ADD COLUMN "name" text DEFAULT '' NOT NULL;`, []],
    ['CREATE TABLE "hotel" ("id" bigint NOT NULL);', []],
    ['ALTER TABLE "hotel" ALTER COLUMN "name" SET NOT NULL;', ['sets NOT NULL without a validated check']],
    [
      'ALTER TABLE "hotel" ADD CONSTRAINT "named" CHECK ("name" IS NOT NULL) NOT VALID;\n' +
        'ALTER TABLE "hotel" VALIDATE CONSTRAINT "named";\nALTER TABLE "hotel" ALTER COLUMN "name" SET NOT NULL;',
      [],
    ],
    [
      'ALTER TABLE "hotel" ADD CONSTRAINT "named" CHECK ("name" IS NOT NULL) NOT VALID;\n' +
        'ALTER TABLE "hotel" ALTER COLUMN "name" SET NOT NULL;',
      ['sets NOT NULL without a validated check'],
    ],
    ['CREATE INDEX "a" ON "hotel" USING btree ("name");\nCREATE UNIQUE INDEX "b" ON "hotel" USING btree ("code");', []],
    ['CREATE TABLE "note" ("id" bigint);\nCREATE INDEX "a" ON "note" USING btree ("id");', []],
    [
      'CREATE TABLE "note" ("id" bigint);\nCREATE INDEX "a" ON "hotel" USING btree ("name");',
      ['builds an index of a table that is in use, not in a file of its own'],
    ],
  ]
  for (const [text, findings] of cases)
    it(`are judged: ${text.split('\n').at(-1)} ${findings.join() || 'is in order'}`, () =>
      assert.deepEqual(migrationFindings(text), findings))
})
