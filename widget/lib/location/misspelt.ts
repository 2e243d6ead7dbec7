import { OTHER_NAMES } from '../../../shared/parameter-names.ts'
import { isParameter, PARAMETERS } from '../../../shared/parameters.ts'
import { MISPRINT } from '../../../shared/booking-routes.ts'

const plain = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '')
const RIGHT: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.keys(PARAMETERS).map((name) => [plain(name), name])),
  ...OTHER_NAMES,
}

/** Gives misspelt parameters their right names, in place, and says so once; what nobody knows stays as it is. */
export function correct(query: URLSearchParams): boolean {
  const found = new Map<string, string>()
  for (const name of new Set(query.keys())) {
    const right = isParameter(name) ? undefined : Object.hasOwn(RIGHT, plain(name)) && RIGHT[plain(name)]
    if (right) found.set(name, right)
  }
  for (const [name, right] of found) {
    // One name for each value (room_type_ids[]=1&room_type_ids[]=2) is our comma list.
    if (!query.has(right)) query.set(right, query.getAll(name).join(','))
    query.delete(name)
  }
  const codes = ['code', 'hotel_code'].filter((name) => MISPRINT.test(query.get(name) ?? ''))
  for (const name of codes) {
    query.set(name, (query.get(name) ?? '').replace(MISPRINT, ''))
    query.set('mode', 'voucher')
    found.set(`${name}=…=voucher`, `${name}=…&mode=voucher`)
  }
  const message = [...found].map(([name, right]) => `${name} is called ${right}`)
  if (found.size > 0) console.warn(`booking-widget: in the address ${message.join(', ')}`)
  return found.size > 0
}
