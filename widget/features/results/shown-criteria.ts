import { atom } from 'jotai'

import type { Criteria } from '../../../shared/rules/link/criteria.ts'
import { criteriaAtom } from '../../state/search/search.ts'
import { atomForHotel } from '../../state/session/visitor.ts'

/** What the answer in view was asked for. */
export const answeredCriteriaAtom = atomForHotel<Criteria | null>(null)

/** Of which stay the prices in view are, whatever the bar says since. */
export const shownCriteriaAtom = atom((get) => get(answeredCriteriaAtom) ?? get(criteriaAtom))
