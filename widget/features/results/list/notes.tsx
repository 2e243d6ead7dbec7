import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'

import { ERRORS } from '../../../../shared/errors.ts'
import { Lazy } from '../../../state/lazy.ts'
import { clearSlotAtom, formatMessage, slotsAtom } from '../../../state/messages/messages.ts'
import { queryAtom } from '../../../state/navigation/navigation.ts'
import { useText } from '../../../state/settings/texts.ts'
import { unaskedAtom } from '../../../state/messages/unasked.ts'
import { Banner, RetryBanner } from '../../../ui/messages/banner.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { InView, useIsLater } from '../../../ui/layout/in-view.tsx'
import { resultsAtom, searchRoomsAtom } from '../state.ts'

const lastDates = () => import('./last-dates.tsx').then(({ LastDates }) => LastDates)

/** Only the quicker answer is there, because the other one failed or was empty (RESULT-017). */
export function FirstLookNote() {
  const t = useText()
  return <Banner kind="warn">{t('results.firstLookOnly')}</Banner>
}

/** Why there are no results, and the nearest search that works. */
export function SearchFailed() {
  const t = useText()
  const shown = useAtomValue(slotsAtom).searchResult
  const query = useAtomValue(queryAtom)
  const search = useSetAtom(searchRoomsAtom)
  // What is about a lottery is told above.
  if (!shown) return null
  const isTooFar = shown.code === ERRORS.datesTooFarAhead.code
  return (
    <Banner
      kind="bad"
      title={isTooFar ? undefined : t('results.failedTitle')}
      action={
        isTooFar ? (
          <Lazy load={lastDates} props={{}} />
        ) : (
          <Button size="small" onClick={() => void search(query, false)}>
            {t('core.tryAgain')}
          </Button>
        )
      }
    >
      {formatMessage(t, shown.message)}
    </Banner>
  )
}

/** Why what the guest pressed was refused; a refused search is told in place of the results. */
export function ChoiceRefusal() {
  const t = useText()
  const shown = useAtomValue(slotsAtom).searchResult
  const isListed = useAtomValue(resultsAtom).kind === 'ready'
  const clear = useSetAtom(clearSlotAtom)
  const isLater = useIsLater()
  if (!shown || !isListed) return null
  return (
    <InView when={isLater}>
      <Banner kind="bad" dismissLabel={t('core.dismiss')} onDismiss={() => clear('searchResult')}>
        {formatMessage(t, shown.message)}
      </Banner>
    </InView>
  )
}

/** Why the hotel's questions could not be had at the details the guest has come back from (QUESTION-024). */
export function Unasked() {
  const t = useText()
  const unasked = useAtomValue(unaskedAtom)
  if (!unasked) return null
  return (
    <RetryBanner retryLabel={t('core.tryAgain')} onRetry={unasked.again}>
      {formatMessage(t, unasked.shown.message)}
    </RetryBanner>
  )
}

/** Why a booking led back here (2304: refresh and book again); told until it is read, looked after, or the guest goes on. */
export function TurnedBack() {
  const t = useText()
  const shown = useAtomValue(slotsAtom).reservation
  const query = useAtomValue(queryAtom)
  const clear = useSetAtom(clearSlotAtom)
  const search = useSetAtom(searchRoomsAtom)
  const setResults = useSetAtom(resultsAtom)
  useEffect(() => () => clear('reservation'), [clear])
  if (!shown) return null
  const refresh = () => {
    clear('reservation')
    // Else what stands there is taken for new enough.
    setResults({ kind: 'refused' })
    void search(query, false)
  }
  return (
    <Banner
      kind="bad"
      action={
        <Button size="small" onClick={refresh}>
          {t('errors.offerRefresh')}
        </Button>
      }
      dismissLabel={t('core.dismiss')}
      onDismiss={() => clear('reservation')}
    >
      {formatMessage(t, shown.message)}
    </Banner>
  )
}
