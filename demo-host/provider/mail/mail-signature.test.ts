import assert from 'node:assert/strict'
import { createPublicKey, createVerify, createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { after, before, describe, it } from 'node:test'

import { SMTPServer } from 'smtp-server'

import { newRsaKey } from '../../../test/lib/rsa-key.ts'
import { checkSignature, signatureRecord } from './mail-signature.ts'
import { smtpTransport } from './smtp.ts'

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

/** Whitespace as RFC 6376 has it: 3.4.2 for a header, 3.4.4 for a body. */
const relaxedHeader = (name: string, value: string) =>
  `${name.toLowerCase().trim()}:${value
    .replaceAll(/\r\n/g, '')
    .replaceAll(/[ \t]+/g, ' ')
    .trim()}`
const relaxedBody = (body: string) =>
  body
    .replaceAll(/[ \t]+/g, ' ')
    .replaceAll(/ \r\n/g, '\r\n')
    .replace(/(?:\r\n)*$/, '\r\n')

/** As whoever receives the letter judges it (RFC 6376, 6.1.3): what is signed, or nothing where it is not the sender's. */
function signedFields(letter: string): string[] | null {
  const [head = '', ...rest] = letter.split('\r\n\r\n')
  const fields = head
    .split(/\r\n(?![ \t])/)
    .map((line): [string, string] => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)])
  const [, signature] = fields.find(([name]) => name === 'DKIM-Signature') ?? []
  if (!signature) return null
  const tags = new Map(
    signature.split(';').map((tag): [string, string] => {
      const [name = '', ...value] = tag.trim().split('=')
      return [name, value.join('=').replaceAll(/\s/g, '')]
    }),
  )
  assert.deepEqual(
    ['v', 'a', 'c', 'd', 's'].map((name) => tags.get(name)),
    ['1', 'rsa-sha256', 'relaxed/relaxed', SIGNATURE.domain, SIGNATURE.selector],
  )
  const body = createHash('sha256').update(relaxedBody(rest.join('\r\n\r\n'))).digest('base64') // prettier-ignore
  if (body !== tags.get('bh')) return null
  const names = (tags.get('h') ?? '').split(':')
  const left = fields.toReversed()
  const signed = names.flatMap((name) => {
    const at = left.findIndex(([one]) => one.toLowerCase() === name.toLowerCase())
    const [field] = at < 0 ? [] : left.splice(at, 1)
    return field ? [relaxedHeader(...field)] : []
  })
  const own = relaxedHeader('DKIM-Signature', signature.replace(/\bb=[^;]*$/, 'b='))
  const isOurs = createVerify('RSA-SHA256')
    .update([...signed, own].join('\r\n'))
    .verify(publicKey, tags.get('b') ?? '', 'base64')
  return isOurs ? names.map((name) => name.toLowerCase()) : null
}

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

  async function arrived(signature?: typeof SIGNATURE): Promise<string> {
    const transport = smtpTransport(url, signature)
    await transport.send(LETTER).finally(transport.close)
    return received.at(-1) ?? ''
  }

  it('is known by whoever receives it: sender, answer, subject and body', async () => {
    const fields = signedFields(await arrived(SIGNATURE)) ?? []
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
      assert.equal(signedFields(letter.replaceAll(from, to)), null)
    })

  it('is one where there is a key, and goes out as it is where there is none', async () =>
    assert.equal(signedFields(await arrived()), null))
})

describe('the key in the domain', () => {
  const asked: string[] = []
  const domainOf =
    (...records: string[][]) =>
    (place: string) => {
      asked.push(place)
      return records.length > 0 ? Promise.resolve(records) : Promise.reject(new Error('ENODATA'))
    }
  const zone = /TXT "(.*)"$/.exec(signatureRecord(SIGNATURE))?.[1] ?? ''

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
})
