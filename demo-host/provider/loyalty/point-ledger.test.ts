import { after, before, describe, it } from 'node:test'
import assert from 'node:assert/strict'
import fc from 'fast-check'
import { and, eq, sum } from 'drizzle-orm'

import { DAY_MS } from '../../../shared/constants.ts'
import { pointBalance, pointEntry, pointLot } from '../db/schema/wallet.ts'
import { memoryWorld } from '../../world/memory.ts'
import type { MemoryWorld } from '../../world/memory.ts'
import { creditPoints, expireLot, spendElsewhere } from './point-ledger.ts'
import { ApiError } from '../kernel/api-error.ts'

const OWNER = { member_id: 1003, program_id: 102 }
const START = Date.parse('2026-11-01T00:00:00Z')

type Step = { kind: 'credit' | 'spend' | 'expire'; amount: number; day: number }
const step = fc.record<Step>({
  kind: fc.constantFrom('credit', 'spend', 'expire'),
  amount: fc.integer({ min: 1, max: 500 }),
  day: fc.integer({ min: 0, max: 40 }),
})

describe('the ledger of points', () => {
  let world: MemoryWorld
  before(async () => (world = await memoryWorld()))
  after(() => world.database.close())

  it('adds up to the balance and to its lots, and nobody spends what is not there (guarantee S15)', async () => {
    const { orm } = world.database
    let turn = 0
    const mine = and(eq(pointEntry.member_id, OWNER.member_id), eq(pointEntry.program_id, OWNER.program_id))
    const sumOf = async () => {
      const [entries] = await orm
        .select({ whole: sum(pointEntry.amount) })
        .from(pointEntry)
        .where(mine)
      const [lots] = await orm
        .select({ whole: sum(pointLot.remaining) })
        .from(pointLot)
        .where(eq(pointLot.member_id, OWNER.member_id))
      const [row] = await orm.select().from(pointBalance).where(eq(pointBalance.member_id, OWNER.member_id))
      return [Number(entries?.whole ?? 0), Number(lots?.whole ?? 0), (row?.balance ?? 0) + (row?.held ?? 0)]
    }
    const play = ({ kind, amount, day }: Step) =>
      orm.transaction(async (tx) => {
        const dedupe = `test:${turn++}`
        const at = new Date(START + day * DAY_MS)
        if (kind === 'credit')
          return creditPoints(tx, OWNER, { amount, dedupe }, at, new Date(at.getTime() + 10 * DAY_MS))
        if (kind === 'spend') return spendElsewhere(tx, OWNER, amount, dedupe, at)
        const lots = await tx.select().from(pointLot).where(eq(pointLot.member_id, OWNER.member_id))
        for (const { id } of lots) await expireLot(tx, id, at)
      })
    const steps = fc.array(step, { minLength: 5, maxLength: 15 })
    await fc.assert(
      fc.asyncProperty(steps, async (list) => {
        for (const one of list) {
          const [before] = await sumOf()
          await play(one).catch((error: unknown) => {
            assert.ok(error instanceof ApiError && one.kind === 'spend')
          })
          const [entries, lots, balance] = await sumOf()
          assert.equal(entries, balance)
          assert.equal(lots, balance)
          assert.ok((balance ?? -1) >= 0 && before !== undefined)
        }
      }),
      { numRuns: 8, seed: 21 },
    )
  })
})
