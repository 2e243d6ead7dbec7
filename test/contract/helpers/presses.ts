import type { Reservation } from '../../../shared/model/stay/reservation.ts'
import { proof } from './changing.ts'
import type { Changes } from './changing.ts'

const FEWER = { checkout_date: '2026-12-10' }
const LONGER = { checkout_date: '2026-12-12' }

type Answer = { status: number; body: { errors?: { details: { code?: number; reason?: unknown } }[] } }
export type Press = () => Promise<Answer>

/**
 * What a guest may press in three windows at once, each with what was seen there before: to cancel, to stay shorter,
 * and to pay (for a longer stay, or for the one that was to be paid at the hotel).
 */
export async function pressesOn(at: Changes, booked: Reservation): Promise<[Press, Press, Press]> {
  async function agreed(wish: object, isPaidNow: boolean): Promise<Press> {
    const payment = isPaidNow ? { payment: await at.byCard() } : {}
    const { body } = await at.price(booked, { ...wish, ...payment })
    const { total_price } = body.data.total
    const agreement = { ...proof, ...wish, ...payment, version: booked.version, total_price }
    return () => at.put(booked.reservation_number, agreement)
  }
  const isPaid = booked.payment.type === 'credit_card'
  return [() => at.cancel(booked), await agreed(FEWER, false), await agreed(isPaid ? LONGER : {}, true)]
}
