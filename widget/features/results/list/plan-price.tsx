import { useAtomValue } from 'jotai'

import type { Currency } from '../../../../shared/currencies.ts'
import type { Offer } from '../../../../shared/model/search/price.ts'
import type { RoomPlan } from '../../../../shared/model/search/room.ts'
import { offerSum, offerTotal } from '../../../../shared/rules/money/money.ts'
import type { Sum } from '../../../../shared/rules/money/money.ts'
import { dateRange, money } from '../../../lib/format.ts'
import { shownCriteriaAtom } from '../shown-criteria.ts'
import { settingsAtom } from '../../../state/settings/settings.ts'
import { useLocale, useText } from '../../../state/settings/texts.ts'
import { Money } from '../../../ui/money/money.tsx'
import { PriceBlock } from '../../../ui/money/price-block.tsx'
import { memberTotal } from './offers.ts'
import { shownCurrencyAtom } from '../state.ts'
import { useLength, useNights, usePartyWords } from '../words.ts'

/** The whole price of a plan, what it was, what members pay, and what it is for. */
export function PlanPrice({ plan }: { plan: RoomPlan }) {
  const t = useText()
  const locale = useLocale()
  const { currency } = useAtomValue(settingsAtom)
  const second = useAtomValue(shownCurrencyAtom)
  const over = useOver(plan)
  const { adults_count, children_count } = plan.matched_search_criteria
  const own = offerTotal(plan.price)
  const now = offerSum(plan.price, currency, second)
  const was = wasSum(plan.price, now, currency)
  const members = memberTotal(plan)
  const isLess = members !== null && members < own
  const stays = useNights()
  const guests = t('common.guests', { n: adults_count + children_count })
  return (
    <PriceBlock
      {...(was && { was: <Money {...was} locale={locale} />, wasLabel: t('results.priceBefore') })}
      {...(over && { over })}
      now={<Money {...now} locale={locale} />}
      {...(isLess && { member: t('results.members', { price: money(members, currency, locale) }) })}
      what={
        <>
          {now.currency !== currency && (
            <>
              {t('results.hotelCharges', { price: money(own, currency, locale) })}
              <br />
            </>
          )}
          {t('results.included', { nights: useLength(), guests })}
          {stays > 1 && (
            <>
              <br />
              {t('results.perNight', { price: money(Math.round(now.amount / stays), now.currency, locale) })}
            </>
          )}
        </>
      }
    />
  )
}

/** Whose price it is, where the search is for several; when, where it is for any dates. */
function useOver(plan: RoomPlan): string | null {
  const t = useText()
  const locale = useLocale()
  const partyWords = usePartyWords()
  const { rooms } = useAtomValue(shownCriteriaAtom)
  const { matched_search_criteria: matched, lowest_stay: stay } = plan
  if (stay) return t('results.lowestStay', { range: dateRange(stay.checkin_date, stay.checkout_date, locale) })
  const hasCompanions = matched.adults_with_companion || matched.children_with_kid_tier_A_companion
  return rooms[1] || hasCompanions ? t('results.forParty', { party: partyWords(matched) }) : null
}

/** Struck in the currency of the price beside it, and only when it really was more. */
function wasSum(offer: Offer, now: Sum, hotel: Currency): Sum | null {
  const { original_price_with_tax: own, mcp_original_price_with_tax: other } = offer
  const amount = (now.currency === hotel ? own : other?.cents) ?? 0
  return amount > now.amount ? { ...now, amount } : null
}
