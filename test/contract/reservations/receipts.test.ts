import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { eq, sql } from 'drizzle-orm'

import { managing } from '../../../shared/contract/managing.ts'
import { HOUR_MS, MINUTE_MS } from '../../../shared/constants.ts'
import { HEADERS } from '../../../shared/headers.ts'
import { LOCALE_CODES, LOCALES } from '../../../shared/locales.ts'
import type { Locale } from '../../../shared/locales.ts'
import type { PaymentType } from '../../../shared/payment-codes.ts'
import { money } from '../../../shared/rules/money/money.ts'
import { loadTranslate } from '../../../locales/load.ts'
import { editWorld } from '../../../demo-host/controls/world-edits.ts'
import { reservation } from '../../../demo-host/provider/db/schema/booking.ts'
import { hotelBrand } from '../../../demo-host/provider/db/schema/hotel.ts'
import { payment } from '../../../demo-host/provider/db/schema/money.ts'
import { receipt } from '../../../demo-host/provider/db/schema/receipt.ts'
import { TEST_NOW } from '../../../demo-host/world/memory.ts'
import { insideOf, spokenIn, titleOf, wordsOf } from '../../lib/pdf.ts'
import { openGuest, PARTY, STAY, TARO, written } from '../helpers/guest.ts'
import type { ErrorBody, Guest } from '../helpers/guest.ts'
import { ORIGINS, openWorld } from '../helpers/world.ts'
import type { World } from '../helpers/world.ts'

const [TAIPEI, HOTORI] = [4, 10]
const PAYS = '4000000000024242'
/** The first moment of the check-out day in Japan. */
const OPENS = Date.parse(`${STAY.checkout_date}T00:00:00+09:00`)

