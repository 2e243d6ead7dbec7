import { parseCall } from '../../../../shared/contract/define.ts'
import type { Call, CallTable } from '../../../../shared/contract/define.ts'
import { CONTRACT } from '../../../../shared/contract/index.ts'
import { reports } from '../../../../shared/contract/reports.ts'
import { session } from '../../../../shared/contract/session.ts'
import { starting } from '../../../../shared/contract/starting.ts'
import { teaser } from '../../../../shared/contract/teaser.ts'
import { ERRORS } from '../../../../shared/errors.ts'
import { HEADERS } from '../../../../shared/headers.ts'
import { LOCALE_CODES } from '../../../../shared/locales.ts'
import type { Origins } from '../../../../shared/origins.ts'
import { isForMembers } from '../../../../shared/rules/access.ts'
import { answerStruct } from '../answer-writer.ts'
import { openPath, parametersOf } from './call-parameters.ts'
import { jsonSchema } from './json-schema.ts'
import type { AnyStruct, JsonSchema } from './json-schema.ts'

const TABLES: Record<string, CallTable> = CONTRACT
const JSON_TYPE = 'application/json'
const FORM_TYPE = 'application/x-www-form-urlencoded'
const reference = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` })
/** Who asks for a session has none yet. */
const BEFORE_A_SESSION: readonly Call[] = [session.start, starting.sessionAndSettings, teaser.show]
/** These are answered with one and without. */
const WITH_OR_WITHOUT: readonly Call[] = [session.whoami, reports.create]

/** Every call of the contract as an OpenAPI 3.1 document; version: of the product, x.y.z. */
export function openApi({ api, identity }: Pick<Origins, 'api' | 'identity'>, version: string) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [area, table] of Object.entries(TABLES))
    for (const [name, row] of Object.entries(table)) {
      const { method, path, at } = parseCall(row.call)
      const methods = (paths[openPath(path)] ??= {})
      methods[method.toLowerCase()] = {
        ...operation(area, name, row),
        ...(at === 'identity' && { servers: [{ url: identity }] }),
      }
    }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Booking provider',
      version,
      summary: 'What a hotel’s booking widget asks its provider',
      description:
        'Money is in minor units of the currency that stands beside it, dates are YYYY-MM-DD in the hotel’s own time. ' +
        'A call that a provider does not have is answered 404, with a session and without, so that its page can read it. ' +
        'Fields that a server does not know are ignored, and answers may gain fields. A call with an Idempotency-Key may ' +
        'be repeated with the same key and body, and is answered as the first was.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: api }],
    tags: Object.keys(TABLES).map((name) => ({ name })),
    security: ANYBODY,
    paths,
    components: COMPONENTS,
  }
}

function operation(area: string, name: string, row: Call) {
  const { method } = parseCall(row.call)
  return {
    operationId: `${area}-${name}`,
    summary: summaryOf(area, name),
    tags: [area],
    ...securityOf(area, name, row),
    parameters: [
      ...parametersOf(row),
      ...(row.simple ? [] : ['tracingId', 'locale', 'appVersion'].map((one) => reference('parameters', one))),
      ...(row.idempotent ? [reference('parameters', 'idempotencyKey')] : []),
    ],
    ...bodyOf(row),
    responses: {
      [method === 'POST' ? '201' : '200']: { description: 'Done.', content: answerOf(row) },
      '4XX': reference('responses', 'refused'),
      '429': reference('responses', 'later'),
      '5XX': reference('responses', 'failed'),
      ...(row.file && { '202': reference('responses', 'unfinished') }),
    },
  }
}

/** A guest; or a member or a company, who are shown their own prices and pay by their own means. */
const ANYBODY = [{ clientSession: [] }, { clientSession: [], member: [] }, { clientSession: [], organization: [] }]

/** Where it is another than the document's own. */
function securityOf(area: string, name: string, row: Call) {
  if (BEFORE_A_SESSION.includes(row)) return { security: [] }
  if (WITH_OR_WITHOUT.includes(row)) return { security: [{}, ...ANYBODY] }
  if (isForMembers(area, name)) return { security: [{ clientSession: [], member: [] }] }
  return row.call.includes(':organizationId') ? { security: [{ clientSession: [], organization: [] }] } : {}
}

/** personalDataOfStay, show: "personal data of stay: show". */
const summaryOf = (area: string, name: string) => `${spaced(area)}: ${spaced(name)}`
const spaced = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

function bodyOf(row: Call) {
  if (row.upload) {
    const file: JsonSchema = { type: 'object', properties: { file: { type: 'string', format: 'binary' } }, required: ['file'] } // prettier-ignore
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema: file } } } }
  }
  if (!row.body) return {}
  const type = row.form ? FORM_TYPE : row.simple ? 'text/plain' : JSON_TYPE
  return { requestBody: { required: true, content: { [type]: { schema: jsonSchema(row.body as AnyStruct) } } } } // the contract carries only its type
}

const answerOf = (row: Call) =>
  row.file
    ? { [row.file]: { schema: { type: 'string', format: 'binary' } } }
    : { [JSON_TYPE]: { schema: jsonSchema(answerStruct(row)) } }

const header = (name: keyof typeof HEADERS, description: string, schema: JsonSchema, required = false) => ({
  name: HEADERS[name],
  in: 'header',
  required,
  description,
  schema,
})
const failure = (description: string, headers = {}, schema = 'Errors') => ({
  description,
  headers: { [HEADERS.tracingId]: { schema: { type: 'string' } }, ...headers },
  content: { [JSON_TYPE]: { schema: reference('schemas', schema) } },
})
/** The body of every error, with these details. */
const errorsOf = (details: string) => ({
  type: 'object',
  required: ['errors'],
  properties: {
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['title', 'details'],
        properties: { title: { type: 'string' }, details: reference('schemas', details) },
      },
    },
  },
})
/** What is wrong, one by one. */
const BASE = {
  type: 'array',
  items: {
    type: 'object',
    required: ['code', 'error'],
    properties: {
      code: reference('schemas', 'ErrorCode'),
      error: { type: 'string' },
      field: { type: 'string', description: 'Where in the body or query, as rooms.0.adults.' },
    },
  },
}
const RETRY_AFTER = { 'Retry-After': { description: 'Seconds.', schema: { type: 'integer', minimum: 0 } } }

const CODES = Object.entries(ERRORS)
const COMPONENTS = {
  securitySchemes: {
    clientSession: { type: 'apiKey', in: 'header', name: HEADERS.clientSession },
    member: { type: 'http', scheme: 'bearer' },
    organization: { type: 'apiKey', in: 'header', name: HEADERS.organizationSession },
  },
  parameters: {
    tracingId: header('tracingId', 'Stands in the log and in the answer.', { type: 'string', pattern: '^[\\w.:-]{1,64}$' }), // prettier-ignore
    locale: header('locale', 'Of the texts in the answer.', { type: 'string', enum: [...LOCALE_CODES] }),
    appVersion: header('appVersion', 'Of the widget that asks.', { type: 'string' }),
    idempotencyKey: header('idempotencyKey', 'Made once for what is to happen once.', { type: 'string', pattern: '^[\\w-]{8,100}$' }, true), // prettier-ignore
  },
  responses: {
    refused: failure('Refused; the code says why, and nothing was changed.'),
    later: failure('Too many; the same call may be repeated after so many seconds.', RETRY_AFTER),
    failed: failure('It did not work; 503 may be repeated after so many seconds.', RETRY_AFTER, 'Failures'),
    unfinished: failure('The file is still being made; ask again.'),
  },
  schemas: {
    Errors: errorsOf('ErrorDetails'),
    ErrorDetails: {
      type: 'object',
      required: ['code', 'base'],
      properties: { code: reference('schemas', 'ErrorCode'), base: BASE },
    },
    // Of most failures nothing is known that a code could say.
    Failures: errorsOf('FailureDetails'),
    FailureDetails: {
      type: 'object',
      required: ['base'],
      properties: {
        code: reference('schemas', 'ErrorCode'),
        base: BASE,
        tracing_id: { type: 'string', description: 'As X-Tracing-Id, for whoever is told of the failure.' },
      },
    },
    ErrorCode: {
      type: 'integer',
      enum: CODES.map(([, { code }]) => code),
      'x-enum-varnames': CODES.map(([name]) => name),
    },
  },
}
