import type { Services } from '../kernel/context.ts'
import type { ReservationRow } from '../records/authorized-reservation.ts'

/** Whether a stay can be taken along in a wallet: it is booked and to come, and somebody signs passes here. */
export const hasWalletPass = (
  { status }: Pick<ReservationRow, 'status'>,
  { passSigner, clock }: Pick<Services, 'passSigner' | 'clock'>,
): boolean => status === 'done' && passSigner?.isValidAt(clock.now()) === true
