import type { Failure } from '../../lib/failure.ts'
import { say } from '../../state/banner.ts'
import { shownOf } from '../../state/failures.ts'
import { useText } from '../../state/texts.ts'
import { Banner } from '../../ui/banner.tsx'

/** Beside what was sent, so that nothing typed is lost. */
export function FailedNote({ failed }: { failed: Failure | null }) {
  const t = useText()
  if (!failed) return null
  return <Banner kind="bad">{say(t, shownOf(failed).told)}</Banner>
}
