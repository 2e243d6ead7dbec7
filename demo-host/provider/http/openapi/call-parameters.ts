import { is } from 'superstruct'

import { parseCall } from '../../../../shared/contract/define.ts'
import type { Call } from '../../../../shared/contract/define.ts'
import { jsonSchema } from './json-schema.ts'
import type { AnyStruct, JsonSchema } from './json-schema.ts'

export type Parameter = {
  name: string
  in: 'path' | 'query'
  required: boolean
  schema?: JsonSchema
  style?: 'form'
  explode?: false
  content?: { 'application/json': { schema: JsonSchema } }
}

/** `/hotels/:code` as OpenAPI writes it. */
export const openPath = (path: string): string => path.replaceAll(/:(\w+)/g, '{$1}')

export function parametersOf(row: Call): Parameter[] {
  const names = [...parseCall(row.call).path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  const inPath = names.map((name): Parameter => ({ name, in: 'path', required: true, schema: { type: 'string' } }))
  // The contract carries only the struct's type, and a query is an object.
  const query = row.query as AnyStruct | undefined
  const fields = Object.entries(Object(query?.schema) as Record<string, AnyStruct>)
  return [...inPath, ...fields.map(([name, field]) => queryParameter(name, field))]
}

/** As `encodeQuery` of shared/contract/define.ts sends it: lists with commas, everything else with structure as JSON. */
function queryParameter(name: string, field: AnyStruct): Parameter {
  const schema = jsonSchema(field)
  const parameter = { name, in: 'query' as const, required: !is(undefined, field) }
  if (schema.type === 'object' || (schema.type === 'array' && schema.items?.type === 'object'))
    return { ...parameter, content: { 'application/json': { schema } } }
  return { ...parameter, schema, ...(schema.type === 'array' && { style: 'form' as const, explode: false as const }) }
}
