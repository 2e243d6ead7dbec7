import { createPrivateKey, X509Certificate } from 'node:crypto'

/** What Apple gives an operator for passes, each as PEM: the certificate of a pass type, its key, and who issued it. */
export type PassCertificate = { certificate: string; privateKey: string; intermediate: string }

/** Signs passes for Apple Wallet, as who its certificate names. */
export type PassSigner = {
  /** pass.com.example.stay */
  passTypeId: string
  teamId: string
  /** No device takes a pass that was signed when its certificate was over. */
  isValidAt: (now: number) => boolean
  /** A detached PKCS #7 signature (RFC 2315), as DER. */
  sign: (content: Uint8Array, now: number) => Promise<Uint8Array>
}

/** Apple names the pass type as the user id of the subject, and the team as its unit. */
export function passNamesOf(certificate: X509Certificate): Pick<PassSigner, 'passTypeId' | 'teamId'> | null {
  const nameOf = (attribute: string) => new RegExp(`^${attribute}=(\\S+)$`, 'm').exec(certificate.subject)?.[1]
  const [passTypeId, teamId] = [nameOf('UID'), nameOf('OU')]
  return passTypeId?.startsWith('pass.') && teamId ? { passTypeId, teamId } : null
}

/** From when and until when it is good, in milliseconds. */
export const validityOf = ({ validFrom, validTo }: X509Certificate) => ({
  from: Date.parse(validFrom),
  until: Date.parse(validTo),
})

/** Whether the three belong together, whatever the day is. Throws with the variable that does not. */
export function readPassCertificate({ certificate, privateKey, intermediate }: PassCertificate) {
  const [own, issuer] = [new X509Certificate(certificate), new X509Certificate(intermediate)]
  const names = passNamesOf(own)
  if (!names) throw new Error('WALLET_PASS_CERTIFICATE names no pass type')
  if (!own.checkPrivateKey(createPrivateKey(privateKey)))
    throw new Error('WALLET_PASS_KEY is not the key of WALLET_PASS_CERTIFICATE')
  if (!own.checkIssued(issuer) || !own.verify(issuer.publicKey))
    throw new Error('WALLET_PASS_INTERMEDIATE did not issue WALLET_PASS_CERTIFICATE')
  return { own, issuer, names }
}

/** Throws where no device would ever take what it signs. */
export function openPassSigner(given: PassCertificate): PassSigner {
  const { certificate, privateKey, intermediate } = given
  const { own: parsed, names } = readPassCertificate(given)
  const { from, until } = validityOf(parsed)
  return {
    ...names,
    isValidAt: (now) => from <= now && now < until,
    async sign(content, now) {
      // Fetched with the first pass: most processes sign none.
      const { default: forge } = await import('node-forge')
      const { asn1, pkcs7, pki, util } = forge
      const own = pki.certificateFromPem(certificate)
      const message = pkcs7.createSignedData()
      message.content = util.createBuffer(util.binary.raw.encode(content))
      message.addCertificate(own)
      message.addCertificate(pki.certificateFromPem(intermediate))
      message.addSigner({
        key: pki.privateKeyFromPem(privateKey),
        certificate: own,
        digestAlgorithm: pki.oids.sha256 ?? '',
        authenticatedAttributes: [
          { type: pki.oids.contentType ?? '', value: pki.oids.data ?? '' },
          { type: pki.oids.messageDigest ?? '' },
          { type: pki.oids.signingTime ?? '', value: new Date(now) as unknown as string }, // the types know text alone
        ],
      })
      message.sign({ detached: true })
      return util.binary.raw.decode(asn1.toDer(message.toAsn1()).getBytes())
    },
  }
}
