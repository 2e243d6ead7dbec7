import { EVENT_FIELDS } from '../messages.generated.ts'

const CHARACTERS = 500 // as widget/lib/analytics cuts them
const FIELDS = 2_000
const DEPTH = 8
/** Which tags an entry is meant for: the hotel's own word, beside the event's (docs/webmaster.md). */
const TAGS = 'send_to'
/** What a hotel adds to it is its own data, with names of its own. */
const OPEN = 'purchase'
const EMAIL = /[^\s@/?&=,;]+(?:@|%40)[^\s@/?&=,;]+/i

/** Whether an entry is one that the widget makes: fields of its event alone, short texts, and nothing that names a person. */
export const isMeasurable = (entry: { event: string }): boolean => {
  const known = Object.hasOwn(EVENT_FIELDS, entry.event) ? EVENT_FIELDS[entry.event] : undefined
  if (!known) return false
  let left = FIELDS
  const fits = (value: unknown, depth: number): boolean => {
    if (--left < 0 || depth > DEPTH) return false
    if (typeof value === 'string') return value.length <= CHARACTERS && !EMAIL.test(value)
    if (typeof value !== 'object' || value === null) return true
    return Object.entries(value).every(([name, field]) => isName(name, value) && fits(field, depth + 1))
  }
  const isName = (name: string, of: object) =>
    Array.isArray(of) || [...known, TAGS, 'event'].includes(name) || (entry.event === OPEN && name.length <= CHARACTERS)
  return fits(entry, 0)
}
