import { generateKeyPairSync } from 'node:crypto'

/** As openssl writes them: both halves as PEM. */
export const newRsaKey = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  })
