import assert from 'node:assert/strict'
import { createPublicKey } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { after, before, describe, it } from 'node:test'

import { SMTPServer } from 'smtp-server'

import { signedFields, zoneTexts } from '../../../test/lib/dkim.ts'
import { newRsaKey } from '../../../test/lib/rsa-key.ts'
import { checkSignature, signatureRecord } from './mail-signature.ts'
import { smtpTransport } from './smtp.ts'
import type { OutgoingMail } from './transport.ts'

const { privateKey, publicKey } = newRsaKey()
const SIGNATURE = { domain: 'hotel.example', selector: 'booking', privateKey }
const LETTER = {
  from: { name: 'はなれ 月白', address: 'stay@hotel.example' },
  replyTo: { name: 'Front desk', address: 'desk@inn.example' },
  to: 'guest@mail.example',
  messageId: '<1@hotel.example>',
  subject: 'ご予約ありがとうございます',
  text: 'Two  nights.\n.\n\n',
  html: '<p>Two  nights.</p>',
  attachments: [],
}

const signedBy = (letter: string) => signedFields(letter, { ...SIGNATURE, publicKey })

describe('a letter that is signed for its sender’s domain', () => {
  const received: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onData: (stream, _session, done) =>
      void buffer(stream).then((letter) => {
        received.push(letter.toString())
        done()
      }),
  })
  let url: string
  before(async () => {
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
    const address = server.server.address()
    url = `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  })
  after(() => new Promise<void>((closed) => server.close(closed)))

  async function arrived(
    signature?: typeof SIGNATURE,
    more: Pick<OutgoingMail, 'list' | 'headers'> = {},
  ): Promise<string> {
    const transport = smtpTransport(url, signature)
    await transport.send({ ...LETTER, ...more }).finally(transport.close)
    return received.at(-1) ?? ''
  }

  it('is known by whoever receives it: sender, answer, subject and body', async () => {
    const fields = signedBy(await arrived(SIGNATURE)) ?? []
    for (const name of ['from', 'reply-to', 'to', 'subject', 'message-id', 'date'])
      assert.ok(fields.includes(name), name)
  })

  for (const [what, from, to] of [
    ['another sender', 'stay@hotel.example', 'stay@evil.example'],
    ['another way to answer', 'desk@inn.example', 'desk@evil.example'],
    ['another body', '<p>Two', '<p>Ten'],
  ] as const)
    it(`is told from one with ${what}`, async () => {
      const letter = await arrived(SIGNATURE)
      assert.ok(letter.includes(from))
      assert.equal(signedBy(letter.replaceAll(from, to)), null)
    })

  it('is signed with the way out of offers, too (RFC 8058)', async () => {
    const headers = { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
    const list = { unsubscribe: 'https://api.hotel.example/unsubscribe?code=a&unsubscribe_token=b' }
    const letter = await arrived(SIGNATURE, { list, headers })
    assert.match(letter, /^Auto-Submitted: auto-generated\r$/m)
    assert.match(letter, /^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m)
    assert.ok(letter.replaceAll(/\r\n\s+/g, ' ').includes(`List-Unsubscribe: <${list.unsubscribe}>`))
    const fields = signedBy(letter) ?? []
    for (const name of ['list-unsubscribe', 'list-unsubscribe-post']) assert.ok(fields.includes(name), name)
    assert.equal(signedBy(letter.replace('=One-Click', '=Two-Click')), null)
  })

  it('is one where there is a key, and goes out as it is where there is none', async () =>
    assert.equal(signedBy(await arrived()), null))
})

describe('the key in the domain', () => {
  const asked: string[] = []
  const domainOf =
    (...records: string[][]) =>
    (place: string) => {
      asked.push(place)
      return records.length > 0
        ? Promise.resolve(records)
        : Promise.reject(Object.assign(new Error('nothing there'), { code: 'ENODATA' }))
    }
  const [place, line = ''] = signatureRecord(SIGNATURE).split(' TXT ')
  const texts = zoneTexts(line)
  const zone = texts.join('')

  it('is a line that name servers take: no text in it is longer than they have', () => {
    assert.deepEqual([place, line], ['booking._domainkey.hotel.example.', texts.map((text) => `"${text}"`).join(' ')])
    assert.match(zone, /^v=DKIM1; k=rsa; p=[\w+/=]{300,}$/)
    for (const text of texts) assert.ok(text.length > 0 && text.length <= 255, text)
  })

  it('is found where receivers look for it, however its record is cut', async () => {
    const cut = [zone.slice(0, 255), zone.slice(255)]
    assert.equal(await checkSignature(SIGNATURE, domainOf(['v=spf1 -all'], cut)), 'hotel.example names its key')
    assert.deepEqual(asked, ['booking._domainkey.hotel.example'])
    const [, der = ''] = /p=(.*)$/.exec(zone) ?? []
    assert.ok(
      createPublicKey(publicKey).equals(
        createPublicKey({ key: Buffer.from(der, 'base64'), type: 'spki', format: 'der' }),
      ),
    )
  })

  for (const [what, records] of [
    ['none', []],
    ['another', [[`v=DKIM1; p=${Buffer.from('another').toString('base64')}`]]],
    ['one that was taken back', [['v=DKIM1; p=']]],
  ] as const)
    it(`is asked for with its line where there is ${what}`, () =>
      assert.rejects(checkSignature(SIGNATURE, domainOf(...records.map((one) => [...one]))), {
        message: `letters would be taken for forged: the domain needs ${signatureRecord(SIGNATURE)}`,
      }))

  it('is not known where nobody answers', () => {
    const away = () => Promise.reject(Object.assign(new Error('late'), { code: 'ETIMEOUT' }))
    return assert.rejects(checkSignature(SIGNATURE, away), { message: 'nobody answers for hotel.example (ETIMEOUT)' })
  })
})
