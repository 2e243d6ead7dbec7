import { array, object, string } from 'superstruct'

import { reservationCredentials } from '../model/stay/held.ts'
import {
  keptSelection,
  otaFound,
  otaQuery,
  otaRating,
  otaSite,
  ratingsQuery,
  recommendationQuestion,
  recommendedHotels,
  storedSelection,
} from '../model/search/ota.ts'
import { reservation } from '../model/stay/reservation.ts'
import { calls } from './define.ts'

/** The agency's site (CALL-053, CALL-055, CALL-056, CALL-120, CALL-121, CALL-139); `site` and `recommend` are ours. */
export const ota = calls({
  /** The agency's site: name, languages, currency, colours, links. */
  site: { call: 'GET /api/ota/v1/site', compressed: true, answer: object({ data: otaSite }) },
  /** Hotels with what is free there for the party, page by page. */
  search: { call: 'GET /api/ota/v1/hotels/search', compressed: true, query: otaQuery, answer: otaFound },
  /** Of those that have been rated. */
  ratings: {
    call: 'GET /api/ota/v1/hotels/ratings',
    compressed: true,
    query: ratingsQuery,
    answer: object({ data: array(otaRating) }),
  },
  /** Hotels for a wish in words; says also what was understood of it. */
  recommend: { call: 'POST /api/ota/v1/recommendations', body: recommendationQuestion, answer: recommendedHotels },
  /** By its number, at whichever hotel it is; e-mail, bypass token or sign-in proves the reader. */
  reservation: {
    call: 'GET /api/ota/v1/reservations/:reservationId',
    query: reservationCredentials,
    answer: object({ data: reservation }),
  },
  /** Keeps a choice of rooms for a while, so that another page can go on with it. */
  store: {
    call: 'POST /api/ota/v1/temporary_storages/',
    body: object({ data: storedSelection }),
    answer: object({ data: object({ id: string(), expires_at: string() }) }),
  },
  /** The choice that was kept, by its id; 404 once its time is over. */
  stored: {
    call: 'GET /api/ota/v1/temporary_storages/:storageId',
    answer: object({ data: keptSelection }),
  },
})
