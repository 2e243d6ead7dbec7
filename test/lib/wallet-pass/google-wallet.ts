import { createVerify } from 'node:crypto'

import { openGoogleWallet } from '../../../demo-host/provider/passes/google-wallet.ts'
import type { GoogleIssuer, GoogleWallet } from '../../../demo-host/provider/passes/google-wallet.ts'
import { newRsaKey } from '../rsa-key.ts'

const ISSUER = '3388000000012345678'
const ACCOUNT = 'wallet@booking-test.iam.example'

/** What Google hands out to an operator, with the key that its signatures are checked with. */
export function makeGoogleIssuer(): GoogleIssuer & { publicKey: string } {
  const { publicKey, privateKey } = newRsaKey()
  const account = JSON.stringify({ type: 'service_account', client_email: ACCOUNT, private_key: privateKey })
  return { issuerId: ISSUER, account, publicKey }
}

/** Keys take their time, so one is made for the first card of a process. */
let made: ReturnType<typeof makeGoogleIssuer> | undefined
export const testGoogleIssuer = () => (made ??= makeGoogleIssuer())
export const testGoogleWallet: GoogleWallet = {
  linkTo: (content, now) => openGoogleWallet(testGoogleIssuer()).linkTo(content, now),
}

type Said = { defaultValue: { language: string; value: string } }
export type GoogleCard = {
  id: string
  classId: string
  state: string
  cardTitle: Said
  subheader: Said
  header: Said
  hexBackgroundColor: string
  validTimeInterval: { end: { date: string } }
  barcode?: { type: string; value: string; alternateText: string }
  textModulesData: { id: string; header?: string; body: string }[]
}

/** What Google reads of an address, as its guide to these tokens lays it down; throws where anything in it was changed. */
export function openGoogleLink(url: string, publicKey: string): { issuer: string; card: GoogleCard } {
  const [, token = ''] = /^https:\/\/pay\.google\.com\/gp\/v\/save\/([\w-]+\.[\w-]+\.[\w-]+)$/.exec(url) ?? []
  const [head = '', body = '', signature = ''] = token.split('.')
  if (token.length > 1_800) throw new Error(`${token.length} characters are more than come whole through every browser`)
  const verify = createVerify('RSA-SHA256').update(`${head}.${body}`)
  if (!verify.verify(publicKey, signature, 'base64url')) throw new Error('not signed by the issuer')
  const [{ alg }, { iss, aud, typ, iat, payload }] = [head, body].map((part) =>
    JSON.parse(Buffer.from(part, 'base64url').toString()),
  )
  const said = [alg, aud, typ, typeof iat].join()
  if (said !== 'RS256,google,savetowallet,number') throw new Error(said)
  const [card, ...more] = payload.genericObjects
  const [{ id }] = payload.genericClasses
  if (more.length > 0 || card.classId !== id) throw new Error('one card of one class')
  return { issuer: iss, card }
}
