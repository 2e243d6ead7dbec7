import { randomBytes } from 'node:crypto'

import { create, object, string } from 'superstruct'

import { firstFact } from '../provider/db/facts.ts'
import type { Database } from '../provider/db/orm.ts'
import type { GatewaySecrets } from '../provider/gateways/http-gateway.ts'

const FACT = 'gateway_secrets'
const secrets = object({ key: string(), api: string(), webhook: string() })

/** Made on the first start and kept, so that a bank's page opened before a restart still works after it. */
export async function gatewaySecrets(database: Database): Promise<GatewaySecrets> {
  const made = { key: secret('pk'), api: secret('sk'), webhook: secret('wh') }
  return create(await firstFact(database, FACT, made), secrets)
}

const secret = (kind: string) => `${kind}_${randomBytes(24).toString('base64url')}`
