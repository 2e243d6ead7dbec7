import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { bigint, char, customType, date, jsonb, text, timestamp } from 'drizzle-orm/pg-core'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

import type { Currency } from '../../../../shared/currencies.ts'
import type { Translated } from '../../../../shared/rules/translated.ts'

export type { Translated }

// Column keys are the names of the columns and of the wire (house rule 6), so rows need no renaming.

type StoredPicture = {
  width: number
  height: number
  alts: Translated
  /** '#rrggbb': the colour that stands in its place until it has come. */
  placeholder?: string
}
/** A scene that the demonstration draws, at {api}/scenes/<motif>-<light>.svg. */
export type StoredScene = StoredPicture & { motif: string; light: string }
/** One of these, or a photograph at the hotel's own address. */
export type StoredPhoto =
  | StoredScene
  /** sources: the same photograph in other widths, at addresses of the same origins. */
  | (StoredPicture & { url: string; sources?: readonly { url: string; width: number }[] })

/** By default, so that a seeded world can choose its own; as numbers, since none reaches 2^53. */
export const id = () => bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity()
export const reference = () => bigint({ mode: 'number' })

/** Every amount of money: minor units of the row's currency. The name says net or gross. */
export const money = () => bigint({ mode: 'number' })

/** No default: time is an argument (house rule 47), the writer passes clock.now(). */
export const moment = () => timestamp({ withTimezone: true, mode: 'date' })

/** A night or a day in the hotel's own calendar. */
export const plainDay = () => date({ mode: 'string' })

/** 'HH:MM' on the hotel's clock; past midnight counts on, so that 26:00 is two o'clock of the next day. */
export const clockTime = () => text()

/** A file. */
export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' })

/** A name within a hotel, for its documents; one that nobody gave is drawn. */
export const ownCode = () =>
  text()
    .notNull()
    .default(sql`gen_random_uuid()::text`)

export const translated = () => jsonb().$type<Translated>()
export const photos = () => jsonb().$type<StoredPhoto[]>().notNull().default([])
export const currencyCode = () => char({ length: 3 }).$type<Currency>()

export const isClockTime = (column: AnyPgColumn): SQL => sql`${column} ~ '^[0-2][0-9]:[0-5][0-9]$'`
export const isPercentage = (column: AnyPgColumn): SQL => sql`${column} between 0 and 100`
