import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'

import { CONTRACT } from '../../shared/contract/index.ts'
import { ERRORS, errorRow, isErrorCode } from '../../shared/errors.ts'
import { LINK_STATUSES, PAYING_REFUSED } from '../../shared/rules/money/payment-link.ts'
import { STATUSES } from '../../shared/statuses.ts'
import { ROOT } from './sources.ts'

const ROW_COUNTS = { call: 104, http: 4, error: 76, link: 8 }
const NONE = '-'
/**
 * Calls that no other server need know: what became of a booking, by its Idempotency-Key (docs/guarantees.md, W9), and a
 * guest's own hand on what is kept about them (docs/security.md); what a house lays down in writing; what a button shows before
 * anybody asks; a stay for a telephone's wallet; and two calls of the specification in one request, for which a widget asks a
 * server that does not know it by the two (AMB-85). An organization's sign-out and its download are
 * in the specification without a path.
 */
const OURS = [
  'POST /hotels/{}/start',
  'GET /hotels/{}/teaser',
  'GET /hotels/{}/legal_texts/{}',
  'GET /hotels/{}/payment_attempts',
  'GET /hotels/{}/reservations/{}/personal_data',
  'DELETE /hotels/{}/reservations/{}/personal_data',
  'GET /hotels/{}/reservations/{}/wallet_pass',
  'GET /hotels/{}/reservations/{}/wallet_link',
  'GET /hotels/{}/memberships/personal_data',
  'DELETE /hotels/{}/organization/sign_out',
  'POST /hotel_brands/{}/organizations/{}/usage_exports',
  'GET /hotel_brands/{}/organizations/{}/usage_exports/{}',
  'GET /api/ota/v1/site',
  'POST /api/ota/v1/recommendations',
]

/** The same stay again within minutes (AMB-83). */
const OUR_ERRORS = [ERRORS.duplicateBooking.code]

// Code and tests read the same tables, so a wrong row would agree with itself everywhere; this list is the other witness.
const specified = readFileSync(join(ROOT, 'test/rules/specified.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
  .filter((line) => !line.startsWith('#'))
  .map((line) => line.split('\t'))
const rowsOf = (kind: keyof typeof ROW_COUNTS) => specified.filter(([of]) => of === kind).map(([, ...row]) => row)
/** The first columns of the rows of a kind, as the tables below are written. */
const told = (kind: keyof typeof ROW_COUNTS, columns: number) =>
  rowsOf(kind)
    .map((row) => row.slice(0, columns).join(' '))
    .toSorted()

/** What a parameter is called is nobody's business but ours: `/hotels/{id}` and `/hotels/:hotelId` are one path. */
const path = (line: string) => line.replace(/:\w+|\{(?!identity\})\w+\}/g, '{}')
const range = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index)

describe('what the specification says', () => {
  it('is a list of four kinds of rows, and each thing is in it once', () => {
    assert.deepEqual(
      Object.fromEntries(Object.keys(ROW_COUNTS).map((kind) => [kind, specified.filter(([of]) => of === kind).length])),
      ROW_COUNTS,
    )
    const subjects = specified.map(([kind, subject = '']) => `${kind} ${path(subject)}`)
    assert.deepEqual(
      subjects.filter((subject, index) => subjects.indexOf(subject) !== index),
      [],
    )
  })

  it('is the method and the path of every call of the contract, beside those that are ours', () => {
    const calls = Object.values(CONTRACT).flatMap((table) => Object.values(table).map(({ call }) => path(call)))
    assert.deepEqual(calls.toSorted(), [...told('call', 1).map(path), ...OURS].toSorted())
  })

  it('is what follows a status before its body is looked at', () => {
    const ours = range(100, 600).flatMap((status) => {
      const then = STATUSES[status]
      return then ? [`${status} ${then}`] : []
    })
    assert.deepEqual(ours, told('http', 2))
  })

  it('is where every error code is shown, where it leads, and what it says of the money', () => {
    const ours = range(0, 10_000)
      .filter(isErrorCode)
      .filter((code) => !OUR_ERRORS.some((ours) => ours === code))
      .map((code) => {
        const { slot, then, money = NONE } = errorRow(code)
        return `${code} ${slot} ${then} ${money}`
      })
    assert.deepEqual(ours, told('error', 4))
  })

  it('is what keeps a payment link from being paid', () => {
    const ours = LINK_STATUSES.map((status) => `${status} ${PAYING_REFUSED[status] ?? NONE}`)
    assert.deepEqual(ours.toSorted(), told('link', 2))
  })
})
