import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'

import { Validator } from '@seriousme/openapi-schema-validator'
import fastify from 'fastify'

import { readShapes } from '../../../../test/conformance/shapes.ts'
import { ERRORS } from '../../../../shared/errors.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { answerErrors } from '../errors.ts'
import { openApi } from './document.ts'

const document = openApi({ api: 'https://api.example', identity: 'https://identity.example' }, '1.2.3')
type Operation = { operationId: string; servers?: { url: string }[]; security?: Record<string, unknown>[] }
const OPERATIONS = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation: operation as Operation })),
)
/** Every call of the specification, from the list that is written from it by hand. */
const SPECIFIED = readFileSync(new URL('../../../../test/rules/specified.tsv', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('call\t'))
  .map((line) => line.split('\t')[1] ?? '')

describe('the document of the contract', () => {
  it('is one of OpenAPI 3.1, as somebody else judges it', async () => {
    const { valid, errors } = await new Validator().validate(structuredClone(document))
    assert.equal(valid, true, JSON.stringify(errors))
  })

  it('has every call of the specification, on its origin', () => {
    const listed = OPERATIONS.map(({ path, method, operation }) => {
      const origin = operation.servers?.[0]?.url.includes('identity') ? '{identity}' : ''
      return `${method.toUpperCase()} ${origin}${path}`.replaceAll(/\{(?!identity)\w+\}/g, '{}')
    })
    const missing = SPECIFIED.filter((line) => !listed.includes(line.replaceAll(/\{(?!identity)\w+\}/g, '{}')))
    assert.ok(SPECIFIED.length > 100)
    assert.deepEqual(missing, [])
  })

  it('names each call once', () => {
    const names = OPERATIONS.map(({ operation }) => operation.operationId)
    assert.equal(new Set(names).size, names.length)
  })

  const AWAY = /'(\{"errors".*\})'/.exec(readFileSync(new URL('../../../../docs/deploy/booking-away.conf', import.meta.url), 'utf8')) // prettier-ignore
  const FAILURES: readonly [what: string, status: number, error: Error][] = [
    ['a mistake of ours', 500, new TypeError('there is no such thing')],
    ['a process that is late', 503, Object.assign(new Error('late'), { statusCode: 503 })],
    ['a database that is away', 503, Object.assign(new Error('refused'), { code: 'ECONNREFUSED' })],
    ['a payment nobody knows of', 503, new ApiError(ERRORS.paymentNotProcessed, 'Nobody knows')],
    ['a refusal', 409, new ApiError(ERRORS.priceChanged, 'The price is another')],
    ['a body that is too large', 413, Object.assign(new Error('large'), { statusCode: 413 })],
  ]
  for (const [what, status, error] of FAILURES)
    it(`says what is answered to ${what}`, async () => {
      const server = fastify({ logger: false })
      answerErrors(server)
      server.get('/', () => Promise.reject(error))
      const answer = await server.inject('/')
      assert.equal(answer.statusCode, status)
      assert.equal(faultOf(status, answer.body), null)
    })

  it('says what a proxy answers while the product is away', () => assert.equal(faultOf(503, AWAY?.[1] ?? ''), null))
})

describe('who may ask, in the document of the API', () => {
  const schemesOf = (id: string) => {
    const found = OPERATIONS.find(({ operation }) => operation.operationId === id)
    return (found?.operation.security ?? document.security).map((one) => Object.keys(one).toSorted().join('+'))
  }

  it('is a guest, a member and a company, where rooms are searched and booked', () => {
    for (const id of ['rooms-search', 'rooms-price', 'reservations-create'])
      assert.deepEqual(schemesOf(id), ['clientSession', 'clientSession+member', 'clientSession+organization'], id)
  })

  it('is a member alone where an account is read, and whoever comes where a session is begun', () => {
    assert.deepEqual(schemesOf('accounts-show'), ['clientSession+member'])
    assert.deepEqual(schemesOf('session-start'), [])
  })
})

function faultOf(status: number, text: string): string | null {
  const answer = { status, text, body: JSON.parse(text) as unknown, headers: new Headers() }
  return readShapes(document).faultOf('GET', '/hotels/{hotelId}/rooms', answer)
}
