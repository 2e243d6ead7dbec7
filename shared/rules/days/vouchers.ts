import { isWithin } from './dates.ts'
import type { PlainDate } from './dates.ts'

type Terms = {
  target_stay: { from: PlainDate | null; to: PlainDate | null }
  excluded: readonly { from: PlainDate; to: PlainDate }[]
}

/** Whether a voucher is good for every night of a stay (VOUCHER-007). */
export const isStayInside = (nights: readonly PlainDate[], { target_stay, excluded }: Terms): boolean =>
  nights.every(
    (night) =>
      isWithin(night, target_stay.from, target_stay.to) && !excluded.some(({ from, to }) => isWithin(night, from, to)),
  )
