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

/** The record that the domain needs, as a line of a zone. */
export const signatureRecord = (signature: MailSignature): string =>
  `${placeOf(signature)}. TXT "v=DKIM1; k=rsa; p=${publicKeyOf(signature.privateKey)}"`

/** Whether the domain names this key. Throws with the record that is needed; sends nothing. */
export async function checkSignature(signature: MailSignature, lookUp = resolveTxt): Promise<string> {
  // One record is cut into texts of 255 letters.
  const records = await lookUp(placeOf(signature)).catch(() => [])
  const keys = records.map((texts) => /(?:^|;)\s*p=([^;]*)/.exec(texts.join(''))?.[1]?.replaceAll(/\s/g, ''))
  if (keys.includes(publicKeyOf(signature.privateKey))) return `${signature.domain} names its key`
  throw new Error(`letters would be taken for forged: the domain needs ${signatureRecord(signature)}`)
}
