import assert from 'node:assert/strict'
import { createHash, createVerify, X509Certificate } from 'node:crypto'

import { Uint8ArrayReader, Uint8ArrayWriter, ZipReader } from '@zip.js/zip.js'
import forge from 'node-forge'

const { asn1, pki, util } = forge

export type ShownField = { key: string; label?: string; value: string }
/** What a wallet reads of pass.json. */
export type ShownPass = Record<
  | 'passTypeIdentifier'
  | 'teamIdentifier'
  | 'serialNumber'
  | 'organizationName'
  | 'description'
  | 'logoText'
  | 'backgroundColor'
  | 'foregroundColor'
  | 'relevantDate'
  | 'expirationDate',
  string
> & {
  formatVersion: number
  sharingProhibited: boolean
  barcodes?: { format: string; message: string; altText: string }[]
  generic: Record<'headerFields' | 'primaryFields' | 'secondaryFields' | 'auxiliaryFields' | 'backFields', ShownField[]>
}

/** The files of a pass, by name. */
export async function filesOf(bytes: Uint8Array): Promise<Map<string, Uint8Array>> {
  const zip = new ZipReader(new Uint8ArrayReader(bytes), { useWebWorkers: false })
  const files = new Map<string, Uint8Array>()
  for (const entry of await zip.getEntries()) {
    assert.ok(!entry.directory)
    files.set(entry.filename, await entry.getData(new Uint8ArrayWriter()))
  }
  await zip.close()
  return files
}

/** As a telephone opens it: every file is listed with its digest, and the list is signed by whom the root vouches for. */
export async function openPass(bytes: Uint8Array, root: string): Promise<ShownPass> {
  const { 'manifest.json': manifest, signature, ...listed } = Object.fromEntries(await filesOf(bytes))
  assert.ok(manifest && signature)
  const digests = Object.entries(listed).map(([name, file]) => [name, createHash('sha1').update(file).digest('hex')])
  assert.deepEqual(JSON.parse(Buffer.from(manifest).toString()), Object.fromEntries(digests))
  const signer = signerOf(signature, manifest, root)
  const shown: ShownPass = JSON.parse(Buffer.from(listed['pass.json'] ?? []).toString())
  // Apple takes a pass from nobody else.
  assert.match(signer.subject, new RegExp(`^UID=${shown.passTypeIdentifier}$`, 'm'))
  assert.match(signer.subject, new RegExp(`^OU=${shown.teamIdentifier}$`, 'm'))
  return shown
}

type Node = forge.asn1.Asn1
const partsOf = (node: Node | undefined): Node[] => (Array.isArray(node?.value) ? (node.value as Node[]) : [])
const rawOf = (node: Node | undefined): Buffer => Buffer.from(String(node?.value ?? ''), 'binary')
const derOf = (node: Node): Buffer => Buffer.from(asn1.toDer(node).getBytes(), 'binary')

/** Whoever signed, after RFC 2315 (14, 9.3): the chain up to the root, the digest that was signed, and the signature over it. */
function signerOf(signature: Uint8Array, content: Uint8Array, root: string): X509Certificate {
  const [, wrapped] = partsOf(asn1.fromDer(util.createBuffer(util.binary.raw.encode(signature))))
  const [, , contained, certificates, signers] = partsOf(partsOf(wrapped)[0])
  assert.equal(partsOf(contained).length, 1, 'it holds no content of its own')
  const [own, issuer] = partsOf(certificates).map((one) => new X509Certificate(derOf(one)))
  assert.ok(own && issuer)
  const top = new X509Certificate(root)
  assert.ok(own.checkIssued(issuer) && own.verify(issuer.publicKey))
  assert.ok(issuer.checkIssued(top) && issuer.verify(top.publicKey))

  const [, , , attributes, , value] = partsOf(partsOf(signers)[0])
  assert.ok(attributes)
  const told = new Map(
    partsOf(attributes).map((attribute): [string, Node | undefined] => {
      const [name, values] = partsOf(attribute)
      return [asn1.derToOid(String(name?.value)), partsOf(values)[0]]
    }),
  )
  const digest = createHash('sha256').update(content).digest('hex')
  assert.equal(rawOf(told.get(pki.oids.messageDigest ?? '')).toString('hex'), digest)
  assert.ok(told.has(pki.oids.signingTime ?? ''))
  // They travel with a tag of their own, and are signed as the set they are.
  const set = asn1.create(asn1.Class.UNIVERSAL, asn1.Type.SET, true, partsOf(attributes))
  assert.ok(createVerify('RSA-SHA256').update(derOf(set)).verify(own.publicKey, rawOf(value)))
  return own
}
