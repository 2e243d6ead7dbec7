import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { and, desc, eq, gt, sql } from 'drizzle-orm'
import { LOCALE_CODES } from '../../../shared/locales.ts'
import { startMailServer } from '../../simulators/mail/mail-server.ts'
import type { MailServer } from '../../simulators/mail/mail-server.ts'
import { until } from '../../../test/lib/until.ts'
import { emptyDatabase } from '../../world/memory.ts'
import { inboxMessage } from '../../simulators/mail/schema.ts'
import { emailOutbox } from '../db/schema/mail.ts'
import type { Database } from '../db/open.ts'
import type { ConfirmationMail } from './mail-data.ts'
import { renderMail } from './email-templates.ts'
import { createMailer } from './mail.ts'
import type { Mailer, MailToQueue } from './mail.ts'
import { isOneAddress } from './sender.ts'
import { smtpTransport } from './smtp.ts'
import type { OutgoingMail } from './transport.ts'

const LINK = 'http://host.test/reservation/confirmation/SRT-4821-0917?email=e%40example.com&bypass_token=secret'
const STAY: ConfirmationMail = {
  hotel: { name: 'Shirotsuki', address: '1 Lakeside, Hakone', phone: '+81460000000' },
  guest_name: 'Eleanor <b>Whitfield</b>',
  reservation_number: 'SRT-4821-0917',
  checkin_date: '2026-11-20',
  checkout_date: '2026-11-22',
  check_in_from: '15:00',
  check_in_to: '18:00',
  check_out_time: '11:00',
  nights: 2,
  rooms: [
    {
      name: 'Moon-viewing suite',
      plan: 'Two evenings of autumn',
      adults: 2,
      children: 1,
      cancellation: [
        { kind: 'free', until: { date: '2026-11-16', minutes: 18 * 60 } },
        { kind: 'fee', from: { date: '2026-11-16', minutes: 18 * 60 }, until: null, percent: 30, amount: 28_860 },
        { kind: 'noShow', percent: 100, amount: 96_200 },
      ],
    },
  ],
  currency: 'JPY',
  total: 96_200,
  paid: 96_200,
  due_at_hotel: 0,
  calendar: {
    from: Date.parse('2026-11-20T15:00:00+09:00'),
    to: Date.parse('2026-11-22T11:00:00+09:00'),
    deadline: Date.parse('2026-11-16T18:00:00+09:00'),
    written_at: Date.parse('2026-11-01T00:00:00Z'),
    url: 'https://shirotsuki.example/',
  },
  link: LINK,
}

