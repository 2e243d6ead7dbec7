import { eq } from 'drizzle-orm'
import { WALLETS } from '../../../shared/payments.ts'
import type { AdapterId, Wallet } from '../../../shared/payments.ts'
import type { Database } from '../../provider/db/open.ts'
import type { OrderAnswer, OrderInput, OrderState } from '../../provider/gateways/messages.ts'
import { cardToken } from './schema.ts'
import { derivedSecret, isSame } from '../../provider/gateways/signature.ts'
import { TOKEN_PREFIX } from './tokens.ts'

export type Orders = ReturnType<typeof createOrders>
export type OrdersOptions = { database: Database; clock: { now: () => number }; secret: string }

const isWallet = (id: AdapterId): id is Wallet => WALLETS.some((wallet) => wallet === id)

/** Sums that are agreed on before anybody pays them. A wallet keeps an order; a form's session carries its sum, signed. */
export function createOrders({ database, clock, secret }: OrdersOptions) {
  const { orm } = database
  const seal = (text: string) => derivedSecret(secret, 'session', text)

  async function open(input: OrderInput): Promise<OrderAnswer> {
    const { gateway, amount, currency } = input
    const id = TOKEN_PREFIX[gateway] + derivedSecret(secret, 'order', `${gateway} ${input.reference}`)
    if (isWallet(gateway)) {
      const nobody = { last4: '', expiry: '', holder: '' }
      await orm
        .insert(cardToken)
        .values({ token: id, brand: gateway, ...nobody, gateway, amount, currency, created_at: new Date(clock.now()) })
        .onConflictDoNothing()
      return { kind: 'order', id, session_data: '' }
    }
    const text = Buffer.from(JSON.stringify({ id, amount, currency })).toString('base64url')
    return { kind: 'order', id, session_data: `${text}.${seal(text)}` }
  }

  async function find(id: string): Promise<OrderState> {
    const [row] = await orm.select().from(cardToken).where(eq(cardToken.token, id))
    if (!row || row.amount === null || row.currency === null) return { kind: 'missing' }
    return { kind: 'order', id, amount: row.amount, currency: row.currency, is_used: row.reference !== null }
  }

  /** Whether it was opened here. Its sum is what the form may show; what is charged the merchant says with its secret key. */
  function isSession(session: string): boolean {
    const [text = '', mark = ''] = session.split('.')
    return isSame(mark, seal(text))
  }

  return { open, find, isSession }
}
