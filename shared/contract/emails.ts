import { boolean, object, size, string } from 'superstruct'

import { calls } from './define.ts'

/** Specification 001 7.6: whether mail reaches an address; where it does not, 3704 or 3705 says so. */
export const emails = calls({
  verify: {
    call: 'POST /api/v1/email_verifications',
    body: object({ email: size(string(), 1, 255) }),
    answer: object({ data: object({ usable: boolean() }) }),
  },
})
