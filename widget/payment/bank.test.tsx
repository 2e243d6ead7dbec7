import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { reservation } from '../../demo-host/provider/db/schema/booking.ts'
import { THREE_DS_MS } from '../../shared/constants.ts'
import { LOCALE_CODES } from '../../shared/locales.ts'
import { until } from '../../test/lib/until.ts'
import {
  ASKS,
  assertCarries,
  BY_CARD,
  challengeOf,
  HOTORI,
  PAYS,
  payingWorld,
  toBank,
  toPayment,
  wordsIn,
} from '../../test/lib/paying.ts'
import type { Checkout, Sent } from '../../test/lib/paying.ts'
import { goAtom, placeAtom, routeAtom } from '../state/navigation/navigation.ts'
import { showLocaleAtom } from '../state/settings/texts.ts'
import { paymentAtom } from './attempt.ts'
import { settleBankAtom } from './bank.ts'
import { confirmedReservationAtom } from '../features/checkout/confirmation/booked.ts'

describe('a payment that the guest’s bank is asked about', () => {
  const { world, open } = payingWorld()
  async function atBank() {
    const checkout = await open('credit_card', BY_CARD)
    return { ...checkout, challenge: await toBank(checkout) }
  }
  const answer = (checkout: Checkout, status: string, code: number | null = null) =>
    checkout.spoil(async (send, { path }) => {
      const response = await send()
      if (!path.includes('/tripla_pay/transactions/')) return response
      const { data } = (await response.json()) as { data: object } // the contract's envelope
      return new Response(JSON.stringify({ data: { ...data, status, code, next: 'failed' } }))
    })
  /** What the provider says of the payment, look by look. */
  function heard(checkout: Checkout): string[] {
    const states: string[] = []
    checkout.spoil(async (send, { path }) => {
      const response = await send()
      if (path.includes('/tripla_pay/transactions/')) states.push(Object(await response.clone().json()).data.status)
      return response
    })
    return states
  }

  it('shows the time that is left and the challenge [PAY-042]', async () => {
    const { page, sees, text } = await atBank()
    await sees('Time left to confirm')
    assert.match(text(), /1[45]:\d\d/)
    assert.equal(page.all('iframe[title]').length, 1)
  })

  it('pre_3d_secure leads to the bank’s page, and nowhere else while it stays so [PAY-045]', async () => {
    const checkout = await atBank()
    const states = heard(checkout)
    await until(() => states.length > 1, 'two looks')
    assert.deepEqual([...new Set(states)], ['pre_3d_secure'])
    assert.equal(checkout.page.one('iframe[title]').getAttribute('src'), checkout.challenge.url)
    assert.match(checkout.text(), /Confirm in the box below/)
    assert.equal(checkout.store.get(routeAtom).id, 'guestDetail')
  })

  it('capturing leads to waiting, with nothing to answer, until the gateway says more [PAY-045]', async ({ mock }) => {
    const checkout = await open('credit_card', BY_CARD)
    const states = heard(checkout)
    const { payment_hub: gateway } = world().gateways
    const { authorize } = gateway
    const lost = { kind: 'unknown' as const }
    const silent = [
      mock.method(gateway, 'authorize', (...asked: Parameters<typeof authorize>) =>
        authorize(...asked).then(() => lost),
      ),
      mock.method(gateway, 'fetch', async () => lost),
    ]
    await toPayment(checkout)
    checkout.card(PAYS)
    await checkout.press(/^Pay/)
    await checkout.sees('Your bank is processing the payment. This takes a moment.')
    await until(() => states.length > 1, 'two looks')
    assert.deepEqual([...new Set(states)], ['capturing'])
    assert.deepEqual(checkout.page.all('iframe[src]'), [])
    assert.equal(checkout.store.get(routeAtom).id, 'guestDetail')
    for (const each of silent) each.mock.restore()
    await checkout.sees('We look forward to welcoming you')
    assert.equal(states.at(-1), 'captured')
  })

  const GUARANTEE = { hotel: HOTORI, plan: 'guarantee' }
  for (const [status, type, where, decision, place, words] of [
    ['captured', 'credit_card', BY_CARD, 'approve', 'confirmation', 'We look forward to welcoming you'],
    [
      'authorized',
      'on_site_credit_card_required',
      GUARANTEE,
      'approve',
      'confirmation',
      'We look forward to welcoming you',
    ],
    ['failed', 'credit_card', BY_CARD, 'fail', 'fail', 'Your bank did not confirm the payment.'],
    ['cancelled', 'credit_card', BY_CARD, 'cancel', 'fail', 'You stopped the bank verification.'],
  ] as const)
    it(`${status} leads to ${place} [PAY-045]`, async () => {
      const checkout = await open(type, where)
      const states = heard(checkout)
      await toPayment(checkout)
      checkout.card(ASKS)
      await checkout.press(/^(?:Pay|Book)/)
      const challenge = await challengeOf(checkout)
      await world().decide(challenge.url ?? '', decision)
      await until(() => checkout.store.get(routeAtom).id === place, place)
      await checkout.sees(words)
      assert.equal(states.at(-1), status)
    })

  it('says on the failure page why, and what can be done [PAY-043]', async () => {
    const checkout = await atBank()
    answer(checkout, 'failed', 3006)
    await checkout.sees(wordsIn(checkout, 'errors.3006'))
    await checkout.sees('You have not been charged')
    await checkout.press('Try another card')
    await checkout.sees('How would you like to pay?')
  })

  it('ends after fifteen minutes without a charge, in every language [PAY-044] [ERR-115] [CONST-018]', async () => {
    assert.equal(THREE_DS_MS, 900_000)
    const checkout = await atBank()
    const { store, sees, text } = checkout
    const payment = store.get(paymentAtom)
    assert.ok(payment.kind === 'challenge')
    const number = payment.challenge.reservationNumber
    const start = world().clock.now()
    world().clock.advance(THREE_DS_MS - 1000)
    await world().provider.jobs.sweep()
    const statusOf = async () =>
      (await world().database.orm.select().from(reservation)).find((row) => row.number === number)?.status
    assert.equal(await statusOf(), 'payment_pending')
    world().clock.advance(1000 - (world().clock.now() - start - THREE_DS_MS + 1000))
    await world().outwait()
    assert.equal(await statusOf(), 'cancelled')
    await until(() => store.get(routeAtom).id === 'fail', 'the failure page')
    for (const locale of LOCALE_CODES) {
      await store.set(showLocaleAtom, locale)
      await sees(wordsIn(checkout, 'fail.bankTimeout', { minutes: 15 }))
      await sees(wordsIn(checkout, 'fail.kept', { n: 10 }))
      assert.doesNotMatch(text(), /errors\.|checkout\./)
    }
  })

  it('and then left alone is incomplete: the payment goes on, or everything starts again [PAY-050] [PAY-054]', async () => {
    const checkout = await atBank()
    const { store, sees, press } = checkout
    const payment = store.get(paymentAtom)
    assert.ok(payment.kind === 'challenge')
    const { reservationNumber: confirmationNumber, email } = payment.challenge
    const look = () => {
      store.set(paymentAtom, { kind: 'idle' })
      store.set(goAtom, { to: 'confirmation', params: { confirmationNumber }, state: { email } })
    }
    look()
    await sees('Your payment is not complete')
    await press('Continue with the payment')
    await sees('Your bank needs to confirm it is you')
    look()
    await press('Start again')
    await until(() => store.get(routeAtom).id === 'result', 'the results')
    assert.match(store.get(placeAtom).search, /checkin=2026-11-24&checkout=2026-11-26/)
    const rows = await world().database.orm.select().from(reservation)
    assert.equal(rows.find(({ number }) => number === confirmationNumber)?.status, 'cancelled')

    // A state nobody has told us about is no booking, and no error page either.
    checkout.spoil(async (send, { path }) => {
      const response = await send()
      if (!path.endsWith(confirmationNumber)) return response
      const { data } = (await response.json()) as { data: object } // as above
      return new Response(JSON.stringify({ data: { ...data, status: 'on_hold' } }))
    })
    store.set(confirmedReservationAtom, { kind: 'loading' })
    look()
    await sees('We do not know the status of this booking')
    await sees(confirmationNumber)
  })

  const only = (sent: Sent[], method: string, part: string) =>
    sent.filter((each) => each.method === method && each.path.includes(part))

  it('is asked every moment until it knows, and then the guest sees the confirmation [PAY-029] [CALL-065] [CALL-142]', async () => {
    const { challenge, sent, sees, spoil, text, store } = await atBank()
    const path = `/hotels/${HOTORI.id}/tripla_pay/transactions/${challenge.transactionId}`
    const questions = () => only(sent, 'GET', path)
    await until(() => questions().length > 1, 'a second question')
    questions().forEach((question) => assertCarries(question))
    assert.equal(store.get(routeAtom).id, 'guestDetail')
    spoil((send, request) => (request.path === path ? Promise.resolve(new Response('{}', { status: 500 })) : send()))
    await sees('Something went wrong')
    spoil((send) => send())
    await world().decide(challenge.url ?? '', 'approve')
    await sees('We look forward to welcoming you')
    assert.doesNotMatch(text(), /pre_3d_secure|captured/)
  })

  for (const [decision, status, place] of [
    ['approve', 'captured', 'confirmation'],
    ['fail', 'failed', 'fail'],
  ] as const)
    it(`is told that the guest is back, and its ${status} leads to ${place} [PAY-026] [CALL-051] [CALL-138] [CALL-142]`, async () => {
      const { challenge, sent, store, spoil } = await atBank()
      const path = `/hotels/${HOTORI.id}/reservations/${challenge.reservationNumber}/payment_hub/transactions/${challenge.transactionId}`
      const answers: unknown[] = []
      spoil(async (send, request) => {
        // The watch learns nothing: the answer to the guest's return alone leads on.
        if (request.path.includes('/tripla_pay/')) return new Response('{}', { status: 500 })
        const answer = await send()
        if (request.path === path) answers.push(await answer.clone().json())
        return answer
      })
      await world().decide(challenge.url ?? '', decision)
      await store.set(settleBankAtom, challenge, 'returned')
      const [patch, ...others] = only(sent, 'PATCH', path)
      assert.ok(patch && others.length === 0)
      assertCarries(patch)
      assert.deepEqual(patch.body, { status: 'returned' })
      assert.equal(Object(answers[0]).data.status, status)
      await until(() => store.get(routeAtom).id === place, place)
    })

  it('and cannot be stopped says so, and can be asked again [CALL-051]', async () => {
    const { press, sees, spoil, store, sent } = await atBank()
    spoil((send, { method }) => (method === 'PATCH' ? Promise.resolve(new Response('{}', { status: 500 })) : send()))
    await press('Stop and choose another way to pay')
    await sees('We could not stop the payment')
    spoil((send) => send())
    await press('Stop and choose another way to pay')
    await until(() => store.get(routeAtom).id === 'fail', 'the failure page')
    assert.deepEqual(only(sent, 'PATCH', '/payment_hub/').at(-1)?.body, { status: 'cancelled' })
  })
})
