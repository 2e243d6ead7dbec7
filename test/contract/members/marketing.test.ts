import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, it } from 'node:test'

import { desc, eq } from 'drizzle-orm'

import { DAY_MS } from '../../../shared/constants.ts'
import { marketing } from '../../../shared/contract/marketing.ts'
import { accounts } from '../../../shared/contract/accounts.ts'
import { audit } from '../../../demo-host/provider/db/schema/audit.ts'
import { emailOutbox } from '../../../demo-host/provider/db/schema/mail.ts'
import { member, token } from '../../../demo-host/provider/db/schema/member.ts'
import { runHotelAction } from '../../../demo-host/controls/hotel-actions.ts'
import { masked } from '../../../demo-host/provider/members/marketing.ts'
import { createMailer } from '../../../demo-host/provider/mail/mail.ts'
import type { OutgoingMail } from '../../../demo-host/provider/mail/transport.ts'
import { renderMail } from '../../../demo-host/provider/mail/email-templates.ts'
import { waitForSessions } from '../../lib/database/waiting-sessions.ts'
import { openGuest } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'
import { headersOf, newMember, PASSWORD } from '../helpers/members.ts'
import { openWorld, ORIGINS } from '../helpers/world.ts'
import type { World } from '../helpers/world.ts'

const HANAKO = 1001

let world: World
let guest: Guest
beforeEach(async () => {
  world = await openWorld()
  guest = await openGuest(world)
})
afterEach(() => world.close())

const OFFER = {
  kind: 'send_offer' as const,
  hotel: 'shirotsuki',
  subject: 'Maple weeks',
  text: 'Three nights for two.',
}

