import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import fastify from 'fastify'
import { integer, min, nullable, object, string } from 'superstruct'

import { calls } from '../../../shared/contract/define.ts'
import { answerChecks } from './answer-check.ts'
import type { CallContext } from './context.ts'
import { register } from './register.ts'

const CANARY = 'taro@example.com'
const table = calls({
  price: {
    call: 'GET /price',
    answer: object({ data: object({ total: min(integer(), 0), note: nullable(string()) }) }),
  },
  other: { call: 'GET /other', answer: object({ data: object({ name: string() }) }) },
})
const RIGHT = { data: { total: 100, note: null } }

/** A server of two calls, one of which answers what it is told, with one answer in so many checked. */
async function openServer(every: number) {
  const lines: Record<string, unknown>[] = []
  const stream = { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) }
  const server = fastify({ logger: { level: 'error', stream } })
  let next: unknown = RIGHT
  const handlers = { price: async () => next, other: async () => ({ data: { name: CANARY } }) }
  const contextOf = async () => ({}) as CallContext // these handlers look at none
  register(server, 'api', { name: 'prices', table, handlers }, { contextOf, checkOf: answerChecks(every), reads: null })
  return {
    lines,
    close: () => server.close(),
    async answer(told: unknown, url = '/price') {
      next = told
      const { statusCode, headers, body } = await server.inject(url)
      return { status: statusCode, type: headers['content-type'], text: body }
    },
  }
}

const WRONG = {
  'a bound that is passed': { data: { total: -1, note: CANARY } },
  'a field that nobody named': { data: { total: 1, note: null, email: CANARY } },
  'a name that nobody named': { data: { total: 1, note: null, [CANARY]: 1 } },
  'nothing where something must be': { data: { total: null, note: CANARY } },
}

describe('an answer of ours that is not as the contract says', () => {
  for (const [what, wrong] of Object.entries(WRONG)) {
    it(`is a 500 where each is checked: ${what}`, async () => {
      const server = await openServer(1)
      assert.deepEqual((await server.answer(RIGHT)).status, 200)
      const { status } = await server.answer(wrong)
      assert.equal(status, 500)
      assert.ok(!JSON.stringify(server.lines).includes(CANARY))
      await server.close()
    })

    it(`is logged and counted where some are checked, without a value: ${what} (guarantee S27)`, async () => {
      const server = await openServer(3)
      const statuses: number[] = []
      for (let n = 0; n < 7; n++) statuses.push((await server.answer(wrong)).status)
      assert.deepEqual(statuses, [200, 200, 200, 200, 200, 200, 200])
      assert.deepEqual(
        server.lines.map(({ call, wrong: count }) => [call, count]),
        [1, 2, 3].map((count) => ['GET /price', count]),
      )
      assert.ok(server.lines.every(({ fault }) => String(fault).startsWith('data')))
      assert.ok(!JSON.stringify(server.lines).includes(CANARY))
      await server.close()
    })
  }

  it('says the named fields and no other, whether it is checked or not', async () => {
    const server = await openServer(3)
    const answer = { data: { ...RIGHT.data, password_hash: CANARY }, meta: CANARY }
    for (let n = 0; n < 3; n++) {
      const { text, type } = await server.answer(answer)
      assert.deepEqual([JSON.parse(text), type], [RIGHT, 'application/json; charset=utf-8'])
    }
    await server.close()
  })

  it('is found in the first answer of each call after a start', async () => {
    const server = await openServer(1_000_000)
    for (const url of ['/other', '/other', '/price', '/price'])
      await server.answer(WRONG['a bound that is passed'], url)
    assert.deepEqual(
      server.lines.map(({ call }) => call),
      ['GET /price'],
    )
    await server.close()
  })
})
