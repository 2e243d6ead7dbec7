import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'

import { at } from './target.ts'
import type { Answer } from './target.ts'

export type Shapes = {
  /** Why an answer is not what the document says of the call; null: it is. */
  faultOf: (method: string, path: string, answer: Answer) => string | null
}

/** An OpenAPI 3.1 document judges answers: every call by its own schema. */
export function readShapes(document: unknown): Shapes {
  const ajv = new Ajv2020({ allowUnionTypes: true, strict: false })
  addFormats.default(ajv, ['date', 'binary'])
  ajv.addSchema({ $id: 'openapi', ...Object(document) })
  return {
    faultOf(method, path, { status, body }) {
      const responses = at(document, 'paths', path, method.toLowerCase(), 'responses')
      const response = resolved(document, at(responses, String(status)) ?? at(responses, `${String(status)[0]}XX`))
      if (response === undefined) return `has the status ${status}, of which the document does not speak`
      const schema = at(response, 'content', 'application/json', 'schema')
      if (schema === undefined) return null
      const reference = at(schema, '$ref')
      const whole = typeof reference === 'string' ? { $ref: `openapi${reference}` } : { ...Object(schema) }
      return ajv.validate(whole, body) ? null : `does not fit: ${ajv.errorsText()}`
    },
  }
}

const REFERENCE = '#/'

function resolved(document: unknown, value: unknown): unknown {
  const reference = at(value, '$ref')
  if (typeof reference !== 'string') return value
  return at(document, ...reference.slice(REFERENCE.length).split('/'))
}
