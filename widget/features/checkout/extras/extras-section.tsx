import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'

import { say } from '../../../state/banner.ts'
import { useLocale, useText } from '../../../state/texts.ts'
import { updatingAtom } from '../../../state/updating.ts'
import { Banner, RetryBanner } from '../../../ui/banner.tsx'
import { Bone } from '../../../ui/bones.tsx'
import { Button } from '../../../ui/button.tsx'
import { dropExtraAtom, extraFaultsAtom, extrasVersionAtom } from '../extras-choice.ts'
import { ExtraRow, IncludedRow } from './extra-row.tsx'
import { extrasAtom, extrasQueryAtom, loadExtrasAtom } from './state.ts'

/** What can be had beside the rooms, and what the plan contains anyway. */
export function ExtrasSection() {
  const t = useText()
  const state = useAtomValue(extrasAtom)
  const isChanging = useAtomValue(updatingAtom) !== null
  const again = useExtras()
  if (state.kind === 'ready' && state.answer.data.length === 0) return <Strays ids={[]} />
  return (
    <section className="block">
      <div className="stack tight">
        <h2>{t('extras.title')}</h2>
        <p className="small soft">{t(isChanging ? 'extras.leadChanging' : 'extras.lead')}</p>
      </div>
      {state.kind === 'loading' && (
        <div className="stack" role="status" aria-label={t('extras.loading')}>
          <Bone width="100%" height="96px" />
          <Bone width="100%" height="96px" />
        </div>
      )}
      {state.kind === 'refused' && (
        <RetryBanner title={t('extras.failed')} retryLabel={t('core.tryAgain')} onRetry={again}>
          {say(t, state.shown.told)}
        </RetryBanner>
      )}
      <Strays ids={state.kind === 'ready' ? state.answer.data.map(({ extra_id }) => extra_id) : []} />
      {state.kind === 'ready' && (
        <ul>
          {state.answer.data
            .toSorted((one, other) => Number(other.is_included) - Number(one.is_included))
            .map((extra) =>
              extra.is_included ? (
                <IncludedRow key={extra.extra_id} extra={extra} />
              ) : (
                <ExtraRow key={extra.extra_id} extra={extra} inventory={state.answer.meta.inventory} />
              ),
            )}
        </ul>
      )}
    </section>
  )
}

/** Loads the list for these rooms, and again when it may be wrong; answers with the way to ask once more. */
function useExtras(): () => void {
  const load = useSetAtom(loadExtrasAtom)
  const query = JSON.stringify(useAtomValue(extrasQueryAtom))
  const version = useAtomValue(extrasVersionAtom)
  const locale = useLocale()
  const [tries, setTries] = useState(0)
  useEffect(() => {
    const left = new AbortController()
    void load(left.signal)
    return () => left.abort()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the list is of these rooms and in the language shown
  }, [load, query, version, locale, tries])
  return () => setTries((before) => before + 1)
}

/** What is wrong with an extra that is not in the list any more, with the way to go on without it. */
function Strays({ ids }: { ids: readonly number[] }) {
  const t = useText()
  const faults = useAtomValue(extraFaultsAtom)
  const drop = useSetAtom(dropExtraAtom)
  const strays = [...faults].filter(([id]) => !ids.includes(id))
  return strays.map(([id, told]) => (
    <Banner
      key={id}
      kind="bad"
      action={
        <Button size="small" onClick={() => drop(id)}>
          {t('extras.remove')}
        </Button>
      }
    >
      {say(t, told)}
    </Banner>
  ))
}