describe('a receipt', () => {
  let world: World
  let guest: Guest
  /** The same person weeks later, with a session of that day. */
  let later: Guest
  let keys = 0
  before(async () => {
    world = await openWorld()
    guest = await openGuest(world)
    await world.database.orm.execute(sql`update inventory_day set total = 90 where hotel_id in (${TAIPEI}, ${HOTORI})`)
    await world.database.orm.update(hotelBrand).set({ reservation_security: false })
  })
  after(() => world.close())

  async function book(type: PaymentType = 'credit_card_full', plan = 'full', hotelId = HOTORI, quantity = 1) {
    const gateway = hotelId === TAIPEI ? 'tappay' : 'payment_hub'
    const token = await world.cardToken(PAYS, { gateway })
    const card = { token, brand: 'visa' as const, last4: '4242', expiry: '12/30', holder: 'TARO YAMADA' }
    const type_code = hotelId === TAIPEI ? 'city-suite' : 'asagiri'
    const room = { room_type_code: type_code, room_plan_code: `${type_code}-${plan}-1`, quantity, party: PARTY }
    world.clock.set(TEST_NOW)
    const isCard = type.includes('card')
    const body = await guest.booking(hotelId, type, [room], { payment: { type, ...(isCard && { card }) } })
    const answer = await guest.book(hotelId, body, `receipt-key-${++keys}`)
    world.clock.set(OPENS)
    later = await openGuest(world)
    assert.equal(answer.status, 201, JSON.stringify(answer.body))
    return {
      hotelId,
      number: answer.body.data.reservation_number,
      token: answer.body.data.token,
      total: body.total_price,
    }
  }
  type Booked = Awaited<ReturnType<typeof book>>

  type Wish = { name?: string; receipt_unicode?: string; locale?: (typeof LOCALE_CODES)[number]; bypass_token?: string }
  async function ask(booked: Booked, wish: Wish = {}) {
    const query = { name: '', locale: 'en' as const, bypass_token: booked.token, ...wish }
    const { url } = written(managing.receipt, { hotelId: booked.hotelId, reservationId: booked.number, query })
    const headers = { origin: ORIGINS.widget, [HEADERS.clientSession]: later.token(), [HEADERS.tracingId]: 'trace' }
    return world.fetch(url, { headers })
  }
  async function pdfOf(booked: Booked, wish: Wish = {}) {
    const answer = await ask(booked, wish)
    const bytes = new Uint8Array(await answer.arrayBuffer())
    assert.equal(answer.status, 200, Buffer.from(bytes).toString())
    assert.equal(answer.headers.get('content-type'), 'application/pdf')
    return bytes
  }
  async function refusal(booked: Booked, wish: Wish = {}) {
    const answer = await ask(booked, wish)
    const { errors } = (await answer.json()) as ErrorBody
    const { code, reason, available_from, base } = errors[0]?.details ?? { base: [] }
    return { status: answer.status, code, reason, available_from, base }
  }
  const rowsOf = async ({ number }: Booked) => {
    const of = world.database.orm.select({ id: reservation.id }).from(reservation).where(eq(reservation.number, number))
    return world.database.orm.select().from(receipt).where(eq(receipt.reservation_id, of)).orderBy(receipt.issue)
  }

  it('is refused until the check-out day begins in the hotel, and says from when', async () => {
    const booked = await book()
    world.clock.set(OPENS - 1)
    const early = await refusal(booked)
    assert.deepEqual(
      [early.status, early.reason, early.available_from],
      [409, 'too_early', new Date(OPENS).toISOString()],
    )
    world.clock.set(OPENS)
    const words = await wordsOf(await pdfOf(booked))
    for (const said of [booked.number, 'Receipt', 'Taro Yamada', 'VISA ending in 4242', '2026/11/24', '2 nights'])
      assert.ok(words.includes(said), `${said} is in ${words}`)
    assert.ok(words.includes(money({ amount: booked.total, currency: 'JPY' }, 'en')))
  })

  it('names the points that were spent as the hotel does [BOOT-036]', async () => {
    const booked = await book()
    const total = sql`jsonb_set(${reservation.total}, '{spending_point_value}', '500')`
    await world.database.orm.update(reservation).set({ total }).where(eq(reservation.number, booked.number))
    assert.ok((await wordsOf(await pdfOf(booked))).includes('Points'))
    const set = {
      point_names: Object.fromEntries(LOCALE_CODES.map((locale) => [locale, 'Miles'])) as Record<Locale, string>,
    } // of all eight, as LOCALE_CODES has them
    await editWorld(world.database, world.clock, { kind: 'member_settings', hotel: 'hotori', set })
    const words = await wordsOf(await pdfOf(booked))
    assert.ok(words.includes('Miles') && !words.includes('Points'), String(words))
  })

  it('is had with number and e-mail or with the token, and by nobody else', async () => {
    const booked = await book()
    assert.equal((await refusal(booked, { bypass_token: 'another' })).status, 404)
    const query = { name: '', locale: 'en' as const, email: TARO.email }
    const { url } = written(managing.receipt, { hotelId: HOTORI, reservationId: booked.number, query })
    const answer = await world.fetch(url, {
      headers: { origin: ORIGINS.widget, [HEADERS.clientSession]: later.token() },
    })
    assert.equal(answer.status, 200)
    await answer.arrayBuffer()
  })

  it('is made out to the name that was typed, which is text whatever is in it', async () => {
    const booked = await book()
    const name = '<script>alert(1)</script>\u0007 (a) \\) /URI \u202eevil \u0000Ltd.'
    const pdf = await pdfOf(booked, { name })
    const words = await wordsOf(pdf)
    assert.match(words, /<script>alert\(1\)<\/script> \(a\) \\\) \/URI evil Ltd\./)
    assert.equal((await rowsOf(booked))[0]?.name, '<script>alert(1)</script> (a) \\) /URI evil Ltd.')
  })

  it('holds nothing that runs, leads away, asks or carries another file (guarantee S19)', async () => {
    const booked = await book()
    const inside = insideOf(await pdfOf(booked, { name: 'https://example.com mailto:a@example.com' }))
    const active =
      /\/(?:JavaScript|JS|AA|OpenAction|URI|Link|Annots?|AcroForm|XFA|Launch|SubmitForm|GoToR|GoToE|EmbeddedFiles?|RichMedia|Movie|Sound)\b/
    assert.doesNotMatch(inside, active)
  })

  it('is counted: each further one says which it is, and the same twice within a minute is one', async () => {
    const booked = await book()
    const first = await pdfOf(booked)
    world.clock.advance(MINUTE_MS - 1)
    assert.deepEqual(await pdfOf(booked), first)
    world.clock.advance(1)
    const second = await wordsOf(await pdfOf(booked))
    const third = await wordsOf(await pdfOf(booked, { name: 'Yamada Trading' }))
    assert.ok(!(await wordsOf(first)).includes('Reissue'))
    assert.ok(second.includes('Reissue 1') && second.includes(`${booked.number}-2`), second)
    assert.ok(third.includes('Reissue 2') && third.includes('Yamada Trading'), third)
    const kept = await rowsOf(booked)
    assert.deepEqual(
      kept.map(({ issue, state, pdf }) => [issue, state, pdf !== null]),
      [
        [1, 'issued', false],
        [2, 'issued', false],
        [3, 'issued', true],
      ],
    )
  })

  it('is written once for all who ask at the same time', async () => {
    const booked = await book()
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask(booked)))
    const statuses = answers.map(({ status }) => status)
    // Who comes while it is written is told so (below); a fast machine has written it before the next one looks.
    assert.ok(statuses.includes(200) && statuses.every((status) => status === 200 || status === 202), `${statuses}`)
    assert.equal((await rowsOf(booked)).length, 1)
  })

  it('tells whoever comes while it is written to come again (1200), and is written by the next one when its writer is gone', async () => {
    const booked = await book()
    await pdfOf(booked)
    await world.database.orm.update(receipt).set({ state: 'building', pdf: null, issued_at: null })
    const meanwhile = await ask(booked)
    assert.equal(meanwhile.status, 202)
    const { errors } = (await meanwhile.json()) as ErrorBody
    assert.equal(errors[0]?.details.code, 1200)
    world.clock.advance(MINUTE_MS)
    assert.ok(!(await wordsOf(await pdfOf(booked))).includes('Reissue'))
    assert.deepEqual(
      (await rowsOf(booked)).map(({ issue, state }) => [issue, state]),
      [[1, 'issued']],
    )
  })

  it('is handed out by nobody who wrote so long that another has begun with its number', async () => {
    const booked = await book()
    const { orm } = world.database
    await orm.execute(sql`create function begin_anew() returns trigger language plpgsql as $$
      begin delete from receipt where id = old.id; return null; end $$`)
    await orm.execute(
      sql`create trigger begun_anew before update on receipt for each row execute function begin_anew()`,
    )
    assert.equal((await ask(booked)).status, 202)
    await orm.execute(sql`drop trigger begun_anew on receipt`)
    assert.ok(!(await wordsOf(await pdfOf(booked))).includes('Reissue'))
  })

  it('takes a business number of eight digits and no other [GUEST-031]', async () => {
    const booked = await book('twd_credit_card_deposit', 'deposit', TAIPEI)
    world.clock.set(OPENS + HOUR_MS)
    for (const receipt_unicode of ['1234567', 'abcdefgh', '123456789']) {
      const { status, base } = await refusal(booked, { receipt_unicode })
      assert.deepEqual([status, base[0]?.field, base[0]?.error], [422, 'receipt_unicode', 'guest.receiptNumberInvalid'])
    }
    assert.equal((await refusal(booked, { name: 'x'.repeat(256) })).status, 422)
    const words = await wordsOf(
      await pdfOf(booked, { name: '蘭有限公司', receipt_unicode: '1234 5678', locale: 'zh_Hant' }),
    )
    assert.ok(words.includes('蘭有限公司') && words.includes('12345678'), words)
  })

  it('is for the deposit where only that was paid, and says what is left for the hotel', async () => {
    const booked = await book('credit_card_deposit', 'deposit')
    const paid = Math.round(booked.total * 0.3)
    const words = await wordsOf(await pdfOf(booked))
    const [kept] = await rowsOf(booked)
    assert.equal(kept?.received_gross, paid)
    for (const amount of [paid, booked.total, booked.total - paid])
      assert.ok(words.includes(money({ amount, currency: 'JPY' }, 'en')), words)
  })

  it('is for the fee alone when the stay was cancelled', async () => {
    const booked = await book()
    const fee = Math.round(booked.total * 0.3)
    await world.database.orm
      .update(reservation)
      .set({ status: 'cancelled', cancellation_fee_gross: fee })
      .where(eq(reservation.number, booked.number))
    const words = await wordsOf(await pdfOf(booked))
    assert.ok(words.includes('cancelled stay') && words.includes(money({ amount: fee, currency: 'JPY' }, 'en')), words)
    assert.ok(!words.includes(money({ amount: booked.total, currency: 'JPY' }, 'en')))
  })

  it('names what left the card beside the hotel’s own currency', async () => {
    const booked = await book()
    const of = world.database.orm
      .select({ id: reservation.id })
      .from(reservation)
      .where(eq(reservation.number, booked.number))
    await world.database.orm
      .update(payment)
      .set({ currency: 'USD', hotel_gross: booked.total, amount_gross: 12_345, captured_gross: 12_345 })
      .where(eq(payment.reservation_id, of))
    const words = await wordsOf(await pdfOf(booked))
    assert.ok(words.includes('charged to the card as $123.45'), words)
    assert.ok(words.includes(money({ amount: booked.total, currency: 'JPY' }, 'en')))
  })

  it('is not for what was not paid by card here', async () => {
    const booked = await book('pre_paid', 'prepaid')
    assert.deepEqual([(await refusal(booked)).status, (await refusal(booked)).reason], [409, 'not_paid_by_card'])
  })

  it('keeps the names and taxes of the booking, whatever the hotel changes afterwards', async () => {
    const booked = await book()
    const before = await wordsOf(await pdfOf(booked))
    await world.database.orm.execute(sql`update room_type set names = '{"en":"Renamed"}' where hotel_id = ${HOTORI}`)
    await world.database.orm.execute(
      sql`update tax_rule set spec = '{"by":"percentage","percentage":99}' where hotel_id = ${HOTORI}`,
    )
    world.clock.advance(MINUTE_MS)
    const afterwards = await wordsOf(await pdfOf(booked))
    const lines = (words: string) => words.slice(words.indexOf('Dates'))
    assert.equal(lines(afterwards), lines(before))
  })

  for (const locale of LOCALE_CODES)
    it(`is written in ${locale}, in the order the language is read in`, async () => {
      const booked = await book('credit_card_full', 'full', HOTORI, 2)
      const t = await loadTranslate(locale, ['receipt'])
      const pdf = await pdfOf(booked, { locale, name: 'Yamada 山田 ยามาดะ 야마다 يامادا' })
      const sum = money({ amount: booked.total, currency: 'JPY' }, locale)
      const spoken = spokenIn(pdf)
      for (const said of [t('receipt.title'), t('receipt.received'), sum])
        assert.ok(spoken.includes(said), `${said}: ${spoken.join('|')}`)
      assert.doesNotMatch(spoken.join('|'), /receipt\.|mail\.|booked\.|checkout\.|\{\{|undefined/)
      const words = await wordsOf(pdf)
      // Digits are never turned round, and every character has a letter of its own in the sheet.
      for (const shown of [sum, `${booked.number}-1`, '2026/11/24'])
        assert.ok(words.includes(shown), `${shown}: ${words}`)
      for (const sign of 'Yamada山田야마다ยามาดะ')
        assert.ok(words.includes(sign.normalize('NFKC')), `${sign}: ${words}`)
      assert.equal(await titleOf(pdf), `${t('receipt.title')} ${booked.number}-1`)
      assert.ok(insideOf(pdf).includes(`/Lang (${LOCALES[locale].tag})`))
    })
})
