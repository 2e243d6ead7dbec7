import type { Booking } from '../../../shared/model/stay/reservation.ts'
import type { Orm } from '../db/orm.ts'
import { moveExtras, takeExtras } from '../extras/extras-stock.ts'
import { nightsOf } from '../inventory/rate-calendar.ts'
import { moveStock, takeStock } from '../inventory/stock.ts'
import type { Taken } from '../inventory/stock.ts'
import { breakPromise, promisePoints } from '../loyalty/point-gains.ts'
import { moveWallet, takeWallet } from '../loyalty/wallet-moves.ts'
import { soldOut } from '../pricing/calculate.ts'
import type { ConfirmedPrice } from '../pricing/confirm-price.ts'

// Whoever locks a night makes everybody else wait who wants it, until its transaction ends. So both of these are the last
// of their transactions: rows, answers and mails are written before. Rooms, extras, wallet is the one order of locks.

/** What a new reservation takes; what is not there any more takes back all that was written for it. */
export async function takeStockAndWallet(
  tx: Orm,
  hotelId: number,
  booking: Booking,
  agreed: ConfirmedPrice,
  reservationId: number,
  { as, at, isRoomHeld }: { as: Taken; at: Date; isRoomHeld: boolean },
): Promise<void> {
  if (as === 'sold' && agreed.member) await promisePoints(tx, reservationId)
  const takes = agreed.lines.map(({ type, roomPlan, quantity }) => ({
    room_type_id: type.id,
    room_plan_id: roomPlan.id,
    quantity,
  }))
  // Whoever won a room had it before (lotteries/won-room.ts).
  if (!isRoomHeld && !(await takeStock(tx, hotelId, nightsOf(booking), takes, as))) throw soldOut(null)
  await takeExtras(tx, agreed.extras, as)
  await takeWallet(tx, agreed, reservationId, as === 'sold' ? 'used' : 'held', at)
}

/** What a reservation holds is its own, or everything it has goes back. */
export async function moveStockAndWallet(
  tx: Orm,
  reservationId: number,
  to: 'sold' | 'released',
  at: Date,
): Promise<void> {
  await (to === 'sold' ? promisePoints : breakPromise)(tx, reservationId)
  await moveStock(tx, reservationId, to)
  await moveExtras(tx, reservationId, to)
  await moveWallet(tx, reservationId, to === 'sold' ? 'used' : 'released', at)
}
