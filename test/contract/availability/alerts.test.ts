import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { sql } from 'drizzle-orm'

import { rowsOf } from '../../../demo-host/provider/db/orm.ts'
import { emailOutbox } from '../../../demo-host/provider/db/schema/mail.ts'
import { availabilityAlert } from '../../../demo-host/provider/db/schema/ops.ts'
import { renderMail } from '../../../demo-host/provider/mail/email-templates.ts'
import { HEADERS } from '../../../shared/headers.ts'
import { LOCALE_CODES } from '../../../shared/locales.ts'
import type { Locale } from '../../../shared/locales.ts'
import { rooms } from '../../../shared/contract/rooms.ts'
import { openGuest, PARTY } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'
import { openWorld, ORIGINS } from '../helpers/world.ts'
import type { World } from '../helpers/world.ts'

const HOTEL = 1
/** The night on which the whole hotel is full. */
const FULL = { checkin_date: '2026-11-26', checkout_date: '2026-11-27' }

describe('tell me when it is free', () => {
  let world: World
  let guest: Guest
  before(async () => {
    world = await openWorld()
    guest = await openGuest(world)
  })
  after(() => world.close())

  type Wish = Partial<(typeof rooms)['alert']['body']['TYPE']>
  const wish = (own: Wish = {}, locale: Locale = 'en', hotelId = HOTEL) =>
    guest.send(
      rooms.alert,
      { hotelId, body: { email: 'hana@example.com', ...FULL, rooms: [PARTY], room_type_codes: [], ...own } },
      { [HEADERS.locale]: locale },
    )
  const mails = async (to: string) =>
    (await world.database.orm.select().from(emailOutbox)).filter(({ to_address }) => to_address === to)
  const leave = (code: string, left: number) =>
    world.database.orm.execute(sql`update inventory_day set total = sold + held + ${left}
      where hotel_id = ${HOTEL} and night = ${FULL.checkin_date}
      and room_type_id = (select id from room_type where hotel_id = ${HOTEL} and code = ${code})`)
  const sweep = () => world.provider.jobs.sweep()

  it('writes once, when one of the rooms asked for is free, in the language it was asked in', async () => {
    assert.deepEqual((await wish({ room_type_codes: ['asagiri'] }, 'ja')).body.data, { accepted: true })
    await sweep()
    assert.equal((await mails('hana@example.com')).length, 0, 'the hotel is still full')

    await leave('tsukimi', 1)
    await sweep()
    assert.equal((await mails('hana@example.com')).length, 0, 'another room was asked for')

    await leave('asagiri', 1)
    await sweep()
    await sweep()
    const [mail, ...more] = await mails('hana@example.com')
    assert.ok(mail && more.length === 0)
    assert.equal(mail.locale, 'ja')
    const { subject, text } = await renderMail('room_free', mail.details, mail.locale)
    assert.match(subject, /^【白月】/)
    assert.match(text, /2026\/11\/26\(木\)/)
    assert.match(text, /朝霧/)
    const [link = ''] = text.match(/http\S+/) ?? []
    const url = new URL(link)
    assert.equal(`${url.origin}${url.pathname}`, `${ORIGINS.widget}/booking/result`)
    assert.deepEqual(Object.fromEntries(url.searchParams), {
      code: 'shirotsuki',
      checkin: FULL.checkin_date,
      checkout: FULL.checkout_date,
      rooms: JSON.stringify([PARTY]),
      room_type_codes: 'asagiri',
      locale: 'ja',
    })
  })

  it('does not write to a party that would not have a place', async () => {
    await wish({
      email: 'five@example.com',
      rooms: Array.from({ length: 5 }, () => PARTY),
      room_type_codes: ['asagiri'],
    })
    await sweep()
    assert.equal((await mails('five@example.com')).length, 0)
  })

  it('takes the same wish once, and again from someone who was told and came too late', async () => {
    const own = { email: 'late@example.com', room_type_codes: ['komorebi'] }
    await wish(own)
    await wish({ ...own, email: ' Late@Example.com ' })
    const wishes = await rowsOf(
      world.database.orm,
      sql`select id from availability_alert where email = 'late@example.com'`,
    )
    assert.equal(wishes.length, 1)
    await leave('komorebi', 1)
    await sweep()
    assert.equal((await mails('late@example.com')).length, 1)
    await leave('komorebi', 0)
    world.clock.advance(1000)
    await wish(own)
    await sweep()
    assert.equal((await mails('late@example.com')).length, 1)
    await leave('komorebi', 1)
    await sweep()
    assert.equal((await mails('late@example.com')).length, 2)
  })

  it('writes to who wished for a room of one house, though another house cannot be read', async () => {
    const { orm } = world.database
    const DAMAGED = 9
    const free = { checkin_date: '2026-12-09', checkout_date: '2026-12-10' }
    await wish({ email: 'elsewhere@example.com', ...free }, 'en', DAMAGED)
    await wish({ email: 'here@example.com', room_type_codes: ['asagiri'] })
    await leave('asagiri', 1)
    // As a damaged page is: whatever asks for this house's taxes fails.
    await orm.execute(sql`alter table tax_rule rename to readable_tax_rule`)
    await orm.execute(sql`create view tax_rule as
      select *, 1 / (hotel_id - ${sql.raw(String(DAMAGED))}) as damage from readable_tax_rule`)
    await orm.execute(sql`update hotel set phone_number = phone_number || ' ' where id in (${HOTEL}, ${DAMAGED})`)
    await sweep()
    assert.equal((await mails('here@example.com')).length, 1)
    assert.equal((await mails('elsewhere@example.com')).length, 0)

    await orm.execute(sql`drop view tax_rule`)
    await orm.execute(sql`alter table readable_tax_rule rename to tax_rule`)
    await sweep()
    assert.equal((await mails('elsewhere@example.com')).length, 1)
  })

  it('answers everybody the same, and keeps ten wishes of an address a day', async () => {
    const answers = []
    for (let day = 10; day < 25; day++) {
      const dates = { checkin_date: `2026-12-${day}`, checkout_date: `2026-12-${day + 1}` }
      const { status, body } = await wish({ email: 'many@example.com', ...dates })
      answers.push({ status, body })
    }
    assert.equal(new Set(answers.map((answer) => JSON.stringify(answer))).size, 1)
    const kept = await world.database.orm.$count(availabilityAlert, sql`email = 'many@example.com'`)
    assert.equal(kept, 10)
  })

  const WRONG: [string, Wish, string | undefined, number][] = [
    ['two addresses', { email: 'a@example.com,b@example.com' }, 'email', 1000],
    ['a line break in the address', { email: 'a@example.com\r\nbcc: b@example.com' }, 'email', 1000],
    ['a room that does not exist', { room_type_codes: ['penthouse'] }, 'room_type_codes', 1000],
    ['one such among others', { room_type_codes: ['asagiri', 'penthouse'] }, 'room_type_codes', 1000],
    ['nobody', { rooms: [] }, 'rooms', 1000],
    ['a day that has passed', { checkin_date: '2026-10-30', checkout_date: '2026-10-31' }, undefined, 1000],
    ['a day too far ahead', { checkin_date: '2029-01-01', checkout_date: '2029-01-02' }, undefined, 1903],
  ]
  for (const [name, own, field, code] of WRONG) {
    it(`refuses ${name}`, async () => {
      const { status, body } = await wish(own)
      assert.equal(status, 422)
      assert.equal(body.errors[0]?.details.code, code)
      if (field) assert.equal(body.errors[0]?.details.base[0]?.field, field)
    })
  }

  it('forgets wishes for days that are over', async () => {
    world.clock.advance(60 * 24 * 3_600_000)
    await sweep()
    assert.equal(await world.database.orm.$count(availabilityAlert), 0)
  })

  it('says it in all eight languages', async () => {
    const data = {
      hotel: { name: 'Shirotsuki', address: 'Hakone', phone: '+81' },
      ...FULL,
      nights: 1,
      rooms: ['Asagiri'],
      link: 'https://book.example/',
    }
    const subjects = await Promise.all(
      LOCALE_CODES.map(async (locale) => (await renderMail('room_free', data, locale)).subject),
    )
    assert.equal(new Set(subjects).size, LOCALE_CODES.length)
  })
})
