import type { Services } from '../kernel/context.ts'
import type { ReservationRow } from '../records/authorized-reservation.ts'

type Stay = Pick<ReservationRow, 'status'>

/** Whether a stay can be taken along in Apple Wallet: it is booked and to come, and somebody signs passes here. */
export const hasWalletPass = (
  { status }: Stay,
  { passSigner, clock }: Pick<Services, 'passSigner' | 'clock'>,
): boolean => status === 'done' && passSigner?.isValidAt(clock.now()) === true

/** The same of Google Wallet. */
export const hasWalletLink = ({ status }: Stay, { googleWallet }: Pick<Services, 'googleWallet'>): boolean =>
  status === 'done' && googleWallet !== undefined
