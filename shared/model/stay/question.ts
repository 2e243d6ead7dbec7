import { array, assign, boolean, enums, integer, nullable, object, optional, string } from 'superstruct'
import type { Infer } from 'superstruct'

import { MAX_ROOMS } from '../../constants.ts'
import {
  ADDRESS_CHARACTERS,
  ANSWER_FILES,
  ANSWER_OPTIONS,
  CLOCK_CHARACTERS,
  ANSWER_UNITS,
  ROOM_GUESTS,
  WORD_CHARACTERS,
} from '../../limits.ts'
import { id, list, text, whole } from '../input.ts'
import { count, locale, plainDate } from '../wire.ts'

/** The five kinds of question (QUESTION-004 to QUESTION-008). */
export const QUESTION_TYPES = ['checkin', 'checkout', 'people_per_room', 'free', 'notification'] as const
export type QuestionType = (typeof QUESTION_TYPES)[number]
export const ANSWER_TYPES = ['text', 'options'] as const
/** Whose question it is; its answer goes back under the same name. */
const OWNABLE_TYPES = ['Hotel', 'HotelBrand'] as const
export type OwnableType = (typeof OWNABLE_TYPES)[number]

/** Labels that say where a question is asked (CALL-069); every other label says of whom (QUESTION-020). */
export const PLACES = ['place_booking_process', 'place_confirmation_screen'] as const
export type Place = (typeof PLACES)[number]
/** The label of everybody, signed in or not. */
export const ALL_USERS = 'all_users'

/** One file of a guest, as POST /file_attachments answers it. */
export const fileAttachment = object({ id: string(), url: string(), mime: string(), bytes: count(), name: string() })
export type FileAttachment = Infer<typeof fileAttachment>

/** What a guest answered; only what the type of the question asks for is there. */
export const answer = object({
  text: optional(text(ANSWER_UNITS)),
  /** The ids of the chosen options. */
  options: optional(list(text(WORD_CHARACTERS), ANSWER_OPTIONS)),
  checkin_time: optional(text(CLOCK_CHARACTERS)),
  checkout_time: optional(text(CLOCK_CHARACTERS)),
  /** In the order of the booking's rooms until they have numbers. */
  rooms: optional(
    list(
      object({
        reservation_hotel_room_id: optional(id()),
        adults: whole(0, ROOM_GUESTS),
        men_count: whole(0, ROOM_GUESTS),
        women_count: whole(0, ROOM_GUESTS),
      }),
      MAX_ROOMS,
    ),
  ),
  /** The addresses of uploaded files. */
  remote_attachments_urls: optional(list(text(ADDRESS_CHARACTERS), ANSWER_FILES)),
})
export type Answer = Infer<typeof answer>

/** An answer on the screen: its files still have their names. */
export const given = assign(answer, object({ files: optional(array(fileAttachment)) }))
export type Given = Infer<typeof given>
/** What a guest answered, by question. */
export type GivenAnswers = Readonly<Record<string, Given>>

export const question = object({
  id: integer(),
  question_type: enums(QUESTION_TYPES),
  answer_type: enums(ANSWER_TYPES),
  title: string(),
  /** The language of the texts, when it is not the one asked for. */
  lang: nullable(locale()),
  /** What can be chosen; of a time its choices, under the time itself. */
  options: array(object({ id: string(), title: string() })),
  /** Several options may be chosen. */
  multiple: boolean(),
  required: boolean(),
  /** Files may be added to the answer. */
  attachable: boolean(),
  labels: array(string()),
  /** Empty: of every plan. */
  hotel_plan_codes: array(string()),
  display_start_date: nullable(plainDate()),
  display_end_date: nullable(plainDate()),
  ownable_type: enums(OWNABLE_TYPES),
  answer: nullable(answer),
  /** Pictures that belong to the question, and what is on each. */
  remote_attachments_urls: array(string()),
  remote_attachments_alts: array(string()),
})
export type Question = Infer<typeof question>

/** An answer on its way to the server. */
export const answered = object({ id: id(), ownable_type: enums(OWNABLE_TYPES), answer })
export type Answered = Infer<typeof answered>
