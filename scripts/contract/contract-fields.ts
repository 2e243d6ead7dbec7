import type { openApi } from '../../demo-host/provider/http/openapi/document.ts'
import type { JsonSchema } from '../../demo-host/provider/http/openapi/json-schema.ts'

type Document = ReturnType<typeof openApi>
type Content = Record<string, { schema: JsonSchema }>
type Operation = {
  security?: unknown
  parameters: ({ $ref: string } | Parameter)[]
  requestBody?: { content: Content }
  responses: Record<string, { content?: Content }>
}
type Parameter = { name: string; in: string; required: boolean; schema?: JsonSchema; content?: Content }

/** Where a field goes: to the server, or to who asked. `needs` is no field but who may ask. */
export type Direction = 'needs' | 'query' | 'body' | 'answer'
/** One field of one call, or of what one field holds: `rooms[].adults`. */
export type ContractField = {
  call: string
  direction: Direction
  path: string
  required: boolean
  /** Without what it holds, which are fields of their own. */
  schema: JsonSchema
}

/** Every field of every call, in the order of the alphabet, so that two versions differ in the lines that changed. */
export function contractFields(document: Document): ContractField[] {
  const fields = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) =>
      operationFields(`${method.toUpperCase()} ${path}`, operation as Operation, document.security),
    ),
  )
  return fields.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
}

/** What no two fields share. */
export const keyOf = ({ call, direction, path }: ContractField): string => [call, direction, path].join('\t')

function operationFields(call: string, operation: Operation, security: unknown): ContractField[] {
  const who = JSON.stringify(operation.security ?? security)
  const needs: ContractField = { call, direction: 'needs', path: '', required: true, schema: { enum: [who] } }
  const query = operation.parameters.flatMap((one) => {
    if ('$ref' in one || one.in !== 'query') return []
    const schema = one.schema ?? contentSchema(one.content) ?? {}
    return schemaFields({ call, direction: 'query', path: one.name, required: one.required, schema })
  })
  const answer = Object.entries(operation.responses).find(([status]) => /^20[01]$/.test(status))?.[1].content
  return [
    needs,
    ...query,
    ...whole(call, 'body', contentSchema(operation.requestBody?.content)),
    ...whole(call, 'answer', contentSchema(answer)),
  ]
}

const contentSchema = (content: Content | undefined) => Object.values(content ?? {})[0]?.schema
const whole = (call: string, direction: Direction, schema: JsonSchema | undefined) =>
  schema ? schemaFields({ call, direction, path: '', required: true, schema }) : []

function schemaFields(field: ContractField): ContractField[] {
  const { properties = {}, required = [], items, additionalProperties, ...own } = field.schema
  const inner = (path: string, isRequired: boolean, schema: JsonSchema) =>
    schemaFields({ ...field, path: `${field.path}${path}`, required: isRequired, schema })
  return [
    { ...field, schema: own },
    ...Object.entries(properties).flatMap(([name, schema]) =>
      inner(field.path ? `.${name}` : name, required.includes(name), schema),
    ),
    ...(items ? inner('[]', true, items) : []),
    ...(additionalProperties ? inner('{}', false, additionalProperties) : []),
  ]
}

/** As `test/contract/released/` keeps them: a line for a call, and below it a line for each of its fields. */
export function writeFields(fields: readonly ContractField[]): string {
  const lines = fields.flatMap(({ call, direction, path, required, schema }, index) => [
    ...(fields[index - 1]?.call === call ? [] : [call]),
    ['', direction, path, required ? 'required' : 'optional', JSON.stringify(schema)].join('\t'),
  ])
  return `${lines.join('\n')}\n`
}

export function readFields(text: string): ContractField[] {
  let call = ''
  return text.split('\n').flatMap((line) => {
    const [start, direction, path = '', needed, schema = '{}'] = line.split('\t')
    if (start) call = start
    if (!direction) return []
    return {
      call,
      direction: direction as Direction, // as writeFields wrote it
      path,
      required: needed === 'required',
      schema: JSON.parse(schema) as JsonSchema,
    }
  })
}
