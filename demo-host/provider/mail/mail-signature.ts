import { createPublicKey } from 'node:crypto'
import { resolveTxt } from 'node:dns/promises'

/** What letters are signed with (DKIM, RFC 6376), so that whoever receives one sees that its sender's domain sent it. */
export type MailSignature = {
  /** Of the sender's address. */
  domain: string
  /** Which of the domain's keys: its record stands at `<selector>._domainkey.<domain>`. */
  selector: string
  /** RSA, as PEM. */
  privateKey: string
}

const publicKeyOf = (privateKey: string) =>
  createPublicKey(privateKey).export({ type: 'spki', format: 'der' }).toString('base64')

const placeOf = ({ selector, domain }: MailSignature) => `${selector}._domainkey.${domain}`

/** A text of a zone has no more letters (RFC 1035, 3.3); a longer one is cut, and read as one (RFC 6376, 3.6.2.2). */
const TEXTS = /.{1,255}/g

/** The record that the domain needs, as a line of a zone. */
export function signatureRecord(signature: MailSignature): string {
  const texts = `v=DKIM1; k=rsa; p=${publicKeyOf(signature.privateKey)}`.match(TEXTS) ?? []
  return `${placeOf(signature)}. TXT ${texts.map((text) => `"${text}"`).join(' ')}`
}

/** The domain does not name the key; its words are the record that it needs. */
export class NoRecord extends Error {}

/** What a name server says where nothing stands; whatever else it says, nobody knows. */
const NOTHING_THERE = new Set(['ENOTFOUND', 'ENODATA'])

/** Whether the domain names this key. Throws NoRecord where it does not; sends nothing. */
export async function checkSignature(signature: MailSignature, lookUp = resolveTxt): Promise<string> {
  const records = await lookUp(placeOf(signature)).catch((error: unknown) => {
    const code = String(Reflect.get(Object(error), 'code'))
    if (NOTHING_THERE.has(code)) return []
    throw new Error(`nobody answers for ${signature.domain} (${code})`, { cause: error })
  })
  const keys = records.map((texts) => /(?:^|;)\s*p=([^;]*)/.exec(texts.join(''))?.[1]?.replaceAll(/\s/g, ''))
  if (keys.includes(publicKeyOf(signature.privateKey))) return `${signature.domain} names its key`
  throw new NoRecord(`letters would be taken for forged: the domain needs ${signatureRecord(signature)}`)
}
