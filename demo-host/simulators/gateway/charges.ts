import { and, eq, isNull, lte, or } from 'drizzle-orm'
import { THREE_DS_MS } from '../../../shared/constants.ts'
import { ERRORS } from '../../../shared/errors.ts'
import { WALLETS } from '../../../shared/payments.ts'
import type { Database } from '../../provider/db/open.ts'
import type { Orm } from '../../provider/db/orm.ts'
import { isBrand } from './card-rules.ts'
import { testCardBy } from './cards.ts'
import type { TestOutcome } from './cards.ts'
import { report } from './events.ts'
import type { ChargeRow } from './events.ts'
import type {
  AuthorizeAnswer,
  CaptureInput,
  Charge,
  ChargeAnswer,
  ChargeInput,
  ChargeState,
  RefundInput,
} from '../../provider/gateways/messages.ts'
import { cardToken, chargeTable, keptCardTable, refund } from './schema.ts'

/** Which state may follow which; everything else is refused. */
const NEXT: Record<ChargeState, readonly ChargeState[]> = {
  pre_3d_secure: ['authorized', 'captured', 'failed', 'cancelled'],
  authorized: ['captured', 'cancelled'],
  captured: ['refunded'],
  failed: [],
  cancelled: [],
  refunded: [],
}

/** Codes of the error catalogue (ERR-039 to ERR-059). */
export const DECISIONS = {
  approve: { state: null, code: null },
  fail: { state: 'failed', code: ERRORS.threeDSecureFailed.code },
  cancel: { state: 'cancelled', code: ERRORS.threeDSecureCancelled.code },
} as const satisfies Record<string, { state: ChargeState | null; code: number | null }>
export type Decision = keyof typeof DECISIONS

export type ChargesOptions = {
  database: Database
  clock: { now: () => number }
  ids: { next: () => string }
  challengeUrl: (id: string) => string
}
export type Charges = ReturnType<typeof createCharges>

