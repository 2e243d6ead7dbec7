import type { Failure } from '../../../lib/failure.ts'
import type { Told } from '../../../state/banner.ts'
import { barTold } from '../../../state/change-told.ts'

/** How saving stands; `isStale`: the stay is another by now, and has to be looked at first. */
export type Saving = { kind: 'idle' } | { kind: 'busy' } | { kind: 'refused'; told: Told; isStale: boolean }

const STALE = 3014

/** The server's reasons in words; what was written stays on the screen whatever they are. */
export function refusalOf(failure: Failure): Saving {
  const isStale = failure.codes.includes(STALE)
  return { kind: 'refused', told: toldOf(failure), isStale }
}

function toldOf(failure: Failure): Told {
  if (failure.kind === 'unknown') return { key: 'manage.saveUnknown' }
  return failure.payloads[0]?.reason === 'names_fixed' ? { key: 'manage.namesStay' } : barTold(failure)
}
