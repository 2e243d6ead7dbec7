import { X509Certificate } from 'node:crypto'

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

/** Throws where the certificate is none of a pass type. */
export function openPassSigner({ certificate, privateKey, intermediate }: PassCertificate): PassSigner {
  const parsed = new X509Certificate(certificate)
  const names = passNamesOf(parsed)
  if (!names) throw new Error('The certificate names no pass type and team')
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
