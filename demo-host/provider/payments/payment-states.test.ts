import { describe, it } from 'node:test'
import assert from 'node:assert/strict'

import { TRANSACTION_STATUSES } from '../../../shared/model/stay/reservation.ts'
import type { TransactionStatus } from '../../../shared/model/stay/reservation.ts'
import { isFinal, mayBecome, NEXT } from './payment-states.ts'

// Every pair is written down here once more: a change of the machine has to be meant.
const ALLOWED: Record<TransactionStatus, string> = {
  capturing: 'pre_3d_secure authorized captured failed cancelled',
  pre_3d_secure: 'authorized captured failed cancelled',
  authorized: 'captured failed cancelled',
  captured: '',
  failed: '',
  cancelled: '',
}

describe('the states of a payment (guarantee S12)', () => {
  for (const from of TRANSACTION_STATUSES) {
    for (const to of TRANSACTION_STATUSES) {
      const isAllowed = ALLOWED[from].split(' ').includes(to)
      it(`${isAllowed ? 'lets' : 'never lets'} ${from} become ${to}`, () =>
        assert.equal(mayBecome(from, to), isAllowed))
    }
  }

  it('waits exactly while the outcome is open', () => {
    for (const status of TRANSACTION_STATUSES)
      assert.equal(NEXT[status] === 'wait', !isFinal(status) && status !== 'authorized', status)
  })
})
