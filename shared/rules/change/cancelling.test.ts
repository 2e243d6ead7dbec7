import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import fc from 'fast-check'

import { MINUTE_MS } from '../../constants.ts'
import { HOLDERS } from '../../model/stay/held.ts'
import type { Holder } from '../../model/stay/held.ts'
import { ACTIONS, cancellationFee, settlementOf, updateSettingsOf, warningsOf, whatMayBeDone } from './cancelling.ts'
import type { Bar, HotelTerms, Kept, Viewer } from './cancelling.ts'
import { addDays } from '../days/dates.ts'
import { instantOf } from '../days/zones.ts'

const CHECKIN = '2026-11-21'
const kept: Kept = {
  status: 'done',
  hotelId: 1,
  checkin_date: CHECKIN,
  checkout_date: '2026-11-23',
  holder: 'guest',
  is_holder: false,
  is_staff_edited: false,
  paid: 10_000,
}
const house: HotelTerms = { time_zone: 'Asia/Tokyo', updates: { days_before: 3, hour: 18 } }
const nobody: Viewer = { hotelId: 1, isMember: false, isOrganization: false }
const LONG_BEFORE = instantOf('Asia/Tokyo', '2026-11-01', 0)

describe('what may be done with a reservation', () => {
  const states: [string, Partial<Kept>, Record<'update' | 'cancel' | 'receipt', Bar | null>][] = [
    ['booked', {}, { update: null, cancel: null, receipt: 'not_yet' }],
    [
      'waiting for its payment',
      { status: 'payment_pending' },
      { update: 'payment_in_progress', cancel: 'payment_in_progress', receipt: 'payment_in_progress' },
    ],
    ['cancelled with a fee', { status: 'cancelled' }, { update: 'cancelled', cancel: 'cancelled', receipt: null }],
    [
      'cancelled for nothing',
      { status: 'cancelled', paid: 0 },
      { update: 'cancelled', cancel: 'cancelled', receipt: 'not_paid_online' },
    ],
    ['over', { status: 'completed' }, { update: 'completed', cancel: 'completed', receipt: 'not_yet' }],
    ['of an unknown state', { status: 'unknown' }, { update: 'unknown', cancel: 'unknown', receipt: 'not_yet' }],
    [
      'changed by the staff',
      { is_staff_edited: true },
      { update: 'edited_by_staff', cancel: 'edited_by_staff', receipt: 'not_yet' },
    ],
    ['paid at the hotel', { paid: 0 }, { update: null, cancel: null, receipt: 'not_paid_online' }],
  ]
  for (const [name, changes, expected] of states) {
    it(`is told of one that is ${name} [MANAGE-017]`, () => {
      const done = whatMayBeDone({ ...kept, ...changes }, house, nobody, LONG_BEFORE)
      const { update, cancel, receipt, coupon, view, guests, answer, change_answers } = done
      assert.deepEqual({ update, cancel, receipt }, expected)
      // A coupon is a change, and so is who comes; looking is always allowed.
      assert.deepEqual([coupon, guests, change_answers, view], [update, update, update, null])
      // What the hotel still waits for it may be told, whoever changed the booking.
      assert.equal(answer, changes.is_staff_edited ? null : update)
    })
  }

  it('lets the hotel keep its guests as they were booked, and change their answers all the same [MANAGE-027] [QUESTION-026]', () => {
    const of = (updates: HotelTerms['updates'], now = LONG_BEFORE) => {
      const { update, guests, change_answers } = whatMayBeDone(kept, { ...house, updates }, nobody, now)
      return [update, guests, change_answers]
    }
    const open = { days_before: 3, hour: 18 }
    assert.deepEqual(of({ ...open, guests: true }), [null, null, null])
    assert.deepEqual(of({ ...open, guests: false }), [null, 'not_offered', null])
    assert.deepEqual(of(null), ['not_offered', 'not_offered', null])
    const deadline = instantOf('Asia/Tokyo', '2026-11-18', 18 * 60)
    assert.deepEqual(of(open, deadline - MINUTE_MS), [null, null, null])
    assert.deepEqual(of(open, deadline), Array(3).fill('deadline_passed'))
    const arrival = instantOf('Asia/Tokyo', CHECKIN, 0)
    assert.deepEqual([of(null, arrival - MINUTE_MS)[2], of(null, arrival)[2]], [null, 'checkin_day'])
  })

  it('decides by the minute of the hotel’s own clock, in every zone of the world [MANAGE-016]', () => {
    const zones = Intl.supportedValuesOf('timeZone')
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.integer({ min: 0, max: 3_000 }),
        fc.integer({ min: 0, max: 5 }),
        fc.integer({ min: 0, max: 23 }),
        fc.integer({ min: 0, max: 2 }),
        (time_zone, day, days_before, hour, length) => {
          const checkin_date = addDays('2025-01-01', day)
          const stay = { ...kept, checkin_date, checkout_date: addDays(checkin_date, length) }
          const at = (now: number, updates: HotelTerms['updates'] = { days_before, hour }) =>
            whatMayBeDone(stay, { time_zone, updates }, nobody, now)
          const arrival = instantOf(time_zone, checkin_date, 0)
          assert.equal(at(arrival - MINUTE_MS).cancel, null)
          assert.equal(at(arrival).cancel, 'checkin_day')
          assert.equal(at(arrival).update, 'checkin_day')

          const deadline = instantOf(time_zone, addDays(checkin_date, -days_before), hour * 60)
          if (deadline <= arrival) {
            assert.equal(at(deadline - MINUTE_MS).update, null)
            assert.notEqual(at(deadline).update, null)
          }
          const leaving = instantOf(time_zone, stay.checkout_date, 0)
          assert.equal(at(leaving - MINUTE_MS).receipt, 'not_yet')
          assert.equal(at(leaving).receipt, null)
        },
      ),
      { numRuns: 2_000 },
    )
  })

  it('offers no changing where the hotel changes bookings itself, and cancelling all the same [MANAGE-011]', () => {
    const { update, cancel } = whatMayBeDone(kept, { ...house, updates: null }, nobody, LONG_BEFORE)
    assert.deepEqual([update, cancel], ['not_offered', null])
  })
})

