import { after, before, describe, it } from 'node:test'
import assert from 'node:assert/strict'
import { eq } from 'drizzle-orm'

import { reservations } from '../../shared/contract/reservations.ts'
import { rooms } from '../../shared/contract/rooms.ts'
import { wallet } from '../../shared/contract/wallet.ts'
import { HEADERS } from '../../shared/headers.ts'
import type { Booking } from '../../shared/model/reservation.ts'
import { keptCard } from '../../demo-host/provider/gateway/schema.ts'
import { firstRoom, openGuest, STAY, TARO } from './guest.ts'
import type { Guest } from './guest.ts'
import { HANAKO, refusal, signIn } from './members.ts'
import type { SignedInGuest } from './members.ts'
import { openWorld, ORIGINS } from './world.ts'
import type { World } from './world.ts'

const HOTEL = 1
const [ASKS, DECLINED, PAYS] = ['4000000000003220', '4000000000033003', '5200000000034444']
type Payment = Booking['payment']

describe('a card a member has kept', () => {
  let world: World
  let guest: Guest
  let hanako: SignedInGuest
  let taro: SignedInGuest
  before(async () => {
    world = await openWorld()
    guest = await openGuest(world)
    hanako = await signIn(guest, HANAKO)
    taro = await signIn(await openGuest(world), 'taro@example.com')
  })
  after(() => world.close())

  const cards = async (who = hanako) => (await who.send(wallet.cards, { hotelId: HOTEL })).body.data
  const tokenOf = async (asked: object): Promise<{ token?: string; kind: string }> => {
    const init = { method: 'POST', headers: { origin: ORIGINS.gateway, 'content-type': 'application/json' } }
    const body = JSON.stringify({ key: 'pk_test', ...asked })
    return (await world.fetch(`${ORIGINS.gateway}/tokens`, { ...init, body })).json()
  }
  const codeFor = async (kept: string, cvc = '123') => (await tokenOf({ kept, cvc })).token ?? 'none'

  let keys = 0
  async function book(payment: Omit<Payment, 'type'>, who: Pick<Guest, 'send'> = hanako) {
    const room = await firstRoom(guest, HOTEL, 'credit_card') // the one before may be sold out
    const query = { ...STAY, rooms: [room], payment_type: 'credit_card' as const }
    const { data, meta } = (await who.send(rooms.price, { hotelId: HOTEL, query })).body
    const body: Booking = {
      ...STAY,
      rooms: [room],
      guest: TARO,
      payment: { type: 'credit_card', ...payment },
      extras: [],
      quote_id: meta.quote_id,
      total_price: data.total.total_price,
    }
    const headers = { [HEADERS.idempotencyKey]: `saved-card-${++keys}` }
    return who.send(reservations.create, { hotelId: HOTEL, body }, headers)
  }
  const cardOf = (token: string, more: object = {}) => ({
    card: { token, brand: 'visa' as const, last4: '0000', expiry: '12/30', holder: 'T', ...more },
  })
  const paidWith = async (number: string) => {
    const input = { hotelId: HOTEL, reservationId: number, query: { email: TARO.email } }
    return (await hanako.send(reservations.show, input)).body.data.payment.card
  }
  const stays = async (answer: Awaited<ReturnType<typeof book>>, decision: 'approve' | 'cancel') => {
    assert.equal(answer.status, 201, JSON.stringify(answer.body))
    const { transaction } = answer.body.data
    assert.ok(transaction?.challenge_url)
    await world.decide(transaction.challenge_url, decision)
  }

  it('pays with its security code alone, as the card it is and not as what is sent of it', async () => {
    const visa = (await cards()).find(({ last4 }) => last4 === '4242')
    assert.ok(visa)
    const { status, body } = await book({ ...cardOf(await codeFor('visa')), saved_card_id: visa.id })
    assert.equal(status, 201, JSON.stringify(body))
    assert.equal(body.data.status, 'done')
    assert.deepEqual(await paidWith(body.data.reservation_number), { brand: 'visa', last4: '4242' })
    assert.doesNotMatch(JSON.stringify(await cards()), /kept_/, 'its name at the gateway stays with the provider')
  })

  it('pays nothing for anybody else, with another code, or without one', async () => {
    const visa = (await cards()).find(({ last4 }) => last4 === '4242')
    assert.ok(visa)
    const theirs = async () => ({ ...cardOf(await codeFor('visa')), saved_card_id: visa.id })
    assert.deepEqual(refusal(await book(await theirs(), taro)), [422, 3007])
    assert.deepEqual(refusal(await book(await theirs(), guest)), [422, 3007])
    assert.deepEqual(refusal(await book({ ...(await theirs()), saved_card_id: 987_654 })), [422, 3007])
    assert.deepEqual(refusal(await book({ ...cardOf(await codeFor('jcb')), saved_card_id: visa.id })), [402, 3007])
    assert.deepEqual(
      refusal(await book({ ...cardOf(await world.cardToken(PAYS)), saved_card_id: visa.id })),
      [402, 3007],
    )
    assert.deepEqual(refusal(await book(cardOf(await codeFor('visa')))), [402, 3007])
    assert.equal((await tokenOf({ kept: 'visa', cvc: '12' })).kind, 'invalid')
    const used = await codeFor('visa')
    assert.equal((await book({ ...cardOf(used), saved_card_id: visa.id })).status, 201)
    assert.deepEqual(
      refusal(await book({ ...cardOf(used), saved_card_id: visa.id })),
      [402, 3007],
      'a code is good once',
    )
  })

  it('is kept once it has paid and the bank was answered, and listed once', async () => {
    const before = (await cards()).length
    const save = async () => ({ ...cardOf(await world.cardToken(ASKS)), save_card: true })
    await stays(await book(await save()), 'cancel')
    assert.deepEqual(refusal(await book({ ...cardOf(await world.cardToken(DECLINED)), save_card: true })), [402, 3003])
    assert.equal((await cards()).length, before, 'what did not pay is not kept')
    assert.equal(await world.database.orm.$count(keptCard), 2, 'not at the gateway either')

    await stays(await book(await save()), 'approve')
    await stays(await book(await save()), 'approve')
    const [kept, ...others] = await cards()
    assert.equal(others.length, before)
    assert.deepEqual(kept, { id: kept?.id, brand: 'visa', last4: '3220', expiration: '12/30', holder: 'TARO YAMADA' })
    // The bank asks of it as of any other card.
    await stays(await book({ ...cardOf(await codeFor('visa')), saved_card_id: kept?.id }), 'approve')
  })

  it('is kept neither for a guest nor unasked', async () => {
    const rows = await world.database.orm.$count(keptCard)
    assert.equal((await book(cardOf(await world.cardToken(PAYS), { brand: 'master' }))).status, 201)
    const asked = { ...cardOf(await world.cardToken(PAYS), { brand: 'master' }), save_card: true }
    assert.equal((await book(asked, guest)).status, 201)
    assert.equal(await world.database.orm.$count(keptCard), rows)
  })

  it('is gone with its removal, at the gateway too; what it paid stands', async () => {
    const jcb = (await cards()).find(({ brand }) => brand === 'jcb')
    assert.ok(jcb)
    const mine = eq(keptCard.last4, jcb.last4)
    assert.equal(await world.database.orm.$count(keptCard, mine), 1)
    await taro.send(wallet.removeCard, { hotelId: HOTEL, cardId: String(jcb.id) })
    assert.equal(await world.database.orm.$count(keptCard, mine), 1, 'nobody removes a card of somebody else')

    const paid = await book({ ...cardOf(await codeFor('jcb')), saved_card_id: jcb.id })
    assert.equal(paid.status, 201, JSON.stringify(paid.body))
    await hanako.send(wallet.removeCard, { hotelId: HOTEL, cardId: String(jcb.id) })
    assert.equal(await world.database.orm.$count(keptCard, mine), 0)
    assert.deepEqual(refusal(await book({ ...cardOf(await codeFor('jcb')), saved_card_id: jcb.id })), [422, 3007])
  })
})
