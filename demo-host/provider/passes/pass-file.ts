import { createHash } from 'node:crypto'

import { configure, Uint8ArrayReader, Uint8ArrayWriter, ZipWriter } from '@zip.js/zip.js'

import type { PassContent } from './pass-content.ts'
import { passIcons } from './pass-icon.ts'
import type { PassSigner } from './pass-signer.ts'

configure({ useWebWorkers: false })

/** A signed pass for Apple Wallet: what it says, its pictures, the digest of each, and who vouches for them. */
export async function passFile(
  content: PassContent,
  signer: PassSigner,
  now: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const files = new Map<string, Uint8Array>([
    ['pass.json', bytesOf(passJson(content, signer))],
    ...(await passIcons(content.colours)),
  ])
  // SHA-1 is what the format asks for; what vouches for the digests is the signature over them.
  const digests = [...files].map(([name, bytes]) => [name, createHash('sha1').update(bytes).digest('hex')])
  const manifest = bytesOf(Object.fromEntries(digests))
  files.set('manifest.json', manifest)
  files.set('signature', await signer.sign(manifest, now))
  // As plain as a zip can be: what opens it is part of a telephone.
  const plain = { level: 0, dataDescriptor: false, extendedTimestamp: false }
  const zip = new ZipWriter(new Uint8ArrayWriter(), { ...plain, lastModDate: new Date(now) })
  for (const [name, bytes] of files) await zip.add(name, new Uint8ArrayReader(bytes))
  return zip.close()
}

const bytesOf = (value: object): Uint8Array => new TextEncoder().encode(JSON.stringify(value))

function passJson(content: PassContent, { passTypeId, teamId }: PassSigner): object {
  const { number, organization, description, colours, code } = content
  return {
    formatVersion: 1,
    passTypeIdentifier: passTypeId,
    teamIdentifier: teamId,
    serialNumber: number,
    organizationName: organization,
    description,
    logoText: organization,
    backgroundColor: rgb(colours.ground),
    foregroundColor: rgb(colours.ink),
    labelColor: rgb(colours.ink),
    relevantDate: instant(content.from),
    expirationDate: instant(content.until),
    // The number opens the booking for who knows the e-mail address, too.
    sharingProhibited: true,
    ...(code !== null && {
      barcodes: [{ format: 'PKBarcodeFormatQR', message: code, messageEncoding: 'iso-8859-1', altText: code }],
    }),
    generic: {
      headerFields: content.head,
      primaryFields: content.primary,
      secondaryFields: content.secondary,
      auxiliaryFields: content.auxiliary,
      backFields: content.back,
    },
  }
}

/** Without parts of a second, which the format has none of. */
const instant = (time: number): string => new Date(time).toISOString().replace(/\.\d+Z$/, 'Z')

function rgb(hex: string): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  return `rgb(${parts.join(', ')})`
}
