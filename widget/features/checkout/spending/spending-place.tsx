import { useAtomValue } from 'jotai'

import type { Reservation } from '../../../../shared/model/stay/reservation.ts'
import { Lazy } from '../../../state/lazy.ts'
import { criteriaAtom } from '../../../state/search/search.ts'
import { hidesPointsAtom, mayUsePointsAtom } from './spending-state.ts'

const SPENDING = ['spending'] as const
const points = () => import('./points/points-section.tsx').then(({ PointsSection }) => PointsSection)
const voucher = () => import('./points/voucher-section.tsx').then(({ VoucherSection }) => VoucherSection)
const earned = () => import('./points/points-earned.tsx').then(({ PointsEarned }) => PointsEarned)

/** What a member may pay with besides money; nobody else fetches it. */
export function SpendingPlace() {
  const mayUsePoints = useAtomValue(mayUsePointsAtom)
  const { voucher_coupon_code: number } = useAtomValue(criteriaAtom)
  return (
    <>
      {number && <Lazy load={voucher} parts={SPENDING} props={{}} />}
      {mayUsePoints && <Lazy load={points} parts={SPENDING} props={{}} />}
    </>
  )
}

/** What a booked stay brings. */
export const EarnedPlace = ({ reservation }: { reservation: Reservation }) =>
  !useAtomValue(hidesPointsAtom) &&
  reservation.points_earned > 0 && <Lazy load={earned} parts={SPENDING} props={{ reservation }} />
