import type { KidsOption, KidsTier } from '../../../shared/model/hotel/settings.ts'
import type { TextKey, Translate } from '../../lib/i18n.ts'
import { useText } from '../../state/settings/texts.ts'

/** What a child eats and where it sleeps, in words (SEARCH-015). */
export const OPTION_WORDS = {
  meal_same_as_adult_bedding: 'party.option_meal_same_as_adult_bedding',
  meal_yes_bedding: 'party.option_meal_yes_bedding',
  meal_yes: 'party.option_meal_yes',
  meal_no_bedding: 'party.option_meal_no_bedding',
  meal_no: 'party.option_meal_no',
} as const satisfies Record<KidsOption, TextKey>

export const agesOf = ({ min_age: from, max_age: to }: KidsTier, t: Translate): string =>
  from === to ? t('party.tierAge', { n: to }) : t('party.tierAges', { from, to })

/** A tier as the hotel calls it, with what belongs to it. */
export function TierName({ tier }: { tier: KidsTier }) {
  const t = useText()
  const ages = agesOf(tier, t)
  return (
    <>
      {tier.name}
      <span className="tiny faint under">
        {tier.option ? t('party.optionForAges', { option: t(OPTION_WORDS[tier.option]), ages }) : ages}
      </span>
    </>
  )
}
