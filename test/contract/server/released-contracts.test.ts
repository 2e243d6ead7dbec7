import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, it } from 'node:test'

import { openApi } from '../../../demo-host/provider/http/openapi/document.ts'
import { contractBreaks } from '../../../scripts/contract/contract-breaks.ts'
import { contractFields, readFields, writeFields } from '../../../scripts/contract/contract-fields.ts'
import type { ContractField } from '../../../scripts/contract/contract-fields.ts'

const RELEASED = new URL('../released/', import.meta.url)
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
const TODAY = contractFields(openApi({ api: 'https://api.example', identity: 'https://identity.example' }, version))
const contractOf = (name: string) => readFields(readFileSync(new URL(name, RELEASED), 'utf8'))

const [major = 0, minor = 0] = version.split('.').map(Number)
/** Of the current minor version and the two before. */
const SERVED = readdirSync(RELEASED).filter((name) => {
  const [ofMajor, ofMinor = 0] = name.split('.').map(Number)
  return ofMajor === major && ofMinor <= minor && ofMinor >= minor - 2
})

/** The contract of today with one field, or more, made otherwise. */
function today(path: string, change: (field: ContractField) => ContractField[], direction = 'answer'): ContractField[] {
  assert.ok(
    TODAY.some((field) => field.path === path && field.direction === direction),
    `${path} is a field`,
  )
  return TODAY.flatMap((field) => (field.path === path && field.direction === direction ? change(field) : [field]))
}
const SEARCH = 'GET /hotels/{hotelId}/rooms'
const BOOK = 'POST /hotels/{hotelId}/reservations'
const only = (call: string, change: (field: ContractField) => ContractField[]) => (field: ContractField) =>
  field.call === call ? change(field) : [field]
const schema = (more: ContractField['schema']) => (field: ContractField) => [
  { ...field, schema: { ...field.schema, ...more } },
]
const added = (field: Partial<ContractField>): ContractField[] => [
  ...TODAY,
  { call: BOOK, direction: 'body', path: 'whim', required: false, schema: { type: 'string' }, ...field },
]

/** Who may search, as the document says it. */
const ASKERS = String(TODAY.find(({ call, direction }) => call === SEARCH && direction === 'needs')?.schema.enum?.[0])

describe('the contract of a release', () => {
  it('is kept of the version that stands in package.json', () => {
    assert.ok(SERVED.includes(`${version}.tsv`), 'npm run record-contract')
  })

  for (const name of SERVED)
    it(`is served to who still has the widget of ${name.replace('.tsv', '')}`, () => {
      assert.deepEqual(contractBreaks(contractOf(name), TODAY), [])
    })

  it('is read as it was written', () => assert.deepEqual(readFields(writeFields(TODAY)), TODAY))

  const breaks: [what: string, changed: ContractField[], told: RegExp][] = [
    ['a call that is gone', TODAY.filter(({ call }) => call !== SEARCH), /^GET \/hotels\/\{hotelId\}\/rooms: is gone$/],
    ['a field of an answer that is gone', today('data.rooms[].room_type_code', only(SEARCH, () => [])), /answer data\.rooms\[\]\.room_type_code: is gone/],
    ['one that may be missing', today('data.rooms[].room_type_code', only(SEARCH, (field) => [{ ...field, required: false }])), /room_type_code: may be missing/],
    ['one that may be nothing', today('data.rooms[].room_type_code', only(SEARCH, schema({ type: ['string', 'null'] }))), /room_type_code: may be null/],
    ['a word nobody knew', today('data.rooms[].room_plan[].discounts[].target', only(SEARCH, schema({ enum: ['all', 'whim'] }))), /target: may be whim/],
    ['a parameter that is asked for', added({ call: SEARCH, direction: 'query', path: 'whim', required: true }), /query whim: is asked for/],
    ['a field of a body that is asked for', added({ required: true }), /body whim: is asked for/],
    ['a body where none was sent', [...TODAY, { call: SEARCH, direction: 'body', path: '', required: true, schema: { type: 'object' } }], /body \(whole\): is asked for/],
    ['less of a number', today('rooms[].quantity', only(BOOK, schema({ maximum: 1 })), 'body'), /rooms\[\]\.quantity: has a lower maximum/],
    ['who may ask', today('', only(SEARCH, (field) => schema({ enum: ['[{"clientSession":[],"member":[]}]'] })(field)), 'needs'), /who has \{"clientSession":\[\](?:,"organization":\[\])?\} may not ask/],
  ] // prettier-ignore
  for (const [what, changed, told] of breaks)
    it(`is broken by ${what}`, () => {
      const found = contractBreaks(TODAY, changed)
      assert.ok(found.length > 0 && found.every((line) => told.test(line)), found.join('\n') || 'nothing was told')
    })

  const kept: [what: string, changed: ContractField[]][] = [
    ['one more field of an answer', added({ call: SEARCH, direction: 'answer', path: 'data.whim', required: true })],
    ['one more field that may be sent', added({})],
    ['one more call', added({ call: 'GET /whims', direction: 'query', required: true })],
    ['any number for a whole one', today('rooms[].quantity', only(BOOK, schema({ type: 'number' })), 'body')],
    ['whole numbers of any', today('data.rooms[].room_count', only(SEARCH, schema({ type: 'integer' })))],
    ['more who may ask', today('', only(SEARCH, schema({ enum: [`${ASKERS.slice(0, -1)},{}]`] })), 'needs')],
    ['more of a number', today('rooms[].quantity', only(BOOK, schema({ maximum: 10_000 })), 'body')],
  ]
  for (const [what, changed] of kept)
    it(`is kept with ${what}`, () => assert.deepEqual(contractBreaks(TODAY, changed), []))
})
