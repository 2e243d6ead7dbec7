import { useAtomValue } from 'jotai'

import type { KidsTier } from '../../../shared/model/hotel/settings.ts'
import { times } from '../../../shared/rules/times.ts'
import type { Translate } from '../../lib/i18n.ts'
import { settingsAtom } from '../../state/settings/settings.ts'
import { useText } from '../../state/settings/texts.ts'
import { Select } from '../../ui/controls/select.tsx'
import type { SelectOption } from '../../ui/controls/select.tsx'
import { answersOf, withAnswers } from './party-form.ts'
import type { FieldsProps } from './party-room-fields.tsx'
import { hasTriedSearchAtom } from './state.ts'
import { agesOf, OPTION_WORDS } from './tier-name.tsx'

/** A line for each child: its age, or what it eats and where it sleeps. Nothing is assumed of a child (SEARCH-012). */
export function ChildAnswers({ room, onChange }: FieldsProps) {
  const t = useText()
  const settings = useAtomValue(settingsAtom)
  const isTried = useAtomValue(hasTriedSearchAtom)
  const { kids_setting: kids, kids_tiers: tiers } = settings
  const isByAge = kids.kids_type === 'ages'
  const answers = answersOf(room, settings)
  const choices = isByAge ? agesTo(kids.max_age) : tiers.map((tier) => optionOf(tier, tiers, t))
  const answer = (at: number, value: string) => {
    const said = value === '' ? null : value
    const asked = answers.map((other, index) => (index === at ? said : other))
    onChange(withAnswers(room, asked, settings))
  }
  return (
    <fieldset className={isByAge ? 'ages' : 'meals'}>
      {!isByAge && <legend>{t('party.meals')}</legend>}
      {answers.map((value, at) => (
        <Select
          key={at}
          label={isByAge ? t('party.ageOfChild', { number: at + 1 }) : t('party.mealOfChild', { number: at + 1 })}
          empty={t('party.chooseAge')}
          value={value ?? ''}
          choices={choices}
          error={isTried && value === null && (isByAge ? t('party.ageNeeded') : t('party.mealNeeded'))}
          onChange={(event) => answer(at, event.currentTarget.value)}
        />
      ))}
    </fieldset>
  )
}

const agesTo = (oldest: number): SelectOption[] =>
  times(oldest + 1, (age) => ({ value: String(age), label: String(age) }))

/** A hotel that has prices by age, too, says whom each of them is for. */
function optionOf(tier: KidsTier, tiers: readonly KidsTier[], t: Translate): SelectOption {
  const isForAll = tiers.every(({ min_age, max_age }) => min_age === tier.min_age && max_age === tier.max_age)
  const option = tier.option ? t(OPTION_WORDS[tier.option]) : tier.name
  return { value: tier.code, label: isForAll ? option : t('party.optionForAges', { option, ages: agesOf(tier, t) }) }
}
