import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'

import type { SearchAnswer } from '../../../../shared/contract/rooms.ts'
import type { Room } from '../../../../shared/model/search/room.ts'
import { offerSum } from '../../../../shared/rules/money/money.ts'
import { dateRange, money } from '../../../lib/format.ts'
import { Lazy } from '../../../state/lazy.ts'
import { shownCriteriaAtom } from '../shown-criteria.ts'
import { settingsAtom } from '../../../state/settings/settings.ts'
import { useLocale, useText } from '../../../state/settings/texts.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { bell } from '../../../ui/icons/stay.ts'
import { refineAtom, shownCurrencyAtom } from '../state.ts'
import { asValue } from '../words.ts'

export type Next = NonNullable<SearchAnswer['meta']['next_available']>

const alertForm = () => import('../choice/alert-form.tsx').then((file) => file.AlertForm)

/** In a sold-out room's place: when it is free again, and the offer to write when these dates are. */
export function NextFree({ room }: { room: Room }) {
  const t = useText()
  const { is_undated } = useAtomValue(shownCriteriaAtom)
  const [isAsking, setAsking] = useState(false)
  const words = useNextWords(room.next_available)
  return (
    <>
      {words && <p className="small">{t('results.nextFree', words)}</p>}
      <div className="row wrap">
        {room.next_available && <ShowDates next={room.next_available} />}
        {!is_undated && !isAsking && (
          <Button
            look="quiet"
            size="small"
            icon={bell}
            aria-label={`${t('results.tellMe')}: ${room.room_type_name}`}
            onClick={() => setAsking(true)}
          >
            {t('results.tellMe')}
          </Button>
        )}
      </div>
      {isAsking && <Lazy load={alertForm} props={{ room }} />}
    </>
  )
}

/** "24 – 26 Nov", and what it costs then. */
export function useNextWords(next: Next | null) {
  const locale = useLocale()
  const { currency } = useAtomValue(settingsAtom)
  const second = useAtomValue(shownCurrencyAtom)
  if (!next) return null
  const sum = offerSum(next.price, currency, second)
  return {
    range: dateRange(next.checkin_date, next.checkout_date, locale),
    price: money(sum.amount, sum.currency, locale),
  }
}

function ShowDates({ next }: { next: Next }) {
  const t = useText()
  const refine = useSetAtom(refineAtom)
  return (
    <Button size="small" onClick={() => refine({ checkin: next.checkin_date, checkout: next.checkout_date })}>
      {t('results.showDates')}
    </Button>
  )
}

/** One press to the next dates that are free (SEARCH-048). */
export function SearchNext({ next }: { next: Next }) {
  const t = useText()
  const refine = useSetAtom(refineAtom)
  return (
    <Button
      look="main"
      size="small"
      onClick={() => refine({ checkin: next.checkin_date, checkout: next.checkout_date, is_undated: false })}
    >
      {t('results.nextAvailable', { date: asValue(next.checkin_date) })}
    </Button>
  )
}
