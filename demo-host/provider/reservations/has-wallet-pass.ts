import { stayTimes } from '../../../shared/rules/days/stay-times.ts'
import type { Hotel } from '../hotels/hotel-catalog.ts'
import type { Services } from '../kernel/context.ts'
import { instantOf } from '../kernel/hotel-time.ts'
import type { ReservationRow } from '../records/authorized-reservation.ts'

type Place = Pick<Hotel, 'time_zone'>
type Stay = Parameters<typeof stayTimes>[0] & Pick<ReservationRow, 'status'>

/** Booked, and not over: at its end a wallet puts its pass away, so that there is none to be had from then on. */
const isToCome = ({ time_zone }: Place, row: Stay, { clock }: Pick<Services, 'clock'>): boolean =>
  row.status === 'done' && clock.now() < instantOf(time_zone, stayTimes(row).until)

/** Whether a stay can be taken along in Apple Wallet: it is booked and to come, and somebody signs passes here. */
export const hasWalletPass = (hotel: Place, row: Stay, services: Pick<Services, 'passSigner' | 'clock'>): boolean =>
  services.passSigner?.isValidAt(services.clock.now()) === true && isToCome(hotel, row, services)

/** The same of Google Wallet. */
export const hasWalletLink = (hotel: Place, row: Stay, services: Pick<Services, 'googleWallet' | 'clock'>): boolean =>
  services.googleWallet !== undefined && isToCome(hotel, row, services)