describe('mail', () => {
  let database: Database
  let mailer: Mailer
  let server: MailServer
  before(async () => {
    database = await emptyDatabase()
    const clock = { now: () => Date.parse('2026-11-01T00:00:00Z') }
    server = await startMailServer(database, clock)
    const from = { name: 'Shirotsuki', address: 'stay@example.com' }
    mailer = createMailer({ database, clock, from, transport: smtpTransport(server.url) })
  })
  after(async () => {
    await mailer.close()
    await server.close()
    await database.close()
  })

  const confirmation = (dedupe: string) =>
    ({ to: 'eleanor@example.com', template: 'confirmation', locale: 'en', data: STAY, dedupe }) as const
  const inbox = () => database.orm.select().from(inboxMessage).orderBy(desc(inboxMessage.id))
  async function delivered(mail: MailToQueue) {
    const before = (await inbox()).length
    await mailer.queue(database.orm, mail)
    await mailer.drain()
    // The mailer's own turn may have taken it, and is on its way.
    return until(async () => {
      const [newest, ...older] = await inbox()
      return older.length >= before && newest
    }, 'the mail')
  }

  it('reaches the inbox with number, dates, rooms, price, policy, address and link', async () => {
    const mail = await delivered(confirmation('a'))
    assert.deepEqual([mail.to_address, mail.from_address], ['eleanor@example.com', 'stay@example.com'])
    assert.equal(mail.subject, 'Your stay at Shirotsuki is booked (SRT-4821-0917)')
    const said = [
      'SRT-4821-0917',
      '2026/11/20 (Fri)',
      '2026/11/22 (Sun)',
      '2 nights',
      'Moon-viewing suite',
      '2 adults · 1 child',
      '¥96,200',
      '¥28,860 (30%)',
      '1 Lakeside, Hakone',
      LINK,
    ]
    for (const words of said) assert.ok(mail.text.includes(words), `${words} is in\n${mail.text}`)
    assert.ok(mail.html.includes('Eleanor &lt;b&gt;Whitfield'))
  })

  it('tells of what is free until midnight that it is until the end of the day before', async () => {
    const untilMidnight = { kind: 'free' as const, until: { date: '2026-11-18', minutes: 0 } }
    const rooms = STAY.rooms.map((room) => ({ ...room, cancellation: [untilMidnight] }))
    const { text } = await renderMail('confirmation', { ...STAY, rooms }, 'en')
    assert.match(text, /free of charge until 2026\/11\/17 \(Tue\) 23:59/)
  })

  it('brings the stay and the last free moment for the calendar of the guest', async () => {
    const [mail] = await inbox()
    const [file] = mail?.attachments ?? []
    assert.deepEqual([file?.name, file?.type], ['SRT-4821-0917.ics', 'text/calendar'])
    for (const line of ['DTSTART:20261120T060000Z', 'DTEND:20261122T020000Z', 'DTSTART:20261116T090000Z'])
      assert.ok(file?.text.includes(line), `${line} is in ${file?.text}`)
    assert.ok(mail?.text.includes('calendar') && !file?.text.includes('bypass_token'))
  })

  it('forgets the link to the reservation once it is sent', async () => {
    const row = await until(async () => {
      const [found] = await database.orm.select().from(emailOutbox).where(eq(emailOutbox.dedupe, 'a'))
      return found?.state === 'sent' && found
    }, 'the note that it was sent')
    assert.deepEqual(row.details, {})
  })

  it('is sent once for one cause, and never for a booking that was undone', async () => {
    const before = (await inbox()).length
    await mailer.queue(database.orm, confirmation('b'))
    await mailer.queue(database.orm, confirmation('b'))
    const undone = database.orm.transaction(async (tx) => {
      await mailer.queue(tx, confirmation('c'))
      throw new Error('undone')
    })
    await assert.rejects(undone, /undone/)
    await Promise.all([mailer.drain(), mailer.drain()])
    // The mailer's own turn may have taken it, and is on its way.
    await until(async () => (await inbox()).length > before, 'the mail')
    assert.equal((await inbox()).length, before + 1)
  })

  it('is one letter to who receives it, though its server broke off and it was sent again', async () => {
    const taken: string[] = []
    const breaksOff = {
      async send({ messageId }: OutgoingMail) {
        taken.push(messageId)
        if (taken.length === 1) throw new Error('taken, and the answer lost')
      },
      close: () => {},
    }
    const queue = await emptyDatabase()
    const clock = { now: () => Date.parse('2026-11-01T00:00:00Z') }
    const from = { name: 'Shirotsuki', address: 'stay@example.com' }
    const again = createMailer({ database: queue, clock, from, transport: breaksOff })
    try {
      await again.queue(queue.orm, confirmation('e'))
      await until(() => taken.length === 1, 'the first time')
      await until(async () => {
        await queue.orm.update(emailOutbox).set({ next_at: new Date(0) })
        await again.drain()
        return taken.length === 2
      }, 'the second time')
      await again.queue(queue.orm, confirmation('f'))
      await until(() => taken.length === 3, 'another mail')
    } finally {
      await again.close()
      await queue.close()
    }
    const [first, second, other] = taken
    assert.match(first ?? '', /^<[\da-f]{64}@example\.com>$/)
    assert.equal(second, first)
    assert.notEqual(other, first)
  })

  it('is one process’s alone while a slow mail server takes it, and those behind it are anybody’s', async () => {
    const queue = await emptyDatabase()
    const clock = { now: () => Date.parse('2026-11-01T00:00:00Z') }
    const from = { name: 'Shirotsuki', address: 'stay@example.com' }
    let answer = () => {}
    const slow = new Promise<void>((resolve) => (answer = resolve))
    const sent: string[] = []
    const [one, other] = [slow, Promise.resolve()].map((taken, at) =>
      createMailer({
        database: queue,
        clock,
        from,
        transport: { send: () => taken.then(() => void sent.push(`${at}`)), close: () => {} },
      }),
    )
    assert.ok(one && other)
    try {
      for (const dedupe of ['g', 'h', 'i']) await mailer.queue(queue.orm, confirmation(dedupe))
      const held = () =>
        queue.orm.$count(emailOutbox, and(eq(emailOutbox.state, 'queued'), gt(emailOutbox.attempts, 0)))
      const first = one.drain()
      await until(async () => (await held()) >= 1, 'a mail on its way')
      await other.drain()
      assert.ok((await held()) <= 2, 'the slow one holds what it sends, not what is behind it')
      const [{ left = 0 } = {}] = await queue.orm
        .select({ left: sql<number>`extract(epoch from min(${emailOutbox.next_at}) - now())::float` })
        .from(emailOutbox)
        .where(and(eq(emailOutbox.state, 'queued'), gt(emailOutbox.attempts, 0)))
      // As long as connecting, greeting and one silence of it may take (smtp.ts), twice.
      assert.ok(left > 100, `${left} s`)
      answer()
      await first
      await until(() => sent.length === 3, () => sent.join()) // prettier-ignore
    } finally {
      answer()
      await Promise.all([one.close(), other.close()])
      await queue.close()
    }
    assert.equal(sent.length, 3)
  })

  it('leaves what nobody has begun to send to the next start, once its process stops (guarantee S26)', async () => {
    const queue = await emptyDatabase()
    const clock = { now: () => Date.parse('2026-11-01T00:00:00Z') }
    const from = { name: 'Shirotsuki', address: 'stay@example.com' }
    let answer = () => {}
    const slow = new Promise<void>((resolve) => (answer = resolve))
    const begun: string[] = []
    const send = async ({ messageId }: OutgoingMail) => {
      begun.push(messageId)
      await slow
    }
    const stopping = createMailer({ database: queue, clock, from, transport: { send, close: () => {} } })
    try {
      for (const dedupe of ['j', 'k', 'l']) await mailer.queue(queue.orm, confirmation(dedupe))
      await until(() => begun.length > 0, 'the first on its way')
      const closed = stopping.close()
      answer()
      await closed
      const stateOf = (state: 'queued' | 'sent') => queue.orm.$count(emailOutbox, eq(emailOutbox.state, state))
      assert.deepEqual([begun.length, await stateOf('sent'), await stateOf('queued')], [1, 1, 2])
      assert.equal(await queue.orm.$count(emailOutbox, gt(emailOutbox.attempts, 0)), 1)
    } finally {
      answer()
      await queue.close()
    }
  })

  it('takes exactly one address and no line break (guarantee S21)', async () => {
    const wrong = ['a@x.com, b@x.com', 'a@x.com\r\nBcc: b@x.com', 'a@x.com;b@x.com', '<a@x.com>', 'a', 'a@b@c', '']
    for (const to of wrong) {
      assert.equal(isOneAddress(to), false, to)
      await assert.rejects(mailer.queue(database.orm, { ...confirmation(`wrong ${to}`), to }), /exactly one/)
    }
  })

  it('keeps a line break in a name out of the headers (guarantee S21)', async () => {
    const data = { ...STAY, hotel: { ...STAY.hotel, name: 'Inn\r\nBcc: thief@example.com' } }
    const mail = await delivered({ ...confirmation('d'), data })
    assert.equal(mail.headers.bcc, undefined)
    assert.match(mail.subject, /^Your stay at Inn Bcc: thief/)
  })

  for (const locale of LOCALE_CODES)
    it(`is written in ${locale}`, async () => {
      const mail = await delivered({ ...confirmation(`in ${locale}`), locale })
      assert.ok(mail.text.includes('SRT-4821-0917'))
      assert.doesNotMatch(`${mail.subject} ${mail.text}`, /mail\.\w|\{\{|undefined/)
    })
})
