import { after, afterEach, before, describe, it } from 'node:test'
import assert from 'node:assert/strict'
import { eq, sql } from 'drizzle-orm'

import { accounts } from '../../../shared/contract/accounts.ts'
import { payments } from '../../../shared/contract/payments.ts'
import { reservations } from '../../../shared/contract/reservations.ts'
import { rooms } from '../../../shared/contract/rooms.ts'
import { wallet } from '../../../shared/contract/wallet.ts'
import { HEADERS } from '../../../shared/headers.ts'
import type { Booking } from '../../../shared/model/stay/reservation.ts'
import type { Orm } from '../../../demo-host/provider/db/orm.ts'
import { cardToForget, savedCard } from '../../../demo-host/provider/db/schema/wallet.ts'
import { keepCard } from '../../../demo-host/provider/payments/saved-cards.ts'
import { keptCardTable } from '../../../demo-host/simulators/gateway/schema.ts'
import { waitForSessions } from '../../lib/database/waiting-sessions.ts'
import { cutWires } from '../helpers/cut-wires.ts'
import { firstRoom, openGuest, STAY, TARO } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'
import { HANAKO, newMember, PASSWORD, refusal, signIn } from '../helpers/members.ts'
import type { SignedInGuest } from '../helpers/members.ts'
import { openWorld, ORIGINS } from '../helpers/world.ts'
import type { World } from '../helpers/world.ts'

const HOTEL = 1
const [ASKS, DECLINED, PAYS] = ['4000000000003220', '4000000000033003', '5200000000034444']
type Payment = Booking['payment']

