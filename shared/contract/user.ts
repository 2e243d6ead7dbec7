import { defaulted, enums, object } from 'superstruct'

import { RESERVATIONS_PAGE, RESERVATIONS_STATUS } from '../constants.ts'
import { MOST_PAGE } from '../limits.ts'
import { queryWhole } from '../model/input.ts'
import { LIST_STATUSES, reservationPage } from '../model/stay/listed-reservation.ts'
import { entryPage } from '../model/stay/lottery.ts'
import { calls } from './define.ts'

/** What belongs to whoever is signed in, at whichever hotel of the brand (CALL-054). */
export const user = calls({
  /** The member's stays, page by page. */
  reservations: {
    call: 'GET /user/reservations',
    query: object({
      page: defaulted(queryWhole(1, MOST_PAGE), RESERVATIONS_PAGE),
      status: defaulted(enums(LIST_STATUSES), RESERVATIONS_STATUS),
    }),
    answer: reservationPage,
  },
  /** The newest first (CALL-115). */
  lotteryResults: {
    call: 'GET /user/lottery_results',
    query: object({ page: defaulted(queryWhole(1, MOST_PAGE), RESERVATIONS_PAGE) }),
    answer: entryPage,
  },
})
