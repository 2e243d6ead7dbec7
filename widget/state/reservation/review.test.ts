import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { stayVisits } from '../../../test/lib/widget/stay-visits.ts'
import { visitorAtom } from '../session/visitor.ts'
import { loadReviewAtom, reviewAtom } from './review.ts'

describe('an answer about a stay that nobody waits for any more', () => {
  const { open, booked } = stayVisits()

  /** Two stays, the first one on the screen; it is read again, as after a change, and the answer is held back. */
  async function waiting() {
    const [first, second] = [await booked(), await booked()]
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    let isHeld = false
    const visit = await open({
      bend: (line, send) => (isHeld && line.endsWith(`/reservations/${first.number}`) ? held.then(send) : null),
    })
    const shown = () => {
      const review = visit.store.get(reviewAtom)
      return review.kind === 'ready' ? review.reservation.reservation_number : review.kind
    }
    visit.review(first.number, first.email)
    await visit.until(() => shown() === first.number)
    isHeld = true
    const answered = visit.store.set(loadReviewAtom)
    return { visit, second, shown, answer: () => (release(), answered) }
  }

  it('is not what the page of another stay shows', async () => {
    const { visit, second, shown, answer } = await waiting()
    visit.review(second.number, second.email)
    await visit.until(() => shown() === second.number)
    await answer()
    assert.equal(shown(), second.number)
  })

  it('is not shown to whoever comes after its guest', async () => {
    const { visit, shown, answer } = await waiting()
    visit.store.set(visitorAtom, (number) => number + 1)
    await answer()
    assert.equal(shown(), 'loading')
  })
})
