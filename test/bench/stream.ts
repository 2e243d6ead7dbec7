import { setTimeout as pause } from 'node:timers/promises'

import type { Booked, Booking } from '../../shared/model/stay/reservation.ts'
import { HOTEL } from './house.ts'
import type { Guest } from './house.ts'

const [AT_ONCE, ASKS_AGAIN, BREATH_MS] = [8, 20, 500]
/** The same booking is still under way elsewhere: not an answer yet. */
const IN_FLIGHT = 3013

/** What a guest was told: booked, still at the bank, refused, or nothing that can be relied on. */
export type Told =
  | { kind: 'done' | 'pending'; booked: Booked }
  | { kind: 'refused'; status: number; code: number | undefined }
  | { kind: 'nothing' }

export type Wish = { key: string; body: Booking; told: Told; asked: number }

export const wishOf = (key: string, body: Booking): Wish => ({ key, body, told: { kind: 'nothing' }, asked: 0 })

/** A bounded stream of bookings, some at once; `step` hears of every answer. */
export async function book(guest: Guest, wishes: readonly Wish[], step: (told: number) => void): Promise<void> {
  const waiting = [...wishes]
  let told = 0
  async function worker(): Promise<void> {
    for (let wish = waiting.shift(); wish; wish = waiting.shift()) {
      await ask(guest, wish)
      step(++told)
      if (wish.told.kind === 'nothing') await pause(BREATH_MS)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
}

/** Whoever heard nothing asks again, with the same key, until there is an answer. */
export async function askAgain(guest: Guest, wishes: readonly Wish[]): Promise<void> {
  for (const wish of wishes)
    for (let turn = 0; wish.told.kind === 'nothing' && turn < ASKS_AGAIN; turn++) {
      await ask(guest, wish)
      if (wish.told.kind === 'nothing') await pause(BREATH_MS)
    }
}

async function ask(guest: Guest, wish: Wish): Promise<void> {
  wish.asked++
  wish.told = await guest.book(HOTEL, wish.body, wish.key).then(
    ({ status, body: { data, errors } }): Told => {
      if (status === 201) return { kind: data.status === 'done' ? 'done' : 'pending', booked: data }
      const code = errors[0]?.details.code
      return status >= 500 || code === IN_FLIGHT ? { kind: 'nothing' } : { kind: 'refused', status, code }
    },
    () => ({ kind: 'nothing' }), // the connection broke or was refused: what a kill looks like from outside
  )
}
