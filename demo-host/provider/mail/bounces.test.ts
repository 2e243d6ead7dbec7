import assert from 'node:assert/strict'
import { Readable } from 'node:stream'
import { after, before, describe, it } from 'node:test'

import { eq } from 'drizzle-orm'
import { SMTPServer } from 'smtp-server'

import { until } from '../../../test/lib/until.ts'
import { emptyDatabase } from '../../world/memory.ts'
import { WrongUse } from '../command-errors.ts'
import type { Database } from '../db/open.ts'
import { emailOutbox } from '../db/schema/mail.ts'
import { runMailCommand } from '../mail-command.ts'
import { createMailer } from './mail.ts'
import type { Mailer } from './mail.ts'
import { readBounce } from './read-bounce.ts'
import { smtpTransport } from './smtp.ts'

const [GONE, OTHER] = ['Eleanor@nowhere.example', 'taro@somewhere.example']
const HOTEL = { name: 'Shirotsuki', address: '1 Lakeside, Hakone', phone: '+81460000000' }
const reset = (dedupe: string, to: string) =>
  ({ template: 'account', locale: 'en', to, dedupe, data: { letter: 'reset', hotel: HOTEL, name: 'Eleanor', link: 'https://widget.test/reset?token=secret' } }) as const // prettier-ignore
const free = (dedupe: string, to: string) =>
  ({ template: 'room_free', locale: 'en', to, dedupe, data: { hotel: HOTEL, checkin_date: '2026-12-01', checkout_date: '2026-12-02', nights: 1, rooms: ['Suite'] as string[], link: 'https://widget.test/' } }) as const // prettier-ignore
const offer = (dedupe: string, to: string) =>
  ({ template: 'offer', locale: 'en', to, dedupe, data: { hotel: HOTEL, subject: 'Blossoms', text: 'From April on.', link: 'https://widget.test/', unsubscribe: 'https://widget.test/?unsubscribe_token=secret' } }) as const // prettier-ignore

/** What domains need, and letters that come back do not. */
const NOT_ASKED = { seal: assert.fail, lookUp: assert.fail, now: assert.fail }

type Report = { address?: string; action?: string; status?: string; diagnostic?: string; letter?: string }

/** As Postfix writes it. */
const report = ({ address = GONE, action = 'failed', status = '5.1.1', diagnostic = '', letter = '' }: Report = {}) =>
  `From: MAILER-DAEMON@relay.example (Mail Delivery System)
Subject: Undelivered Mail Returned to Sender
Message-ID: <20261127.A1B2C3@relay.example>
Content-Type: multipart/report; report-type=delivery-status; boundary="part"

--part
Content-Type: text/plain

This is the mail system at host relay.example. Action: failed is what it says below.

--part
Content-Type: message/delivery-status

Reporting-MTA: dns; relay.example
Arrival-Date: Fri, 27 Nov 2026 09:00:00 +0900

Final-Recipient: rfc822; ${address}
Original-Recipient: rfc822;${address}
Action: ${action}
Status: ${status}
Diagnostic-Code: smtp; ${diagnostic}

--part
Content-Type: text/rfc822-headers

${letter.replaceAll('\r', '')}

--part--
`.replaceAll('\n', '\r\n')

