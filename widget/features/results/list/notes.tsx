import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'

import { ERRORS } from '../../../../shared/errors.ts'
import { addDays, nights } from '../../../../shared/rules/dates.ts'
import { addMonthsToDate } from '../../../../shared/rules/months.ts'
import { money } from '../../../lib/format.ts'
import { clearSlotAtom, formatMessage, slotsAtom } from '../../../state/messages/messages.ts'
import { queryAtom } from '../../../state/navigation/navigation.ts'
import { businessDateAtom, criteriaAtom } from '../../../state/search/search.ts'
import { settingsAtom } from '../../../state/settings/settings.ts'
import { useLocale, useText } from '../../../state/settings/texts.ts'
import { unaskedAtom } from '../../../state/messages/unasked.ts'
import { Banner, RetryBanner } from '../../../ui/messages/banner.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { listedRooms } from '../result-list.ts'
import type { ResultList } from '../result-list.ts'
import { movedPrice } from '../landing.ts'
import { refineAtom, resultsAtom, searchRoomsAtom, shownCurrencyAtom } from '../state.ts'
import { asValue } from '../words.ts'

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
      {...(!isTooFar && { title: t('results.failedTitle') })}
      action={
        isTooFar ? (
          <LastDates />
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
  if (!shown || !isListed) return null
  return (
    <Banner kind="bad" dismissLabel={t('core.dismiss')} onDismiss={() => clear('searchResult')}>
      {formatMessage(t, shown.message)}
    </Banner>
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

/** Why a booking led back here (2304: refresh and book again); told until it is read or the guest goes on. */
export function TurnedBack() {
  const t = useText()
  const shown = useAtomValue(slotsAtom).reservation
  const clear = useSetAtom(clearSlotAtom)
  useEffect(() => () => clear('reservation'), [clear])
  if (!shown) return null
  return (
    <Banner kind="bad" dismissLabel={t('core.dismiss')} onDismiss={() => clear('reservation')}>
      {formatMessage(t, shown.message)}
    </Banner>
  )
}

/** The last stay of the same length that can be booked (SEARCH-007). */
function LastDates(): ReactNode {
  const t = useText()
  const today = useAtomValue(businessDateAtom)
  const criteria = useAtomValue(criteriaAtom)
  const { reservable_period_months } = useAtomValue(settingsAtom)
  const refine = useSetAtom(refineAtom)
  if (reservable_period_months === null) return null
  const checkin = addMonthsToDate(today, reservable_period_months)
  const checkout = addDays(checkin, nights(criteria.checkin, criteria.checkout))
  return (
    <Button size="small" onClick={() => refine({ checkin, checkout })}>
      {t('results.lastDates', { from: asValue(checkin), to: asValue(checkout) })}
    </Button>
  )
}

/** Who comes from hotel ads has seen a price there, and is told when ours is another one by now. */
export function LandingNote({ found }: { found: ResultList }) {
  const t = useText()
  const locale = useLocale()
  const { currency } = useAtomValue(settingsAtom)
  const second = useAtomValue(shownCurrencyAtom)
  const { carried, rooms } = useAtomValue(criteriaAtom)
  const [isRead, setRead] = useState(false)
  const plans = listedRooms(found).flatMap((room) => room.room_plan)
  const moved = movedPrice(carried.price_displayed_total ?? '', plans, rooms, currency, second)
  if (!moved || isRead) return null
  const { now, before } = moved
  return (
    <Banner kind="warn" dismissLabel={t('core.dismiss')} onDismiss={() => setRead(true)}>
      {t('results.priceNow', {
        now: money(now.amount, now.currency, locale),
        before: money(before.amount, before.currency, locale),
      })}
    </Banner>
  )
}
