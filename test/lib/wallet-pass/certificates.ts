import forge from 'node-forge'

import { DAY_MS } from '../../../shared/constants.ts'
import { openPassSigner } from '../../../demo-host/provider/passes/pass-signer.ts'
import type { PassCertificate, PassSigner } from '../../../demo-host/provider/passes/pass-signer.ts'
import { newRsaKey } from '../rsa-key.ts'

const { pki, md } = forge
export const PASS_NAMES = { passTypeId: 'pass.example.stay', teamId: 'A1B2C3D4E5' } as const
const USER_ID = '0.9.2342.19200300.100.1.1'

type Name = forge.pki.CertificateField[]
type Signed = { pem: string; privateKey: string; subject: Name }
type Wish = { subject: Name; from: number; until: number; issuer?: Signed; isAuthority?: boolean }

const text = (shortName: string, value: string) => ({ shortName, value })
/** As Apple names the holder of a certificate for passes. */
const HOLDER: Name = [{ type: USER_ID, value: PASS_NAMES.passTypeId }, text('OU', PASS_NAMES.teamId)]

function certificateOf({ subject, from, until, issuer, isAuthority = false }: Wish): Signed {
  const { publicKey, privateKey } = newRsaKey()
  const made = pki.createCertificate()
  made.publicKey = pki.publicKeyFromPem(publicKey)
  made.serialNumber = '01'
  made.validity.notBefore = new Date(from)
  made.validity.notAfter = new Date(until)
  made.setSubject(subject)
  made.setIssuer(issuer?.subject ?? subject)
  made.setExtensions([
    { name: 'basicConstraints', critical: true, cA: isAuthority },
    { name: 'keyUsage', critical: true, keyCertSign: isAuthority, digitalSignature: !isAuthority },
  ])
  made.sign(pki.privateKeyFromPem(issuer?.privateKey ?? privateKey), md.sha256.create())
  return { pem: pki.certificateToPem(made), privateKey, subject }
}

export type MadeCertificate = PassCertificate & { root: string }

/** As Apple has it: a root, what it lets issue, and what that issued for a pass type; by default from last year to the next but one. */
type Making = { now?: number; from?: number; until?: number; names?: Name }
export function makePassCertificate({ now = Date.now(), names = HOLDER, ...given }: Making = {}): MadeCertificate {
  const { from = now - 365 * DAY_MS, until = now + 730 * DAY_MS } = given
  const span = { from: now - 3650 * DAY_MS, until: now + 3650 * DAY_MS, isAuthority: true }
  const root = certificateOf({ ...span, subject: [text('CN', 'Test Root')] })
  const issuer = certificateOf({ ...span, subject: [text('CN', 'Test Intermediate')], issuer: root })
  const own = certificateOf({ subject: [...names, text('CN', 'Pass Type ID')], from, until, issuer })
  return { certificate: own.pem, privateKey: own.privateKey, intermediate: issuer.pem, root: root.pem }
}

/** Keys take their time, so they are made for the first pass of a process. */
let made: MadeCertificate | undefined
export const testPassCertificate = (now: number): MadeCertificate => (made ??= makePassCertificate({ now }))

/** Of worlds whose guests take their stay along. */
export const testPassSigner = (now: number): PassSigner => ({
  ...PASS_NAMES,
  isValidAt: () => true,
  sign: (content, at) => openPassSigner(testPassCertificate(now)).sign(content, at),
})
