import { createPrivateKey, X509Certificate } from 'node:crypto'

import { DAY_MS } from '../../../shared/constants.ts'
import { passNamesOf, validityOf } from './pass-signer.ts'
import type { PassCertificate } from './pass-signer.ts'

/** Apple takes days to make another one, and a stay may be booked months ahead. */
const SOON_MS = 30 * DAY_MS

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)

/** Whether devices will take what is signed with it. Throws with what they would find; asks nobody. */
export function checkPassCertificate({ certificate, privateKey, intermediate }: PassCertificate, now: number): string {
  const [own, issuer] = [new X509Certificate(certificate), new X509Certificate(intermediate)]
  const names = passNamesOf(own)
  if (!names) throw new Error('WALLET_PASS_CERTIFICATE names no pass type')
  if (!own.checkPrivateKey(createPrivateKey(privateKey)))
    throw new Error('WALLET_PASS_KEY is not the key of WALLET_PASS_CERTIFICATE')
  if (!own.checkIssued(issuer) || !own.verify(issuer.publicKey))
    throw new Error('WALLET_PASS_INTERMEDIATE did not issue WALLET_PASS_CERTIFICATE')
  const validities = [own, issuer].map(validityOf)
  const [from, until] = [
    Math.max(...validities.map((one) => one.from)),
    Math.min(...validities.map((one) => one.until)),
  ]
  if (now < from) throw new Error(`${names.passTypeId} may not be signed before ${dayOf(from)}`)
  if (now >= until) throw new Error(`the certificate of ${names.passTypeId} was over on ${dayOf(until)}`)
  if (until - now < SOON_MS)
    throw new Error(`the certificate of ${names.passTypeId} is over on ${dayOf(until)}: ask Apple for its next one`)
  return `${names.passTypeId} of ${names.teamId}, until ${dayOf(until)}`
}
