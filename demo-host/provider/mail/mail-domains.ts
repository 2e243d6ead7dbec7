import { generateKeyPair } from 'node:crypto'
import type { resolveTxt } from 'node:dns/promises'
import { domainToASCII } from 'node:url'
import { promisify } from 'node:util'

import { and, asc, eq, isNotNull } from 'drizzle-orm'

import type { Orm } from '../db/orm.ts'
import { mailDomain } from '../db/schema/mail.ts'
import type { Seal } from '../kernel/seal.ts'
import { checkSignature, NoRecord } from './mail-signature.ts'
import type { MailSignature } from './mail-signature.ts'

const SELECTOR = 'booking'
const KEY_BITS = 2_048

/** As it is kept and looked up: small, and in letters of the alphabet. Null where it is no name of a domain. */
export function readDomain(text: string): string | null {
  const domain = domainToASCII(text.trim().replace(/\.$/, '').toLowerCase())
  return /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z][a-z\d-]*[a-z\d]$/.test(domain) && domain.length <= 253
    ? domain
    : null
}

type Row = typeof mailDomain.$inferSelect
/** Null where it was sealed with another SECRETS_KEY. */
function openedBy(seal: Seal, { domain, selector, private_key }: Row): MailSignature | null {
  const privateKey = seal.open(private_key)
  return privateKey === null ? null : { domain, selector, privateKey }
}
function signatureOf(seal: Seal, row: Row): MailSignature {
  const signature = openedBy(seal, row)
  if (!signature)
    throw new Error(`the key of ${row.domain} was sealed with another SECRETS_KEY: remove it and add it anew`)
  return signature
}

/** What letters from an address are signed with; none where its domain has not been seen to name our key, or nobody can open that. */
export async function signatureFor(
  orm: Pick<Orm, 'select'>,
  address: string,
  seal: Seal,
): Promise<MailSignature | undefined> {
  const domain = readDomain(address.slice(address.lastIndexOf('@') + 1))
  if (domain === null) return undefined
  const [row] = await orm
    .select()
    .from(mailDomain)
    .where(and(eq(mailDomain.domain, domain), isNotNull(mailDomain.verified_at)))
  return (row && openedBy(seal, row)) ?? undefined
}

/** Makes a key for a domain, which has none after it says so. One that has a key keeps it. */
export async function addMailDomain(
  orm: Pick<Orm, 'select' | 'insert'>,
  domain: string,
  { seal, now }: { seal: Seal; now: number },
): Promise<MailSignature> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', {
    modulusLength: KEY_BITS,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  await orm
    .insert(mailDomain)
    .values({ domain, selector: SELECTOR, private_key: seal.seal(privateKey), created_at: new Date(now) })
    .onConflictDoNothing()
  const [row] = await orm.select().from(mailDomain).where(eq(mailDomain.domain, domain))
  if (!row) throw new Error(`${domain} was taken away meanwhile`)
  return signatureOf(seal, row)
}

/** What came of looking whether a domain names our key. */
export type LookedAtDomain = { domain: string; isVerified: boolean; said: string }

/**
 * Looks at each domain, or at one. From where its record is, letters come from the hotel's own address; where it is no more,
 * from the operator's again, before receivers take them for forged. A name server that does not answer changes nothing.
 */
export async function checkMailDomains(
  orm: Pick<Orm, 'select' | 'update'>,
  { seal, now, lookUp, only }: { seal: Seal; now: number; lookUp: typeof resolveTxt; only?: string },
): Promise<LookedAtDomain[]> {
  const rows = await orm
    .select()
    .from(mailDomain)
    .where(only === undefined ? undefined : eq(mailDomain.domain, only))
    .orderBy(asc(mailDomain.domain))
  return Promise.all(
    rows.map(async (row) => {
      const { domain } = row
      const note = (verified_at: Date | null) =>
        orm.update(mailDomain).set({ verified_at }).where(eq(mailDomain.domain, domain))
      try {
        const said = await checkSignature(signatureOf(seal, row), lookUp)
        await note(new Date(now))
        return { domain, isVerified: true, said }
      } catch (error) {
        if (error instanceof NoRecord) await note(null)
        return { domain, isVerified: false, said: error instanceof Error ? error.message : String(error) }
      }
    }),
  )
}

/** Its letters come from the operator's address from now on, and its key is gone. False: there is no such domain. */
export async function removeMailDomain(orm: Pick<Orm, 'delete'>, domain: string): Promise<boolean> {
  const gone = await orm
    .delete(mailDomain)
    .where(eq(mailDomain.domain, domain))
    .returning({ domain: mailDomain.domain })
  return gone.length > 0
}
