import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'

import type { Locale } from '../../../../shared/locales.ts'
import type { Room, RoomPlan } from '../../../../shared/model/search/room.ts'
import type { TextKey } from '../../../lib/i18n.ts'
import { deadline } from '../../../lib/format.ts'
import { ownLanguage } from '../../../lib/own-language.ts'
import { Lazy } from '../../../state/lazy.ts'
import { updatingAtom } from '../../../state/reservation/updating.ts'
import { settingsAtom } from '../../../state/settings/settings.ts'
import { useLocale, useText } from '../../../state/settings/texts.ts'
import { Facts } from '../../../ui/layout/facts.tsx'
import { gift } from '../../../ui/icons/booking.ts'
import { check, clock, info } from '../../../ui/icons/signs.ts'
import { meal } from '../../../ui/icons/stay.ts'
import { PaymentMarks } from '../../../ui/payment/payment-marks.tsx'
import { Say } from '../../../ui/messages/say.tsx'
import { PlanChoice, useOpensLater, usePick } from '../choice/choice.tsx'
import { PlanName, PolicyButton, RoomName } from '../detail/detail-openers.tsx'
import { PlanLabels } from './plan-labels.tsx'
import { PlanPrice } from './plan-price.tsx'
import { asValue } from '../words.ts'

const bookedMark = () => import('./booked-mark.tsx').then(({ BookedMark }) => BookedMark)
const DETAIL = ['detail'] as const

type PlanRowProps = {
  room: Room
  plan: RoomPlan
  name: string
  /** The language of the name, where it is not the guest's. */
  lang?: Locale | null | undefined
  /** Before the words: in a list by plans the room's photograph. */
  photo?: ReactNode
  /** Below the name; what belongs to the plan, unless the list says it above. */
  children?: ReactNode
}

export function PlanRow({ room, plan, name, lang, photo, children }: PlanRowProps) {
  const { quantity } = usePick({ room, plan })
  const isUpdating = useAtomValue(updatingAtom) !== null
  return (
    <li className="plan" data-chosen={quantity > 0 || undefined}>
      <div className="room-row">
        {photo}
        <div className="stack plan-words">
          {children ? (
            <RoomName room={room} />
          ) : (
            <PlanName room={room} plan={plan} name={name} lang={ownLanguage(lang)} />
          )}
          {children ?? <Meals plan={plan} />}
          <PlanLabels room={room} plan={plan} isOfRoom={!children} />
          <Opening plan={plan} />
          {isUpdating && <Lazy load={bookedMark} parts={DETAIL} props={{ plan }} />}
          {!children && <PlanTerms plan={plan} />}
        </div>
      </div>
      <div className="buy">
        <PlanPrice plan={plan} />
        <PlanChoice room={room} plan={plan} />
      </div>
    </li>
  )
}

/** In the order of the alphabet; the contract lets no other names in. */
const MEALS = {
  breakfast: 'results.mealsBreakfast',
  lunch: 'results.mealsLunch',
  dinner: 'results.mealsDinner',
  'breakfast,lunch': 'results.mealsBreakfastLunch',
  'dinner,lunch': 'results.mealsLunchDinner',
  'breakfast,dinner': 'results.mealsHalfBoard',
  'breakfast,dinner,lunch': 'results.mealsAll',
} as const satisfies Record<string, TextKey>
/** A list may name a meal twice. */
const mealsIn: Partial<Record<string, (typeof MEALS)[keyof typeof MEALS]>> = MEALS

/** What the price includes besides the room. */
export function Meals({ plan }: { plan: RoomPlan }) {
  const t = useText()
  const meals = mealsIn[plan.meals.toSorted().join()] ?? 'results.mealsNone'
  const extras = plan.inclusive_extras.map(({ extra_id, name, lang }) => ({
    id: `${extra_id}`,
    icon: gift,
    text: (
      <>
        {t('results.includedExtra')} <bdi lang={ownLanguage(lang)}>{name}</bdi>
      </>
    ),
  }))
  return <Facts facts={[{ id: 'meals', icon: meal, text: t(meals) }, ...extras]} />
}

/** Cancelling and paying. */
export function PlanTerms({ plan }: { plan: RoomPlan }) {
  const t = useText()
  return (
    <>
      <Cancelling plan={plan} />
      <PaymentMarks
        label={t('results.waysToPay')}
        marks={plan.payment_method.map((type) => t(`results.pay_${type}`))}
      />
    </>
  )
}

function Opening({ plan }: { plan: RoomPlan }) {
  const t = useText()
  if (!useOpensLater(plan)) return null
  return <Say icon={clock}>{t('results.bookableFrom', { date: asValue(plan.booking_start_date ?? '') })}</Say>
}

function Cancelling({ plan }: { plan: RoomPlan }) {
  const t = useText()
  const locale = useLocale()
  const { time_zone } = useAtomValue(settingsAtom)
  const free = plan.cancellation_free_deadline
  return (
    <Say kind={free ? 'good' : 'soft'} icon={free ? check : info}>
      {free
        ? t('results.freeUntil', { moment: deadline(free, locale, time_zone) })
        : plan.cancellation_policy_id !== null && t('results.feeApplies')}{' '}
      <PolicyButton plan={plan} />
    </Say>
  )
}
