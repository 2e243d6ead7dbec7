import { string, type } from 'superstruct'

import { payments } from '../../../shared/contract/payments.ts'
import type { OpenCardFields } from '../card-fields.ts'
import { openHostedFrame } from '../hosted-frame.ts'

const shape = {
  gateway: 'adyen_gmo',
  holds: type({ data: type({ paymentMethod: type({ storedPaymentMethodId: string() }) }) }),
} as const

/** The drop-in stands in a session of the server's, which says for what sum its card is (CALL-064). */
export const openAdyen: OpenCardFields = async (setting) => {
  const { data } = await setting.api(payments.adyenSession, await setting.agree())
  if (setting.account) return (await import('./adyen-card.ts')).openAdyenCard(setting, setting.account, data)
  const config = { ...setting.config, client_key: data.client_key }
  const token = ({ data: given }: { data: { paymentMethod: { storedPaymentMethodId: string } } }) =>
    given.paymentMethod.storedPaymentMethodId
  return openHostedFrame({ ...setting, config }, { ...shape, token }, data.session_data)
}