export function createCharges({ database, clock, ids, challengeUrl }: ChargesOptions) {
  const { orm } = database

  async function authorize(input: ChargeInput): Promise<AuthorizeAnswer> {
    await expire()
    const row = await orm.transaction(async (tx) => {
      const known = await tx.select().from(chargeTable).where(eq(chargeTable.reference, input.reference))
      if (known[0]) return known[0]

      // The update locks the token, so of many equal requests one goes on and the others wait here for its charge.
      const unused = or(isNull(cardToken.reference), eq(cardToken.reference, input.reference))
      const tokens = await tx
        .update(cardToken)
        .set({ reference: input.reference })
        .where(and(eq(cardToken.token, input.token), eq(cardToken.gateway, input.gateway), isFor(input), unused))
        .returning()
      const [token] = tokens
      const card = token && (await cardOf(tx, input, token))
      const outcome = card && outcomeOf(card)
      if (!token || !card || !outcome) return null

      const made = await tx
        .insert(chargeTable)
        .values({
          ...begun(input, outcome, clock.now()),
          id: `ch_${ids.next()}`,
          brand: card.brand,
          last4: card.last4,
        })
        .onConflictDoNothing({ target: chargeTable.reference })
        .returning()
      if (made[0]) await report(tx, made[0], `evt_${ids.next()}`, clock.now())
      if (made[0]?.code === null && input.keep && input.kept === undefined)
        await tx.insert(keptCardTable).values({
          token: `kept_${ids.next()}`,
          gateway: card.gateway,
          brand: card.brand,
          last4: card.last4,
          expiry: card.expiry,
          holder: card.holder,
          reference: input.reference,
          created_at: made[0].created_at,
        })
      return (
        made[0] ?? (await tx.select().from(chargeTable).where(eq(chargeTable.reference, input.reference)))[0] ?? null
      )
    })
    if (row === null) return { kind: 'refused', code: ERRORS.cardNotAccepted.code }
    return isSamePayment(row, input) ? answerTo(row) : { kind: 'refused', code: ERRORS.paymentNotProcessed.code }
  }

  async function answerTo(row: ChargeRow): Promise<AuthorizeAnswer> {
    const shown = await show(row)
    switch (row.state) {
      case 'pre_3d_secure':
        return {
          kind: 'challenge',
          id: row.id,
          url: challengeUrl(row.id),
          expires_at: (row.expires_at ?? row.created_at).toISOString(),
          charge: shown,
        }
      case 'authorized':
        return { kind: 'authorized', charge: shown }
      case 'captured':
      case 'refunded':
        return { kind: 'captured', charge: shown }
      case 'failed':
      case 'cancelled':
        return { kind: 'refused', code: row.code ?? ERRORS.paymentNotProcessed.code }
      default:
        return row.state satisfies never
    }
  }

  async function show(row: ChargeRow): Promise<Charge> {
    const given = await orm.select().from(refund).where(eq(refund.charge_id, row.id))
    const [kept] = await orm.select().from(keptCardTable).where(eq(keptCardTable.reference, row.reference))
    return {
      id: row.id,
      reference: row.reference,
      state: row.state,
      amount: row.amount,
      captured_amount: row.captured_amount,
      refunded_amount: row.refunded_amount,
      currency: row.currency,
      brand: row.brand,
      last4: row.last4,
      code: row.code,
      challenge_url: row.state === 'pre_3d_secure' ? challengeUrl(row.id) : null,
      expires_at: row.expires_at?.toISOString() ?? null,
      refunds: given.map((each) => ({ refund_reference: each.reference, amount: each.amount })),
      kept: (row.state !== 'pre_3d_secure' && kept) || null,
    }
  }

  /** One step of a charge and its report, together or not at all. Null: it was no longer where it had to be. */
  async function move(row: ChargeRow, to: ChargeState, changes: Partial<ChargeRow>) {
    if (!NEXT[row.state].includes(to)) return null
    return orm.transaction(async (tx) => {
      const moved = await tx
        .update(chargeTable)
        .set({ ...changes, state: to })
        .where(and(eq(chargeTable.id, row.id), eq(chargeTable.state, row.state)))
        .returning()
      if (moved[0]) await report(tx, moved[0], `evt_${ids.next()}`, clock.now())
      // A card its owner did not confirm is not kept.
      if (moved[0] && row.state === 'pre_3d_secure' && (to === 'failed' || to === 'cancelled'))
        await tx.delete(keptCardTable).where(eq(keptCardTable.reference, row.reference))
      return moved[0] ?? null
    })
  }

  /** PAY-044: a guest who never answers the bank is not charged, so the question ends after 15 minutes. */
  async function expire(): Promise<number> {
    const due = and(eq(chargeTable.state, 'pre_3d_secure'), lte(chargeTable.expires_at, new Date(clock.now())))
    const rows = await orm.select().from(chargeTable).where(due)
    for (const row of rows) await move(row, 'cancelled', { code: ERRORS.paymentTimedOut.code })
    return rows.length
  }

  async function byReference(reference: string): Promise<ChargeRow | null> {
    await expire()
    return (await orm.select().from(chargeTable).where(eq(chargeTable.reference, reference)))[0] ?? null
  }

  async function byId(id: string): Promise<ChargeRow | null> {
    await expire()
    return (await orm.select().from(chargeTable).where(eq(chargeTable.id, id)))[0] ?? null
  }

  async function find(reference: string): Promise<ChargeAnswer> {
    const row = await byReference(reference)
    return row ? { kind: 'charge', charge: await show(row) } : { kind: 'missing' }
  }

  /** What the guest told the bank. Null when the question was already answered or has run out. */
  async function decide(id: string, decision: Decision): Promise<ChargeRow | null> {
    const row = await byId(id)
    if (row?.state !== 'pre_3d_secure') return null
    const { state, code } = DECISIONS[decision]
    return state === null ? move(row, ...paid(row)) : move(row, state, { code })
  }

  async function capture({ reference, amount }: CaptureInput): Promise<ChargeAnswer> {
    const row = await byReference(reference)
    if (!row) return { kind: 'missing' }
    const wanted = amount ?? row.amount
    if (row.state === 'authorized' && wanted <= row.amount) await move(row, 'captured', { captured_amount: wanted })
    const after = await byReference(reference)
    return after?.state === 'captured' && after.captured_amount === wanted ? find(reference) : refused
  }

  async function cancel(reference: string): Promise<ChargeAnswer> {
    const row = await byReference(reference)
    if (!row) return { kind: 'missing' }
    await move(row, 'cancelled', {})
    const after = await find(reference)
    const isReleased =
      after.kind === 'charge' && (after.charge.state === 'cancelled' || after.charge.state === 'failed')
    return isReleased ? after : refused
  }

  async function giveBack({ reference, refund_reference, amount }: RefundInput): Promise<ChargeAnswer> {
    const isGiven = await orm.transaction(async (tx) => {
      const [row] = await tx.select().from(chargeTable).where(eq(chargeTable.reference, reference)).for('update')
      if (!row) return true
      const same = and(eq(refund.charge_id, row.id), eq(refund.reference, refund_reference))
      const [before] = await tx.select().from(refund).where(same)
      if (before) return before.amount === amount
      const refunded_amount = row.refunded_amount + amount
      if (row.state !== 'captured' || refunded_amount > row.captured_amount) return false

      const at = new Date(clock.now())
      const given = { id: `re_${ids.next()}`, charge_id: row.id, reference: refund_reference, amount, created_at: at }
      await tx.insert(refund).values(given)
      const state = refunded_amount === row.captured_amount ? 'refunded' : 'captured'
      await tx.update(chargeTable).set({ refunded_amount, state }).where(eq(chargeTable.id, row.id))
      await report(tx, { ...row, refunded_amount, state }, `evt_${ids.next()}`, clock.now(), 'charge.refunded')
      return true
    })
    return isGiven ? find(reference) : refused
  }

  /** Gone is gone, whoever asks again. */
  async function forget(token: string) {
    await orm.delete(keptCardTable).where(eq(keptCardTable.token, token))
    return { kind: 'forgotten' }
  }

  return { authorize, capture, cancel, giveBack, find, byId, decide, expire, forget }
}

