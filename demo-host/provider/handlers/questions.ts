import type { Handlers } from '../../../shared/contract/define.ts'
import type { questions as table } from '../../../shared/contract/questions.ts'
import { shownQuestions } from '../domain/answers.ts'
import { receiveFile } from '../domain/attachments.ts'
import { loadHouse } from '../domain/house.ts'
import { answerOpen, changeAnswers } from '../domain/later-answers.ts'
import { refuseStale } from '../domain/member-sessions.ts'
import { askedBy, askedQuestions, plansOf, questionOf, timesOf } from '../domain/questions.ts'
import { requireSession } from '../domain/sessions.ts'
import { provenReservation } from '../domain/proven-reservation.ts'
import { readerOf } from '../domain/texts.ts'
import type { Context } from '../http/context.ts'

type Proof = { email?: string | undefined; bypass_token?: string | undefined }

async function reservationOf(hotelId: string, number: string, proof: Proof, context: Context) {
  requireSession(context.session, true)
  const house = await loadHouse(context.database.orm, hotelId)
  return { house, row: await provenReservation(house.hotel, number, proof, context) }
}

export const questions: Handlers<typeof table, Context> = {
  async ofHotel({ hotelId, query: { q, tripla_ota_enabled } }, context) {
    requireSession(context.session, true)
    const { orm } = context.database
    const house = await loadHouse(orm, hotelId)
    const plans = plansOf(house, q.room_plan_codes)
    const codes = plans.map(({ code }) => code)
    const rows = await askedQuestions(
      orm,
      { hotel: house.hotel.id },
      askedBy(q.label_filters, tripla_ota_enabled),
      codes,
    )
    const reader = readerOf(house.hotel, context)
    return { data: rows.map((row) => questionOf(row, timesOf(house.hotel, plans[0]), reader)) }
  },

  async ofBrand({ brandId, query: { q, tripla_ota_enabled } }, context) {
    requireSession(context.session, true)
    const asking = askedBy(q.label_filters, tripla_ota_enabled)
    const rows = await askedQuestions(context.database.orm, { brand: Number(brandId) || 0 }, asking, null)
    const reader = readerOf({ book_languages: [] }, context)
    // A brand's questions are free text, so no hotel's hours are in them.
    return { data: rows.map((row) => questionOf(row, NO_HOURS, reader)) }
  },

  async ofReservation({ hotelId, reservationId, query }, context) {
    const { house, row } = await reservationOf(hotelId, reservationId, query, context)
    return { data: await shownQuestions(house, row, context, askedBy(query.q.label_filters, false)) }
  },

  async add({ hotelId, reservationId, query, body }, context) {
    refuseStale(context)
    const { house, row } = await reservationOf(hotelId, reservationId, query, context)
    return { data: await answerOpen(house, row, body.answers, context) }
  },

  async change({ hotelId, reservationId, query, body }, context) {
    refuseStale(context)
    const { house, row } = await reservationOf(hotelId, reservationId, query, context)
    return { data: await changeAnswers(house, row, body, context) }
  },

  async upload({ file }, context) {
    return { data: await receiveFile(file, requireSession(context.session, true), context) }
  },
}

const NO_HOURS = { check_in_from: '00:00', check_in_to: '00:00', check_out_time: '00:00' }
