import { useAtomValue, useSetAtom } from 'jotai'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'

import { isCardBrand, isKoreanDomestic, KEEPS_CARDS, kindsOf } from '../../shared/payments.ts'
import { displayDate } from '../../locales/display-date.ts'
import type { CardLimits } from './card-fields.ts'
import { environmentAtom } from '../state/environment.ts'
import { Lazy } from '../state/lazy.ts'
import { useLocale, useText } from '../state/settings/texts.ts'
import { userAtom } from '../state/session/user.ts'
import { CardPlace } from '../ui/payment/card-place.tsx'
import type { Coming } from '../ui/payment/card-place.tsx'
import { agreeAtom } from '../features/checkout/price/agreement.ts'
import { paymentAtom } from './attempt.ts'
import { cardFieldsAtom, keptChoiceAtom } from './card.ts'
import { CARD_GATEWAYS } from './gateways/index.ts'
import {
  acceptedKindsAtom,
  accountAtom,
  cardGatewayAtom,
  gatewayConfigAtom,
  gatewayRowAtom,
  paidNowAtom,
  paymentTypeAtom,
} from '../features/checkout/pay/methods.ts'
import { cardBrandAtom } from '../features/checkout/pay/payment-currency.ts'
import { stayAtom } from '../features/checkout/stay.ts'

const paypalButton = () => import('./wallets/paypal-button.tsx').then(({ PaypalButton }) => PaypalButton)
const PAYPAL_WORDS = ['wallets'] as const
const savedCards = () => import('./saved-cards/saved-cards.tsx').then(({ SavedCards }) => SavedCards)
const saveCard = () => import('./saved-cards/save-card.tsx').then(({ SaveCard }) => SaveCard)
const SPENDING = ['spending'] as const

/** The gateway's own fields: what is typed into them it alone reads. */
export function CardForm() {
  const t = useText()
  const { checkout } = useAtomValue(stayAtom)
  const gateway = useAtomValue(gatewayRowAtom)
  const paidNow = useAtomValue(paidNowAtom)
  // A form in a session is of one sum: when that changes, it begins again.
  const sum = gateway?.card === 'adyen_gmo' ? paidNow : ''
  const [tries, setTries] = useState(0)
  const { sent } = useAtomValue(keptChoiceAtom)
  const keeps = useAtomValue(userAtom) !== null && gateway?.card === KEEPS_CARDS
  return (
    <div className="stack">
      {gateway?.card && (
        <>
          {keeps && <Lazy load={savedCards} parts={SPENDING} props={{}} />}
          <GatewayFields key={`${tries} ${sum} ${sent?.saved_card_id}`} onAgain={() => setTries(tries + 1)} />
          {keeps && <Lazy load={saveCard} parts={SPENDING} props={{}} />}
          <p className="tiny faint">{t('checkout.validUntil', { date: displayDate(checkout) })}</p>
        </>
      )}
      {gateway?.paypal && (
        <Lazy load={paypalButton} parts={PAYPAL_WORDS} props={{ isBesideCard: gateway.card !== null }} />
      )}
    </div>
  )
}

function GatewayFields({ onAgain }: { onAgain: () => void }) {
  const t = useText()
  const place = useRef<HTMLDivElement>(null)
  const coming = useGatewayFields(place)
  const words = {
    loading: t('checkout.cardFieldsLoading'),
    failed: t('checkout.cardFieldsFailed'),
    retry: t('core.tryAgain'),
  }
  return <CardPlace place={place} coming={coming} words={words} onRetry={onAgain} />
}

/** Opens the hotel's gateway while the form is on the screen, and keeps its limits in step. */
function useGatewayFields(place: { readonly current: HTMLElement | null }): Coming {
  const t = useText()
  const locale = useLocale()
  const { view, newId, api } = useAtomValue(environmentAtom)
  const gateway = useAtomValue(cardGatewayAtom)
  const config = useAtomValue(gatewayConfigAtom)
  const account = useAtomValue(accountAtom)(gateway)
  const agree = useSetAtom(agreeAtom)
  const type = useAtomValue(paymentTypeAtom)
  const isDomestic = type !== null && isKoreanDomestic(type)
  const { checkout: until } = useAtomValue(stayAtom)
  const brands = useAtomValue(acceptedKindsAtom)
  const [fields, setFields] = [useAtomValue(cardFieldsAtom), useSetAtom(cardFieldsAtom)]
  const [coming, setComing] = useState<Coming>('loading')
  const { kind: kept } = useAtomValue(keptChoiceAtom)
  const title = t('checkout.cardFields')
  const accepted = brands.join()
  const payment = useAtomValue(paymentAtom)
  const wrong = payment.kind === 'refused' && payment.field
  const limits = useMemo((): CardLimits => ({ brands: kindsOf(accepted), until, wrong }), [accepted, until, wrong])
  const first = useRef(limits)
  const setBrand = useSetAtom(cardBrandAtom)
  const changed = useCallback(
    ({ brand }: { brand: string | null }) => setBrand(isCardBrand(brand) ? brand : null),
    [setBrand],
  )

  useEffect(() => {
    const load = gateway && CARD_GATEWAYS[gateway]
    if (!load || !config) return // such a method is switched off, with its reason
    let stop: (() => void) | null = null
    let isLeft = false
    const on = { ready: () => setComing('ready'), failed: () => setComing('failed'), changed }
    load()
      .then(async (open) => {
        if (isLeft || !place.current) return
        const way = {
          view,
          place: place.current,
          title,
          config,
          account,
          locale,
          limits: first.current,
          isDomestic,
          kept,
        }
        const opened = await open({ ...way, api, agree, newId, on })
        if (isLeft) return opened.stop()
        stop = opened.stop
        setFields(opened)
      })
      .catch(() => isLeft || setComing('failed'))
    return () => {
      isLeft = true
      stop?.()
      setFields(null)
      setBrand(null)
    }
  }, [
    gateway,
    config,
    account,
    view,
    newId,
    api,
    agree,
    isDomestic,
    kept,
    locale,
    title,
    place,
    setFields,
    setBrand,
    changed,
  ])

  useEffect(() => fields?.limit(limits), [fields, limits])
  return coming
}
