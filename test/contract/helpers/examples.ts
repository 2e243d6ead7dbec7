import { eq } from 'drizzle-orm'

import { reservation } from '../../../demo-host/provider/db/schema/booking.ts'
import { firstRoom } from './guest.ts'
import type { Guest } from './guest.ts'
import type { World } from './world.ts'

const PAYS = '4000000000024242'

export const REPORT = {
  kind: 'screen',
  message: 'TypeError: x is not a function',
  stack: '',
  route: 'result',
  app_version: '1.0.0',
  user_agent: '',
}

/** A stay that was paid by card, and whose check-out day has come. */
export async function paidStay(world: World, guest: Guest, hotelId: number): Promise<string> {
  const token = await world.cardToken(PAYS)
  const card = { token, brand: 'visa' as const, last4: '4242', expiry: '12/30', holder: 'T Y' }
  const room = await firstRoom(guest, hotelId, 'credit_card')
  const body = await guest.booking(hotelId, 'credit_card', [room], { payment: { type: 'credit_card', card } })
  const { reservation_number: number } = (await guest.book(hotelId, body, 'a-paid-example')).body.data
  await world.database.orm
    .update(reservation)
    .set({ checkin_date: '2026-10-30', checkout_date: '2026-11-01' })
    .where(eq(reservation.number, number))
  return number
}

/** Bodies of which nothing has to be there. */
export const ALL_OPTIONAL = [
  'user.lotteryResults',
  'accounts.signIn',
  'accounts.update',
  'accounts.cancel',
  'marketing.subscription',
  'marketing.unsubscribe',
  'user.reservations',
  'organizations.reservations',
  'managing.updateSettings',
  'managing.walletPass',
  'managing.walletLink',
  'changing.codes',
  'personalDataOfStay.show',
  'personalDataOfStay.erase',
  'wallet.exchanges',
  'wallet.timeline',
]
/** A start gives one; whoami answers a stranger, too; and what fails may fail before there is a session. */
export const WITHOUT_SESSION = ['starting.sessionAndSettings', 'session.whoami', 'reports.create', 'teaser.show']
