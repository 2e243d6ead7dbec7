import { createCipheriv, createHmac, randomBytes } from 'node:crypto'

import { firstFact } from '../db/facts.ts'
import type { Database } from '../db/orm.ts'

const FACT = 'membership_key'
const IV_BYTES = 12

/**
 * What the desk reads from a member's screen: whoever sees the code learns no number from it, and the same number always
 * gives the same code.
 */
export async function encryptedNumber(database: Database, membershipId: string): Promise<string> {
  const key = Buffer.from(String(await firstFact(database, FACT, randomBytes(32).toString('base64'))), 'base64')
  const iv = createHmac('sha256', key).update(membershipId).digest().subarray(0, IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key, iv)
  const sealed = Buffer.concat([iv, cipher.update(membershipId, 'utf8'), cipher.final(), cipher.getAuthTag()])
  return sealed.toString('base64url')
}
