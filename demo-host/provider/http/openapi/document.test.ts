import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'

import { Validator } from '@seriousme/openapi-schema-validator'

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
})
