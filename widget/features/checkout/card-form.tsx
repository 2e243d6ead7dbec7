import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useMemo, useRef, useState } from 'react'

import { displayDate } from '../../lib/intl.ts'
import { environmentAtom } from '../../state/environment.ts'
import { settingsAtom } from '../../state/settings.ts'
import { useLocale, useText } from '../../state/texts.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { useStyle } from '../../ui/sheet.ts'
import css from './card-form.css'
import { cardFieldsAtom, cardHolderAtom, holderErrorAtom, leaveHolderAtom, typeHolderAtom } from './card.ts'
import type { CardLimits } from './gateways/gateway.ts'
import { CARD_GATEWAYS } from './gateways/index.ts'
import { acceptedKindsAtom, cardGatewayAtom, kindsOf } from './methods.ts'
import { stayAtom } from './stay.ts'

type Coming = 'loading' | 'failed' | 'ready'

/** The gateway's own fields for number, expiry and code, and our field for the name. */
export function CardForm() {
  useStyle(css)
  const t = useText()
  const { checkout } = useAtomValue(stayAtom)
  const [tries, setTries] = useState(0)
  return (
    <div className="stack">
      <GatewayFields key={tries} onAgain={() => setTries(tries + 1)} />
      <p className="tiny faint">{t('checkout.validUntil', { date: displayDate(checkout) })}</p>
      <HolderField />
    </div>
  )
}

function GatewayFields({ onAgain }: { onAgain: () => void }) {
  const t = useText()
  const place = useRef<HTMLDivElement>(null)
  const coming = useGatewayFields(place)
  if (coming === 'failed')
    return (
      <Banner
        kind="bad"
        action={
          <Button size="small" onClick={onAgain}>
            {t('core.tryAgain')}
          </Button>
        }
      >
        {t('checkout.cardFieldsFailed')}
      </Banner>
    )
  return (
    <div className="card-place" aria-busy={coming === 'loading'}>
      <div ref={place} />
      {coming === 'loading' && (
        <p className="small soft" role="status">
          {t('checkout.cardFieldsLoading')}
        </p>
      )}
    </div>
  )
}

/** Opens the hotel's gateway while the form is on the screen, and keeps its limits in step. */
function useGatewayFields(place: { readonly current: HTMLElement | null }): Coming {
  const t = useText()
  const locale = useLocale()
  const { view, newId } = useAtomValue(environmentAtom)
  const gateway = useAtomValue(cardGatewayAtom)
  const { payment_hub_config: config } = useAtomValue(settingsAtom)
  const { checkout: until } = useAtomValue(stayAtom)
  const brands = useAtomValue(acceptedKindsAtom)
  const [fields, setFields] = [useAtomValue(cardFieldsAtom), useSetAtom(cardFieldsAtom)]
  const [coming, setComing] = useState<Coming>('loading')
  const title = t('checkout.cardFields')
  const accepted = brands.join()
  const limits = useMemo((): CardLimits => ({ brands: kindsOf(accepted), until }), [accepted, until])
  const first = useRef(limits)

  useEffect(() => {
    const load = gateway && CARD_GATEWAYS[gateway]
    if (!load || !config) return // such a method is switched off, with its reason
    let stop: (() => void) | null = null
    let isLeft = false
    const on = { ready: () => setComing('ready'), failed: () => setComing('failed'), changed: () => undefined }
    load()
      .then((open) => {
        if (isLeft || !place.current) return
        const opened = open({ view, place: place.current, title, config, locale, limits: first.current, newId, on })
        stop = opened.stop
        setFields(opened)
      })
      .catch(() => isLeft || setComing('failed'))
    return () => {
      isLeft = true
      stop?.()
      setFields(null)
    }
  }, [gateway, config, view, newId, locale, title, place, setFields])

  useEffect(() => fields?.limit(limits), [fields, limits])
  return coming
}

function HolderField() {
  const t = useText()
  const value = useAtomValue(cardHolderAtom)
  const wrong = useAtomValue(holderErrorAtom)
  const type = useSetAtom(typeHolderAtom)
  const leave = useSetAtom(leaveHolderAtom)
  return (
    <Field
      label={t('checkout.holder')}
      name="cc-name"
      autoComplete="cc-name"
      latin
      required
      maxLength={60}
      value={value}
      error={wrong && t(wrong)}
      onBlur={leave}
      onChange={(event) => type(event.currentTarget.value)}
    />
  )
}
