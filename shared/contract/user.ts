import { defaulted, enums, min, object } from 'superstruct'

import { RESERVATIONS_PAGE, RESERVATIONS_STATUS } from '../constants.ts'
import { LIST_STATUSES, reservationPage } from '../model/listed-reservation.ts'
import { queryInteger } from '../model/wire.ts'
import { calls } from './define.ts'

/** What belongs to whoever is signed in, at whichever hotel of the brand (specification 7.4). */
export const user = calls({
  reservations: {
    call: 'GET /user/reservations',
    query: object({
      page: defaulted(min(queryInteger(), 1), RESERVATIONS_PAGE),
      status: defaulted(enums(LIST_STATUSES), RESERVATIONS_STATUS),
    }),
    answer: reservationPage,
  },
})
