import { array, assign, object, optional } from 'superstruct'

import { ANSWERS, LISTED_CODES } from '../limits.ts'
import { reservationCredentials } from '../model/stay/held.ts'
import { code, id, list as listOf, queryJson } from '../model/input.ts'
import { answered, fileAttachment, question } from '../model/stay/question.ts'
import { queryBoolean } from '../model/wire.ts'
import { calls } from './define.ts'

const labels = { label_filters: listOf(code(), LISTED_CODES) }
/** Which of the two widgets asks (CALL-067). */
const enabled = { tripla_book_enabled: optional(queryBoolean()), tripla_ota_enabled: optional(queryBoolean()) }
const list = object({ data: array(question) })

/** CALL-047 to CALL-049, CALL-067 to CALL-069, CALL-126: what the hotel and its brand want to know, and the files a guest adds. */
export const questions = calls({
  /** What the hotel asks with a booking of these plans. */
  ofHotel: {
    call: 'GET /hotels/:hotelId/additional_questions',
    compressed: true,
    query: object({ q: queryJson(object({ ...labels, room_plan_codes: listOf(code(), LISTED_CODES) })), ...enabled }),
    answer: list,
  },
  /** What the brand asks with any booking. */
  ofBrand: {
    call: 'GET /hotel_brands/:brandId/additional_questions',
    compressed: true,
    query: object({ q: queryJson(object(labels)), ...enabled }),
    answer: list,
  },
  /** What was asked with a booked stay, with its answers. */
  ofReservation: {
    call: 'GET /hotels/:hotelId/reservations/:reservationId/additional_questions',
    query: assign(reservationCredentials, object({ q: queryJson(object(labels)) })),
    answer: list,
  },
  /** What was asked after the booking. */
  add: {
    call: 'POST /hotels/:hotelId/reservations/:reservationId/additional_questions',
    query: reservationCredentials,
    body: object({ answers: listOf(answered, ANSWERS) }),
    answer: list,
    idempotent: true,
  },
  /** What was answered before, answered anew; `version` is that of the reservation the guest looked at. */
  change: {
    call: 'PUT /hotels/:hotelId/reservations/:reservationId/additional_questions/batch_update',
    query: reservationCredentials,
    body: object({ version: id(), answers: listOf(answered, ANSWERS) }),
    answer: list,
    idempotent: true,
  },
  /** Takes a file for an answer, as multipart form data; its id goes into the answer. */
  upload: {
    call: 'POST /file_attachments',
    answer: object({ data: fileAttachment }),
    upload: true,
  },
})
