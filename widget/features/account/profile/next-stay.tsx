import { useText } from '../../../state/settings/texts.ts'
import { useRemote } from '../../../state/remote.ts'
import { StayRow } from '../stays/stay-row.tsx'
import { NEXT_STAYS, staysData } from '../stays/stays-state.ts'

/** What a member comes for most: the stay that is next, above all there is to say about themselves. */
export function NextStay() {
  const t = useText()
  const { state } = useRemote(staysData, NEXT_STAYS)
  // Without one, or without an answer, the list of stays says so when somebody wants it.
  const next = state.kind === 'ready' && state.value.data[0]
  if (!next) return null
  return (
    <section className="block" aria-label={t('account.nextStay')}>
      <p className="over">{t('account.nextStay')}</p>
      <ul>
        <StayRow stay={next} isFirst />
      </ul>
    </section>
  )
}
