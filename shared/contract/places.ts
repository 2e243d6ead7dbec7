import { nullable, object, string } from 'superstruct'

import { textLike } from '../model/input.ts'
import { currency } from '../model/hotel/settings.ts'
import { calls } from './define.ts'

/** CALL-123, CALL-127: what belongs to no hotel and to no reservation. */
export const places = calls({
  /** What is paid with where the guest seems to be; null where nobody knows (CALL-127). */
  localCurrency: {
    call: 'GET /local_currencies',
    compressed: true,
    answer: object({ data: object({ currency: nullable(currency()), country: nullable(string()) }) }),
  },
  /** A number as a picture that machines read: of a reservation, of a membership. */
  qrCode: {
    call: 'GET /qr_codes',
    query: object({ qr_code: textLike(/^[\w.:-]{1,80}$/, 80, 1) }),
    answer: object({ data: object({ svg: string(), value: string() }) }),
  },
})
