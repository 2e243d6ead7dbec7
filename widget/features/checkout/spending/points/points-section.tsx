import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import type { KeyboardEvent } from 'react'

import { POINTS_CREDITED_DAYS } from '../../../../../shared/constants.ts'
import { number } from '../../../../lib/format.ts'
import { formatMessage } from '../../../../state/messages/messages.ts'
import { usePointName } from '../../../../state/settings/point-name.ts'
import { useLocale, useText } from '../../../../state/settings/texts.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { FieldFrame } from '../../../../ui/fields/field-frame.tsx'
import { Money } from '../../../../ui/money/money.tsx'
import { visitorAtom } from '../../../../state/session/visitor.ts'
import { currencyAtom } from '../../stay.ts'
import { balanceAskedAtom, pointsErrorAtom, spentPointsAtom, typedPointsAtom } from '../spending-state.ts'
import { balanceAtom, loadBalanceAtom, mostAtom, takePointsAtom } from './balance.ts'

/** What of the member's points shall pay a part of the stay. */
export function PointsSection() {
  const t = useText()
  const locale = useLocale()
  const balance = useAtomValue(balanceAtom)
  const spent = useAtomValue(spentPointsAtom)
  const name = usePointName('spending.points')
  useBalance()
  if (!balance) return null
  return (
    <section className="block">
      <h2>{name}</h2>
      <div className="stack">
        <p>{t('spending.balance', { n: number(balance.total_point, locale) })}</p>
        {spent > 0 ? <Spent amount={spent} value={spent * balance.point_value} /> : <PointsField />}
        <p className="tiny faint">{t('spending.credited', { name, n: POINTS_CREDITED_DAYS })}</p>
      </div>
    </section>
  )
}

/** Asked for when the section opens, and again when the server knew another one or somebody else is here. */
function useBalance() {
  const load = useSetAtom(loadBalanceAtom)
  const asked = useAtomValue(balanceAskedAtom)
  const visitor = useAtomValue(visitorAtom)
  useEffect(() => {
    const left = new AbortController()
    void load(left.signal)
    return () => left.abort()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each rejection asks anew, and whoever comes has a balance of their own
  }, [load, asked, visitor])
}

function Spent({ amount, value }: { amount: number; value: number }) {
  const t = useText()
  const locale = useLocale()
  const currency = useAtomValue(currencyAtom)
  const spend = useSetAtom(spentPointsAtom)
  const type = useSetAtom(typedPointsAtom)
  const place = useRef<HTMLParagraphElement>(null)
  useEffect(() => place.current?.focus(), [])
  const remove = () => {
    type('')
    spend(0)
  }
  return (
    <>
      <p ref={place} tabIndex={-1} role="status">
        {t('spending.applied', { n: number(amount, locale) })} <Money {...{ amount: -value, currency, locale }} />
      </p>
      <span>
        <Button look="quiet" onClick={remove}>
          {t('spending.remove')}
        </Button>
      </span>
    </>
  )
}

/** Enter takes the amount and does not book. */
function PointsField() {
  const t = useText()
  const locale = useLocale()
  const typed = useAtomValue(typedPointsAtom)
  const fault = useAtomValue(pointsErrorAtom)
  const balance = useAtomValue(balanceAtom)
  const most = useAtomValue(mostAtom)
  const type = useSetAtom(typedPointsAtom)
  const clear = useSetAtom(pointsErrorAtom)
  const take = useSetAtom(takePointsAtom)
  const spend = useSetAtom(spentPointsAtom)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (fault) input.current?.focus()
  }, [fault])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    take()
  }
  const rules = balance && {
    step: number(balance.spend_step, locale),
    least: number(Math.max(balance.spend_min, balance.spend_step), locale),
  }
  return (
    <>
      <FieldFrame
        label={t('spending.howMany')}
        help={rules && t('spending.rules', rules)}
        error={fault && <span role="alert">{formatMessage(t, fault)}</span>}
        latin
      >
        {(links) => (
          <div className="joined">
            <input
              {...links}
              ref={input}
              type="text"
              inputMode="numeric"
              autoComplete="off"
              maxLength={12}
              placeholder=" "
              value={typed}
              onChange={(event) => {
                type(event.currentTarget.value)
                clear(null)
              }}
              onKeyDown={onKeyDown}
            />
            <Button onClick={() => take()}>{t('spending.use')}</Button>
          </div>
        )}
      </FieldFrame>
      {most > 0 && (
        <span>
          <Button look="quiet" onClick={() => spend(most)}>
            {t('spending.useMost', { n: number(most, locale) })}
          </Button>
        </span>
      )}
    </>
  )
}
