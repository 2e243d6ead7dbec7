import type { Handlers } from '../../../shared/contract/define.ts'
import type { payments as table } from '../../../shared/contract/payments.ts'
import { standingOf } from '../domain/payment-standing.ts'
import type { Standing } from '../domain/payment-standing.ts'
import { loadHouse } from '../domain/house.ts'
import { missing } from '../domain/refused.ts'
import { requireSession } from '../domain/sessions.ts'
import { abandon, settle, shownTransaction } from '../domain/settle.ts'
import { openPaypal, openSession, orderPaypal, validatePaypal } from '../domain/wallets.ts'
import type { Context } from '../http/context.ts'

const CANCELLED_BY_GUEST = 3008

async function ownStanding(hotelId: string, transactionId: string, context: Context): Promise<Standing> {
  requireSession(context.session, true)
  const { hotel } = await loadHouse(context.database.orm, hotelId)
  const standing = await standingOf(context.database.orm, transactionId)
  if (standing.reservation.hotel_id !== hotel.id) throw missing()
  return standing
}

export const payments: Handlers<typeof table, Context> = {
  async transaction({ hotelId, transactionId }, context) {
    const { payment } = await ownStanding(hotelId, transactionId, context)
    return { data: shownTransaction(await settle(context, payment.id)) }
  },

  async settle({ hotelId, reservationId, transactionId, body }, context) {
    const { payment, reservation } = await ownStanding(hotelId, transactionId, context)
    if (reservation.number !== reservationId) throw missing()
    const now =
      body.status === 'cancelled'
        ? await abandon(context, payment.id, CANCELLED_BY_GUEST)
        : await settle(context, payment.id)
    return { data: shownTransaction(now) }
  },

  paypalCredential: ({ hotelId, body }, context) => openPaypal(hotelId, body, context),
  paypalOrder: ({ hotelId, body }, context) => orderPaypal(hotelId, body, context),
  paypalValidation: ({ hotelId, body }, context) => validatePaypal(hotelId, body, context),
  adyenSession: ({ hotelId, body }, context) => openSession(hotelId, body, context),
}
