import type { resolveTxt } from 'node:dns/promises'
import { text } from 'node:stream/consumers'

import { NothingFound, NotInOrder, WrongUse } from './command-errors.ts'
import type { Database } from './db/orm.ts'
import type { Seal } from './kernel/seal.ts'
import { noteBounce } from './mail/bounces.ts'
import { addMailDomain, checkMailDomains, readDomain, removeMailDomain } from './mail/mail-domains.ts'
import { signatureRecord } from './mail/mail-signature.ts'
import { readBounce } from './mail/read-bounce.ts'

export const MAIL_USAGE = `booking mail bounce < MESSAGE
booking mail domain add DOMAIN
booking mail domain check [DOMAIN]
booking mail domain remove DOMAIN`

export type MailSurroundings = {
  open: () => Promise<Database>
  /** Where the message comes from. */
  input: NodeJS.ReadableStream
  /** For the keys of domains. */
  seal: () => Promise<Seal>
  lookUp: typeof resolveTxt
  now: () => number
  say: (line: string) => void
}

export async function runMailCommand(words: readonly string[], surroundings: MailSurroundings): Promise<void> {
  const [subject, ...rest] = words
  if (subject === 'bounce' && rest.length === 0) return takeReport(surroundings)
  const [action, name, ...more] = rest
  const domain = name === undefined ? undefined : readDomain(name)
  if (domain === null) throw new WrongUse(`"${name}" is no domain`)
  if (subject === 'domain' && more.length === 0) {
    if (action === 'check') return check(domain, surroundings)
    if (action === 'add' && domain !== undefined) return add(domain, surroundings)
    if (action === 'remove' && domain !== undefined) return remove(domain, surroundings)
  }
  throw new WrongUse(subject ? `There is no "mail ${words.join(' ')}"` : 'What shall be done with mail?')
}

/**
 * What a mail server sent back. Whatever else lands in that mailbox is let be, in a sentence and with 0: a mail server that
 * hands it over here must not send reports about reports. No sentence names an address of a guest.
 */
async function takeReport({ open, input, say }: MailSurroundings): Promise<void> {
  const bounce = readBounce(await text(input))
  if (!bounce) return say('Nothing is done: this reports no letter that was given up.')
  if (!bounce.isForGood) return say(`Nothing is done: ${bounce.status} does not say that the address takes no mail.`)
  const database = await open()
  const letter = await noteBounce(database.orm, bounce).finally(database.close)
  if (!letter) return say('Nothing is done: this is about no letter of ours.')
  const of = letter.reservation ? ` of ${letter.reservation}` : ''
  say(`The letter "${letter.template}"${of} did not arrive: its address takes no mail (${bounce.status}).`)
  if (letter.hotel) say(`Tell the hotel ${letter.hotel.code} (${letter.hotel.email}): mail does not reach this guest.`)
}

async function add(domain: string, { open, seal, now, say }: MailSurroundings): Promise<void> {
  const database = await open()
  const signature = await addMailDomain(database.orm, domain, { seal: await seal(), now: now() }).finally(
    database.close,
  )
  say(signatureRecord(signature))
  say(`Once the zone of ${domain} has this record: booking mail domain check ${domain}`)
}

async function check(only: string | undefined, { open, seal, lookUp, now, say }: MailSurroundings): Promise<void> {
  const database = await open()
  const looked = await checkMailDomains(database.orm, {
    seal: await seal(),
    now: now(),
    lookUp,
    ...(only !== undefined && { only }),
  }).finally(database.close)
  if (only !== undefined && looked.length === 0) throw new NothingFound(`There is no key for ${only}: add it first.`)
  for (const { domain, isVerified, said } of looked) say(`${isVerified ? 'well ' : 'WRONG'}  ${domain}: ${said}`)
  const wrong = looked.filter(({ isVerified }) => !isVerified).map(({ domain }) => domain)
  if (wrong.length > 0) throw new NotInOrder(`Not in order: ${wrong.join(', ')}.`)
}

async function remove(domain: string, { open, say }: MailSurroundings): Promise<void> {
  const database = await open()
  const isGone = await removeMailDomain(database.orm, domain).finally(database.close)
  if (!isGone) throw new NothingFound(`There is no key for ${domain}.`)
  say(`Letters of hotels at ${domain} come from the operator's address from now on. Its record may go.`)
}
