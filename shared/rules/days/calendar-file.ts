/** What a calendar is told of a stay; the moments are milliseconds. */
export type CalendarStay = {
  number: string
  /** How often it was changed: the same entry again counts where this is higher (RFC 5545, 3.8.7.4). */
  version: number
  title: string
  deadlineTitle: string
  note: string
  place: string
  url: string | null
  from: number
  to: number
  deadline: number | null
  now: number
}

const LINE_BYTES = 75

/**
 * A calendar file after RFC 5545: the stay, and the last moment to cancel for free. `stamp` writes a moment in UTC
 * (20261124T060000Z), which is the same in every zone, so that no calendar has to know the hotel's. A stay that ends before it
 * begins is no stay: a RangeError.
 */
export function calendarFile(stay: CalendarStay, stamp: (time: number) => string): string {
  const { number, version, title, deadlineTitle, note, place, url, from, to, deadline, now } = stay
  if (to <= from) throw new RangeError('A stay ends after it begins')
  const own = [
    `DTSTAMP:${stamp(now)}`,
    `SEQUENCE:${version}`,
    `DESCRIPTION:${escaped(note)}`,
    ...(url ? [`URL:${url.replaceAll(/\s/g, '')}`] : []),
  ]
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//booking-widget//stay//EN',
    'BEGIN:VEVENT',
    `UID:${escaped(number)}-stay`,
    ...own,
    `DTSTART:${stamp(from)}`,
    `DTEND:${stamp(to)}`,
    `SUMMARY:${escaped(title)}`,
    `LOCATION:${escaped(place)}`,
    'END:VEVENT',
    ...(deadline === null
      ? []
      : deadlineLines(stamp(deadline), `${escaped(number)}-deadline`, escaped(deadlineTitle), own)),
    'END:VCALENDAR',
  ]
  return lines.flatMap(folded).join('\r\n') + '\r\n'
}

const deadlineLines = (deadline: string, id: string, title: string, own: string[]) => [
  'BEGIN:VEVENT',
  `UID:${id}`,
  ...own,
  `DTSTART:${deadline}`,
  `SUMMARY:${title}`,
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  'TRIGGER:-P1D',
  `DESCRIPTION:${title}`,
  'END:VALARM',
  'END:VEVENT',
]

const escaped = (text: string) => text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r\n|\r|\n/g, '\\n')

/** A line ends after 75 bytes, never inside a character. */
function folded(line: string): string[] {
  const parts: string[] = []
  let part = ''
  let bytes = 0
  for (const sign of line) {
    const more = new TextEncoder().encode(sign).length
    if (bytes + more > LINE_BYTES) {
      parts.push(part)
      part = ' '
      bytes = 1
    }
    part += sign
    bytes += more
  }
  return [...parts, part]
}
