import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { addDays } from '../../../shared/rules/days/dates.ts'

const PAGE = join(import.meta.dirname, '../../../docs/hotels.md')
const NAMES = ['hotel.json', 'rates.csv', 'stock.csv']

/** The files of "The first hotel". It was written for one year; whenever it is read, the hotel is for sale for a year from `first` on. */
export async function filesOfFirstHotel(first: string): Promise<Record<string, string>> {
  const blocks = [...(await readFile(PAGE, 'utf8')).matchAll(/```(?:json|csv)\n([^]*?)```/g)]
  const dated = (text: string) => text.replaceAll('2027-01-01', first).replaceAll('2027-12-31', addDays(first, 364))
  return Object.fromEntries(NAMES.map((name, at) => [name, dated(blocks[at]?.[1] ?? '')]))
}
