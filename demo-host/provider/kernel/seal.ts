import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

// Guarantee S17: what has to be read again and opens a reservation lies in the database sealed (AES of 256 bits, GCM), with a key
// that is not there. Whoever has a copy of the database alone reads nothing of it.

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16
/** So that another way of sealing can come beside this one. */
const VERSION = 'v1.'

/** As hexadecimal digits: `openssl rand -hex 32`. */
export const SECRETS_KEY = /^[\da-f]{64}$/i
export const newSecretsKey = (): string => randomBytes(32).toString('hex')

export type Seal = {
  seal: (text: string) => string
  /** Null for what another key sealed, or somebody changed. */
  open: (sealed: string) => string | null
}

export function createSeal(secretsKey: string): Seal {
  const key = Buffer.from(secretsKey, 'hex')
  return {
    seal(text) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(CIPHER, key, nonce)
      const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return VERSION + Buffer.concat([nonce, cipher.getAuthTag(), hidden]).toString('base64url')
    },
    open(sealed) {
      const bytes = Buffer.from(sealed.slice(VERSION.length), 'base64url')
      if (!sealed.startsWith(VERSION) || bytes.length < NONCE_BYTES + TAG_BYTES) return null
      const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
      decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
      try {
        return decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
      } catch {
        return null // the tag does not fit
      }
    },
  }
}
