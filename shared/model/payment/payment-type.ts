import { array, coerce, enums, is, unknown } from 'superstruct'

import { PAYMENT_TYPE_CODES } from '../../payment-codes.ts'

export const paymentType = () => enums(PAYMENT_TYPE_CODES)
/** Ways of paying a newer server knows and we do not are left out, and the rest stays (PAY-016). */
export const paymentTypes = () =>
  coerce(array(paymentType()), array(unknown()), (codes) => codes.filter((code) => is(code, paymentType())))
