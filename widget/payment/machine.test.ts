import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { setImmediate } from 'node:timers/promises'

import { Failure } from '../lib/failure.ts'
import { isUncertain, mayPay, payFor, TRANSITIONS, watchPayment } from './machine.ts'
import type { PaymentPhase, PaymentPurpose, SentAttempt } from './machine.ts'

type Bill = { token: string }
const refusal = (code: number, status = 402) =>
  new Failure('refused', status, { errors: [{ title: '', details: { code } }] })
const SOLD = 1105
const STILL_RUNNING = 3013

/** A purpose in memory: what was sent, what is kept, and the way the screen went. */
function purposeOf(send: (attempt: SentAttempt<Bill>) => Promise<string>, body: () => Bill | null = () => BILL) {
  const seen: PaymentPhase[] = ['idle']
  const sent: SentAttempt<Bill>[] = []
  const box: { kept: SentAttempt<Bill> | null; keys: number; answer: string | null; failure: Failure | null } = {
    kept: null,
    keys: 0,
    answer: null,
    failure: null,
  }
  const to = (phase: PaymentPhase) => void seen.push(phase)
  const purpose: PaymentPurpose<Bill, string> = {
    phase: () => seen.at(-1) ?? 'idle',
    show: to,
    newKey: () => `key-${++box.keys}`,
    read: () => box.kept,
    keep: (attempt) => void (box.kept = attempt),
    drop: () => void (box.kept = null),
    body: async () => body(),
    send(attempt) {
      sent.push(attempt)
      return send(attempt)
    },
    answered(_attempt, answer) {
      box.answer = answer
      box.kept = null
      to('paid')
    },
    uncertain: () => to('unknown'),
    refused(failure) {
      box.failure = failure
      to('refused')
    },
  }
  return { purpose, seen, sent, box }
}
const BILL: Bill = { token: 'of-the-gateway' }

describe('the machine of a payment', () => {
  it('goes only where its table leads', async () => {
    for (const send of [async () => 'paid', async () => Promise.reject(new Failure('unknown'))]) {
      const { purpose, seen } = purposeOf(send)
      await payFor(purpose)
      for (const [at, phase] of seen.slice(1).entries())
        assert.ok(TRANSITIONS[seen[at] ?? 'idle'].includes(phase), `${seen[at]} → ${phase}`)
    }
    assert.deepEqual(
      (Object.keys(TRANSITIONS) as PaymentPhase[]).filter(mayPay), // its own keys
      ['idle', 'refused', 'unknown'],
    )
  })

  it('sends once, however often it is pressed', async () => {
    let answer: (said: string) => void = () => {}
    const { purpose, sent, seen } = purposeOf(() => new Promise((resolve) => (answer = resolve)))
    const presses = Array.from({ length: 10 }, () => payFor(purpose))
    await setImmediate()
    answer('paid')
    await Promise.all(presses)
    assert.equal(sent.length, 1)
    assert.deepEqual(seen, ['idle', 'busy', 'paid'])
  })

  for (const [name, failure] of Object.entries({
    'a lost answer': new Failure('unknown', 503),
    'an answer nobody can read': new Failure('processing', 200),
    'a request that was cut off': new Failure('aborted'),
    'an equal request at work': refusal(STILL_RUNNING, 409),
  }))
    it(`keeps key and body after ${name}, and sends them again whatever the form holds now`, async () => {
      let isLost = true
      let bill = BILL
      const { purpose, sent, box } = purposeOf(
        async () => (isLost ? Promise.reject(failure) : 'paid'),
        () => bill,
      )
      assert.ok(isUncertain(failure))
      await payFor(purpose)
      assert.equal(purpose.phase(), 'unknown')
      isLost = false
      bill = { token: 'of-another-card' }
      await payFor(purpose)
      assert.deepEqual(sent, [
        { key: 'key-1', body: BILL },
        { key: 'key-1', body: BILL },
      ])
      assert.deepEqual([box.answer, box.kept], ['paid', null])
    })

  it('forgets the key with a refusal, and the next press is another attempt', async () => {
    const { purpose, sent, box } = purposeOf(async () => Promise.reject(refusal(SOLD, 409)))
    await payFor(purpose)
    assert.deepEqual([purpose.phase(), box.kept, box.failure?.codes], ['refused', null, [SOLD]])
    await payFor(purpose)
    assert.deepEqual(
      sent.map(({ key }) => key),
      ['key-1', 'key-2'],
    )
  })

  it('sends nothing where the guest has something to do first, or where preparing fails', async () => {
    const waits = purposeOf(
      async () => 'paid',
      () => null,
    )
    await payFor(waits.purpose)
    assert.deepEqual([waits.seen, waits.sent.length, waits.box.kept], [['idle', 'busy', 'idle'], 0, null])

    const fails = purposeOf(
      async () => 'paid',
      () => {
        throw new Failure('network')
      },
    )
    await payFor(fails.purpose)
    assert.deepEqual([fails.purpose.phase(), fails.sent.length, fails.box.kept], ['refused', 0, null])
  })
})

describe('the watch of a payment', () => {
  const watched = (answers: (() => boolean)[]) => {
    const told: (string | null)[] = []
    let gone: Failure | null = null
    const left = new AbortController()
    const watch = {
      ask: async () => (answers.shift() ?? (() => true))(),
      silent: (failure: Failure | null) => void told.push(failure && failure.kind),
      gone: (failure: Failure) => void (gone = failure),
    }
    return { told, left, watch, gone: () => gone }
  }
  const throws = (failure: Failure) => () => {
    throw failure
  }

  it('asks again after silence, says so, and ends when the payment stands still', async () => {
    const { told, watch, left } = watched([throws(new Failure('network')), () => true])
    await watchPayment(watch, left.signal)
    assert.deepEqual(told, ['network', null])
  })

  it('gives up on a payment nobody knows', async () => {
    const { watch, left, gone } = watched([throws(new Failure('refused', 404))])
    await watchPayment(watch, left.signal)
    assert.equal(gone()?.status, 404)
  })

  it('ends with the screen, and says nothing then', async () => {
    const { told, watch, left } = watched([() => false, throws(new Failure('aborted'))])
    const watching = watchPayment(watch, left.signal)
    left.abort()
    await watching
    assert.ok(!told.includes('aborted'))
  })
})
