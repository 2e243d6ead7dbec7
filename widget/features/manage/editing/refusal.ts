import { ERRORS } from '../../../../shared/errors.ts'
import type { Failure } from '../../../lib/failure.ts'
import type { Message } from '../../../state/messages/messages.ts'
import { isOutcomeUnknown } from '../../../state/idempotent-save.ts'
import { barTold } from '../../../state/reservation/change-told.ts'

/** How saving stands; `isStale`: the stay is another by now, and has to be looked at first. */
export type Saving = { kind: 'idle' } | { kind: 'busy' } | { kind: 'refused'; message: Message; isStale: boolean }

/** The server's reasons in words; what was written stays on the screen whatever they are. */
export function savingRefusal(failure: Failure): Saving {
  const isStale = failure.codes.includes(ERRORS.reservationChanged.code)
  return { kind: 'refused', message: messageOf(failure), isStale }
}

function messageOf(failure: Failure): Message {
  if (isOutcomeUnknown(failure)) return { key: 'manage.saveUnknown' }
  return failure.payloads[0]?.reason === 'names_fixed' ? { key: 'manage.namesStay' } : barTold(failure)
}
