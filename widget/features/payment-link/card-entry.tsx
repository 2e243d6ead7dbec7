import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'

import type { PaymentLink } from '../../../shared/model/payment/payment-link.ts'
import { kindsOf } from '../../../shared/payments.ts'
import { environmentAtom } from '../../state/environment.ts'
import { openPaymentHub } from '../../payment/payment-hub.ts'
import { useLocale, useText } from '../../state/settings/texts.ts'
import { CardPlace } from '../../ui/payment/card-place.tsx'
import type { Coming } from '../../ui/payment/card-place.tsx'
import { fieldsAtom } from './attempt.ts'

type CardEntryProps = {
  gateway: NonNullable<PaymentLink['gateway']>
  /** The card has to be good on this day. */
  today: string
}

/** The gateway's own fields; brand, number and security code stay in them. */
export function CardEntry(props: CardEntryProps) {
  const [tries, setTries] = useState(0)
  return <Fields key={tries} {...props} onAgain={() => setTries(tries + 1)} />
}

function Fields({ gateway, today, onAgain }: CardEntryProps & { onAgain: () => void }) {
  const t = useText()
  const locale = useLocale()
  const { view, newId } = useAtomValue(environmentAtom)
  const setFields = useSetAtom(fieldsAtom)
  const place = useRef<HTMLDivElement>(null)
  const [coming, setComing] = useState<Coming>('loading')
  const title = t('checkout.cardFields')
  const { client_key, origin } = gateway
  const brands = gateway.brands.join()

  useEffect(() => {
    if (!place.current) return
    setComing('loading')
    const on = { ready: () => setComing('ready'), failed: () => setComing('failed'), changed: () => {} }
    const fields = openPaymentHub({
      view,
      place: place.current,
      title,
      config: { client_key, origin },
      locale,
      limits: { brands: kindsOf(brands), until: today },
      kept: undefined,
      isDomestic: false,
      newId,
      on,
    })
    setFields(fields)
    return () => {
      fields.stop()
      setFields(null)
    }
  }, [view, newId, client_key, origin, locale, title, brands, today, setFields])

  const words = {
    loading: t('checkout.cardFieldsLoading'),
    failed: t('checkout.cardFieldsFailed'),
    retry: t('core.tryAgain'),
  }
  return <CardPlace place={place} coming={coming} words={words} onRetry={onAgain} />
}
