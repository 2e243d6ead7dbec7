import assert from 'node:assert/strict'
import { createPublicKey } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { after, before, describe, it } from 'node:test'

import { eq } from 'drizzle-orm'
import { SMTPServer } from 'smtp-server'

import { signedFields, zoneTexts } from '../../../test/lib/dkim.ts'
import { until } from '../../../test/lib/until.ts'
import { memoryWorld } from '../../world/memory.ts'
import type { MemoryWorld } from '../../world/memory.ts'
import { NothingFound, NotInOrder, WrongUse } from '../command-errors.ts'
import { hotel } from '../db/schema/hotel.ts'
import { emailOutbox, mailDomain } from '../db/schema/mail.ts'
import { createSeal, newSecretsKey } from '../kernel/seal.ts'
import type { Seal } from '../kernel/seal.ts'
import { runMailCommand } from '../mail-command.ts'
import { createMailer } from './mail.ts'
import { readDomain } from './mail-domains.ts'
import { smtpTransport } from './smtp.ts'

const OWN = { name: 'Bookings', address: 'stay@operator.example' }
const SEAL = createSeal(newSecretsKey())
const PLACE = 'booking._domainkey.first.example'
type Letter = { from: string; envelope: string; whole: string }

describe('letters from a hotel’s own domain', () => {
  let world: MemoryWorld
  let url: string
  const letters: Letter[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onData: (stream, { envelope: { mailFrom } }, done) =>
      void buffer(stream).then((bytes) => {
        const whole = bytes.toString()
        const [, from = ''] = /^From: .*<(.+)>\r$/m.exec(whole) ?? []
        letters.push({ whole, from, envelope: mailFrom ? mailFrom.address : '' })
        done()
      }),
  })
  before(async () => {
    world = await memoryWorld()
    const { orm } = world.database
    await orm.update(hotel).set({ email: 'Desk@First.example' }).where(eq(hotel.id, 1))
    await orm.update(hotel).set({ email: 'desk@second.example' }).where(eq(hotel.id, 2))
    await orm.delete(emailOutbox)
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
    const address = server.server.address()
    url = `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  })
  after(async () => {
    await new Promise<void>((closed) => server.close(closed))
    await world.database.close()
  })

  /** The zone as name servers tell it: a record, that there is none, or nothing at all. */
  let zone: string[][] | 'none' | 'away' = 'none'
  const asked: string[] = []
  async function lookUp(place: string) {
    asked.push(place)
    if (typeof zone === 'object') return zone
    throw Object.assign(new Error(zone), { code: zone === 'none' ? 'ENOTFOUND' : 'ETIMEOUT' })
  }
  async function command(...words: string[]): Promise<string[]> {
    const said: string[] = []
    const open = async () => ({ ...world.database, close: async () => undefined })
    const given = { open, lookUp, input: Readable.from(['']), seal: async () => SEAL, now: () => world.clock.now() }
    await runMailCommand(['domain', ...words], { ...given, say: (line) => said.push(line) })
    return said
  }
  let sent = 0
  async function letterOf(hotel_id: number | undefined, seal: Seal = SEAL): Promise<Letter> {
    const to = `guest${++sent}@mail.example`
    const mailer = createMailer({ database: world.database, clock: world.clock, from: OWN, seal, transport: smtpTransport(url) }) // prettier-ignore
    const data = { letter: 'reset' as const, name: 'Eleanor', hotel: { name: 'H', address: '', phone: '' }, link: 'https://a.example/' } // prettier-ignore
    const more = hotel_id === undefined ? {} : { hotel_id }
    try {
      await mailer.queue(world.database.orm, { to, template: 'account', locale: 'en', dedupe: to, data, ...more })
      await mailer.drain()
      return await until(async () => letters.find(({ whole }) => whole.includes(to)), `the letter to ${to}`)
    } finally {
      await mailer.close()
    }
  }
  const isOperators = ({ from, envelope, whole }: Letter) =>
    from === OWN.address && envelope === OWN.address && !/^DKIM-Signature:/m.test(whole)
  let record = ''
  const keyIn = (line: string) => {
    const [, der = ''] = /p=(.*)/.exec(zoneTexts(line).join('')) ?? []
    const key = createPublicKey({ key: Buffer.from(der, 'base64'), type: 'spki', format: 'der' })
    return key.export({ type: 'spki', format: 'pem' }).toString()
  }

  it('come from the operator’s address until the domain names our key', async () => {
    const [line = '', next] = await command('add', 'First.example.')
    record = line
    assert.match(record, /^booking\._domainkey\.first\.example\. TXT "v=DKIM1; k=rsa; p=[\w+/=]+" "[\w+/=]+"$/)
    assert.equal(next, 'Once the zone of first.example has this record: booking mail domain check first.example')
    assert.ok(isOperators(await letterOf(1)))
    await assert.rejects(command('check'), NotInOrder)
    assert.deepEqual(asked, [PLACE])
    assert.ok(isOperators(await letterOf(1)))
  })

  it('come from there and are signed for it from then on; another hotel’s and the operator’s own are as before', async () => {
    zone = [zoneTexts(record)]
    assert.deepEqual(await command('check', 'first.example'), ['well   first.example: first.example names its key'])
    const letter = await letterOf(1)
    // Reports of mail servers reach the operator, who hands them over.
    assert.deepEqual([letter.from, letter.envelope], ['Desk@first.example', OWN.address])
    const signer = { domain: 'first.example', selector: 'booking', publicKey: keyIn(record) }
    assert.ok(signedFields(letter.whole, signer)?.includes('from'))
    assert.equal(signedFields(letter.whole.replace('Eleanor', 'Taro'), signer), null)
    for (const other of [2, undefined]) assert.ok(isOperators(await letterOf(other)))
  })

  it('keep their key where it is added again', async () =>
    assert.equal((await command('add', 'first.example'))[0], record))

  it('come from the operator’s address, and come, where nobody can open the key', async () =>
    assert.ok(isOperators(await letterOf(1, createSeal(newSecretsKey())))))

  it('stay as they are while name servers are away, and come from the operator’s once the record is gone', async () => {
    zone = 'away'
    await assert.rejects(command('check'), NotInOrder)
    assert.equal((await letterOf(1)).from, 'Desk@first.example')
    zone = 'none'
    await assert.rejects(command('check'), NotInOrder)
    assert.ok(isOperators(await letterOf(1)))
  })

  it('lie in the database with their key sealed', async () => {
    const [row] = await world.database.orm.select().from(mailDomain)
    assert.doesNotMatch(row?.private_key ?? '', /PRIVATE|MII/)
    assert.match(SEAL.open(row?.private_key ?? '') ?? '', /^-----BEGIN PRIVATE KEY-----/)
  })

  it('end with the domain, whose key is gone', async () => {
    assert.match((await command('remove', 'first.example')).join(), /^Letters of hotels at first\.example come from/)
    assert.deepEqual(await world.database.orm.select().from(mailDomain), [])
    for (const words of [
      ['remove', 'first.example'],
      ['check', 'first.example'],
    ])
      await assert.rejects(command(...words), NothingFound)
    assert.deepEqual(await command('check'), [])
  })

  it('are asked for by the name of a domain', async () => {
    for (const words of [
      [],
      ['add'],
      ['remove'],
      ['add', 'desk@first.example'],
      ['add', 'localhost'],
      ['check', 'a b.example'],
      ['add', 'a.example', 'b.example'],
    ])
      // prettier-ignore
      await assert.rejects(command(...words), WrongUse, words.join(' '))
    assert.equal(readDomain('BÜCHER.Example.'), 'xn--bcher-kva.example')
  })
})
