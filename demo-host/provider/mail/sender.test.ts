import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { eq, inArray, sql } from 'drizzle-orm'

import type { Locale } from '../../../shared/locales.ts'
import { until } from '../../../test/lib/until.ts'
import { startMailServer } from '../../simulators/mail/mail-server.ts'
import type { MailServer } from '../../simulators/mail/mail-server.ts'
import { inboxMessage } from '../../simulators/mail/schema.ts'
import { memoryWorld } from '../../world/memory.ts'
import type { MemoryWorld } from '../../world/memory.ts'
import { rowsOf } from '../db/orm.ts'
import { hotel } from '../db/schema/hotel.ts'
import { emailOutbox } from '../db/schema/mail.ts'
import { createMailer } from './mail.ts'
import type { Mailer } from './mail.ts'
import { smtpTransport } from './smtp.ts'

const OWN = { name: 'Bookings', address: 'stay@operator.example' }
const HOTELS = [
  { id: 1, names: { en: 'The "First", Hakone', ja: '一番館' }, email: 'desk@first.example' },
  { id: 2, names: { en: 'Second Inn' }, email: 'not an address' },
]
/** The second's button is of a yellow on which white cannot be read. */
const LOOKS = [
  { button_colour: '#7a1f3d', header_colour: '#102030', logo: 'https://first.example/logo.png' },
  { button_colour: '#f6d84c', header_colour: '#fbfaf7', logo: 'http://second.example/logo.png' },
]
const MAILS = 200
const DAY_MIN = 24 * 60
/** While a process sends it, for two minutes; its tries are 1, 5, 15 and more minutes apart. */
const isHeld = ({ minutes }: { minutes: number }) => minutes > 1.2 && minutes <= 2

