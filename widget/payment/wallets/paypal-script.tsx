import { loadScript } from '@paypal/paypal-js'
import type { PayPalButtonsComponent } from '@paypal/paypal-js'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'

import type { Locale } from '../../../shared/locales.ts'
import type { GatewayAccount } from '../../../shared/model/hotel/checkout-settings.ts'
import { asFailure } from '../../lib/failure.ts'
import { useLocale, useText } from '../../state/settings/texts.ts'
import { Banner } from '../../ui/messages/banner.tsx'
import { handleBookingErrorAtom } from '../../features/checkout/failure/handle-booking-error.ts'
import { payAtom } from '../../features/checkout/pay/new-stay.ts'
import { paidNowSumAtom } from '../../features/checkout/pay/payment-currency.ts'
import { orderAtom } from './paypal.ts'

const LOCALES: Record<Locale, string> = {
  ja: 'ja_JP',
  en: 'en_US',
  ko: 'ko_KR',
  zh_Hans: 'zh_CN',
  zh_Hant: 'zh_TW',
  id: 'id_ID',
  th: 'th_TH',
  ar: 'ar_EG',
}
const ENVIRONMENTS = { test: 'sandbox', live: 'production' } as const
/** A shop around us may have PayPal of its own under the usual name. */
const NAMESPACE = 'paypalOfBookingWidget'

/** PayPal's own button: the guest approves the order in PayPal's window, and only the booking takes the money. */
export function PaypalScript({ account }: { account: GatewayAccount }) {
  const t = useText()
  const place = useRef<HTMLDivElement>(null)
  const hasFailed = useButtons(account, place)
  if (hasFailed) return <Banner kind="bad">{t('errors.network')}</Banner>
  return <div ref={place} />
}

function useButtons({ client_key: clientId, environment }: GatewayAccount, place: { current: HTMLElement | null }) {
  const locale = useLocale()
  const { currency } = useAtomValue(paidNowSumAtom)
  const order = useSetAtom(orderAtom)
  const pay = useSetAtom(payAtom)
  const handleBookingError = useSetAtom(handleBookingErrorAtom)
  const [hasFailed, setFailed] = useState(false)

  useEffect(() => {
    let isLeft = false
    let buttons: PayPalButtonsComponent | undefined
    async function createOrder() {
      try {
        return await order()
      } catch (error) {
        handleBookingError(asFailure(error))
        throw error
      }
    }
    loadScript({
      clientId,
      currency,
      environment: ENVIRONMENTS[environment],
      locale: LOCALES[locale],
      components: 'buttons',
      disableFunding: 'card',
      dataNamespace: NAMESPACE,
    })
      .then(async (paypal) => {
        if (isLeft || !place.current) return
        buttons = paypal?.Buttons?.({ createOrder, onApprove: async ({ orderID }) => pay({ order_id: orderID }) })
        await buttons?.render(place.current)
      })
      .catch(() => isLeft || setFailed(true))
    return () => {
      isLeft = true
      void buttons?.close().catch(() => undefined) // it was on its way out
    }
  }, [clientId, currency, environment, locale, place, order, pay, handleBookingError])
  return hasFailed
}
