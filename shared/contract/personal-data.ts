import { object } from 'superstruct'

import { reservationCredentials } from '../model/stay/held.ts'
import { accountData, erased, personalData } from '../model/person/personal-data.ts'
import { calls } from './define.ts'

/** What is kept about a guest, for the guest: by the proof of a stay, so with an account or without one. */
export const personalDataOfStay = calls({
  /** Everything that is kept about the guest of a stay, and until when. */
  show: {
    call: 'GET /hotels/:hotelId/reservations/:reservationId/personal_data',
    query: reservationCredentials,
    answer: object({ data: personalData }),
  },
  /** Once the stay is over or cancelled (409 before); the amounts stay, and no proof opens it any more. */
  erase: {
    call: 'DELETE /hotels/:hotelId/reservations/:reservationId/personal_data',
    query: reservationCredentials,
    answer: object({ data: erased }),
  },
})

/** The same of a member: the account and everything that was booked with it. Its end is the end of the account. */
export const personalDataOfMember = calls({
  /** Everything that is kept about the member, their stays with it. */
  show: {
    call: 'GET /hotels/:hotelId/memberships/personal_data',
    answer: object({ data: accountData }),
  },
})
