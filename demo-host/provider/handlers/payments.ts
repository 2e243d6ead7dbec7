import type { Handlers } from '../../../shared/contract/define.ts'
import type { payments as table } from '../../../shared/contract/payments.ts'
import { ERRORS } from '../../../shared/errors.ts'
import { standingOf } from '../payments/payment-standing.ts'
import type { PaymentContext } from '../payments/payment-standing.ts'
import { loadHotelCatalog } from '../hotels/kept-catalogs.ts'
import { missing } from '../kernel/api-error.ts'
import { requireSession } from '../kernel/sessions.ts'
import { bookingAttempt } from '../reservations/booking-attempt.ts'
import { cancelPayment, reconcilePayment, shownTransaction } from '../reservations/reconcile-payment.ts'
import { openPaypal, openSession, orderPaypal, validatePaypal } from '../reservations/wallets.ts'
import type { CallContext } from '../http/context.ts'

async function ownStanding(hotelId: string, transactionId: string, context: CallContext): Promise<PaymentContext> {
  requireSession(context.session, true)
  const { hotel } = await loadHotelCatalog(context, hotelId)
  const standing = await standingOf(context.database.orm, transactionId)
  if (standing.reservation.hotel_id !== hotel.id) throw missing()
  return standing
}

export const payments: Handlers<typeof table, CallContext> = {
  async attempt({ hotelId, query }, context) {
    const { id } = requireSession(context.session, true)
    const { hotel } = await loadHotelCatalog(context, hotelId)
    return { data: await bookingAttempt(context, hotel.id, { key: query.key, closedBy: query.is_last ? id : null }) }
  },

  async transaction({ hotelId, transactionId }, context) {
    const { payment } = await ownStanding(hotelId, transactionId, context)
    return { data: shownTransaction(await reconcilePayment(context, payment.id)) }
  },

  async settle({ hotelId, reservationId, transactionId, body }, context) {
    const { payment, reservation } = await ownStanding(hotelId, transactionId, context)
    if (reservation.number !== reservationId) throw missing()
    const now =
      body.status === 'cancelled'
        ? await cancelPayment(context, payment.id, ERRORS.threeDSecureCancelled.code)
        : await reconcilePayment(context, payment.id)
    return { data: shownTransaction(now) }
  },

  paypalCredential: ({ hotelId, body }, context) => openPaypal(hotelId, body, context),
  paypalOrder: ({ hotelId, body }, context) => orderPaypal(hotelId, body, context),
  paypalValidation: ({ hotelId, body }, context) => validatePaypal(hotelId, body, context),
  adyenSession: ({ hotelId, body }, context) => openSession(hotelId, body, context),
}
