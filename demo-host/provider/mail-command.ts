import { text } from 'node:stream/consumers'

import { WrongUse } from './command-errors.ts'
import type { Database } from './db/orm.ts'
import { noteBounce } from './mail/bounces.ts'
import { readBounce } from './mail/read-bounce.ts'

export const MAIL_USAGE = 'booking mail bounce < MESSAGE'

export type MailSurroundings = {
  open: () => Promise<Database>
  /** Where the message comes from. */
  input: NodeJS.ReadableStream
  say: (line: string) => void
}

/**
 * What a mail server sent back. Whatever else lands in that mailbox is let be, in a sentence and with 0: a mail server that
 * hands it over here must not send reports about reports. No sentence names an address of a guest.
 */
export async function runMailCommand(
  [action, ...words]: readonly string[],
  { open, input, say }: MailSurroundings,
): Promise<void> {
  if (action !== 'bounce' || words.length > 0)
    throw new WrongUse(action ? `There is no "mail ${[action, ...words].join(' ')}"` : 'What shall be done with mail?')
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
