import { createPrivateKey, X509Certificate } from 'node:crypto'

import { passNamesOf } from '../passes/pass-signer.ts'

export const isRsaKey = (pem: string) => holds(() => createPrivateKey(pem).asymmetricKeyType === 'rsa')
export const isCertificate = (pem: string) => holds(() => Boolean(new X509Certificate(pem)))
export const isPassCertificate = (pem: string) => holds(() => passNamesOf(new X509Certificate(pem)) !== null)

function holds(look: () => boolean): boolean {
  try {
    return look()
  } catch {
    return false
  }
}
