import { and, asc, eq, or } from 'drizzle-orm'

import { PLACES } from '../../../shared/model/stay/question.ts'
import type { Answer, Place, Question } from '../../../shared/model/stay/question.ts'
import { isLabelled, labelsOf } from '../../../shared/rules/labels.ts'
import type { Labelled } from '../../../shared/rules/labels.ts'
import type { Orm } from '../db/orm.ts'
import { additionalQuestion } from '../db/schema/question.ts'
import type { StoredOption } from '../db/schema/question.ts'
import { minutesOf } from '../kernel/hotel-time.ts'
import type { Hotel, HotelCatalog, HotelPlan } from '../hotels/hotel-catalog.ts'
import { langOf, photosOf, localize } from '../kernel/texts.ts'
import type { Localizer } from '../kernel/texts.ts'

export type QuestionRow = typeof additionalQuestion.$inferSelect
export type QuestionFilter = { labels: readonly string[]; widget: 'book' | 'ota' }

const STEP_MINUTES = 30
/** The earliest hour anybody is asked to name for leaving. */
const DAWN = '06:00'

/** What is asked while somebody books: by the hotel's own widget, or on an agency's site (OTA-014). */
export const bookingBy = (asker: Labelled | null, widget: QuestionFilter['widget']): QuestionFilter => ({
  labels: [...labelsOf(asker), 'place_booking_process'],
  widget,
})
/** What a booked guest is asked, while booking and afterwards. */
export const reservationBy = (asker: Labelled | null): QuestionFilter => ({
  labels: [...labelsOf(asker), ...PLACES],
  widget: 'book',
})

export const questionFilter = (labels: readonly string[], isOta: boolean | undefined): QuestionFilter => ({
  labels,
  widget: isOta === true ? 'ota' : 'book',
})

/** The questions of a hotel and of its brand, in the order they are asked; either alone where only one is named. */
export async function loadQuestions(
  orm: Pick<Orm, 'select'>,
  owner: { hotel?: number; brand?: number },
  { labels, widget }: QuestionFilter,
  planCodes: readonly string[] | null,
): Promise<QuestionRow[]> {
  const table = additionalQuestion
  const found = await orm
    .select()
    .from(table)
    .where(
      and(
        eq(table.active, true),
        eq(widget === 'ota' ? table.ota_enabled : table.book_enabled, true),
        or(
          owner.hotel === undefined ? undefined : eq(table.hotel_id, owner.hotel),
          owner.brand === undefined ? undefined : eq(table.brand_id, owner.brand),
        ),
      ),
    )
    // The hotel's first: nulls stand last.
    .orderBy(asc(table.hotel_id), asc(table.position), asc(table.id))
  const places = placesOf(labels)
  return found.filter(
    ({ place, audience, hotel_plan_codes: codes }) =>
      places.includes(place) &&
      isLabelled(audience, labels) &&
      (codes.length === 0 || planCodes === null || codes.some((code) => planCodes.includes(code))),
  )
}

/** Who names no place asks while booking. */
function placesOf(labels: readonly string[]): Place[] {
  const named = PLACES.filter((place) => labels.includes(place))
  return named.length > 0 ? named : ['place_booking_process']
}

/** In the order of the room plans, as a reservation takes its times from the first of them. */
export const plansOf = ({ plans, room_plans }: Pick<HotelCatalog, 'plans' | 'room_plans'>, codes: readonly string[]) =>
  codes.flatMap((code): HotelPlan[] => {
    const of = room_plans.find((row) => row.code === code)?.hotel_plan_id
    return plans.filter(({ id }) => id === of)
  })

export type Times = { check_in_from: string; check_in_to: string; check_out_time: string }

export const timesOf = (hotel: Hotel, plan: HotelPlan | undefined): Times => ({
  check_in_from: plan?.check_in_from ?? hotel.check_in_from,
  check_in_to: plan?.check_in_to ?? hotel.check_in_to,
  check_out_time: plan?.check_out_time ?? hotel.check_out_time,
})

/** Every half hour; past midnight counts on, as everywhere in a hotel. */
function halfHours(from: string, to: string): string[] {
  const two = (count: number) => String(count).padStart(2, '0')
  const last = minutesOf(to)
  const times: string[] = []
  for (let at = minutesOf(from); at <= last; at += STEP_MINUTES)
    times.push(`${two(Math.floor(at / 60))}:${two(at % 60)}`)
  return times
}

/** The ids of what can be chosen: a time is its own id. */
export function answerChoices(row: Pick<QuestionRow, 'question_type'>, options: readonly StoredOption[], times: Times) {
  const named = (all: readonly string[]) => all.map((time): StoredOption => ({ id: time, titles: { en: time } }))
  if (row.question_type === 'checkin') return named(halfHours(times.check_in_from, times.check_in_to))
  if (row.question_type === 'checkout') return named(halfHours(DAWN, times.check_out_time))
  return options
}

type Said = { titles: QuestionRow['titles']; options: readonly StoredOption[]; answer: Answer | null }

/** As the guest reads it; `said` is what was copied when it was answered. */
export function questionOf(row: QuestionRow, times: Times, localizer: Localizer, said?: Said): Question {
  const { titles, options, answer } = said ?? { ...row, answer: null }
  const photos = photosOf(row.photos, localizer)
  return {
    id: row.id,
    question_type: row.question_type,
    answer_type: row.answer_type,
    title: localize(titles, localizer),
    lang: langOf(titles, localizer),
    options: answerChoices(row, options, times).map((option) => ({
      id: option.id,
      title: localize(option.titles, localizer),
    })),
    multiple: row.multiple,
    required: row.required,
    attachable: row.attachable,
    labels: [...row.audience, row.place],
    hotel_plan_codes: row.hotel_plan_codes,
    display_start_date: row.display_start_date,
    display_end_date: row.display_end_date,
    ownable_type: ownableOf(row),
    answer,
    remote_attachments_urls: photos.map(({ url }) => url),
    remote_attachments_alts: photos.map(({ alt }) => alt),
  }
}

export const ownableOf = ({ hotel_id }: Pick<QuestionRow, 'hotel_id'>) => (hotel_id === null ? 'HotelBrand' : 'Hotel')
