import { array, integer, object, optional, string } from 'superstruct'

import { answered, fileAttachment, question } from '../model/question.ts'
import { queryBoolean, queryJson } from '../model/wire.ts'
import { calls } from './define.ts'

const proof = { email: optional(string()), bypass_token: optional(string()) }
const labels = { label_filters: array(string()) }
/** Which of the two widgets asks (specification 7.6). */
const enabled = { tripla_book_enabled: optional(queryBoolean()), tripla_ota_enabled: optional(queryBoolean()) }
const list = object({ data: array(question) })

/** Specification 7.4, 7.6 and 7.10: what the hotel and its brand want to know, and the files a guest adds. */
export const questions = calls({
  ofHotel: {
    call: 'GET /hotels/:hotelId/additional_questions',
    query: object({ q: queryJson(object({ ...labels, room_plan_codes: array(string()) })), ...enabled }),
    answer: list,
  },
  ofBrand: {
    call: 'GET /hotel_brands/:brandId/additional_questions',
    query: object({ q: queryJson(object(labels)), ...enabled }),
    answer: list,
  },
  ofReservation: {
    call: 'GET /hotels/:hotelId/reservations/:reservationId/additional_questions',
    query: object({ ...proof, q: queryJson(object(labels)) }),
    answer: list,
  },
  /** What was asked after the booking. */
  add: {
    call: 'POST /hotels/:hotelId/reservations/:reservationId/additional_questions',
    query: object(proof),
    body: object({ answers: array(answered) }),
    answer: list,
    once: true,
  },
  /** What was answered before, answered anew; `version` is that of the reservation the guest looked at. */
  change: {
    call: 'PUT /hotels/:hotelId/reservations/:reservationId/additional_questions/batch_update',
    query: object(proof),
    body: object({ version: integer(), answers: array(answered) }),
    answer: list,
    once: true,
  },
  upload: {
    call: 'POST /file_attachments',
    answer: object({ data: fileAttachment }),
    upload: true,
  },
})
