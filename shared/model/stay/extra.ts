import { array, boolean, enums, integer, nullable, object, optional, record, string } from 'superstruct'
import type { Infer } from 'superstruct'

import { CLOCK_CHARACTERS, EXTRA_QUANTITY } from '../../limits.ts'
import { amount, id, stayDay, text, whole } from '../input.ts'
import { photo } from '../hotel/photo.ts'
import { count, locale, mcp, minor, plainDate } from '../wire.ts'

/** EXTRA-002, EXTRA-003: one quantity for the stay, or a quantity a date. */
export const EXTRA_TYPES = ['generic', 'dated'] as const

export const EXTRA_ANSWER_LENGTH = 100

/** `price` with tax; `mcp_price` is the same in the second currency that was asked for. */
const prices = { price: minor(), price_without_tax: minor(), mcp_price: optional(mcp()) }

/** An extra of the stay as it is offered: every price is of one. */
export const extra = object({
  extra_id: integer(),
  extra_type: enums(EXTRA_TYPES),
  name: string(),
  lang: nullable(locale()),
  description: string(),
  photo: nullable(photo),
  /** Contained in the price of a chosen plan, so it is not sold once more. */
  is_included: boolean(),
  ...prices,
  min_quantity: count(),
  max_quantity: count(),
  /** For the whole booking, over all dates and times. */
  booking_limit: nullable(count()),
  /** Of a dated one: the dates of the stay on which it can still be booked, sold out ones among them. */
  booking_available_dates: array(plainDate()),
  prices: record(string(), object(prices)),
  /** Where it has times, one is chosen; here `price` is without tax (the names of EXTRA-004). */
  delivery_times: array(
    object({ delivered_at: string(), price: minor(), priceWithTax: minor(), mcp_priceWithTax: optional(mcp()) }),
  ),
  question: nullable(string()),
  /** What is left of it at best; null where nothing is counted. */
  stock: nullable(count()),
})
export type Extra = Infer<typeof extra>

/** What is left by extra and date; one that is not here is not counted. A generic one stands at the day of arrival. */
export const extraInventory = record(string(), record(string(), count()))
export type ExtraInventory = Infer<typeof extraInventory>

/** One choice of a guest: no date for a generic one, a time where it has times. */
export const chosenExtra = object({
  extra_id: id(),
  quantity: whole(0, EXTRA_QUANTITY),
  date: optional(stayDay()),
  delivered_at: optional(text(CLOCK_CHARACTERS)),
  answer: optional(text(EXTRA_ANSWER_LENGTH)),
  /** Of the whole line with tax, as the guest saw it: another one is refused (code 1103). */
  price: optional(amount()),
})
export type ChosenExtra = Infer<typeof chosenExtra>

/** A choice with its name and the price of the whole line. */
export const pricedExtra = object({
  extra_id: integer(),
  name: string(),
  lang: nullable(locale()),
  date: nullable(plainDate()),
  delivered_at: nullable(string()),
  quantity: count(),
  ...prices,
  question: nullable(string()),
  answer: nullable(string()),
})
export type PricedExtra = Infer<typeof pricedExtra>

type Place = { extra_id: number; date?: string | null | undefined; delivered_at?: string | null | undefined }

/** Two choices of the same extra, date and time are one. */
export const extraKey = ({ extra_id, date, delivered_at }: Place): string =>
  `${extra_id} ${date ?? ''} ${delivered_at ?? ''}`
