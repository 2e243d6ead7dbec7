import { accounts } from '../../../shared/contract/accounts.ts'
import { changing } from '../../../shared/contract/changing.ts'
import { parseCall } from '../../../shared/contract/define.ts'
import type { Call } from '../../../shared/contract/define.ts'
import { hotels } from '../../../shared/contract/hotels.ts'
import { managing } from '../../../shared/contract/managing.ts'
import { ota } from '../../../shared/contract/ota.ts'
import { paymentLinks } from '../../../shared/contract/payment-links.ts'
import { payments } from '../../../shared/contract/payments.ts'
import { personalDataOfMember, personalDataOfStay } from '../../../shared/contract/personal-data.ts'
import { questions } from '../../../shared/contract/questions.ts'
import { recommender } from '../../../shared/contract/recommender.ts'
import { reservations } from '../../../shared/contract/reservations.ts'
import { rooms } from '../../../shared/contract/rooms.ts'
import { session } from '../../../shared/contract/session.ts'
import { teaser } from '../../../shared/contract/teaser.ts'

/**
 * What a guest looks around with, which may be answered from a replica: none of it writes. A price, what is left of a chosen
 * room and whatever comes after the wish to book are the primary's alone.
 */
export const REPLICA_CALLS: ReadonlySet<Call> = new Set<Call>([
  rooms.search,
  rooms.preload,
  rooms.inventory,
  hotels.inventory,
  hotels.ofBrand,
  hotels.hotel,
  teaser.show,
  recommender.rooms,
])

/** Asked for with GET, and it leaves something: a quote, who is signed in, who read a stay, what a gateway said meanwhile. */
const WRITING_GETS: ReadonlySet<Call> = new Set<Call>([
  rooms.price,
  reservations.show,
  managing.find,
  managing.updateSettings,
  managing.receipt,
  managing.walletPass,
  managing.walletLink,
  changing.codes,
  questions.ofReservation,
  payments.transaction,
  payments.attempt,
  paymentLinks.outcome,
  personalDataOfStay.show,
  personalDataOfMember.show,
  session.whoami,
  accounts.me,
  accounts.confirm,
  accounts.resendConfirmEmail,
  ota.reservation,
])

/** Whoever makes this call may read a moment later what it left. */
export const writes = (row: Call): boolean =>
  WRITING_GETS.has(row) || !(REPLICA_CALLS.has(row) || parseCall(row.call).method === 'GET')
