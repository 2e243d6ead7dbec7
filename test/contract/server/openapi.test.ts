import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'

import { parseCall } from '../../../shared/contract/define.ts'
import { HEADERS } from '../../../shared/headers.ts'
import { CALL_ROWS } from '../helpers/call-examples.ts'
import type { CallRow } from '../helpers/call-examples.ts'
import { openEveryCall } from '../helpers/every-call.ts'
import { openWorld, ORIGINS } from '../helpers/world.ts'
import type { World } from '../helpers/world.ts'

type Schema = { type?: string | string[]; $ref?: string }
type Content = Record<string, { schema: Schema }>
type Parameter = { $ref?: string; name: string; in: string; required: boolean; schema?: Schema; content?: Content }
type Operation = {
  security?: Record<string, unknown>[]
  parameters: Parameter[]
  requestBody?: { content: Content }
  responses: Record<string, { content?: Content }>
}
type Document = {
  paths: Record<string, Record<string, Operation>>
  components: { parameters: Record<string, Parameter> }
}

const ajv = new Ajv2020({ allowUnionTypes: true, strict: false })
addFormats.default(ajv, ['date', 'binary'])

/** As somebody reads a query who has the document alone. */
function readText(text: string, { schema, content }: Parameter): unknown {
  if (content) return JSON.parse(text)
  const types = [schema?.type ?? []].flat()
  if (types.includes('array')) return text.split(',')
  if (types.includes('integer') || types.includes('number')) return Number(text)
  return types.includes('boolean') ? text === 'true' : text
}

describe('the document at /openapi.json', () => {
  let world: World
  let calls: Awaited<ReturnType<typeof openEveryCall>>
  let document: Document
  before(async () => {
    world = await openWorld()
    calls = await openEveryCall(world)
    const answer = await world.fetch(`${ORIGINS.api}/openapi.json`, { headers: { origin: 'https://anybody.example' } })
    assert.equal(answer.headers.get('access-control-allow-origin'), '*')
    assert.match(answer.headers.get('cache-control') ?? '', /^public, max-age=\d+$/)
    document = (await answer.json()) as Document
    ajv.addSchema({ $id: 'openapi', ...document })
  })
  after(() => world.close())

  function operationOf({ call }: CallRow): Operation {
    const { method, path } = parseCall(call.call)
    const found = document.paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
    assert.ok(found, call.call)
    return found
  }
  const parametersOf = ({ parameters }: Operation) =>
    parameters.map((one) => document.components.parameters[one.$ref?.split('/').at(-1) ?? ''] ?? one)
  const assertFits = (schema: Schema, value: unknown, what: string) => {
    const resolved = schema.$ref ? { $ref: `openapi${schema.$ref}` } : schema
    assert.ok(ajv.validate(resolved, value), `${what}: ${ajv.errorsText()}`)
  }

  for (const row of CALL_ROWS)
    it(`says what ${row.name} takes and answers, and what it asks for besides`, async () => {
      const operation = operationOf(row)
      const { url, init } = await calls.prepare(row, await calls.inputOf(row))
      const known = parametersOf(operation)
      const given = new URL(url).searchParams
      for (const [name, text] of given) {
        const parameter = known.find((one) => one.in === 'query' && one.name === name)
        assert.ok(parameter, `${name} is not named`)
        const schema = Object.values(parameter.content ?? {})[0]?.schema ?? parameter.schema ?? {}
        assertFits(schema, readText(text, parameter), name)
      }
      for (const { name, required, in: where } of known)
        if (required && where === 'query') assert.ok(given.has(name), `${name} is needed`)
      const [type, sent] = Object.entries(operation.requestBody?.content ?? {})[0] ?? []
      if (sent && typeof init.body === 'string') {
        const isForm = type === 'application/x-www-form-urlencoded'
        assertFits(sent.schema, isForm ? Object.fromEntries(new URLSearchParams(init.body)) : JSON.parse(init.body), 'body') // prettier-ignore
      }

      // Without what it says is needed nothing happens.
      const headers = init.headers as Record<string, string> // written by hand in every-call.ts
      const without = async (name: string) =>
        world.fetch(url, {
          ...init,
          headers: Object.fromEntries(Object.entries(headers).filter(([one]) => one !== name)),
        })
      const isOnce = known.some(({ name, required }) => required && name === HEADERS.idempotencyKey)
      assert.equal(isOnce, headers[HEADERS.idempotencyKey] !== undefined)
      if (isOnce) assert.equal((await without(HEADERS.idempotencyKey)).status, 400)
      const schemes = operation.security ?? [{ clientSession: [] }]
      const isFree = schemes.every(({ clientSession }) => clientSession === undefined) || schemes.length > 1
      const refused = await without(HEADERS.clientSession)
      assert.equal(refused.status === 401, !isFree, `${refused.status} without a session`)
      if (!isFree) assertFits({ $ref: '#/components/schemas/Errors' }, await refused.json(), 'refusal')
      if (schemes[0]?.member) assert.equal((await without(HEADERS.authorization)).status, 401)
      if (schemes[0]?.organization) assert.equal((await without(HEADERS.organizationSession)).status, 401)

      const { status, body } = await calls.send(row, await calls.inputOf(row))
      const answered = operation.responses[String(status)]
      assert.ok(answered, `${status}: ${JSON.stringify(body)}`)
      const answer = answered.content?.['application/json']
      if (answer) assertFits(answer.schema, body, `answer ${status}`)
    })
})
