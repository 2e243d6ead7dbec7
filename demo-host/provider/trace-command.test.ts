import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { after, before, describe, it } from 'node:test'

import fastify, { LogController } from 'fastify'

import { NothingFound, WrongUse } from './command-errors.ts'
import { accessLine } from './http/access-log.ts'
import { answerErrors } from './http/errors.ts'
import { loggedError } from './kernel/logged-error.ts'
import { runTraceCommand } from './trace-command.ts'

const MINE = 'a1b2c3d4-0000-4000-8000-000000000001'

/** What a server writes of a call that the database refuses. */
async function loggedLines(id: string): Promise<string[]> {
  const lines: string[] = []
  const stream = { write: (line: string) => void lines.push(line.trimEnd()) }
  const server = fastify({
    logger: { level: 'info', stream, serializers: { err: loggedError } },
    genReqId: () => id,
    logController: new LogController({ disableRequestLogging: true }),
  })
  server.addHook('onResponse', async (request, reply) => request.log.info(accessLine(request, reply)))
  answerErrors(server)
  server.get('/hotels/:code', async () => {
    throw new RangeError('taro', { cause: Object.assign(new Error('a row'), { code: '23514', table: 'payment' }) })
  })
  await server.inject({ url: '/hotels/shirotsuki', headers: { 'user-agent': 'Firefox/130.0' }, remoteAddress: '203.0.113.7' }) // prettier-ignore
  await server.close()
  return lines
}

/** The time of a line, moved. */
const movedBy = (ms: number, text: string) => {
  const line = JSON.parse(text)
  return JSON.stringify({ ...line, time: line.time + ms })
}

describe('booking trace', () => {
  let folder: string
  let mine: string[]
  let others: string[]
  before(async () => {
    folder = mkdtempSync(join(tmpdir(), 'trace-'))
    mine = await loggedLines(MINE)
    others = await loggedLines(`${MINE}-2`)
  })
  after(() => rmSync(folder, { recursive: true }))

  async function trace(words: readonly string[], given: readonly string[] = []) {
    const said: string[] = []
    const input = Readable.from(given.map((line) => `${line}\n`))
    await runTraceCommand(words, { input, say: (line) => said.push(line) })
    return said
  }

  it('tells the lines of a call and of no other: what was answered to whom, what went wrong, and where', async () => {
    const said = await trace([MINE], ['npm run serve', ...others, ...mine, '{"cut off'])
    const [failed = '', error, ...rest] = said
    assert.match(failed, /^\d{4}-\d\d-\d\dT[\d:.]{12}Z {2}error {2}process \d+ {2}unexpected failure$/)
    assert.equal(error, '    RangeError')
    const cause = rest.indexOf('    because of Error 23514 payment')
    assert.ok(cause > 0 && rest.slice(0, cause).every((line) => /^ {8}at /.test(line)))
    assert.match(rest.at(-1) ?? '', /info {2}process \d+ {2}GET \/hotels\/:code {2}500 {2}\d+ ms {2}session none {2}203\.0\.113\.0\/24 {2}Firefox$/) // prettier-ignore
    assert.equal(said.filter((line) => line.includes('GET')).length, 1)
  })

  it('puts the lines of several processes into the order of time, whatever their keeper wrote before each', async () => {
    const [failure = '', answer = ''] = mine
    const [one, two] = [join(folder, 'one.log'), join(folder, 'two.log')]
    writeFileSync(one, `Nov 27 00:00:02 machine node[7]: ${answer}\n`)
    writeFileSync(two, `serve-2_1  | ${movedBy(-60_000, answer)}\r\nserve-2_1  | ${movedBy(-90_000, failure)}\r\n`)
    const told = (await trace([MINE, one, two])).filter((line) => /^\d/.test(line))
    assert.deepEqual(
      told.map((line) => line.split('  ')[1]),
      ['error', 'info', 'info'],
    )
    assert.deepEqual(told, told.toSorted())
  })

  it('says so where there is none, or no such file, and asks for a number', async () => {
    const none = (error: Error) => error instanceof NothingFound && error.message.includes('LOG_LEVEL=info')
    await assert.rejects(trace([MINE], others), none)
    await assert.rejects(trace([MINE, join(folder, 'none.log')]), (error: Error) => error instanceof WrongUse && /none\.log/.test(error.message)) // prettier-ignore
    for (const words of [[], ['--id', MINE]]) await assert.rejects(trace(words), WrongUse)
  })
})
