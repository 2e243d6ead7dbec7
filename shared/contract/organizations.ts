import { defaulted, enums, literal, object, string } from 'superstruct'

import { EXPORT_DAYS, RESERVATIONS_PAGE, RESERVATIONS_STATUS } from '../constants.ts'
import { LINE_CHARACTERS, MOST_PAGE } from '../limits.ts'
import { queryWhole, span, stayDay, text } from '../model/input.ts'
import { LIST_STATUSES } from '../model/stay/listed-reservation.ts'
import { passwordText } from '../model/person/member.ts'
import { organizationSignedIn, organizationStayPage, organizationUsage } from '../model/person/organization-account.ts'
import { bytes } from '../model/wire.ts'
import { calls } from './define.ts'

/** CALL-107 to CALL-110: companies that book for their travellers. Every call but the first shows the session of an account. */
export const organizations = calls({
  /** Whatever is wrong is one answer, 401. */
  signIn: {
    call: 'POST /hotels/:code/organization/sign_in',
    body: object({ account_id: text(LINE_CHARACTERS, 1), password: passwordText() }),
    answer: object({ data: organizationSignedIn }),
  },
  /** Ends the session of the account. */
  signOut: {
    call: 'DELETE /hotels/:code/organization/sign_out',
    answer: object({ data: object({ signed_out: literal(true) }) }),
  },
  /** For its admins alone: what was agreed with each hotel, and what is left of it. */
  show: {
    call: 'GET /hotel_brands/:brandId/organizations/:organizationId',
    answer: object({ data: organizationUsage }),
  },
  /** The company's stays with the names of their guests, page by page; every account of it sees all. */
  reservations: {
    call: 'GET /hotel_brands/:brandId/organizations/:organizationId/reservations',
    query: object({
      page: defaulted(queryWhole(1, MOST_PAGE), RESERVATIONS_PAGE),
      status: defaulted(enums(LIST_STATUSES), RESERVATIONS_STATUS),
    }),
    answer: organizationStayPage,
  },
  /**
   * Asks for a file of the stays that begin on these days, both included. The password that opens it is told here and never
   * again. 1600: more stays than one file holds.
   */
  startExport: {
    call: 'POST /hotel_brands/:brandId/organizations/:organizationId/usage_exports',
    body: span(object({ first_day: stayDay(), last_day: stayDay() }), {
      first: 'first_day',
      last: 'last_day',
      days: EXPORT_DAYS,
    }),
    answer: object({ data: object({ job_id: string(), password: string(), expires_at: string() }) }),
  },
  /** The file; 1200 as long as it is being written, 1252 when it is not there, or not any more. */
  exportFile: {
    call: 'GET /hotel_brands/:brandId/organizations/:organizationId/usage_exports/:jobId',
    answer: bytes(),
    file: 'application/zip',
  },
})
