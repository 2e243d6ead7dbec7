import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'

import type { Currency } from '../../../shared/currencies.ts'
import type { Locale } from '../../../shared/locales.ts'
import type { Offer } from '../../../shared/model/price.ts'
import type { Room, RoomPlan } from '../../../shared/model/room.ts'
import { needsGateway } from '../../../shared/payments.ts'
import { nights } from '../../../shared/rules/dates.ts'
import { offerSum, offerTotal } from '../../../shared/rules/money.ts'
import type { Sum } from '../../../shared/rules/money.ts'
import type { TextKey } from '../../lib/i18n.ts'
import { deadline, money } from '../../lib/format.ts'
import { ownLanguage } from '../../lib/own-language.ts'
import { criteriaAtom } from '../../state/search.ts'
import { pickAtom, isSamePick, selectionAtom } from '../../state/selection.ts'
import type { Selected } from '../../state/selection.ts'
import { settingsAtom } from '../../state/settings.ts'
import { useLocale, useText } from '../../state/texts.ts'
import { Button } from '../../ui/button.tsx'
import { Facts } from '../../ui/facts.tsx'
import { check, info } from '../../ui/icons/signs.ts'
import { meal } from '../../ui/icons/stay.ts'
import { Label } from '../../ui/label.tsx'
import { Money } from '../../ui/money.tsx'
import { PaymentMarks } from '../../ui/payment-marks.tsx'
import { PriceBlock } from '../../ui/price-block.tsx'
import { Say } from '../../ui/say.tsx'
import { Stepper } from '../../ui/stepper.tsx'
import { mostRooms, partyOf } from './offers.ts'
import { PolicyDialog } from './policy-dialog.tsx'
import { shownCurrencyAtom } from './state.ts'

/** From how few left the guest is told. */
const FEW = 3

/** `lang`: the language of the name, where it is not the guest's. */
type PlanRowProps = { room: Room; plan: RoomPlan; name: string; lang?: Locale | null | undefined }

export function PlanRow({ room, plan, name, lang }: PlanRowProps) {
  const party = partyOf(plan, useAtomValue(criteriaAtom).rooms)
  const { type } = useAtomValue(criteriaAtom)
  const asked = { room, plan, party, quantity: 0, type }
  const pick = useAtomValue(selectionAtom).find((other) => isSamePick(other, asked)) ?? asked
  return (
    <li className="plan" data-chosen={pick.quantity > 0 || undefined}>
      <div className="stack plan-words">
        <h3>
          <bdi lang={ownLanguage(lang)}>{name}</bdi>
        </h3>
        <PlanFacts room={room} plan={plan} />
      </div>
      <div className="buy">
        <PlanPrice plan={plan} />
        <Choice pick={pick} />
      </div>
    </li>
  )
}

const MEALS: Record<string, TextKey> = {
  '': 'results.mealsNone',
  breakfast: 'results.mealsBreakfast',
  lunch: 'results.mealsLunch',
  dinner: 'results.mealsDinner',
  'breakfast,dinner': 'results.mealsHalfBoard',
  'breakfast,dinner,lunch': 'results.mealsAll',
}

function PlanFacts({ room, plan }: { room: Room; plan: RoomPlan }) {
  const t = useText()
  const left = mostRooms(room, plan)
  const meals = MEALS[[...plan.meals].sort().join()] ?? 'results.mealsNone'
  const labels = plan.discounts.flatMap((discount) => (discount.name ? [discount.name] : []))
  return (
    <>
      <Facts
        facts={[
          { id: 'meals', icon: meal, text: t(meals as 'results.mealsNone') /* keys without values, all of them */ },
        ]}
      />
      <p className="row wrap">
        {labels.map((label) => (
          <Label key={label}>{label}</Label>
        ))}
        {left <= FEW && <Label kind="warn">{t('results.left', { n: left })}</Label>}
        {(plan.min_stay ?? 1) > 1 && <Label kind="plain">{t('results.minStay', { n: plan.min_stay ?? 1 })}</Label>}
      </p>
      <Cancelling plan={plan} name={plan.room_plan_name} />
      <PaymentMarks label={t('results.waysToPay')} marks={useMarks(plan)} />
    </>
  )
}

