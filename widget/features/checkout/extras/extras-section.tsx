import { useAtomValue, useSetAtom } from 'jotai'

import { formatMessage } from '../../../state/messages/messages.ts'
import { useRemote } from '../../../state/remote.ts'
import { useText } from '../../../state/settings/texts.ts'
import { updatingAtom } from '../../../state/reservation/updating.ts'
import { Banner, RetryBanner } from '../../../ui/messages/banner.tsx'
import { Skeleton } from '../../../ui/layout/skeleton.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { dropExtraAtom, extraErrorsAtom, extrasVersionAtom } from './extras-choice.ts'
import { ExtraRow, IncludedRow } from './extra-row.tsx'
import { extrasData, extrasQueryAtom } from './state.ts'

/** What can be had beside the rooms, and what the plan contains anyway. */
export function ExtrasSection() {
  const t = useText()
  const query = useAtomValue(extrasQueryAtom)
  const { state, again } = useRemote(extrasData, query, { since: useAtomValue(extrasVersionAtom) })
  const isChanging = useAtomValue(updatingAtom) !== null
  if (state.kind === 'ready' && state.value.data.length === 0) return <Strays ids={[]} />
  return (
    <section className="block">
      <div className="stack tight">
        <h2>{t('extras.title')}</h2>
        <p className="small soft">{t(isChanging ? 'extras.leadChanging' : 'extras.lead')}</p>
      </div>
      {state.kind === 'loading' && (
        <div className="stack" role="status" aria-label={t('extras.loading')}>
          <Skeleton width="100%" height="96px" />
          <Skeleton width="100%" height="96px" />
        </div>
      )}
      {state.kind === 'refused' && (
        <RetryBanner title={t('extras.failed')} retryLabel={t('core.tryAgain')} onRetry={again}>
          {formatMessage(t, state.shown.message)}
        </RetryBanner>
      )}
      <Strays ids={state.kind === 'ready' ? state.value.data.map(({ extra_id }) => extra_id) : []} />
      {state.kind === 'ready' && (
        <ul>
          {state.value.data
            .toSorted((one, other) => Number(other.is_included) - Number(one.is_included))
            .map((extra) =>
              extra.is_included ? (
                <IncludedRow key={extra.extra_id} extra={extra} />
              ) : (
                <ExtraRow
                  key={extra.extra_id}
                  extra={extra}
                  inventory={state.value.meta.inventory}
                  second={state.value.meta.mcp_currency}
                />
              ),
            )}
        </ul>
      )}
    </section>
  )
}

/** What is wrong with an extra that is not in the list any more, with the way to go on without it. */
function Strays({ ids }: { ids: readonly number[] }) {
  const t = useText()
  const faults = useAtomValue(extraErrorsAtom)
  const drop = useSetAtom(dropExtraAtom)
  const strays = [...faults].filter(([id]) => !ids.includes(id))
  return strays.map(([id, message]) => (
    <Banner
      key={id}
      kind="bad"
      action={
        <Button size="small" onClick={() => drop(id)}>
          {t('extras.remove')}
        </Button>
      }
    >
      {formatMessage(t, message)}
    </Banner>
  ))
}
