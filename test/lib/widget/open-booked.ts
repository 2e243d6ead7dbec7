import assert from 'node:assert/strict'

import type { Question } from '../../../shared/model/stay/question.ts'
import type { Reservation } from '../../../shared/model/stay/reservation.ts'
import { confirmedReservationAtom, loadBookedAtom } from '../../../widget/features/checkout/confirmation/booked.ts'
import { goAtom } from '../../../widget/state/navigation/navigation.ts'
import { loadPartsAtom } from '../../../widget/state/settings/texts.ts'
import type { World } from '../../contract/helpers/world.ts'
import { openCheckout } from './open-checkout.tsx'

export type Booked = Awaited<ReturnType<typeof openBooked>>

/** A guest on the confirmation of a stay just booked, to be paid at the hotel. */
export async function openBooked(world: World) {
  const checkout = await openCheckout(world, 'on_site')
  let asked: Question[] = []
  let made: Partial<Reservation> = {}
  // What `show` says of the stay is not in the world; whoever asks once more, as in another language, hears the same.
  checkout.spoil(async (send, { method, path }) => {
    if (method !== 'GET') return send()
    if (path.endsWith('/additional_questions')) return Response.json({ data: asked })
    const answer = await send()
    if (!/\/reservations\/[^/]+$/.test(path) || !answer.ok) return answer
    const { data, ...rest } = (await answer.json()) as { data: Reservation }
    return Response.json({ ...rest, data: { ...data, ...made } })
  })
  const { store, press, sees } = checkout
  await store.set(loadPartsAtom, ['errors', 'codes'])
  await press('Continue to payment')
  await press('Book, pay at the hotel')
  await sees('We look forward to welcoming you, Taro')
  const state = store.get(confirmedReservationAtom)
  assert.ok(state.kind === 'ready')
  const booked = state.reservation
  return {
    ...checkout,
    booked,
    /** The stay, were it otherwise. */
    show(change: Partial<Reservation>) {
      asked = change.additional_questions ?? []
      made = change
      store.set(confirmedReservationAtom, { kind: 'ready', reservation: { ...booked, ...change } })
    },
    /** The confirmation of a number, by a link with such a proof. */
    open(number: string, proof: object) {
      made = {}
      store.set(goAtom, { to: 'confirmation', params: { confirmationNumber: number }, state: proof })
      return store.set(loadBookedAtom, number)
    },
  }
}
