import type { AppliedCodes } from '../../../shared/model/changing.ts'
import type { Orm } from '../db/orm.ts'
import { couponAnswer, couponOf } from './coupons.ts'
import type { Reader } from './texts.ts'
import { voucherUsedBy } from './vouchers.ts'

/** The codes a reservation was booked or changed with (specification 7.10). */
export const appliedCodes = async (orm: Pick<Orm, 'select'>, id: number, reader: Reader): Promise<AppliedCodes> => ({
  coupon: couponAnswer(await couponOf(orm, id), reader),
  voucher: await voucherUsedBy(orm, id, reader),
})
