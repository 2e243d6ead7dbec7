import { boolean, object } from 'superstruct'

import { LINE_CHARACTERS } from '../limits.ts'
import { text } from '../model/input.ts'
import { calls } from './define.ts'

/** CALL-070: whether mail reaches an address; where it does not, 3704 or 3705 says so. */
export const emails = calls({
  /** Asked while a guest fills in the form; a domain is refused that is known to take no mail. */
  verify: {
    call: 'POST /api/v1/email_verifications',
    body: object({ email: text(LINE_CHARACTERS, 1) }),
    answer: object({ data: object({ usable: boolean() }) }),
  },
})