function useMarks(plan: RoomPlan): string[] {
  const t = useText()
  const marks = plan.payment_method.map((type) =>
    needsGateway(type) ? t('results.payByCard') : t('results.payAtHotel'),
  )
  return [...new Set(marks)]
}

function Cancelling({ plan, name }: { plan: RoomPlan; name: string }) {
  const t = useText()
  const locale = useLocale()
  const { time_zone } = useAtomValue(settingsAtom)
  const [isOpen, setOpen] = useState(false)
  const free = plan.cancellation_free_deadline
  return (
    <>
      <Say kind={free ? 'good' : 'soft'} icon={free ? check : info}>
        {free ? t('results.freeUntil', { moment: deadline(free, locale, time_zone) }) : t('results.feeApplies')}{' '}
        <Button look="quiet" size="small" onClick={() => setOpen(true)}>
          {t('results.policy')}
        </Button>
      </Say>
      {isOpen && <PolicyDialog plan={plan} name={name} onClose={() => setOpen(false)} />}
    </>
  )
}

function PlanPrice({ plan }: { plan: RoomPlan }) {
  const t = useText()
  const locale = useLocale()
  const { currency } = useAtomValue(settingsAtom)
  const { checkin, checkout, rooms } = useAtomValue(criteriaAtom)
  const { adults_count, children_count } = plan.matched_search_criteria
  const second = useAtomValue(shownCurrencyAtom)
  const now = offerSum(plan.price, currency, second)
  const was = wasSum(plan.price, now, currency)
  const adults = t('core.adults', { n: adults_count })
  const party = children_count
    ? t('core.party', { adults, children: t('core.children', { n: children_count }) })
    : adults
  const included = t('results.included', {
    nights: t('core.nights', { n: nights(checkin, checkout) }),
    guests: t('common.guests', { n: adults_count + children_count }),
  })
  const charged = t('results.hotelCharges', { price: money(offerTotal(plan.price), currency, locale) })
  return (
    <PriceBlock
      {...(was ? { was: <Money {...was} locale={locale} />, wasLabel: t('results.priceBefore') } : {})}
      {...(rooms.length > 1 ? { over: t('results.forParty', { party }) } : {})}
      now={<Money {...now} locale={locale} />}
      what={
        now.currency === currency ? (
          included
        ) : (
          <>
            {charged}
            <br />
            {included}
          </>
        )
      }
    />
  )
}

/** Struck in the currency of the price beside it, and only when it really was more. */
function wasSum(offer: Offer, now: Sum, hotel: Currency): Sum | null {
  const { original_price_with_tax: own, mcp_original_price_with_tax: other } = offer
  const amount = (now.currency === hotel ? own : other?.cents) ?? 0
  return amount > now.amount ? { ...now, amount } : null
}

function Choice({ pick }: { pick: Selected }) {
  const t = useText()
  const set = useSetAtom(pickAtom)
  const most = mostRooms(pick.room, pick.plan)
  if (pick.quantity === 0)
    return (
      <Button
        look="main"
        aria-label={`${t('results.choose')}: ${pick.room.room_type_name}, ${pick.plan.room_plan_name}`}
        onClick={() => set({ ...pick, quantity: 1 })}
      >
        {t('results.choose')}
      </Button>
    )
  return (
    <Stepper
      label={t('results.chosenRooms', { plan: pick.plan.room_plan_name })}
      fewer={t('results.fewer')}
      more={t('results.more')}
      value={pick.quantity}
      max={most}
      reason={t('results.allTaken', { n: most })}
      onChange={(quantity) => set({ ...pick, quantity })}
    />
  )
}
