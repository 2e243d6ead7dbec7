import { randomBytes } from 'node:crypto'

import { is, object, string } from 'superstruct'

import { readFact, writeFact } from '../db/facts.ts'
import type { Database } from '../db/orm.ts'
import type { GatewaySecrets } from '../gateway/adapter.ts'

const FACT = 'gateway_secrets'
const secrets = object({ key: string(), api: string(), webhook: string() })

/** Made on the first start and kept, so that a bank's page opened before a restart still works after it. */
export async function gatewaySecrets(database: Database): Promise<GatewaySecrets> {
  const known = await readFact(database, FACT)
  if (is(known, secrets)) return known
  const made = { key: secret('pk'), api: secret('sk'), webhook: secret('wh') }
  await writeFact(database, FACT, made)
  return made
}

const secret = (kind: string) => `${kind}_${randomBytes(24).toString('base64url')}`
