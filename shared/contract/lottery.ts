import { object } from 'superstruct'

import { entryForm, lotteryEntry, lotteryEvent, newEntry } from '../model/stay/lottery.ts'
import { calls } from './define.ts'

const entry = object({ data: lotteryEntry })

/** Rooms given by lot (CALL-057, CALL-111 to CALL-114, CALL-117). An entry is shown to the account that entered, and to nobody else. */
export const lottery = calls({
  /** What is given by lot: its nights, its terms, and which phase it is in. */
  event: { call: 'GET /hotels/:hotelId/lottery_events/:eventUuid', answer: object({ data: lotteryEvent }) },
  /** Enters for a room; one entry an account. */
  enter: { call: 'POST /hotels/:hotelId/lottery_results', body: newEntry, answer: entry, idempotent: true },
  /** One entry, and what became of it. */
  show: { call: 'GET /hotels/:hotelId/lottery_results/:entryNumber', answer: entry },
  /** The whole of it anew, until the entry period ends. */
  update: { call: 'PUT /hotels/:hotelId/lottery_results/:entryNumber', body: entryForm, answer: entry },
  /** For good (AMB-42): an entry is taken back, or a room that was won is declined. */
  cancel: { call: 'PUT /hotels/:hotelId/lottery_results/:entryNumber/cancel', answer: entry },
  /** Gives up a booking whose payment was not finished; the room is the winner's again. */
  deleteIncomplete: {
    call: 'DELETE /hotels/:hotelId/lottery_results/:entryNumber/incomplete_reservation',
    answer: entry,
  },
})
