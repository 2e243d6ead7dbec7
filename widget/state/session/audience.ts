import { atom } from 'jotai'

import { labelledAs, labelsOf } from '../../../shared/rules/labels.ts'
import { organizationAtom } from './organization-at.ts'
import { userAtom } from './user.ts'

/** By what questions and notifications are chosen for whoever is here (QUESTION-020). */
export const audienceAtom = atom((get) => labelsOf(labelledAs(get(userAtom), get(organizationAtom))))