describe('a letter that comes back', () => {
  let database: Database
  let mailer: Mailer
  let relay: SMTPServer
  /** Headers of the letters that the mail server took; those it is to refuse. */
  const taken: string[] = []
  let isRefusing = false
  before(async () => {
    database = await emptyDatabase()
    relay = new SMTPServer({
      authOptional: true,
      disabledCommands: ['AUTH', 'STARTTLS'],
      onRcptTo: (_to, _session, done) => done(isRefusing ? new Error('not today') : undefined),
      onData(stream, _session, done) {
        let raw = ''
        stream.on('data', (chunk: Buffer) => (raw += chunk.toString()))
        stream.on('end', () => {
          taken.push(raw.split('\r\n\r\n')[0] ?? '')
          done()
        })
      },
    })
    await new Promise<void>((ready) => relay.listen(0, '127.0.0.1', ready))
    const at = relay.server.address()
    const url = `smtp://127.0.0.1:${typeof at === 'object' && at ? at.port : 0}`
    const from = { name: 'Reservations', address: 'stay@hotel.example' }
    mailer = createMailer({ database, clock: { now: Date.now }, from, transport: smtpTransport(url) })
  })
  after(async () => {
    await mailer.close()
    await new Promise<void>((closed) => relay.close(closed))
    await database.close()
  })

  const rowOf = async (dedupe: string) => {
    const [row] = await database.orm.select().from(emailOutbox).where(eq(emailOutbox.dedupe, dedupe))
    return row
  }
  async function sent(dedupe: string, to: string): Promise<string> {
    await mailer.queue(database.orm, reset(dedupe, to))
    await until(async () => (await rowOf(dedupe))?.state === 'sent', 'the letter is sent')
    return taken.at(-1) ?? ''
  }
  async function bounce(message: string): Promise<string> {
    const said: string[] = []
    const open = async () => ({ ...database, close: async () => undefined })
    const input = Readable.from([message])
    await runMailCommand(['bounce'], { ...NOT_ASKED, open, input, say: (line) => said.push(line) })
    return said.join('\n')
  }

  it('is known by its address and its own number together, and told without the address', async () => {
    const letter = await sent('one', GONE)
    for (const false_ of [
      report(),
      report({ letter, address: OTHER }),
      report({ letter: 'Message-ID: <guessed@hotel.example>' }),
    ])
      // prettier-ignore
      assert.match(await bounce(false_), /^Nothing is done: this is about no letter of ours\.$/)
    assert.equal((await rowOf('one'))?.state, 'sent')
    const said = await bounce(report({ letter, address: GONE.toUpperCase() }))
    assert.match(said, /^The letter "account" did not arrive: its address takes no mail \(5\.1\.1\)\.$/)
    assert.ok(!said.toLowerCase().includes('eleanor'))
    assert.equal((await rowOf('one'))?.state, 'bounced')
  })

  it('has the next ones to that address tried once each, and neither a wish for a free room told there nor an offer sent', async () => {
    assert.ok(await sent('two', GONE), 'it may have been mended')
    for (const wished of [free('three', GONE), offer('three and a half', GONE)]) {
      await mailer.queue(database.orm, wished)
      await until(async () => (await rowOf(wished.dedupe))?.state === 'bounced', `${wished.template} is given up`)
    }
    isRefusing = true
    for (const [dedupe, to, state] of [
      ['four', GONE, 'failed'],
      ['five', OTHER, 'queued'],
    ] as const) {
      // prettier-ignore
      await mailer.queue(database.orm, reset(dedupe, to))
      await until(async () => (await rowOf(dedupe))?.attempts === 1, 'it is tried')
      await until(async () => (await rowOf(dedupe))?.state === state, `it is ${state}`)
    }
    assert.equal((await rowOf('five'))?.state, 'queued')
  })

  const LET_BE: Record<string, Report> = {
    'a full mailbox': { status: '5.2.2' },
    'what a filter takes for advertising': { status: '5.7.1' },
    'one that is only late': { action: 'delayed', status: '4.4.1' },
  }
  for (const [what, of] of Object.entries(LET_BE))
    it(`is let be, and said with 0: ${what}`, async () => assert.match(await bounce(report(of)), /^Nothing is done: /))

  it('is no letter of a guest who answers, and asks for the word it is called by', async () => {
    assert.match(await bounce('From: taro@example.com\n\nWe come later.\n'), /^Nothing is done: this reports no letter/)
    const surroundings = { ...NOT_ASKED, open: assert.fail, input: Readable.from(['']), say: assert.fail }
    for (const words of [[], ['bounces'], ['bounce', 'FILE']])
      await assert.rejects(runMailCommand(words, surroundings), WrongUse)
  })

  const SAID: [what: string, message: string, status: string, isForGood: boolean][] = [
    ['Postfix, no such domain', report({ status: '5.4.4' }), '5.4.4', true],
    ['a closed mailbox', report({ status: '5.2.1' }), '5.2.1', true],
    ['a domain that takes no mail (RFC 7505)', report({ status: '5.1.10' }), '5.1.10', true],
    ['who cannot find the domain of the sender, which is ours', report({ status: '5.1.8' }), '5.1.8', false],
    ['who takes the sender’s address for none', report({ status: '5.1.7' }), '5.1.7', false],
    ['Exim, which says what the other side said', report({ status: '5.0.0', diagnostic: '550-5.1.1 The account\r\n\t550 does not exist' }), '5.1.1', true], // prettier-ignore
    ['Exim, with nothing said', report({ status: '5.0.0', diagnostic: '550 no' }), '5.0.0', false],
  ]
  for (const [what, message, status, isForGood] of SAID)
    it(`reads what ${what}`, () => {
      const read = readBounce(message)
      assert.deepEqual([read?.addresses, read?.status, read?.isForGood], [[GONE, GONE].map((one) => one.toLowerCase()), status, isForGood]) // prettier-ignore
    })
})
