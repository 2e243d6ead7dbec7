// docs/reference/ as the OpenAPI document has it: a page for each table of the contract, and one that leads to them.
import { openApi } from '../../../demo-host/provider/http/openapi/document.ts'
import { contractComments } from './contract-comments.ts'
import { indexPage } from './reference-index.ts'
import type { Components, Table } from './reference-index.ts'
import { wrapped } from './reference-fields.ts'
import { callSection } from './reference-call.ts'
import type { Call, Operation, Shared } from './reference-call.ts'

const ORIGINS = { api: 'https://api.example', identity: 'https://identity.example' }
/** No page names it: a release would change them all. */
const NO_VERSION = '0.0.0'

const spaced = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
const titleOf = (name: string) => spaced(name).replace(/^./, (letter) => letter.toUpperCase())
const fileOf = (name: string) => `${spaced(name).replaceAll(' ', '-')}.md`

/** Every page by the name of its file. */
export function referencePages(): Record<string, string> {
  const document = openApi(ORIGINS, NO_VERSION)
  const components = document.components as unknown as Components // it is written row by row, not as one type
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Call => ({
      method: method.toUpperCase(),
      path,
      operation: operation as Operation,
    })),
  )
  const tables = document.tags.map(({ name }): Table => ({
    name,
    file: fileOf(name),
    title: titleOf(name),
    calls: calls.filter(({ operation }) => operation.tags.includes(name)),
  }))
  const shared = sharedOf(components, document.security)
  return Object.fromEntries([
    ['README.md', indexPage(document.info.description, components, tables)],
    ...tables.map((table) => [table.file, tablePage(table, shared)]),
  ])
}

const sharedOf = ({ securitySchemes, parameters }: Components, security: Shared['security']): Shared => ({
  proofs: Object.fromEntries(Object.entries(securitySchemes).map(([id, { name = 'Authorization' }]) => [id, name])),
  headers: parameters,
  security,
})

function tablePage({ name, title, calls }: Table, shared: Shared): string {
  const { says = '', rows = {} } = contractComments()[name] ?? {}
  const sections = calls.map((call, at) =>
    callSection(call, rows[call.operation.operationId.replace(/^\w+-/, '')] ?? '', shared, calls.slice(0, at)),
  )
  const lead = 'How its tables read: [all calls](README.md#how-the-tables-read). Written by `npm run generate`.'
  return `${[`# ${title}`, wrapped(says), lead, ...sections].filter(Boolean).join('\n\n')}\n`
}
