import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Locale } from '../../../shared/locales.ts'
import { emailOutbox } from '../db/schema/mail.ts'
import type { Database } from '../db/open.ts'
import { hashOf } from '../kernel/ids.ts'
import { isTemplate, renderMail } from './email-templates.ts'
import type { MailContent } from './email-templates.ts'
import type { MailTransport } from './transport.ts'

const POLL_EVERY_MS = 500
const BATCH = 10
const MAX_ATTEMPTS = 8
const LEASE_S = 30
const ADDRESS = /^[^\s<>()[\],;:\\"@\p{Cc}]{1,64}@[^\s<>()[\],;:\\"@\p{Cc}]{1,190}$/u

export type MailToQueue = MailContent & {
  to: string
  locale: Locale
  /** The same cause never sends two mails. */
  dedupe: string
  hotel_id?: number
  reservation_id?: number
}

/** Writes into the caller's transaction: no mail without the booking, no booking without its mail. */
export type QueueMail = (tx: Pick<Database['orm'], 'insert'>, mail: MailToQueue) => Promise<void>

export type Mailer = {
  queue: QueueMail
  /** Sends everything that is due and says how many went out. */
  drain: () => Promise<number>
  close: () => Promise<void>
}

export type MailerOptions = {
  database: Database
  clock: { now: () => number }
  from: { name: string; address: string }
  /** Who takes the mail away. */
  transport: MailTransport
  log?: (line: string) => void
}

/** One address, nothing else: no list, no header (guarantee S21). */
export const isOneAddress = (text: string) => ADDRESS.test(text)

/** Queueing alone needs no mail server: tests and one-off tools use it as it is. */
export const mailQueue =
  (clock: { now: () => number }): QueueMail =>
  async (tx, { to, template, locale, data, dedupe, ...of }) => {
    if (!isOneAddress(to)) throw new Error('A mail goes to exactly one address')
    const row = { to_address: to, template, locale, details: data, dedupe, created_at: new Date(clock.now()) }
    // Real time decides when to send: the settable clock must not hold back what was queued in its future.
    await tx
      .insert(emailOutbox)
      .values({ ...row, ...of, next_at: sql`now()` })
      .onConflictDoNothing()
  }

/**
 * Of a row of the outbox, whoever sends it: a mail server may have taken what it could not say so of any more, and the
 * same mail is sent again.
 */
const messageIdOf = ({ dedupe, created_at }: typeof emailOutbox.$inferSelect, { address }: MailerOptions['from']) =>
  `<${hashOf(`${dedupe} ${created_at.getTime()}`)}@${address.split('@')[1]}>`

/** The outbox of the provider's mails and the worker that empties it. */
export function createMailer({ database, clock, from, transport, log = () => {} }: MailerOptions): Mailer {
  const { orm } = database

  /** Takes rows for half a minute; a process that dies meanwhile leaves them to the next. */
  async function take() {
    const isDue = and(eq(emailOutbox.state, 'queued'), lte(emailOutbox.next_at, sql`now()`))
    const due = orm
      .select({ id: emailOutbox.id })
      .from(emailOutbox)
      .where(isDue)
      .orderBy(asc(emailOutbox.next_at))
      .limit(BATCH)
      .for('update', { skipLocked: true })
    return orm
      .update(emailOutbox)
      .set({
        attempts: sql`${emailOutbox.attempts} + 1`,
        next_at: sql`now() + ${LEASE_S} * (${emailOutbox.attempts} + 1) * interval '1 second'`,
      })
      .where(inArray(emailOutbox.id, due))
      .returning()
  }

  async function send(row: typeof emailOutbox.$inferSelect): Promise<boolean> {
    try {
      if (!isTemplate(row.template)) throw new Error(`There is no mail template ${row.template}`)
      const content = await renderMail(row.template, row.details, row.locale)
      await transport.send({ ...content, from, to: row.to_address, messageId: messageIdOf(row, from) })
      // The link in it is a key to the reservation, so nothing of it stays once it is sent.
      await orm
        .update(emailOutbox)
        .set({ state: 'sent', sent_at: new Date(clock.now()), details: {} })
        .where(eq(emailOutbox.id, row.id))
      return true
    } catch (error) {
      // Not sent: the row comes up again when its time is over, or is given up for the staff to see. The cause's own
      // words may hold the address, so only its name is logged.
      log(
        `Mail ${row.id} (${row.template}, try ${row.attempts}) was not sent: ${error instanceof Error ? error.name : 'unknown'}`,
      )
      if (row.attempts >= MAX_ATTEMPTS)
        await orm.update(emailOutbox).set({ state: 'failed' }).where(eq(emailOutbox.id, row.id))
      return false
    }
  }

  async function drain(): Promise<number> {
    let sent = 0
    for (let taken = await take(); taken.length > 0; taken = await take())
      for (const row of taken) if (await send(row)) sent++
    return sent
  }

  let working: Promise<unknown> | null = null
  const timer = setInterval(() => {
    // A database that is away for a moment is asked again at the next turn.
    working ??= drain()
      .catch(() => undefined)
      .finally(() => (working = null))
  }, POLL_EVERY_MS)
  timer.unref()

  return {
    queue: mailQueue(clock),
    drain,
    async close() {
      clearInterval(timer)
      await working
      transport.close()
    },
  }
}
