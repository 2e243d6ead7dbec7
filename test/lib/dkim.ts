import assert from 'node:assert/strict'
import { createHash, createVerify } from 'node:crypto'

/** Whose record it is, and the key in it as PEM. */
type Signer = { domain: string; selector: string; publicKey: string }

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
export function signedFields(letter: string, { domain, selector, publicKey }: Signer): string[] | null {
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
    ['1', 'rsa-sha256', 'relaxed/relaxed', domain, selector],
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

/** The texts of a line of a zone, as a name server hands them out. */
export const zoneTexts = (line: string): string[] => [...line.matchAll(/"([^"]*)"/g)].map(([, text = '']) => text)