/** Of a card kept before only the security code was typed, and that pays with no other. */
async function cardOf(tx: Orm, { kept, gateway }: ChargeInput, token: typeof cardToken.$inferSelect) {
  const isCode = token.last4 === '' && isBrand(token.brand)
  if (kept === undefined || !isCode) return kept === undefined && !isCode ? token : undefined
  const isIt = and(
    eq(keptCardTable.token, kept),
    eq(keptCardTable.gateway, gateway),
    eq(keptCardTable.brand, token.brand),
  )
  return (await tx.select().from(keptCardTable).where(isIt))[0]
}

/** What was agreed on for one sum pays that sum and no other. */
const isFor = ({ amount, currency }: ChargeInput) =>
  or(isNull(cardToken.amount), and(eq(cardToken.amount, amount), eq(cardToken.currency, currency)))

const refused: ChargeAnswer = { kind: 'refused', code: ERRORS.paymentNotProcessed.code }

/** A reference names one payment; the same name for another sum would hide a mistake. */
const isSamePayment = (row: ChargeRow, input: ChargeInput) =>
  row.gateway === input.gateway &&
  row.token === input.token &&
  row.amount === input.amount &&
  row.currency === input.currency

const paid = (row: { capture: boolean; amount: number }): ['captured' | 'authorized', Partial<ChargeRow>] =>
  row.capture ? ['captured', { captured_amount: row.amount }] : ['authorized', {}]

/** A wallet always asks its owner; a card does what its bank does. */
const outcomeOf = ({
  gateway,
  brand,
  last4,
}: Pick<typeof cardToken.$inferSelect, 'gateway' | 'brand' | 'last4'>): TestOutcome | undefined =>
  WALLETS.some((wallet) => wallet === gateway) ? { kind: 'asks' } : testCardBy(brand, last4)?.outcome

function begun(input: ChargeInput, outcome: TestOutcome, now: number) {
  const common = {
    reference: input.reference,
    token: input.token,
    gateway: input.gateway,
    amount: input.amount,
    currency: input.currency,
    capture: input.capture ?? true,
    hotel_name: input.hotel_name,
    locale: input.locale ?? 'en',
    return_url: input.return_url,
    created_at: new Date(now),
  }
  if (outcome.kind === 'refuses') return { ...common, state: 'failed' as const, code: outcome.code }
  if (outcome.kind === 'asks' && input.three_ds)
    return { ...common, state: 'pre_3d_secure' as const, expires_at: new Date(now + THREE_DS_MS) }
  const [state, amounts] = paid({ capture: common.capture, amount: input.amount })
  return { ...common, ...amounts, state }
}
