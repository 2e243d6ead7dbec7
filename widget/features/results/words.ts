import { useAtomValue } from 'jotai'

import type { RoomPlan } from '../../../shared/model/search/room.ts'
import { nights } from '../../../shared/rules/days/dates.ts'
import { partyWords } from '../../lib/party-words.ts'
import { shownCriteriaAtom } from './shown-criteria.ts'
import { useText } from '../../state/settings/texts.ts'
import { SEPARATOR } from '../../ui/separator.ts'

/** YYYY/MM/DD: a date that stands as a value (L10N-011). */
export const asValue = (date: string) => date.replaceAll('-', '/')

/** Of the stay that the prices in view are for; none of a stay by day. */
export function useNights(): number {
  const { checkin, checkout, is_undated, nights: asked } = useAtomValue(shownCriteriaAtom)
  // A stay by day ends on the day that it begins.
  return is_undated ? asked : nights(checkin, checkout)
}

/** How long the stay is that the prices in view are for: "2 nights", "Day use". */
export function useLength(): string {
  const t = useText()
  const n = useNights()
  return n ? t('core.nights', { n }) : t('common.dayUse')
}

type People = Pick<RoomPlan['matched_search_criteria'], 'adults_count' | 'children_count'> &
  Partial<RoomPlan['matched_search_criteria']>

/** Whom a price is for: "2 adults, 1 child (6 · 1 adult as a companion)". */
export function usePartyWords() {
  const t = useText()
  return (people: People): string => {
    const party = partyWords(t, { adults: people.adults_count, children: people.children_count })
    const more = [
      // Of rooms for as many, the ages tell whose is which.
      people.kids_ages?.reduce((some, more) => (some ? t('errors.linkList', { some, more }) : `${more}`), ''),
      people.adults_with_companion && t('results.adultCompanions', { n: people.adults_with_companion }),
      people.children_with_kid_tier_A_companion &&
        t('results.childCompanions', { n: people.children_with_kid_tier_A_companion }),
    ].filter(Boolean)
    return more[0] ? t('results.partyWith', { party, companions: more.join(SEPARATOR) }) : party
  }
}
