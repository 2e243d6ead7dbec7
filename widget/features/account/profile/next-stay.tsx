import { useText } from '../../../state/settings/texts.ts'
import { useRemote } from '../../../state/remote.ts'
import { StayRow } from '../stays/stay-row.tsx'
import { nextStayData } from '../stays/stays-state.ts'

/** What a member comes for most: the stay that is next, above all there is to say about themselves. */
export function NextStay() {
  const t = useText()
  const { state } = useRemote(nextStayData, null)
  // Without one, or without an answer, the list of stays says so when somebody wants it.
  if (state.kind !== 'ready' || !state.value) return null
  return (
    <section className="block" aria-label={t('account.nextStay')}>
      <p className="over">{t('account.nextStay')}</p>
      <ul>
        <StayRow stay={state.value} isFirst />
      </ul>
    </section>
  )
}
