import { atom } from 'jotai'

import type { Failure } from '../../lib/failure.ts'
import { slotsAtom } from './messages.ts'
import type { Shown } from './messages.ts'
import { loadPartsAtom } from '../settings/texts.ts'

/** The table of failures and their words, which nobody needs who meets none: they come once the widget stands, or with the first. */
export const learnFailuresAtom = atom(null, async (_get, set) => {
  const [failures] = await Promise.all([import('./failures.ts'), set(loadPartsAtom, ['errors'])])
  return failures
})

/** What a failure says; where not even its words can be fetched, the general ones that are there already. */
export const shownLaterAtom = atom(null, (_get, set, failure: Failure): Promise<Shown> =>
  set(learnFailuresAtom).then(
    ({ shownOf }) => shownOf(failure),
    () => ({ message: { key: 'core.unavailableTitle' }, code: null, kind: failure.kind }),
  ),
)

export const showLaterAtom = atom(null, async (_get, set, failure: Failure) => {
  const global = await set(shownLaterAtom, failure)
  set(slotsAtom, (slots) => ({ ...slots, global }))
})
