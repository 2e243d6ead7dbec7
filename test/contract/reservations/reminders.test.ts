import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { eq, like, ne, sql } from 'drizzle-orm'

import { DAY_MS, HOUR_MS } from '../../../shared/constants.ts'
import type { HotelSettings } from '../../../demo-host/provider/db/schema/hotel-settings.ts'
import { reservation } from '../../../demo-host/provider/db/schema/booking.ts'
import { hotel } from '../../../demo-host/provider/db/schema/hotel.ts'
import { emailOutbox } from '../../../demo-host/provider/db/schema/mail.ts'
import { renderMail } from '../../../demo-host/provider/mail/email-templates.ts'
import { LOCALE_CODES } from '../../../shared/locales.ts'
import { HEADERS } from '../../../shared/headers.ts'
import { TEST_NOW } from '../../../demo-host/world/memory.ts'
import { waitForSessions } from '../../lib/database/waiting-sessions.ts'
import { firstRoom, openGuest, STAY } from '../helpers/guest.ts'
import { openWorld } from '../helpers/world.ts'
import type { World } from '../helpers/world.ts'

const HOTEL = 1
/** Ten in the morning of the day before the arrival, in Japan. */
const DUE = Date.parse(`2026-11-23T10:00:00+09:00`)

describe('a reminder of the stay', () => {
  let world: World
  let keys = 0
  before(async () => {
    world = await openWorld()
    await world.database.orm.execute(sql`update inventory_day set total = 90 where hotel_id = ${HOTEL}`)
    await bend({ reminder: { days_before: 1, at: '10:00' } })
  })
  after(() => world.close())

  async function bend(change: Partial<HotelSettings>) {
    const { orm } = world.database
    const [row] = await orm.select().from(hotel).where(eq(hotel.id, HOTEL))
    assert.ok(row)
    await orm
      .update(hotel)
      .set({ settings: { ...row.settings, ...change } })
      .where(eq(hotel.id, HOTEL))
  }
  async function book(at = TEST_NOW, locale = 'en') {
    world.clock.set(at)
    const guest = await openGuest(world, { [HEADERS.locale]: locale })
    const body = await guest.booking(HOTEL, 'on_site', [await firstRoom(guest, HOTEL, 'on_site')])
    const answer = await guest.book(HOTEL, body, `reminder-key-${++keys}`)
    assert.equal(answer.status, 201, JSON.stringify(answer.body))
    return { number: answer.body.data.reservation_number, total: body.total_price }
  }
  const sweep = async (at: number) => {
    world.clock.set(at)
    await world.provider.jobs.sweep()
  }
  const mailsTo = (number: string) =>
    world.database.orm
      .select()
      .from(emailOutbox)
      .where(like(emailOutbox.dedupe, `reminder ${number} %`))

  it('is queued once at the hotel’s hour, by however many processes and rounds (guarantee S25)', async () => {
    const { number } = await book()
    await sweep(DUE - 1)
    assert.equal((await mailsTo(number)).length, 0)
    const other = await openWorld({ database: world.database, clock: world.clock })
    world.clock.set(DUE)
    await Promise.all([world.provider.jobs.sweep(), other.provider.jobs.sweep()])
    await sweep(DUE + HOUR_MS)
    await other.provider.close()
    const mails = await mailsTo(number)
    assert.deepEqual(
      mails.map(({ template, to_address, locale }) => [template, to_address, locale]),
      [['reminder', 'taro@example.com', 'en']],
    )
  })

  it('says when, where and what is to be paid, and brings the stay for the calendar, in every language', async () => {
    const { number } = await book()
    await sweep(DUE)
    const [queued] = await mailsTo(number)
    assert.ok(queued)
    for (const locale of LOCALE_CODES) {
      const { subject, text, attachments } = await renderMail('reminder', queued.details, locale)
      for (const said of [number, '2026/11/24', '2026/11/26', `/review-reservation/${number}?code=shirotsuki`])
        assert.ok(text.includes(said), `${said}: ${text}`)
      assert.doesNotMatch(subject + text, /mail\.\w|\{\{|undefined/)
      const [file] = attachments
      assert.deepEqual([attachments.length, file?.filename], [1, `${number}.ics`])
      // Check-in at three in the afternoon, in Japan.
      assert.match(file?.content ?? '', /DTSTART:20261124T060000Z\r\n/)
    }
  })

  it('is in the language of the booking', async () => {
    const { number } = await book(TEST_NOW, 'ja')
    await sweep(DUE)
    assert.equal((await mailsTo(number))[0]?.locale, 'ja')
  })

  it('goes to nobody who cancelled, who booked after that hour, or whose stay has begun', async () => {
    const cancelled = await book()
    const { orm } = world.database
    await orm.update(reservation).set({ status: 'cancelled' }).where(eq(reservation.number, cancelled.number))
    const late = await book(DUE + HOUR_MS)
    await sweep(DUE + HOUR_MS)
    const missed = await book()
    await sweep(Date.parse(`${STAY.checkin_date}T15:00:00+09:00`))
    for (const { number } of [cancelled, late, missed]) assert.equal((await mailsTo(number)).length, 0, number)
  })

  it('waits for the new arrival of a stay that is moved at that moment', async () => {
    const { number } = await book()
    world.clock.set(DUE)
    const { orm } = world.database
    const { sweeping } = await orm.transaction(async (tx) => {
      const later = { checkin_date: '2026-12-15', checkout_date: '2026-12-17' }
      await tx.update(reservation).set(later).where(eq(reservation.number, number))
      const round = world.provider.jobs.table['reminders of guests']?.()
      await waitForSessions(orm, 1)
      return { sweeping: round }
    })
    await sweeping
    assert.equal((await mailsTo(number)).length, 0)
    await sweep(Date.parse('2026-12-14T10:00:00+09:00'))
    assert.equal((await mailsTo(number)).length, 1)
  })

  it('is caught up with by a provider that was down, until check-in begins', async () => {
    const { number } = await book()
    await sweep(Date.parse(`${STAY.checkin_date}T14:59:00+09:00`))
    assert.equal((await mailsTo(number)).length, 1)
  })

  it('comes so many days before as the hotel says, or not at all', async () => {
    await bend({ reminder: { days_before: 3, at: '18:30' } })
    const early = await book()
    const three = Date.parse('2026-11-21T18:30:00+09:00')
    await sweep(three - 1)
    assert.equal((await mailsTo(early.number)).length, 0)
    await sweep(three)
    assert.equal((await mailsTo(early.number)).length, 1)
    await bend({ reminder: null })
    const never = await book()
    await sweep(DUE)
    assert.equal((await mailsTo(never.number)).length, 0)
    await bend({ reminder: { days_before: 1, at: '10:00' } })
  })

  it('comes again where the arrival was moved', async () => {
    const { number } = await book()
    await sweep(DUE)
    await world.database.orm
      .update(reservation)
      .set({ checkin_date: '2026-11-25' })
      .where(eq(reservation.number, number))
    await sweep(DUE + DAY_MS)
    assert.equal((await mailsTo(number)).length, 2)
  })
  it('comes from every other hotel, though the stays of one cannot be looked for', async () => {
    const { number } = await book()
    const { orm } = world.database
    const others = await orm.select().from(hotel).where(ne(hotel.id, HOTEL))
    const reminder = { days_before: 1, at: '10:00' }
    for (const { id, settings } of others)
      await orm
        .update(hotel)
        .set({ time_zone: 'Nowhere/Atall', settings: { ...settings, reminder } })
        .where(eq(hotel.id, id))
    world.clock.set(DUE)
    await world.provider.jobs.table['reminders of guests']?.()
    assert.equal((await mailsTo(number)).length, 1)
  })
})
