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

/** The words of codes, which nobody needs whom nothing refuses; without them the general ones are told (formatMessage). */
export const learnCodesAtom = atom(null, (_get, set) => set(loadPartsAtom, ['codes']).catch(() => {}))

/** What a failure says; where not even its words can be fetched, the general ones that are there already. */
export const shownLaterAtom = atom(null, (_get, set, failure: Failure): Promise<Shown> =>
  Promise.all([set(learnFailuresAtom), failure.codes.length > 0 && set(learnCodesAtom)]).then(
    ([{ shownOf }]) => shownOf(failure),
    () => ({ message: { key: 'core.unavailableTitle' }, code: null, kind: failure.kind }),
  ),
)

export const showLaterAtom = atom(null, async (_get, set, failure: Failure) => {
  const global = await set(shownLaterAtom, failure)
  set(slotsAtom, (slots) => ({ ...slots, global }))
})
