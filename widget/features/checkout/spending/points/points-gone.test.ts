import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { loadTranslate } from '../../../../../locales/load.ts'
import { LOCALE_CODES } from '../../../../../shared/locales.ts'
import { HANAKO } from '../../../../../test/contract/helpers/members.ts'
import { BOOK, callsTo } from '../../../../../test/journeys/helpers/calls.ts'
import { bookingSteps } from '../../../../../test/lib/widget/booking-steps.ts'
import { stayVisits } from '../../../../../test/lib/widget/stay-visits.ts'
import type { StayVisit } from '../../../../../test/lib/widget/stay-visits.ts'
import { calculationAtom } from '../../price/calculation-state.ts'

// Points that are given back: test/journeys/account/member-points.test.ts.

const { world, open } = stayVisits()
const POINTS = /^\/hotels\/\d+\/memberships\/point$/
const t = await loadTranslate('en', ['checkout', 'codes', 'core', 'results', 'spending'])

/** In the field of how many are spent. */
async function enter(member: StayVisit, amount: string) {
  const label = await member.until(() =>
    member.all('label').find((one) => one.textContent?.includes(t('spending.howMany'))),
  )
  const field = `[id="${label.getAttribute('for')}"]`
  await member.take(field, amount)
  await member.press(t('spending.use'))
  return () => member.root.querySelector<HTMLInputElement>(field)?.value
}

describe('a member with points', () => {
  it('spends them on the details, hears what is wrong with an amount, and is promised new ones [POINT-001] [POINT-002] [ERR-111]', async () => {
    const since = await world().lastCall()
    const hanako = await open()
    await hanako.signIn()
    const steps = bookingSteps(() => hanako, t)
    hanako.toResults()
    await steps.choose('Room only')
    await steps.toDetails()
    await hanako.reads(t('spending.balance', { n: '12,800' }))
    assert.ok((await callsTo(world(), 'GET', POINTS, since)).length > 0)
    await hanako.reads(t('spending.credited', { name: 'Points', n: 3 }))
    await hanako.until(() => hanako.store.get(calculationAtom).kind === 'ready')
    const total = () => hanako.words('.summary .bill .sum dd').at(0)
    const plain = await hanako.until(total)

    for (const [amount, words] of [
      ['150', t('spending.faultStep', { n: 100 })],
      ['9000000', t('spending.faultPrice', { most: 12_800 }).slice(0, 20)],
    ] as const) {
      const value = await enter(hanako, amount)
      await hanako.until(() => hanako.words('[role=alert]').some((told) => told.includes(words)))
      assert.equal(value(), amount)
      assert.equal(total(), plain)
    }
    for (const locale of LOCALE_CODES) {
      const theirs = await loadTranslate(locale, ['spending'])
      await hanako.speak(locale)
      const [start = ''] = theirs('spending.faultPrice', { most: 0 }).split(/[\d٠-٩]/)
      await hanako.until(() => hanako.words('[role=alert]').some((told) => told.includes(start.trim())))
    }
    await hanako.speak('en')
    await enter(hanako, '500')
    await hanako.reads(t('spending.applied', { n: '500' }))
    await hanako.until(() => hanako.words('.summary .bill').some((bill) => bill.includes(t('checkout.billPoints'))))
    await hanako.until(() => total() !== undefined && total() !== plain)
  })

  it('finds the form filled, and hears that the points are not there any more with both numbers [GUEST-018] [POINT-021] [POINT-011]', async () => {
    const hanako = await open()
    await hanako.signIn()
    const steps = bookingSteps(() => hanako, t)
    hanako.toResults()
    await steps.choose('Room only')
    await steps.toDetails()
    await hanako.reads(t('spending.credited', { name: 'Points', n: 3 }))
    for (const locale of LOCALE_CODES) {
      const theirs = await loadTranslate(locale, ['spending'])
      const words = theirs('spending.credited', { name: theirs('spending.points'), n: 3 })
      assert.match(words, /3/)
      await hanako.speak(locale)
      await hanako.reads(words)
    }
    await hanako.speak('en')
    await hanako.until(() => hanako.value('email') === HANAKO)
    assert.equal(hanako.value('phone'), '09012345678')
    await hanako.write({ first_name: 'Hanako', last_name: 'Yamada' })
    const terms = await hanako.until(() => hanako.root.querySelector<HTMLInputElement>('[name="terms"]'))
    terms.click()
    async function spend() {
      await enter(hanako, '500')
      await hanako.reads(t('spending.applied', { n: '500' }))
      await hanako.until(() => hanako.words('.summary .bill').some((bill) => bill.includes(t('checkout.billPoints'))))
      await hanako.until(() => hanako.store.get(calculationAtom).kind === 'ready')
    }
    await spend()
    const details = { code: 2401, current_points: 100, spending_points: 500, base: [{ code: 2401, error: 'points' }] }
    const gone = { errors: [{ title: 'There are not enough points', details }] }
    await world().nextAnswer({ method: 'POST', path: '/hotels/:hotelId/reservations', status: 422, body: gone })
    const since = await world().lastCall()
    await steps.submit(t('checkout.bookPayAtHotel'))
    const told = t('codes.2401', { balance: 100, wanted: 500 })
    await hanako.until(() => hanako.words('[role=alert]').some((words) => words.includes(told)))
    for (const sum of [/100/, /500/]) assert.match(told, sum)
    assert.deepEqual([hanako.value('email'), hanako.value('first_name')], [HANAKO, 'Hanako'])

    await spend()
    await steps.submit(t('checkout.bookPayAtHotel'))
    await hanako.until(() => hanako.words('.booked-number').join())
    await hanako.reads(t('spending.earned', { name: t('spending.points'), n: '1,070' }))
    await hanako.reads('Points are added 3 days after check-out and recalculated on the check-out date.')
    const calls = await callsTo(world(), 'POST', BOOK, since)
    assert.deepEqual(
      calls.map(({ status }) => status),
      [422, 201],
    )
    hanako.go('accountPoints')
    await hanako.reads('Points are added 3 days after check-out and recalculated on the day of check-out.')
  })
})
