import assert from 'node:assert/strict'

import type { Question } from '../../shared/model/question.ts'
import type { Reservation } from '../../shared/model/reservation.ts'
import { bookedAtom, loadBookedAtom } from '../../widget/features/checkout/booked.ts'
import { goAtom } from '../../widget/state/navigation.ts'
import { loadPartsAtom } from '../../widget/state/texts.ts'
import type { World } from '../contract/world.ts'
import { openCheckout } from './open-checkout.tsx'

export type Booked = Awaited<ReturnType<typeof openBooked>>

/** A guest on the confirmation of a stay just booked, to be paid at the hotel. */
export async function openBooked(world: World) {
  const checkout = await openCheckout(world, 'on_site')
  let asked: Question[] = []
  // What `show` says of the stay is not in the world, and its questions are asked for once more.
  checkout.spoil(async (send, { method, path }) =>
    method === 'GET' && path.endsWith('/additional_questions') ? Response.json({ data: asked }) : send(),
  )
  const { store, press, sees } = checkout
  await store.set(loadPartsAtom, ['errors'])
  await press('Continue to payment')
  await press('Book, pay at the hotel')
  await sees('We look forward to you, Taro')
  const state = store.get(bookedAtom)
  assert.ok(state.kind === 'ready')
  const booked = state.reservation
  return {
    ...checkout,
    booked,
    /** The stay, were it otherwise. */
    show(change: Partial<Reservation>) {
      asked = change.additional_questions ?? []
      store.set(bookedAtom, { kind: 'ready', reservation: { ...booked, ...change } })
    },
    /** The confirmation of a number, by a link with such a proof. */
    open(number: string, proof: object) {
      store.set(goAtom, { to: 'confirmation', params: { confirmationNumber: number }, state: proof })
      return store.set(loadBookedAtom, number)
    },
  }
}
