import type { Locale } from '../../shared/locales.ts'

const FAMILY_FIRST: readonly Locale[] = ['ja', 'ko', 'zh_Hans', 'zh_Hant']
export const isFamilyFirst = (locale: Locale): boolean => FAMILY_FIRST.includes(locale)

type Named = { first_name: string; last_name: string }

/** Both names, in the order of the language. */
export const fullName = ({ first_name, last_name }: Named, locale: Locale): string =>
  isFamilyFirst(locale) ? `${last_name} ${first_name}` : `${first_name} ${last_name}`

type Stay = { guest: Named; rooms: readonly { guest?: Named | null | undefined }[] }

/** Everybody a stay is booked for by name, each of them once. */
export const guestNames = ({ guest, rooms }: Stay, locale: Locale): string[] => [
  ...new Set([guest, ...rooms.flatMap((room) => room.guest ?? [])].map((one) => fullName(one, locale))),
]
