import type { HotelSettings } from '../db/schema/hotel-settings.ts'

/** What is kept, why, how many days, and what becomes of it then. docs/security.md shows the same rows. */
export type RetentionRow = {
  what: string
  why: string
  /** Counted from the moment named in `since`. */
  days: number
  since: string
  becomes: string
  /** A hotel may choose within these bounds; without them the term is the same everywhere. */
  hotel?: { least: number; most: number }
}

/** Every kind of personal data has its row (guarantee S32); the scheduled jobs keep the terms. */
export const RETENTION = {
  stay: {
    what: 'Name, e-mail, telephone, address, requests, answers and invoice of a reservation',
    why: 'questions after the stay, chargebacks, complaints',
    days: 3 * 365,
    since: 'check-out, or the cancellation',
    becomes: 'emptied; number, dates, rooms, amounts, payments and events stay for the books',
    hotel: { least: 30, most: 10 * 365 },
  },
  left: {
    what: 'The same of stays whose guest deleted the account they were booked with',
    why: 'the hotel has to know who comes',
    days: 1,
    since: 'check-out, or the cancellation',
    becomes: 'emptied; number, dates, rooms, amounts, payments and events stay for the books',
  },
  file: {
    what: 'Files that came with answers',
    why: 'the hotel looks at them before and during the stay',
    days: 30,
    since: 'check-out, or the cancellation',
    becomes: 'deleted',
    hotel: { least: 0, most: 365 },
  },
  mail: {
    what: 'Addresses of mails that were sent',
    why: 'finding out why a mail did not arrive',
    days: 90,
    since: 'sending',
    becomes: 'emptied; that and when it was sent stays',
  },
  download: {
    what: 'Downloads of the stays of an organization, locked with a password',
    why: 'fetching them again when saving failed',
    days: 1,
    since: 'asking',
    becomes: 'deleted',
  },
  lottery: {
    what: 'Name, e-mail, telephone, address and requests of lottery entries',
    why: 'questions about the draw',
    days: 90,
    since: 'the reservation deadline of the lottery',
    becomes: 'emptied; number, dates and result stay',
  },
  alert: {
    what: 'Addresses of who waits for a free room',
    why: 'writing to them',
    days: 1,
    since: 'the check-in that was asked for, or the mail',
    becomes: 'deleted',
  },
  report: {
    what: 'Error reports of the widget',
    why: 'finding the error; nothing in them names a person',
    days: 90,
    since: 'receipt',
    becomes: 'deleted',
  },
  network: {
    what: 'Hashes of networks in the audit trail',
    why: 'finding misuse',
    days: 90,
    since: 'the row',
    becomes: 'emptied; the row stays',
  },
  audit: {
    what: 'Rows of the audit trail, which hold numbers alone',
    why: 'proving afterwards what happened',
    days: 3 * 365,
    since: 'the row',
    becomes: 'deleted',
  },
} as const satisfies Record<string, RetentionRow>

export type RetainedKind = keyof typeof RETENTION
/** The rows whose term a hotel chooses. */
export type HotelRetained = { [Kind in RetainedKind]: (typeof RETENTION)[Kind] extends { hotel: object } ? Kind : never }[RetainedKind] // prettier-ignore

export const HOTEL_RETAINED = ['stay', 'file'] as const satisfies readonly HotelRetained[]

/** How many days a hotel keeps it: its own choice, held within the bounds. */
export function retentionDays({ retention }: Pick<HotelSettings, 'retention'>, kind: HotelRetained): number {
  const { days, hotel } = RETENTION[kind]
  return Math.min(hotel.most, Math.max(hotel.least, retention?.[kind] ?? days))
}
