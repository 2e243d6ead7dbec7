import type { Failure } from '../../lib/failure.ts'
import { formatMessage } from '../../state/messages/messages.ts'
import { shownOf } from '../../state/messages/failures.ts'
import { useText } from '../../state/settings/texts.ts'
import { Banner } from '../../ui/messages/banner.tsx'

/** Beside what was sent, so that nothing typed is lost. */
export function FailedNote({ failed }: { failed: Failure | null }) {
  const t = useText()
  if (!failed) return null
  return <Banner kind="bad">{formatMessage(t, shownOf(failed).message)}</Banner>
}
