import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, smallint, text, unique } from 'drizzle-orm/pg-core'

import { ALL_USERS, ANSWER_TYPES, PLACES, QUESTION_TYPES } from '../../../../shared/model/stay/question.ts'
import type { Answer } from '../../../../shared/model/stay/question.ts'
import { reservation } from './booking.ts'
import { bytes, id, moment, ownCode, photos, plainDay, reference, translated } from './columns.ts'
import type { Translated } from './columns.ts'
import { hotel, hotelBrand } from './hotel.ts'
import { clientSession } from './identity.ts'

export type StoredOption = { id: string; titles: Translated }

/** Of a hotel or of a brand, never of both; a brand's questions are free text only. */
export const additionalQuestion = pgTable(
  'additional_question',
  {
    id: id(),
    hotel_id: reference().references(() => hotel.id),
    brand_id: reference().references(() => hotelBrand.id),
    code: ownCode(),
    position: smallint().notNull(),
    question_type: text({ enum: QUESTION_TYPES }).notNull(),
    answer_type: text({ enum: ANSWER_TYPES }).notNull().default('text'),
    titles: translated().notNull(),
    options: jsonb().$type<StoredOption[]>().notNull().default([]),
    multiple: boolean().notNull().default(false),
    required: boolean().notNull().default(false),
    attachable: boolean().notNull().default(false),
    place: text({ enum: PLACES }).notNull().default('place_booking_process'),
    /** Labels of the guests it is for (QUESTION-020). */
    audience: text().array().notNull().default([ALL_USERS]),
    /** Empty: every plan. */
    hotel_plan_codes: text().array().notNull().default([]),
    display_start_date: plainDay(),
    display_end_date: plainDay(),
    photos: photos(),
    book_enabled: boolean().notNull().default(true),
    ota_enabled: boolean().notNull().default(true),
    active: boolean().notNull().default(true),
  },
  (table) => [
    unique('additional_question_code').on(table.hotel_id, table.code),
    index('additional_question_of_hotel').on(table.hotel_id, table.position),
    index('additional_question_of_brand').on(table.brand_id, table.position),
    check('additional_question_owner', sql`(${table.hotel_id} is null) <> (${table.brand_id} is null)`),
    check(
      'additional_question_of_brand_is_free',
      sql`${table.brand_id} is null or (${table.question_type} = 'free' and ${table.answer_type} = 'text')`,
    ),
    check('additional_question_place', sql`${table.place} = 'place_booking_process' or not ${table.required}`),
  ],
)

/** Titles and options are copied: what was answered never changes afterwards. */
export const questionAnswer = pgTable(
  'question_answer',
  {
    id: id(),
    reservation_id: reference()
      .notNull()
      .references(() => reservation.id, { onDelete: 'cascade' }),
    question_id: reference()
      .notNull()
      .references(() => additionalQuestion.id),
    titles: translated().notNull(),
    options: jsonb().$type<StoredOption[]>().notNull(),
    /** Files by their names: an address may change. */
    answer: jsonb().$type<Answer>().notNull(),
    answered_at: moment().notNull(),
  },
  (table) => [unique('question_answer_once').on(table.reservation_id, table.question_id)],
)

/** A guest's file, checked and written anew before it is kept (guarantee S18). Without a reservation it lasts an hour. */
export const attachment = pgTable(
  'attachment',
  {
    /** Unguessable: whoever knows it may see the file. */
    id: text().primaryKey(),
    client_session_id: reference().references(() => clientSession.id, { onDelete: 'set null' }),
    /** Hash of the address it came from, for its quota; gone once a booking has the file. */
    network: text(),
    reservation_id: reference().references(() => reservation.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    mime: text().notNull(),
    bytes: integer().notNull(),
    sha256: text().notNull(),
    created_at: moment().notNull(),
  },
  (table) => [
    index('attachment_unbound')
      .on(table.created_at)
      .where(sql`${table.reservation_id} is null`),
    index('attachment_of_reservation')
      .on(table.reservation_id)
      .where(sql`${table.reservation_id} is not null`),
    // Sessions are deleted by the thousand, and let go of their files, stays and tokens.
    index('attachment_of_session')
      .on(table.client_session_id)
      .where(sql`${table.client_session_id} is not null`),
  ],
)

/** The file itself, in pieces, so that no more than one of them is ever in memory. In the database, because several processes share it. */
export const attachmentPart = pgTable(
  'attachment_part',
  {
    attachment_id: text()
      .notNull()
      .references(() => attachment.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    piece: bytes().notNull(),
  },
  (table) => [primaryKey({ columns: [table.attachment_id, table.position] })],
)