describe('who may change a reservation', () => {
  // PERM-006, PERM-007: owner by login by house.
  const OWN: Record<Holder, readonly string[]> = {
    guest: ['none'],
    member: ['right', 'both'],
    organization: ['right', 'both'],
  }
  const LOGINS = {
    none: { isMember: false, isOrganization: false },
    right: null,
    other: { isMember: true, isOrganization: false },
    both: { isMember: true, isOrganization: true },
  } as const
  const MISMATCH = { guest: 'guest_booking', member: 'member_account', organization: 'organization_account' } as const

  for (const holder of HOLDERS)
    for (const login of ['none', 'right', 'other', 'both'] as const) {
      if (holder === 'guest' && login === 'right') continue
      for (const hotelId of [1, 2]) {
        const isRight = OWN[holder].includes(login)
        const accounts = LOGINS[login] ?? { isMember: holder === 'member', isOrganization: holder === 'organization' }
        it(`is right for a ${holder}’s booking with the login ${login} at house ${hotelId} [PERM-007]`, () => {
          const booking = { ...kept, holder, is_holder: holder !== 'guest' && isRight }
          const viewer = { ...accounts, hotelId }
          const expected = [...(isRight ? [] : [MISMATCH[holder]]), ...(hotelId === 1 ? [] : ['facility'])]
          assert.deepEqual(warningsOf(booking, viewer), expected)
          const done = whatMayBeDone(booking, house, viewer, LONG_BEFORE)
          for (const action of ['update', 'cancel', 'coupon', 'guests', 'change_answers'] as const)
            assert.equal(done[action], expected[0] ?? null)
          assert.deepEqual([done.view, done.answer], [null, null])
        })
      }
    }
})

describe('the answer of update_settings', () => {
  const answers: [Bar | null, unknown][] = [
    [null, { is_active: true, updatable: true, reason: null }],
    ['not_offered', { is_active: false, updatable: false, reason: null }],
    ['deadline_passed', { is_active: true, updatable: false, reason: 'deadline_passed' }],
    ['guest_booking', { is_active: true, updatable: false, reason: null }],
    ['cancelled', { is_active: true, updatable: false, reason: null }],
  ]
  for (const [bar, expected] of answers)
    it(`is in its own words when ${bar ?? 'nothing'} stands in the way [CALL-045] [MANAGE-011]`, () => {
      assert.deepEqual(updateSettingsOf(bar), expected)
    })

  it('knows every action', () => {
    assert.deepEqual(Object.keys(whatMayBeDone(kept, house, nobody, LONG_BEFORE)).toSorted(), [...ACTIONS].toSorted())
  })
})

describe('the money of cancelling', () => {
  const policy = (percentage_of_cost: number) => ({
    cancellation_policy_parts: [{ days_before: 3, hours_after: null, percentage_of_cost }],
    no_show_percentage_of_cost: 100,
  })
  const at = { date: '2026-11-20', minutes: 0 }

  it('asks each room’s own policy, and never more than the stay costs [MANAGE-014]', () => {
    const rooms = [
      { policy: policy(30), total_gross: 10_001 },
      { policy: policy(50), total_gross: 20_000 },
    ]
    assert.equal(cancellationFee(rooms, { checkin_date: CHECKIN, total_gross: 30_001 }, at), 13_000)
    // Points had paid most of it, and come back.
    assert.equal(cancellationFee(rooms, { checkin_date: CHECKIN, total_gross: 4_000 }, at), 4_000)
  })

  it('never gives back what was not paid, and loses nothing', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.nat(1_000_000), (fee, paid) => {
        const { refund, due } = settlementOf(fee, paid)
        assert.equal(paid + due, fee + refund)
        assert.ok(refund >= 0 && due >= 0 && refund * due === 0)
      }),
    )
  })
})
