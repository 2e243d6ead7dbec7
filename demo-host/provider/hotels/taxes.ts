import { compareDates } from '../../../shared/rules/days/dates.ts'
import type { PlainDate } from '../../../shared/rules/days/dates.ts'
import { add, percentOf } from '../../../shared/rules/money/money.ts'
import type { TaxSnapshot } from '../db/schema/booking.ts'
import type { TaxKind } from '../db/schema/hotel.ts'
import type { TaxRule } from './hotel-catalog.ts'

type Place = 'contained' | 'on top'

const PLACES = {
  consumption: 'contained',
  service: 'contained',
  accommodation: 'on top',
  bathing: 'on top',
} as const satisfies Record<TaxKind, Place>

/** Of a hotel's rules, those of each night that was asked for: all offers of a search ask for the same few. */
const found = new WeakMap<readonly TaxRule[], Map<PlainDate, readonly TaxSnapshot[]>>()

/** The rules of one night: of each kind the latest that is already in force. */
export function rulesOf(night: PlainDate, all: readonly TaxRule[]): readonly TaxSnapshot[] {
  const byNight = found.get(all) ?? new Map<PlainDate, readonly TaxSnapshot[]>()
  found.set(all, byNight)
  const rules = byNight.get(night) ?? rulesInForce(night, all)
  byNight.set(night, rules)
  return rules
}

function rulesInForce(night: PlainDate, all: readonly TaxRule[]): TaxSnapshot[] {
  const latest = new Map<TaxKind, TaxRule>()
  for (const rule of all) {
    const known = latest.get(rule.kind)
    const isInForce = compareDates(rule.valid_from, night) <= 0
    if (isInForce && (!known || compareDates(rule.valid_from, known.valid_from) > 0)) latest.set(rule.kind, rule)
  }
  return [...latest.values()].map(({ kind, spec }) => ({ kind, spec }))
}

/** What of a gross price is tax; net and tax always add up to it again. */
export function containedTax(gross: number, rules: readonly TaxSnapshot[]): number {
  const percentage = add(
    ...rules.map(({ kind, spec }) => (PLACES[kind] === 'contained' && spec.by === 'percentage' ? spec.percentage : 0)),
  )
  return Math.round((gross * percentage) / (100 + percentage))
}

/** What of the tax contained in a price is the house's service fee. */
export function serviceFeeIn(tax: number, rules: readonly TaxSnapshot[]): number {
  const contained = rules.flatMap(({ kind, spec }) =>
    PLACES[kind] === 'contained' && spec.by === 'percentage' ? [{ kind, percentage: spec.percentage }] : [],
  )
  const service = add(...contained.map(({ kind, percentage }) => (kind === 'service' ? percentage : 0)))
  return service === 0 ? 0 : Math.round((tax * service) / add(...contained.map(({ percentage }) => percentage)))
}

export type Heads = { adults: number; children: number }

/** Accommodation and bathing tax of one room and night, which come on top of its price. */
export function taxOnTop(net: number, heads: Heads, rules: readonly TaxSnapshot[]): number {
  return add(...rules.map(({ kind, spec }) => (PLACES[kind] === 'on top' ? ofSpec(spec, net, heads) : 0)))
}

function ofSpec(spec: TaxSnapshot['spec'], net: number, { adults, children }: Heads): number {
  switch (spec.by) {
    case 'percentage':
      return percentOf(net, spec.percentage)
    case 'person_night':
      return spec.amount * (adults + (spec.children_pay ? children : 0))
    case 'person_night_bands': {
      const perPerson = net / Math.max(1, adults + children)
      const band = spec.bands
        .toSorted((a, b) => a.from_net - b.from_net)
        .findLast(({ from_net }) => from_net <= perPerson)
      return (band?.amount ?? 0) * (adults + (spec.children_pay ? children : 0))
    }
    default:
      return spec satisfies never
  }
}
