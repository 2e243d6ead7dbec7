import type { AppliedCodes } from '../../../shared/model/stay/changing.ts'
import type { Orm } from '../db/orm.ts'
import { couponAnswer, couponOf } from './coupons.ts'
import type { Localizer } from '../kernel/texts.ts'
import { voucherUsedBy } from './vouchers.ts'

/** The codes a reservation was booked or changed with (CALL-129). */
export const appliedCodes = async (
  orm: Pick<Orm, 'select'>,
  id: number,
  localizer: Localizer,
): Promise<AppliedCodes> => ({
  coupon: couponAnswer(await couponOf(orm, id), localizer),
  voucher: await voucherUsedBy(orm, id, localizer),
})
