import { createHash, createPrivateKey, sign } from 'node:crypto'

import type { PassContent, PassField } from './pass-content.ts'

/** What Google gives an operator: the number of the issuer, and the file with the key of a service account that may write for it. */
export type GoogleIssuer = { issuerId: string; account: string }

/** Writes the addresses that put a stay into Google Wallet. */
export type GoogleWallet = {
  /** https://pay.google.com/gp/v/save/… */
  linkTo: (content: PassContent, now: number) => string
}

const SAVE = 'https://pay.google.com/gp/v/save/'
/** What comes whole through every browser, as Google's guide to these tokens says. */
const TOKEN_CHARACTERS = 1_800
const HEADER = { alg: 'RS256', typ: 'JWT' }

/** Who signs, of the JSON that Google hands out for a service account; null where it is something else. */
export function readServiceAccount(text: string): { email: string; privateKey: string } | null {
  try {
    const { type, client_email: email, private_key: privateKey } = Object(JSON.parse(text)) as Record<string, unknown>
    if (type !== 'service_account' || typeof email !== 'string' || typeof privateKey !== 'string') return null
    return createPrivateKey(privateKey).asymmetricKeyType === 'rsa' ? { email, privateKey } : null
  } catch {
    return null // no JSON, or no key in it
  }
}

/** Throws where nobody could sign with it. Nothing is asked of Google before a guest opens such an address. */
export function openGoogleWallet({ issuerId, account }: GoogleIssuer): GoogleWallet {
  const signer = readServiceAccount(account)
  if (!signer) throw new Error('GOOGLE_WALLET_KEY is not the key of a service account')
  const key = createPrivateKey(signer.privateKey)
  const signatureCharacters = Math.ceil(((key.asymmetricKeyDetails?.modulusLength ?? 0) / 8) * (4 / 3))
  const unsigned = (content: PassContent, facts: readonly PassField[], now: number) =>
    [HEADER, claimsOf(signer.email, issuerId, content, facts, now)].map(encoded).join('.')
  return {
    linkTo(content, now) {
      let facts = factsOf(content)
      let token = unsigned(content, facts, now)
      while (facts.length > 0 && token.length + 1 + signatureCharacters > TOKEN_CHARACTERS) {
        facts = facts.slice(0, -1)
        token = unsigned(content, facts, now)
      }
      return `${SAVE}${token}.${sign('RSA-SHA256', Buffer.from(token), key).toString('base64url')}`
    },
  }
}

const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')

/** What is wanted most comes first: the last give way where an address would be too long. */
const factsOf = ({ secondary, auxiliary, back }: PassContent): PassField[] => [...secondary, ...auxiliary, ...back]

function claimsOf(iss: string, issuerId: string, content: PassContent, facts: readonly PassField[], now: number) {
  const { number, language, organization, colours, until, dates, code, primary } = content
  const said = (value: string) => ({ defaultValue: { language, value } })
  const classId = `${issuerId}.stay`
  return {
    iss,
    aud: 'google',
    typ: 'savetowallet',
    iat: Math.floor(now / 1_000),
    payload: {
      genericClasses: [{ id: classId, multipleDevicesAndHoldersAllowedStatus: 'ONE_USER_ALL_DEVICES' }],
      genericObjects: [
        {
          // One that is saved is never written anew, so what has changed is a card of its own.
          id: `${issuerId}.${number}-${fingerprint(content)}`,
          classId,
          state: 'ACTIVE',
          cardTitle: said(organization),
          ...(primary[0] && { subheader: said(primary[0].value) }),
          header: said(dates),
          hexBackgroundColor: colours.ground,
          validTimeInterval: { end: { date: new Date(until).toISOString() } },
          ...(code !== null && { barcode: { type: 'QR_CODE', value: code, alternateText: code } }),
          textModulesData: facts.map(({ key, label, value }) => ({
            id: key,
            ...(label && { header: label }),
            body: value,
          })),
        },
      ],
    },
  }
}

/** Of what the card says, but for the day it was asked for. */
function fingerprint({ back, ...content }: PassContent): string {
  const told = JSON.stringify([content, back.filter(({ key }) => key !== 'note')])
  return createHash('sha256').update(told).digest('hex').slice(0, 8)
}
