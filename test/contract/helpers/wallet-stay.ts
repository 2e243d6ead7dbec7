import type { managing } from '../../../shared/contract/managing.ts'
import { reservations } from '../../../shared/contract/reservations.ts'
import { HEADERS } from '../../../shared/headers.ts'
import type { Locale } from '../../../shared/locales.ts'
import { firstRoom, openGuest, written } from './guest.ts'
import type { Guest } from './guest.ts'
import { ORIGINS } from './world.ts'
import type { World } from './world.ts'

export const HOTEL = 1

/** A booked stay that somebody takes along in a wallet. */
export type Stay = { world: World; guest: Guest; number: string; token: string }

export async function bookedIn(world: World): Promise<Stay> {
  const guest = await openGuest(world)
  const room = await firstRoom(guest, HOTEL, 'on_site')
  const { body } = await guest.book(HOTEL, await guest.booking(HOTEL, 'on_site', [room]), 'wallet-pass-key')
  return { world, guest, number: body.data.reservation_number, token: body.data.token }
}

export const askFor = (
  call: typeof managing.walletPass | typeof managing.walletLink,
  { world, guest, number, token }: Stay,
  query: object = { bypass_token: token },
  locale: Locale = 'en',
): Promise<Response> =>
  world.fetch(written(call, { hotelId: HOTEL, reservationId: number, query }).url, {
    headers: {
      origin: ORIGINS.widget,
      [HEADERS.clientSession]: guest.token(),
      [HEADERS.tracingId]: 'trace',
      [HEADERS.locale]: locale,
    },
  })

export async function shown({ guest, number, token }: Stay) {
  const query = { bypass_token: token }
  return (await guest.send(reservations.show, { hotelId: HOTEL, reservationId: number, query })).body.data
}