describe('a card a member has kept', () => {
  let world: World
  let guest: Guest
  let hanako: SignedInGuest
  let taro: SignedInGuest
  const { cut, gateway } = cutWires()
  before(async () => {
    world = await openWorld({ gateway })
    guest = await openGuest(world)
    hanako = await signIn(guest, HANAKO)
    taro = await signIn(await openGuest(world), 'taro@example.com')
  })
  afterEach(() => cut.clear())
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
      allow_duplicate: true,
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
  /** The gateway's own list. */
  const vault = async (last4: string) => world.database.orm.$count(keptCardTable, eq(keptCardTable.last4, last4))
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
    assert.equal(await world.database.orm.$count(keptCardTable), 2, 'not at the gateway either')

    await stays(await book(await save()), 'approve')
    await stays(await book(await save()), 'approve')
    const [kept, ...others] = await cards()
    assert.equal(others.length, before)
    assert.deepEqual(kept, { id: kept?.id, brand: 'visa', last4: '3220', expiration: '12/30', holder: 'TARO YAMADA' })
    await world.provider.jobs.sweep()
    assert.equal(await vault('3220'), 1, 'nor does the gateway keep it twice')
    // The bank asks of it as of any other card.
    await stays(await book({ ...cardOf(await codeFor('visa')), saved_card_id: kept?.id }), 'approve')
  })

  it('is listed once where two payments with it end at the same moment', async () => {
    const { orm } = world.database
    const { id: member_id } = await newMember(world)
    const at = new Date(world.clock.now())
    const same = { brand: 'visa', last4: '1881', expiry: '12/30', holder: 'TARO YAMADA' }
    const keep = (tx: Orm, token: string) => keepCard(tx, { hotel_id: HOTEL, member_id }, { ...same, token }, at)
    const { second } = await orm.transaction(async (tx) => {
      await keep(tx, 'kept-first')
      const other = orm.transaction((next) => keep(next, 'kept-second'))
      await Promise.race([other, waitForSessions(orm, 1)])
      return { second: other }
    })
    await second
    const kept = await orm.select().from(savedCard).where(eq(savedCard.member_id, member_id))
    assert.deepEqual(
      kept.map(({ gateway_token }) => gateway_token),
      ['kept-second'],
    )
    assert.equal(await orm.$count(cardToForget, eq(cardToForget.gateway_token, 'kept-first')), 1)
  })

  it('is kept neither for a guest nor unasked', async () => {
    const rows = await world.database.orm.$count(keptCardTable)
    assert.equal((await book(cardOf(await world.cardToken(PAYS), { brand: 'master' }))).status, 201)
    const asked = { ...cardOf(await world.cardToken(PAYS), { brand: 'master' }), save_card: true }
    assert.equal((await book(asked, guest)).status, 201)
    assert.equal(await world.database.orm.$count(keptCardTable), rows)
  })

  it('is not kept by the gateway where the booking it would have paid for was given up', async () => {
    const before = await vault(ASKS.slice(-4))
    const ask = async () => {
      const { body } = await book({ ...cardOf(await world.cardToken(ASKS)), save_card: true })
      const { reservation_number: reservationId, transaction } = body.data
      assert.ok(transaction?.challenge_url)
      return { reservationId, transactionId: transaction.id, url: transaction.challenge_url }
    }
    const { url: _, ...back } = await ask()
    const giveUp = { hotelId: HOTEL, ...back, body: { status: 'cancelled' as const } }
    assert.equal((await hanako.send(payments.settle, giveUp)).body.data.status, 'cancelled')
    assert.equal(await vault(ASKS.slice(-4)), before, 'the guest went back')

    const late = await ask()
    await world.database.orm.execute(sql`update reservation r set status = 'cancelled', hold_expires_at = null
      from payment p where p.reservation_id = r.id and p.id = ${late.transactionId}`)
    await world.decide(late.url, 'approve')
    await world.provider.jobs.sweep()
    assert.equal(await vault(ASKS.slice(-4)), before, 'the money came late')
  })

  it('is gone with its removal, at the gateway too; what it paid stands', async () => {
    const jcb = (await cards()).find(({ brand }) => brand === 'jcb')
    assert.ok(jcb)
    assert.equal(await vault(jcb.last4), 1)
    await taro.send(wallet.removeCard, { hotelId: HOTEL, cardId: String(jcb.id) })
    assert.equal(await vault(jcb.last4), 1, 'nobody removes a card of somebody else')

    const paid = await book({ ...cardOf(await codeFor('jcb')), saved_card_id: jcb.id })
    assert.equal(paid.status, 201, JSON.stringify(paid.body))
    await hanako.send(wallet.removeCard, { hotelId: HOTEL, cardId: String(jcb.id) })
    assert.equal(await vault(jcb.last4), 0)
    assert.deepEqual(refusal(await book({ ...cardOf(await codeFor('jcb')), saved_card_id: jcb.id })), [422, 3007])
  })

  describe('of an account that is deleted', () => {
    const LAST4 = PAYS.slice(-4)

    /** A member whose card is kept; its vault is empty before and after. */
    async function withCard() {
      assert.equal(await vault(LAST4), 0)
      const { email } = await newMember(world)
      const who = await signIn(guest, email)
      const saved = { ...cardOf(await world.cardToken(PAYS), { brand: 'master' }), save_card: true }
      assert.equal((await book(saved, who)).status, 201)
      assert.equal(await vault(LAST4), 1)
      return who
    }
    const leave = async (who: SignedInGuest) => {
      const { body } = await who.send(accounts.cancel, { hotelId: HOTEL, body: { password: PASSWORD } })
      assert.deepEqual(body.data, { deleted: true })
    }

    it('is forgotten by the gateway', async () => {
      await leave(await withCard())
      assert.equal(await vault(LAST4), 0)
    })

    for (const when of ['before', 'after'] as const)
      it(`is asked about again where the wire was cut ${when} the gateway forgot it`, async () => {
        const who = await withCard()
        cut.add(`${when} forget`)
        await leave(who)
        await world.provider.jobs.sweep()
        assert.equal(await vault(LAST4), when === 'before' ? 1 : 0)
        assert.equal(await world.database.orm.$count(cardToForget), 1)
        cut.clear()
        await world.provider.jobs.sweep()
        assert.equal(await vault(LAST4), 0)
        assert.equal(await world.database.orm.$count(cardToForget), 0)
      })

    it('is not kept where it paid only afterwards', async () => {
      const { email } = await newMember(world)
      const who = await signIn(guest, email)
      const asked = await book({ ...cardOf(await world.cardToken(ASKS)), save_card: true }, who)
      const known = await vault(ASKS.slice(-4))
      await leave(who)
      await stays(asked, 'approve')
      await world.provider.jobs.sweep()
      assert.equal(await vault(ASKS.slice(-4)), known - 1)
    })
  })

  it('is gone for good though the gateway was not to be reached when it was removed', async () => {
    const visa = (await cards()).find(({ last4 }) => last4 === '4242')
    assert.ok(visa)
    const known = await vault('4242')
    cut.add('before forget')
    const { status } = await hanako.send(wallet.removeCard, { hotelId: HOTEL, cardId: String(visa.id) })
    assert.equal(status, 200)
    assert.ok(!(await cards()).some(({ id }) => id === visa.id))
    assert.equal(await vault('4242'), known)
    cut.clear()
    await world.provider.jobs.sweep()
    assert.equal(await vault('4242'), known - 1)
  })
})