/** The offers that are on their way, newest first, and the token of each one's way out. */
async function offers() {
  const { changed } = await runHotelAction({ ...world, origins: ORIGINS }, OFFER)
  const rows = await world.database.orm
    .select()
    .from(emailOutbox)
    .where(eq(emailOutbox.template, 'offer'))
    .orderBy(desc(emailOutbox.id))
  const letters = rows.map((row) => {
    const address = String(row.details.unsubscribe)
    return { row, secret: new URL(address).searchParams.get('unsubscribe_token') ?? '' }
  })
  return { changed, letters }
}
async function hanakosLetter() {
  const { letters } = await offers()
  const { details } = letters.find(({ row }) => row.to_address === 'hanako@example.com')?.row ?? {}
  assert.ok(details)
  return { details, unsubscribe: String(details.unsubscribe) }
}
/** The address in the header of her letter, beside the one line that lets a mail reader post there. */
async function oneClick(): Promise<string> {
  const { list, headers } = await renderMail('offer', (await hanakosLetter()).details, 'ja')
  assert.deepEqual(headers, { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' })
  return list?.unsubscribe ?? ''
}
const post = (address: string, payload: string, type = 'application/x-www-form-urlencoded') =>
  world.provider.server.inject({
    method: 'POST',
    url: address.slice(ORIGINS.api.length),
    headers: { 'content-type': type },
    payload,
  })
async function wantsOffers(): Promise<unknown> {
  const [row] = await world.database.orm.select().from(member).where(eq(member.id, HANAKO))
  return row?.profile.promotions_opt_in
}

async function secretOf(email: string): Promise<string> {
  const { letters } = await offers()
  return letters.find(({ row }) => row.to_address === email)?.secret ?? ''
}
const subscription = (unsubscribe_token: string) => guest.send(marketing.subscription, { query: { unsubscribe_token } })
const unsubscribe = (unsubscribe_token: string) => guest.send(marketing.unsubscribe, { body: { unsubscribe_token } })

describe('offers by e-mail', () => {
  it('go to the members of the brand who want them, and to nobody else [MAIL-001]', async () => {
    const { changed, letters } = await offers()
    assert.equal(changed, letters.length)
    assert.ok(letters.some(({ row }) => row.to_address === 'hanako@example.com'))
    assert.ok(!letters.some(({ row }) => row.to_address === 'taro@example.com'))
    const { letters: elsewhere } = await offers()
    assert.ok(elsewhere.length > 0)
    assert.equal((await runHotelAction({ ...world, origins: ORIGINS }, { ...OFFER, hotel: 'nowhere' })).changed, 0)
  })

  it('carry their way out at the end of the letter and in its header [MAIL-001]', async () => {
    const [letter] = (await offers()).letters
    assert.ok(letter)
    const { text, html } = await renderMail('offer', letter.row.details, 'ja')
    const address = String(letter.row.details.unsubscribe)
    assert.ok(text.includes(address) && text.includes(OFFER.text))
    assert.ok(html.includes(address.replaceAll('&', '&amp;')))
    assert.equal(new URL(address).pathname, '/unsubscribe-email/confirmation')
  })

  it('end by one press in a mail reader, which has no session and sees no page (RFC 8058)', async () => {
    const address = await oneClick()
    assert.equal(new URL(address).origin, ORIGINS.api)
    const ended = await post(address, 'List-Unsubscribe=One-Click')
    assert.deepEqual([ended.statusCode, ended.headers.location], [200, undefined])
    assert.equal(await wantsOffers(), false)
    assert.equal((await post(address, 'List-Unsubscribe=One-Click')).statusCode, 200, 'once more is no mistake')
    const [{ by } = { by: null }] = await world.database.orm.select({ by: audit.by }).from(audit).where(eq(audit.kind, 'offers_ended')) // prettier-ignore
    assert.equal(by, 'letter')
  })

  it('end by a form of parts, as the standard has it', async () => {
    const part = 'Content-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click'
    const ended = await post(await oneClick(), `--x\r\n${part}\r\n--x--\r\n`, 'multipart/form-data; boundary=x')
    assert.equal(ended.statusCode, 200)
    assert.equal(await wantsOffers(), false)
  })

  it('do not end where somebody only looks at the address, which leads to the page that asks', async () => {
    const address = await oneClick()
    const looked = await world.provider.server.inject({ url: address.slice(ORIGINS.api.length) })
    const { unsubscribe: page } = await hanakosLetter()
    const [led, asks] = [String(looked.headers.location), page].map((each) => new URL(each))
    assert.deepEqual([looked.statusCode, led?.origin, led?.pathname], [302, asks?.origin, asks?.pathname])
    assert.equal(led?.search, new URL(address).search)
    for (const body of ['', 'List-Unsubscribe=Maybe']) assert.equal((await post(address, body)).statusCode, 422, body)
    for (const secret of ['', 'x', `${'x'.repeat(200)}`]) {
      const wrong = new URL(address)
      wrong.searchParams.set('unsubscribe_token', secret)
      assert.equal((await post(wrong.href, 'List-Unsubscribe=One-Click')).statusCode, 404, secret)
    }
    assert.equal(await wantsOffers(), true)
  })

  it('stop for the reader of a letter, whoever is signed in [CALL-124] [CALL-125] [MAIL-002]', async () => {
    const secret = await secretOf('hanako@example.com')
    const before = await subscription(secret)
    assert.deepEqual(before.body.data, { email: 'h…o@example.com', status: 'subscribed' })
    assert.deepEqual((await unsubscribe(secret)).body.data, { status: 'unsubscribed' })
    assert.equal((await subscription(secret)).body.data.status, 'unsubscribed')
    assert.equal((await unsubscribe(secret)).status, 201, 'the same wish once more is no mistake')
    const { letters } = await offers()
    assert.equal(letters.filter(({ row }) => row.to_address === 'hanako@example.com').length, 1)
  })

  it('that wait for the mail server go to nobody who has ended them meanwhile, in whichever way', async () => {
    const members = { reads: HANAKO, ends: 0, saves: 0, leaves: 0 }
    const addresses: Record<string, string> = { reads: 'hanako@example.com' }
    for (const who of ['ends', 'saves', 'leaves'] as const) {
      const { id, email } = await newMember(world)
      members[who] = id
      addresses[who] = email
    }
    const { letters } = await offers()
    await unsubscribe(letters.find(({ row }) => row.to_address === addresses.ends)?.secret ?? '')
    await guest.send(accounts.update, { hotelId: 1, body: { promotions_opt_in: false } }, await headersOf(world, members.saves)) // prettier-ignore
    const left = await guest.send(accounts.cancel, { hotelId: 1, body: { password: PASSWORD } }, await headersOf(world, members.leaves)) // prettier-ignore
    assert.equal(left.status, 201)
    const sent: string[] = []
    const transport = { send: async ({ to, subject }: OutgoingMail) => void sent.push(`${to}: ${subject}`), close() {} }
    const from = { name: 'Reservations', address: 'stay@hotel.example' }
    const mailer = createMailer({ ...world, from, transport })
    await mailer.drain()
    await mailer.close()
    const readers = Object.keys(addresses).filter((who) => sent.some((line) => line.startsWith(`${addresses[who]}: ${OFFER.subject}`))) // prettier-ignore
    assert.deepEqual(readers, ['reads'], sent.join('\n'))
    const offersLeft = await world.database.orm.select().from(emailOutbox).where(eq(emailOutbox.template, 'offer'))
    assert.ok(offersLeft.every(({ state }) => state === 'sent'))
    assert.ok(!offersLeft.some(({ to_address }) => to_address !== '' && to_address === addresses.leaves))
  })

  it('are what the switch of the account shows and turns, and an old link still ends them [CALL-125]', async () => {
    const secret = await secretOf('hanako@example.com')
    const headers = await headersOf(world, HANAKO)
    const own = async () => (await guest.send(marketing.subscription, { query: {} }, headers)).body.data
    assert.deepEqual(await own(), { email: 'hanako@example.com', status: 'subscribed' })
    await unsubscribe(secret)
    assert.equal((await own()).status, 'unsubscribed')
    await guest.send(accounts.update, { hotelId: 1, body: { promotions_opt_in: true } }, headers)
    assert.equal((await own()).status, 'subscribed')
    await unsubscribe(secret)
    assert.equal((await own()).status, 'unsubscribed')
  })

  it('stay ended for whoever saves their profile at the same moment, and both changes stand', async () => {
    const secret = await secretOf('hanako@example.com')
    const headers = await headersOf(world, HANAKO)
    const { orm } = world.database
    const [ended, saved] = await orm.transaction(async (tx) => {
      await tx.select().from(member).where(eq(member.id, HANAKO)).for('update')
      const ending = unsubscribe(secret)
      await waitForSessions(orm, 1)
      const saving = guest.send(accounts.update, { hotelId: 1, body: { occupation: 'Gardener' } }, headers)
      await waitForSessions(orm, 2)
      return [{ ending }, { saving }] // they wait for this transaction
    })
    assert.equal((await ended.ending).status, 201)
    assert.equal((await saved.saving).body.data.occupation, 'Gardener')
    const [row] = await orm.select().from(member).where(eq(member.id, HANAKO))
    assert.deepEqual([row?.profile.occupation, row?.profile.promotions_opt_in], ['Gardener', false])
  })

  it('are told to nobody without a link of theirs [MAIL-004]', async () => {
    const stranger = await guest.send(marketing.subscription, { query: {} })
    const guessed = await subscription('guessed')
    assert.deepEqual([stranger.status, guessed.status], [401, 404])
    assert.equal(guessed.body.errors[0]?.details.code, 3781)
    const secret = await secretOf('hanako@example.com')
    world.clock.advance(366 * DAY_MS)
    const late = await openGuest(world)
    const old = await late.send(marketing.unsubscribe, { body: { unsubscribe_token: secret } })
    assert.deepEqual([old.status, old.body.errors[0]?.details.code], [410, 3780])
  })

  it('keep of a link its hash alone, and take none of another purpose', async () => {
    const secret = await secretOf('hanako@example.com')
    const rows = await world.database.orm.select().from(token).where(eq(token.kind, 'unsubscribe'))
    assert.ok(rows.length > 0 && rows.every(({ hash }) => hash !== secret))
    await world.database.orm.update(token).set({ kind: 'confirm_email' }).where(eq(token.kind, 'unsubscribe'))
    assert.equal((await subscription(secret)).status, 404)
  })

  it('name an address so that its owner knows it and nobody else can use it', () => {
    assert.deepEqual(['hanako@example.com', 'ab@example.com', 'a@example.com'].map(masked), [
      'h…o@example.com',
      'a…@example.com',
      'a…@example.com',
    ])
  })
})
