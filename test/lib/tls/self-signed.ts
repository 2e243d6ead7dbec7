import forge from 'node-forge'

import { DAY_MS } from '../../../shared/constants.ts'
import { newRsaKey } from '../rsa-key.ts'

const { pki, md } = forge

/** A key and a certificate that has signed itself, for a day: for servers whose guests look at neither. */
export function selfSigned(): { key: string; cert: string } {
  const { publicKey, privateKey: key } = newRsaKey()
  const made = pki.createCertificate()
  made.publicKey = pki.publicKeyFromPem(publicKey)
  made.serialNumber = '01'
  made.validity.notBefore = new Date(Date.now() - DAY_MS)
  made.validity.notAfter = new Date(Date.now() + DAY_MS)
  const name = [{ shortName: 'CN', value: 'localhost' }]
  made.setSubject(name)
  made.setIssuer(name)
  made.sign(pki.privateKeyFromPem(key), md.sha256.create())
  return { key, cert: pki.certificateToPem(made) }
}
