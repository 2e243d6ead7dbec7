import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { createStore } from 'jotai'

import { hotelRow } from '../../../shared/routes.ts'
import type { RouteId } from '../../../shared/routes.ts'
import { hrefAtom, placeAtom } from '../navigation/navigation.ts'
import { hotelCodeAtom } from '../settings/settings.ts'
import { NOT_UPDATING, updatingAtom } from './updating.ts'

const FLOW = 'current_reservation=R1&key=k1&context=update_payment_type'

function at(path: string, search: string) {
  const store = createStore()
  store.set(hotelCodeAtom, 'demo')
  store.set(placeAtom, { path, search, state: null })
  const queryTo = (to: RouteId, query = {}) =>
    new URL(store.get(hrefAtom)({ to, query }, hotelRow(to)), 'https://widget.example').searchParams
  return { store, queryTo }
}
const kept = (query: URLSearchParams) => Object.keys(NOT_UPDATING).map((name) => query.get(name))

describe('update mode', () => {
  it('is what the address says [QUERY-029]', () => {
    const { store } = at('/booking/result', `?${FLOW}`)
    assert.deepEqual(store.get(updatingAtom), { number: 'R1', key: 'k1', isPayment: true })
    assert.equal(at('/booking/result', '?current_reservation=').store.get(updatingAtom), null)
    const { store: other } = at('/booking/result', '?current_reservation=R1&context=other')
    assert.deepEqual(other.get(updatingAtom), { number: 'R1', key: null, isPayment: false })
  })

  const steps: [RouteId, boolean][] = [
    ['result', true],
    ['guestDetail', true],
    ['fail', true],
    ['lookup', false],
    ['facilities', false],
    ['signIn', false],
  ]
  for (const [to, goesAlong] of steps)
    it(`${goesAlong ? 'goes along to' : 'ends at'} ${to} [QUERY-036]`, () => {
      const { queryTo } = at('/booking/result', `?${FLOW}`)
      assert.deepEqual(kept(queryTo(to)), goesAlong ? ['R1', 'k1', 'update_payment_type'] : [null, null, null])
    })

  it('is left by a link that says so, and only by that', () => {
    const { queryTo } = at('/reservation/guest-detail', `?${FLOW}`)
    assert.deepEqual(kept(queryTo('result', NOT_UPDATING)), [null, null, null])
    assert.equal(queryTo('result', { checkin: '2026-12-01' }).get('current_reservation'), 'R1')
  })
})
