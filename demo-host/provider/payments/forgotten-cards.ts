import { eq } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

import { KEEPS_CARDS } from '../../../shared/payments.ts'
import type { Orm } from '../db/orm.ts'
import { cardToForget, savedCard } from '../db/schema/wallet.ts'
import type { Services } from '../kernel/context.ts'
import { ANY_ORDER, IN_A_ROUND } from '../kernel/in-a-round.ts'
import { configuredGateway } from './gateway-choice.ts'

type Asking = Pick<Services, 'database' | 'gateways' | 'log'>

/** Off its owner's list together with what causes it; gives the names the gateway is to forget. */
export async function dropCards(tx: Orm, which: SQL | undefined, at: Date): Promise<string[]> {
  const dropped = await tx.delete(savedCard).where(which).returning({ token: savedCard.gateway_token })
  const tokens = dropped.map(({ token }) => token)
  for (const token of tokens) await oweForgetting(tx, token, at)
  return tokens
}

/** Written down in the transaction that causes it: what the gateway was not told, the scheduled jobs tells it. */
export async function oweForgetting(tx: Orm, gateway_token: string, created_at: Date): Promise<void> {
  await tx.insert(cardToForget).values({ gateway_token, created_at }).onConflictDoNothing()
}

/** At once, for whoever waits for it; what the gateway does not answer about now, the scheduled jobs asks again. */
export async function forgetCards(services: Asking, tokens: readonly string[]): Promise<void> {
  await Promise.all(tokens.map((token) => forget(services, token)))
}

/** What a crash or a silent gateway left undone. */
export async function forgetDropped(services: Asking): Promise<void> {
  const owed = await services.database.orm
    .select({ token: cardToForget.gateway_token })
    .from(cardToForget)
    .orderBy(ANY_ORDER)
    .limit(IN_A_ROUND)
  for (const { token } of owed) await forget(services, token)
}

/** Gone is gone: asking for it twice does no harm. */
async function forget({ database, gateways, log }: Asking, token: string): Promise<void> {
  try {
    const { kind } = await configuredGateway({ gateways }, KEEPS_CARDS).forget(token)
    if (kind === 'forgotten') await database.orm.delete(cardToForget).where(eq(cardToForget.gateway_token, token))
  } catch (error) {
    // One that cannot be forgotten must not keep the others.
    log.error({ err: error }, 'a card could not be forgotten')
  }
}
