import type { Handlers } from '../../../shared/contract/define.ts'
import type { questions as table } from '../../../shared/contract/questions.ts'
import { shownQuestions } from '../questions/answers.ts'
import { receiveFile } from '../questions/attachments.ts'
import { loadHotelCatalog } from '../hotels/kept-catalogs.ts'
import { answerOpen, changeAnswers } from '../changes/later-answers.ts'
import { refuseStaleToken } from '../members/member-sessions.ts'
import { questionFilter, loadQuestions, plansOf, questionOf, timesOf } from '../questions/questions.ts'
import { slowDown } from '../kernel/limits.ts'
import { requireSession } from '../kernel/sessions.ts'
import { authorizedReservation } from '../records/authorized-reservation.ts'
import { readReservation } from '../records/read-reservation.ts'
import { localizerOf } from '../kernel/texts.ts'
import type { Context } from '../kernel/context.ts'

type Proof = { email?: string | undefined; bypass_token?: string | undefined }

async function reservationOf(
  hotelId: string,
  number: string,
  proof: Proof,
  context: Context,
  prove = authorizedReservation,
) {
  requireSession(context.session, true)
  const catalog = await loadHotelCatalog(context, hotelId)
  return { catalog, row: await prove(catalog.hotel, number, proof, context) }
}

export const questions: Handlers<typeof table, Context> = {
  async ofHotel({ hotelId, query: { q, tripla_ota_enabled } }, context) {
    requireSession(context.session, true)
    const { orm } = context.database
    const catalog = await loadHotelCatalog(context, hotelId)
    const plans = plansOf(catalog, q.room_plan_codes)
    const codes = plans.map(({ code }) => code)
    const rows = await loadQuestions(
      orm,
      { hotel: catalog.hotel.id },
      questionFilter(q.label_filters, tripla_ota_enabled),
      codes,
    )
    const localizer = localizerOf(catalog.hotel, context)
    return { data: rows.map((row) => questionOf(row, timesOf(catalog.hotel, plans[0]), localizer)) }
  },

  async ofBrand({ brandId, query: { q, tripla_ota_enabled } }, context) {
    requireSession(context.session, true)
    const asking = questionFilter(q.label_filters, tripla_ota_enabled)
    const rows = await loadQuestions(context.database.orm, { brand: Number(brandId) || 0 }, asking, null)
    const localizer = localizerOf({ book_languages: [] }, context)
    // A brand's questions are free text, so no hotel's hours are in them.
    return { data: rows.map((row) => questionOf(row, NO_HOURS, localizer)) }
  },

  async ofReservation({ hotelId, reservationId, query }, context) {
    const { catalog, row } = await reservationOf(hotelId, reservationId, query, context, readReservation)
    return { data: await shownQuestions(catalog, row, context, questionFilter(query.q.label_filters, false)) }
  },

  async add({ hotelId, reservationId, query, body }, context) {
    refuseStaleToken(context)
    const { catalog, row } = await reservationOf(hotelId, reservationId, query, context)
    return { data: await answerOpen(catalog, row, body.answers, context) }
  },

  async change({ hotelId, reservationId, query, body }, context) {
    refuseStaleToken(context)
    const { catalog, row } = await reservationOf(hotelId, reservationId, query, context)
    return { data: await changeAnswers(catalog, row, body, context) }
  },

  async upload({ file }, context) {
    const session = requireSession(context.session, true)
    await slowDown(context, 'files', 'upload')
    return { data: await receiveFile(file, session, context) }
  },
}

const NO_HOURS = { check_in_from: '00:00', check_in_to: '00:00', check_out_time: '00:00' }
