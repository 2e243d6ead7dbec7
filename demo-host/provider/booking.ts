// npm run booking: what an operator does at the database of the product, by hand or from a script.
import { join, resolve } from 'node:path'

import { readEnvironment } from './configuration/read-environment.ts'
import { openDatabase } from './db/open.ts'
import { HOTEL_USAGE, runHotelCommand, WrongUse } from './hotel-command.ts'
import { DocumentRefused } from './hotel-documents/read-document.ts'

const ROOT = resolve(import.meta.dirname, '../..')
/** Refused: nothing was changed. Wrong use: the words on the line. Away: no database answers. */
const EXIT = { refused: 1, wrongUse: 2, away: 3 } as const

const say = (line: string) => console.log(line)

async function open() {
  const { DATABASE_URL: url, BOOKING_DATA: folder } = readEnvironment(process.env)
  return openDatabase({ url, folder: resolve(folder ?? join(ROOT, '.data')) })
}

async function run([subject, ...words]: readonly string[]): Promise<void> {
  if (subject !== 'hotel') throw new WrongUse(subject ? `There is no "${subject}"` : 'What shall be done?')
  await runHotelCommand(words, { open, say })
}

run(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  if (error instanceof WrongUse) console.error(`\n${HOTEL_USAGE}`)
  process.exitCode =
    error instanceof WrongUse ? EXIT.wrongUse : error instanceof DocumentRefused ? EXIT.refused : EXIT.away
})
