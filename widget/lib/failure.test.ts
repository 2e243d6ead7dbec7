import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { Failure, asFailure } from './failure.ts'

const item = (code: number, title = '') => ({ title, details: { code, base: [{ code, error: 'said' }] } })

describe('the error object', () => {
  it('finds the codes of the three shapes an answer can have [ERR-001] [ERR-003]', () => {
    const deep = new Failure('refused', 422, { errors: [item(1501, 'Coupon')] })
    const base = new Failure('refused', 422, {
      errors: [{ title: 'Check', details: { base: [{ code: '1000', error: 'x' }] } }],
    })
    const single = new Failure('refused', 400, { error: 'x' })
    const above = new Failure('refused', 422, {
      errors: [{ title: 'Taken', details: { code: 1302, base: [{ code: 1300, error: 'weak' }] } }],
    })
    assert.deepEqual(deep.codes, [1501])
    assert.deepEqual(base.codes, [1000])
    assert.deepEqual(above.codes, [1302, 1300], 'of the whole, and of each value')
    assert.deepEqual([single.codes, single.title, single.message], [[], 'x', 'x'])
  })

  it('has the seven fields of the specification for every kind of failure [ERR-002]', () => {
    const seven = ({ title, status, json, errors, codes, payloads, message }: Failure) =>
      ({ title, status, json, errors, codes, payloads, message }) // prettier-ignore
    const json = { errors: [item(3004, 'No'), { title: 'Nor', details: { code: 2401, payload: { balance: 8 } } }] }
    assert.deepEqual(seven(new Failure('refused', 422, json)), {
      title: 'No',
      status: 422,
      json,
      errors: [
        { title: 'No', code: 3004, base: [{ field: '', code: 3004, error: 'said' }] },
        { title: 'Nor', code: 2401, base: [] },
      ],
      codes: [3004, 2401],
      payloads: [{ code: 3004, base: [{ code: 3004, error: 'said' }] }, { balance: 8 }],
      message: 'No',
    })
    const lost = { title: '', status: 0, json: null, errors: [], codes: [], payloads: [], message: 'network' }
    assert.deepEqual(seven(new Failure('network')), lost)
  })

  it('survives every nonsense a server can answer', () => {
    for (const json of [null, 7, 'x', [], { errors: 'x' }, { errors: [null, 1, { details: 7 }] }, { error: {} }])
      assert.deepEqual(new Failure('refused', 400, json).codes, [])
    assert.equal(asFailure(new TypeError('broken')).kind, 'processing')
  })
})
