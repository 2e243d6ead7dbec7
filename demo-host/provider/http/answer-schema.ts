import { jsonSchema } from './openapi/json-schema.ts'
import type { AnyStruct, JsonSchema, JsonType } from './openapi/json-schema.ts'

export type { AnyStruct } from './openapi/json-schema.ts'
export type AnswerSchema = {
  type: JsonType[]
  properties?: Record<string, AnswerSchema>
  required?: string[]
  additionalProperties?: AnswerSchema | false
  items?: AnswerSchema
  default?: unknown
}

/**
 * The form of a struct for the serializer, which writes the named fields and no other. Bounds and words stay with the
 * struct. `null` stands beside every type: of a null that is a mistake the serializer would otherwise make an empty text, and
 * of a missing price 0. Throws for a struct that it does not know.
 */
export const answerSchema = (struct: AnyStruct): AnswerSchema => written(jsonSchema(struct))

function written({ type, properties, required, additionalProperties, items, ...schema }: JsonSchema): AnswerSchema {
  const fields = Object.entries(properties ?? {}).map(([name, field]) => [name, written(field)] as const)
  return {
    type: [...new Set([type ?? [], 'null'].flat() as JsonType[])],
    ...(properties && {
      properties: Object.fromEntries(fields),
      required: required ?? [],
      additionalProperties: false,
    }),
    ...(additionalProperties && { additionalProperties: written(additionalProperties) }),
    ...(items && { items: written(items) }),
    ...('default' in schema && { default: schema.default }),
  }
}
