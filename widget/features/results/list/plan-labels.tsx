import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'

import type { Discount, OtaName, RateTarget, Room, RoomPlan } from '../../../../shared/model/search/room.ts'
import { mostRooms } from '../../../../shared/rules/change/offered.ts'
import type { TextKey } from '../../../lib/i18n.ts'
import { ownLanguage } from '../../../lib/own-language.ts'
import { shownCriteriaAtom } from '../shown-criteria.ts'
import { settingsAtom } from '../../../state/settings/settings.ts'
import { useLocale, useText } from '../../../state/settings/texts.ts'
import { TooltipLabel } from '../../../ui/controls/tooltip-label.tsx'
import { Label } from '../../../ui/messages/label.tsx'
import type { LabelKind } from '../../../ui/messages/label.tsx'
import { Money } from '../../../ui/money/money.tsx'
import { FEW } from './few.ts'
import { comparedPrices } from './offers.ts'
import { asValue } from '../words.ts'

/** More would be read by nobody; the plan's details have the rest. */
const MOST_LABELS = 3

type Shown = { id: string; kind?: LabelKind; words: ReactNode; hint?: ReactNode }

/** What each kind of rate is called; what is for everybody needs no name (RESULT-018). */
const RATE_NAMES = {
  brr: 'results.rateBest',
  member: 'results.rateMember',
  secret: 'results.rateSecret',
  organization: 'results.rateOrganization',
  rounding: 'results.rateRounding',
  all: 'results.rateSpecial',
} as const satisfies Record<RateTarget | RoomPlan['target'], TextKey>

const AUDIENCES = {
  brr: 'results.forAll',
  member: 'results.forMembers',
  secret: 'results.forCode',
  organization: 'results.forOrganization',
  rounding: 'results.forAll',
  all: 'results.forAll',
} as const satisfies Record<RateTarget | RoomPlan['target'], TextKey>

/** `isOfRoom`: the room says above how many of it are left. */
type PlanLabelsProps = { room: Room; plan: RoomPlan; isOfRoom?: boolean }

/** In this order: what is taken off, how few are left, what is asked for. */
export function PlanLabels({ room, plan, isOfRoom = false }: PlanLabelsProps) {
  const t = useText()
  const left = mostRooms(room, plan)
  const compared = comparedPrices(plan, useAtomValue(shownCriteriaAtom))
  const labels: Shown[] = []
  if (plan.target !== 'all' || compared.length > 0) {
    const words = t(plan.target === 'all' ? 'results.lowerThanElsewhere' : RATE_NAMES[plan.target])
    labels.push({ id: 'rate', words, hint: <RateHint target={plan.target} compared={compared} /> })
  }
  plan.discounts.forEach((discount, at) =>
    labels.push({
      id: `discount-${at}`,
      words: <DiscountWords discount={discount} plan={plan} />,
      hint: <DiscountHint discount={discount} />,
    }),
  )
  const isKnown = isOfRoom && left === room.room_count
  if (left <= FEW && !isKnown && !plan.lowest_stay)
    labels.push({ id: 'left', kind: 'warn', words: t('results.left', { n: left }) })
  const least = plan.min_stay ?? 1
  if (least > 1) labels.push({ id: 'min-stay', kind: 'plain', words: t('results.minStay', { n: least }) })
  if (labels.length === 0) return null
  return (
    <div className="row wrap">
      {labels.slice(0, MOST_LABELS).map(({ id, kind, words, hint }) =>
        hint ? (
          <TooltipLabel key={id} hint={hint} {...(kind && { kind })}>
            {words}
          </TooltipLabel>
        ) : (
          <Label key={id} {...(kind && { kind })}>
            {words}
          </Label>
        ),
      )}
    </div>
  )
}

function DiscountWords({ discount, plan }: { discount: Discount; plan: RoomPlan }) {
  const t = useText()
  const locale = useLocale()
  const { currency } = useAtomValue(settingsAtom)
  const kind = discount.discount_type === 'rounding' ? 'rounding' : discount.target
  return (
    <>
      {discount.name ? <bdi lang={ownLanguage(plan.lang)}>{discount.name}</bdi> : t(RATE_NAMES[kind])}
      <Money amount={-discount.discount_amount} currency={currency} locale={locale} />
    </>
  )
}

function DiscountHint({ discount }: { discount: Discount }) {
  const t = useText()
  const locale = useLocale()
  const { currency } = useAtomValue(settingsAtom)
  return (
    <>
      <span>{t(AUDIENCES[discount.target])}</span>
      <span>
        {t('results.youSave')} <Money amount={discount.discount_amount} currency={currency} locale={locale} />
      </span>
      <span>{usePeriod(discount)}</span>
    </>
  )
}

function usePeriod({ starts_on, ends_on }: Discount): string {
  const t = useText()
  const [from, to] = [asValue(starts_on ?? ''), asValue(ends_on ?? '')]
  if (from && to) return t('results.nightsBetween', { from, to })
  if (from) return t('results.nightsFrom', { from })
  return to ? t('results.nightsUntil', { to }) : t('results.nightsAll')
}

type RateHintProps = { target: RoomPlan['target']; compared: RoomPlan['brr_prices'] }

function RateHint({ target, compared }: RateHintProps) {
  const t = useText()
  const locale = useLocale()
  const { currency } = useAtomValue(settingsAtom)
  return (
    <>
      <span>{t(AUDIENCES[target])}</span>
      {compared.length > 0 && (
        <>
          <span>{t('results.elsewhere')}</span>
          <dl className="compared">
            {compared.map(({ ota, total_price }) => (
              <div key={ota} className="row apart">
                <dt>{t(OTA_WORDS[ota])}</dt>
                <dd>
                  <Money amount={total_price} currency={currency} locale={locale} />
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </>
  )
}

const OTA_WORDS = {
  agoda: 'results.ota_agoda',
  booking_com: 'results.ota_booking_com',
  expedia: 'results.ota_expedia',
  jalan: 'results.ota_jalan',
  rakuten_travel: 'results.ota_rakuten_travel',
} as const satisfies Record<OtaName, TextKey>
