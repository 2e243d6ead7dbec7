import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Locale } from '../../../shared/locales.ts'
import { emailOutbox } from '../db/schema/mail.ts'
import type { Database } from '../db/open.ts'
import type { Seal } from '../kernel/seal.ts'
import { hasBounced } from './bounces.ts'
import { isTemplate, renderMail } from './email-templates.ts'
import type { MailContent } from './email-templates.ts'
import { letterheadOf } from './letterhead.ts'
import { signatureFor } from './mail-domains.ts'
import { localPartOf } from './message-id.ts'
import { isOfferWanted } from './offer-readers.ts'
import { isOneAddress, senderOf, writingHotel } from './sender.ts'
import type { Sender } from './sender.ts'
import type { MailTransport } from './transport.ts'

const POLL_EVERY_MS = 500
/** A process that dies with it leaves a mail to the next after so long: several times the patience with a silent mail server. */
const LEASE_S = 120
/** After each try that failed, in minutes: a mail server that is away for a day loses nothing. */
const AGAIN_AFTER_MIN = [1, 5, 15, 60, 180, 360, 480, 480]
/** Letters that no booking hangs on: they are not sent where others came back for good. */
const WISHED: ReadonlySet<string> = new Set(['room_free', 'offer'])

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
  /** Letters of a hotel carry its name, and come from this address unless its own domain names our key. */
  from: Sender['from']
  /** Opens the keys of hotels' own domains (mail-domains.ts); without one their letters come from `from`. */
  seal?: Seal
  /** Who takes the mail away. */
  transport: MailTransport
  log?: (line: string) => void
}

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

type Row = typeof emailOutbox.$inferSelect

const messageIdOf = (row: Row, { address }: MailerOptions['from']) => `<${localPartOf(row)}@${address.split('@')[1]}>`

/** The outbox of the provider's mails and the worker that empties it. */
export function createMailer({ database, clock, from, seal, transport, log = () => {} }: MailerOptions): Mailer {
  const { orm } = database

  /** The one that is due longest, and that no other process has. */
  async function take(): Promise<Row | undefined> {
    const due = orm
      .select({ id: emailOutbox.id })
      .from(emailOutbox)
      .where(and(eq(emailOutbox.state, 'queued'), lte(emailOutbox.next_at, sql`now()`)))
      .orderBy(asc(emailOutbox.next_at))
      .limit(1)
      .for('update', { skipLocked: true })
    const [row] = await orm
      .update(emailOutbox)
      .set({
        attempts: sql`${emailOutbox.attempts} + 1`,
        next_at: sql`now() + ${LEASE_S} * interval '1 second'`,
      })
      .where(inArray(emailOutbox.id, due))
      .returning()
    return row
  }

  async function send(row: Row): Promise<boolean> {
    try {
      if (WISHED.has(row.template) && (await hasBounced(orm, row.to_address))) {
        await orm.update(emailOutbox).set({ state: 'bounced', details: {} }).where(eq(emailOutbox.id, row.id))
        return false
      }
      if (row.template === 'offer' && !(await isOfferWanted(orm, row))) {
        await orm.delete(emailOutbox).where(eq(emailOutbox.id, row.id))
        return false
      }
      if (!isTemplate(row.template)) throw new Error(`There is no mail template ${row.template}`)
      const writer = await writingHotel(orm, row)
      const content = await renderMail(row.template, row.details, row.locale, letterheadOf(writer))
      const signature =
        writer && seal && isOneAddress(writer.email) ? await signatureFor(orm, writer.email, seal) : undefined
      const sender = senderOf(writer, row, from, signature)
      await transport.send({ ...content, ...sender, to: row.to_address, messageId: messageIdOf(row, from) })
      // The link in it is a key to the reservation, so nothing of it stays once it is sent.
      await orm
        .update(emailOutbox)
        .set({ state: 'sent', sent_at: new Date(clock.now()), details: {} })
        .where(eq(emailOutbox.id, row.id))
      return true
    } catch (error) {
      // Not sent: the row comes up again when its time has come, or is given up for the staff to see. The cause's own
      // words may hold the address, so only its name is logged.
      log(
        `Mail ${row.id} (${row.template}, try ${row.attempts}) was not sent: ${error instanceof Error ? error.name : 'unknown'}`,
      )
      // Where letters came back for good, one try is enough.
      const minutes = (await hasBounced(orm, row.to_address)) ? undefined : AGAIN_AFTER_MIN[row.attempts - 1]
      const next =
        minutes === undefined
          ? { state: 'failed' as const }
          : { next_at: sql`now() + ${minutes} * interval '1 minute'` }
      // Whoever took it meanwhile, because this took long, may have sent it.
      await orm
        .update(emailOutbox)
        .set(next)
        .where(and(eq(emailOutbox.id, row.id), eq(emailOutbox.state, 'queued')))
      return false
    }
  }

  let isClosing = false
  async function drain(): Promise<number> {
    let sent = 0
    // Of a process that stops, what nobody has begun to send is for the others, or for the next start.
    for (let row = await take(); row; row = isClosing ? undefined : await take()) {
      if (await send(row)) sent++
    }
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
    /** Waits for the one letter that is on its way. */
    async close() {
      isClosing = true
      clearInterval(timer)
      await working
      transport.close()
    },
  }
}
