import { atom } from 'jotai'

import { payments } from '../../../shared/contract/payments.ts'
import { Failure } from '../../lib/failure.ts'
import { environmentAtom } from '../../state/environment.ts'
import { agreeAtom } from '../../features/checkout/price/agreement.ts'

/**
 * CALL-061 to CALL-063, in their order: the script's key, an order, and whether it still stands. The guest approves it only
 * after the booking holds the room, so that nobody pays for a room that is gone.
 */
export const orderAtom = atom(null, async (get, set): Promise<string> => {
  const { api } = get(environmentAtom)
  const { hotelId, body } = await set(agreeAtom)
  const { amount, currency } = body
  const { data: opened } = await api(payments.paypalCredential, { hotelId, body: { amount, currency } })
  const { client_token } = opened
  const { data: ordered } = await api(payments.paypalOrder, { hotelId, body: { ...body, client_token } })
  const { order_id } = ordered
  const { data: checked } = await api(payments.paypalValidation, { hotelId, body: { ...body, order_id } })
  if (checked.valid) return order_id
  throw new Failure('refused', 0, { errors: [{ title: '', details: { code: checked.code } }] })
})