describe('who a mail comes from', () => {
  let world: MemoryWorld
  let server: MailServer
  before(async () => {
    world = await memoryWorld()
    server = await startMailServer(world.database, world.clock)
    for (const [at, { id, ...set }] of HOTELS.entries()) {
      const settings = sql`${hotel.settings} || ${JSON.stringify(LOOKS[at])}::jsonb`
      await world.database.orm.update(hotel).set({ ...set, settings }).where(eq(hotel.id, id)) // prettier-ignore
    }
    await world.database.orm.delete(emailOutbox)
  })
  after(async () => {
    await server.close()
    await world.database.close()
  })

  const offer = (of: { hotel_id?: number; locale?: Locale }, to: string) =>
    ({
      to,
      template: 'account',
      locale: of.locale ?? 'en',
      dedupe: to,
      data: {
        letter: 'confirm',
        name: 'Eleanor',
        hotel: { name: `hotel ${of.hotel_id}`, address: '', phone: '' },
        link: 'https://a.example/',
      },
      ...(of.hotel_id && { hotel_id: of.hotel_id }),
    }) as const
  const received = (to: string) =>
    world.database.orm.select().from(inboxMessage).where(eq(inboxMessage.to_address, to)).then(([mail]) => mail) // prettier-ignore
  async function withMailer(work: (mailer: Mailer) => Promise<void>, transport = smtpTransport(server.url)) {
    const mailer = createMailer({ database: world.database, clock: world.clock, from: OWN, transport })
    await work(mailer).finally(mailer.close)
  }

  it('is its hotel by name, in the language of the mail, at the address of the operator; answers reach the hotel', () =>
    withMailer(async ({ queue, drain }) => {
      const { orm } = world.database
      await queue(orm, offer({ hotel_id: 1 }, 'en@mail.example'))
      await queue(orm, offer({ hotel_id: 1, locale: 'ja' }, 'ja@mail.example'))
      await queue(orm, offer({ hotel_id: 2 }, 'two@mail.example'))
      await queue(orm, offer({}, 'nobody@mail.example'))
      await drain()
      const headers = async (to: string) => {
        await until(() => received(to), `the mail to ${to}`)
        const { from, 'reply-to': replyTo } = (await received(to))?.headers ?? {}
        return [from, replyTo]
      }
      assert.deepEqual(await headers('en@mail.example'), [
        '"The \\"First\\", Hakone" <stay@operator.example>',
        '"The \\"First\\", Hakone" <desk@first.example>',
      ])
      const [from, replyTo] = await headers('ja@mail.example')
      assert.match(from ?? '', /^=\?UTF-8\?\S+ <stay@operator\.example>$/)
      assert.match(replyTo ?? '', /<desk@first\.example>$/)
      assert.deepEqual(await headers('two@mail.example'), ['Second Inn <stay@operator.example>', undefined])
      assert.deepEqual(await headers('nobody@mail.example'), ['Bookings <stay@operator.example>', undefined])
    }))

  it('is never another hotel, however the mails of two follow each other', () =>
    withMailer(async ({ queue, drain }) => {
      const places = Array.from({ length: MAILS }, (_, n) => ({ to: `m${n}@mail.example`, hotel_id: 1 + (n % 2) }))
      for (const { to, hotel_id } of places) await queue(world.database.orm, offer({ hotel_id }, to))
      const all = () =>
        world.database.orm.select().from(inboxMessage).where(inArray(inboxMessage.to_address, places.map(({ to }) => to))) // prettier-ignore
      const more = async (than: number) => (await drain(), (await all()).length > than)
      for (let there = 0; there < MAILS; there = (await all()).length)
        await until(() => more(there), `more than ${there} of ${MAILS} mails`)
      for (const { to_address, headers, text, html } of await all()) {
        const id = places.find((place) => place.to === to_address)?.hotel_id
        const name = id === 1 ? /^"The \\"First\\", Hakone" / : /^Second Inn /
        assert.match(headers.from ?? '', name)
        assert.deepEqual([text.includes(`hotel ${id}`), text.includes(`hotel ${3 - (id ?? 0)}`)], [true, false])
        const [own, others] = id === 1 ? ['#7a1f3d', '#f6d84c'] : ['#f6d84c', '#7a1f3d']
        assert.deepEqual([html.includes(own), html.includes(others)], [true, false])
      }
    }))

  it('is seen in the letter: its logo or its name, and a button in its colour that can be read', () =>
    withMailer(async ({ queue, drain }) => {
      const { orm } = world.database
      for (const hotel_id of [1, 2]) await queue(orm, offer({ hotel_id }, `look${hotel_id}@mail.example`))
      await queue(orm, offer({}, 'look@mail.example'))
      await drain()
      const letter = async (to: string) => {
        await until(() => received(to), `the mail to ${to}`)
        const { html = '', headers } = (await received(to)) ?? {}
        assert.equal(headers?.['auto-submitted'], 'auto-generated')
        return html
      }
      const first = await letter('look1@mail.example')
      assert.match(first, /<img src="https:\/\/first\.example\/logo\.png" alt="hotel 1"/)
      assert.match(first, /background:#102030;color:#ffffff[\s\S]*background:#7a1f3d;color:#ffffff/)
      // A logo that comes unsealed is not shown; the name stands in its place.
      const second = await letter('look2@mail.example')
      assert.match(second, /<h1 [^>]+>hotel 2<\/h1>[\s\S]*background:#f6d84c;color:#14110f/)
      assert.doesNotMatch(second, /<img/)
      assert.doesNotMatch(await letter('look@mail.example'), /#7a1f3d|#f6d84c|<img/)
    }))

  it('loses none while its server is away for a day', async () => {
    const { orm } = world.database
    let isAway = true
    const away = {
      async send() {
        if (isAway) throw new Error('away')
      },
      close() {},
    }
    const row = async () => {
      const [found] = await rowsOf<{ state: string; attempts: number; minutes: number }>(
        orm,
        sql`select state, attempts, extract(epoch from next_at - now())::float8 / 60 as minutes from email_outbox
          where dedupe = 'day@mail.example'`,
      )
      assert.ok(found)
      return found
    }
    await withMailer(async ({ queue, drain }) => {
      await queue(orm, offer({ hotel_id: 1 }, 'day@mail.example'))
      let waited = 0
      for (let tries = 1; waited < DAY_MIN; tries++) {
        await until(async () => (await drain(), (await row()).attempts === tries && !isHeld(await row())), `try ${tries}`) // prettier-ignore
        const { state, minutes } = await row()
        assert.equal(state, 'queued')
        waited += Math.round(minutes)
        await orm.update(emailOutbox).set({ next_at: new Date(0) }).where(eq(emailOutbox.dedupe, 'day@mail.example')) // prettier-ignore
      }
      isAway = false
      await until(async () => (await drain(), (await row()).state === 'sent'), 'the mail sent')
    }, away)
  })
})
