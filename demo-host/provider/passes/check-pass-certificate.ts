import { DAY_MS } from '../../../shared/constants.ts'
import { readPassCertificate, validityOf } from './pass-signer.ts'
import type { PassCertificate } from './pass-signer.ts'

/** Apple takes days to make another one, and a stay may be booked months ahead. */
const SOON_MS = 30 * DAY_MS

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)

/** Whether devices will take what is signed with it. Throws with what they would find; asks nobody. */
export function checkPassCertificate(given: PassCertificate, now: number): string {
  const { own, issuer, names } = readPassCertificate(given)
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
