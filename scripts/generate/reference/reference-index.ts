// The first page of docs/reference/: what holds for every call, and where each of them stands.
import { anchorOf, headingOf } from './reference-call.ts'
import type { Call } from './reference-call.ts'
import { coded, fieldsOf, table, valueOf, wrapped } from './reference-fields.ts'
import type { Referring } from './reference-fields.ts'

/** A table of the contract, which is a tag of the document and a page here. */
export type Table = { name: string; file: string; title: string; calls: Call[] }
type Header = { description?: string; schema: Referring }
/** What the document says once for all operations. */
export type Components = {
  securitySchemes: Record<string, { type: string; scheme?: string; name?: string }>
  parameters: Record<string, Header & { name: string; required: boolean }>
  responses: Record<string, { description: string; headers: Record<string, Header> }>
  schemas: Record<string, Referring & { 'x-enum-varnames'?: string[] }>
}

export function indexPage(says: string, components: Components, tables: readonly Table[]): string {
  return `# Every call

What the widget asks its provider, with every bound of what goes in and every field of what comes back: the OpenAPI document
([running.md](../running.md#another-provider)) and the comments of \`shared/contract/\` as pages, written by \`npm run generate\`.
Which calls a provider needs at least says [conformance.md](../conformance.md#what-a-provider-needs-at-least);
[conversation.md](../conversation.md) shows a stay call by call, as sent and answered.

${wrapped(says)}

${table(['table', 'calls'], tables.map(tableRow))}

## How the tables read

A name with dots stands inside another: \`rooms[].code\` is the \`code\` of each element of \`rooms\`, and \`{key}\` is any name.
What is required is so where what it stands in is there. A text with "no NUL" is like \`^[^\\u0000]*$\`. "By default" is what
the widget takes where an answer lacks the field, or has something else there.

## Headers

${table(['header', 'value', 'what it is'], [...proofRows(components), ...headerRows(components)])}

## Refusals

${table(['answer', 'headers', 'what it means'], responseRows(components, tables))}

Each has a body of \`Errors\`, those of 5XX one of \`Failures\`:

${schemaTables(components.schemas)}

${table(['code', 'name'], codeRows(components.schemas))}
`
}

const tableRow = ({ title, file, calls }: Table): string[] => [
  `[${title}](${file})`,
  calls.map((call) => `[${coded(headingOf(call))}](${file}#${anchorOf(headingOf(call))})`).join('<br>'),
]

const proofRows = ({ securitySchemes }: Components): string[][] =>
  Object.entries(securitySchemes).map(([id, { scheme, name = 'Authorization' }]) => [
    coded(name),
    scheme ? `text, ${coded(`${scheme} …`)}` : 'text',
    `Proves the ${id.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)}.`,
  ])

const headerRows = ({ parameters }: Components): string[][] =>
  Object.values(parameters).map(({ name, schema, description = '' }) => [coded(name), valueOf(schema), description])

const responseRows = ({ responses }: Components, tables: readonly Table[]): string[][] => {
  const answers = tables.flatMap(({ calls }) => calls.flatMap(({ operation }) => Object.entries(operation.responses)))
  return Object.entries(responses).map(([name, { description, headers }]) => {
    const [status = name] = answers.find(([, one]) => '$ref' in one && one.$ref.endsWith(`/${name}`)) ?? []
    const said = Object.entries(headers).map(([header, { schema }]) => `${coded(header)}: ${valueOf(schema)}`)
    return [status, said.join('<br>'), description]
  })
}

const schemaTables = (schemas: Components['schemas']): string =>
  Object.entries(schemas)
    .filter(([, schema]) => schema.properties)
    .map(([name, schema]) =>
      table(
        [name, 'always there', 'value'],
        fieldsOf(schema).map((field) => [coded(field.name), field.isRequired ? 'yes' : 'no', field.value]),
      ),
    )
    .join('\n\n')

const codeRows = (schemas: Components['schemas']): string[][] =>
  Object.values(schemas).flatMap(({ enum: codes = [], 'x-enum-varnames': names = [] }) =>
    codes.map((code, at) => [String(code), names[at] ?? '']),
  )
