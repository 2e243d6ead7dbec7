// A schema of the OpenAPI document as rows of a table: a name with dots, whether it has to be there, what may stand there.
import type { JsonSchema } from '../../../demo-host/provider/http/openapi/json-schema.ts'

type Field = { name: string; isRequired: boolean; value: string }
/** Components name each other; what calls take and answer stands in full. */
export type Referring = Omit<JsonSchema, 'properties' | 'items' | 'additionalProperties'> & {
  $ref?: string
  properties?: Record<string, Referring>
  items?: Referring
  additionalProperties?: Referring | false
}

/** Taken by every text that names no other form. */
const KEEPABLE = '^[^\\u0000]*$'
const NO_NUL = 'no NUL'
const LINE_CHARACTERS = 132
/** More words than these are written once a table. */
const LONG_LIST = /one of (?:`[^`]+`, ){8,}`[^`]+`/

export const coded = (text: string): string => `\`${text.replaceAll('|', '\\|')}\``
const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n')

/** Prose in lines that an editor shows whole. */
export function wrapped(text: string): string {
  const lines = ['']
  for (const word of text.split(' ').filter(Boolean)) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trimStart()
    if (longer.length > LINE_CHARACTERS) lines.push(word)
    else lines[lines.length - 1] = longer
  }
  return lines.join('\n')
}

/** A long list of words that stands in the same table before is named by its place there. */
export function withoutEchoes<T extends Field>(fields: readonly T[]): T[] {
  const places = new Map<string, string>()
  return fields.map((field) => {
    const [list] = LONG_LIST.exec(field.value) ?? []
    if (list === undefined) return field
    const place = places.get(list)
    places.set(list, place ?? field.name)
    return place === undefined
      ? field
      : { ...field, value: field.value.replace(list, `one of those of ${coded(place)}`) }
  })
}

/** Every field below a schema, its own name before them: `rooms[].code`, `{key}` where any name may stand. */
export function fieldsOf(schema: Referring, before = ''): Field[] {
  if (schema.items) return fieldsOf(schema.items, `${before}[]`)
  const inside = (name: string) => (before ? `${before}.${name}` : name)
  const { properties = {}, required = [], additionalProperties } = schema
  const named = Object.entries(properties).flatMap(([name, of]) =>
    withFields(inside(name), of, required.includes(name)),
  )
  return additionalProperties ? [...named, ...withFields(inside('{key}'), additionalProperties, false)] : named
}

const withFields = (name: string, schema: Referring, isRequired: boolean): Field[] => [
  { name, isRequired, value: valueOf(schema) },
  ...fieldsOf(schema, name),
]

/** "text, 1 to 100 characters, no NUL, or null". */
export function valueOf(schema: Referring): string {
  const { $ref, type, enum: words, pattern, description } = schema
  if ($ref) return coded($ref.split('/').at(-1) ?? $ref)
  const types = [type ?? []].flat()
  const isNullable = types.includes('null')
  const kinds = words ? oneOf(words.filter((word) => word !== null)) : kindOf(schema, types)
  return [
    kinds,
    ...boundsOf(schema),
    ...(pattern ? [pattern === KEEPABLE ? NO_NUL : `like ${coded(pattern)}`] : []),
    ...(description ? [description.replace(/\.$/, '').replace(/^./, (letter) => letter.toLowerCase())] : []),
    ...(isNullable ? ['or null'] : []),
    ...(schema.default === undefined ? [] : [`${coded(JSON.stringify(schema.default))} by default`]),
  ].join(', ')
}

const oneOf = (words: readonly unknown[]) =>
  `${words.length === 1 ? 'always' : 'one of'} ${words.map((word) => coded(String(word))).join(', ')}`

function kindOf({ items, format, minItems, maxItems }: Referring, types: readonly string[]): string {
  const count = spanOf(minItems, maxItems, '')
  if (items) return `list${count ? ` of ${count}` : ''}: ${valueOf(items)}`
  if (format) return format === 'binary' ? 'bytes' : format
  return types
    .filter((type) => type !== 'null')
    .map((type) => (type === 'string' ? 'text' : type))
    .join(' or ')
}

function boundsOf({ minLength, maxLength, minimum, maximum }: Referring): string[] {
  return [spanOf(minLength, maxLength, ' characters'), spanOf(minimum, maximum, '')].filter((span) => span !== '')
}

function spanOf(least: number | undefined, most: number | undefined, of: string): string {
  if (most === undefined) return least === undefined ? '' : `${least}${of} or more`
  return least === undefined ? `up to ${most}${of}` : `${least} to ${most}${of}`
}
