import { UPDATE_BARS } from '../../../../shared/rules/cancelling.ts'
import type { Failure } from '../../../lib/failure.ts'
import type { Told } from '../../../state/banner.ts'
import { shownOf } from '../../../state/failures.ts'

/** How saving stands; `isStale`: the stay is another by now, and has to be looked at first. */
export type Saving = { kind: 'idle' } | { kind: 'busy' } | { kind: 'refused'; told: Told; isStale: boolean }

const STALE = 3014
const ACCOUNTS = ['guest_booking', 'member_account', 'organization_account'] as const

/** The server's reasons in words; what was written stays on the screen whatever they are. */
export function refusalOf(failure: Failure): Saving {
  const isStale = failure.codes.includes(STALE)
  return { kind: 'refused', told: toldOf(failure), isStale }
}

function toldOf(failure: Failure): Told {
  if (failure.kind === 'unknown') return { key: 'manage.saveUnknown' }
  const { reason } = failure.payloads[0] ?? {}
  if (reason === 'names_fixed') return { key: 'manage.namesStay' }
  const bar = [...UPDATE_BARS, ...ACCOUNTS].find((each) => each === reason)
  return bar ? { key: `manage.${bar}` } : shownOf(failure).told
}
