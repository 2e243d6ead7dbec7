import { useAtomValue, useSetAtom } from 'jotai'

import type { SearchAnswer } from '../../../shared/contract/rooms.ts'
import { offerSum } from '../../../shared/rules/money.ts'
import { dateRange, money } from '../../lib/format.ts'
import { criteriaAtom } from '../../state/search.ts'
import { settingsAtom } from '../../state/settings.ts'
import { useLocale, useText } from '../../state/texts.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Photo } from '../../ui/photo.tsx'
import { refineAtom, shownCurrencyAtom } from './state.ts'

type Next = NonNullable<SearchAnswer['meta']['next_available']>

/** Nothing fits: the next dates that do, and a filter less. */
export function NothingFound({ next }: { next: Next | null }) {
  const t = useText()
  const { filter } = useAtomValue(criteriaAtom)
  const photo = useAtomValue(settingsAtom).hotel_photos[0]
  const refine = useSetAtom(refineAtom)
  const words = useNextWords(next)
  return (
    <div role="status">
      <EmptyState
        photo={photo && <Photo url={photo.url} alt="" aspect="21 / 9" />}
        title={t('results.noneTitle')}
        actions={
          <>
            {next && <ShowDates next={next} isMain />}
            {filter.length > 0 && (
              <Button look="quiet" size="small" onClick={() => refine({ filter: [] })}>
                {t('results.withoutFilters')}
              </Button>
            )}
          </>
        }
      >
        {words ? t('results.noneNext', words) : t('results.noneText')}
      </EmptyState>
    </div>
  )
}

/** In a sold-out room's place: when it is free again. */
export function NextFree({ next }: { next: Next }) {
  const t = useText()
  const words = useNextWords(next)
  return (
    <>
      <p className="small">{words && t('results.nextFree', words)}</p>
      <p>
        <ShowDates next={next} />
      </p>
    </>
  )
}

function useNextWords(next: Next | null) {
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

function ShowDates({ next, isMain = false }: { next: Next; isMain?: boolean }) {
  const t = useText()
  const refine = useSetAtom(refineAtom)
  return (
    <Button
      look={isMain ? 'main' : 'other'}
      size="small"
      onClick={() => refine({ checkin: next.checkin_date, checkout: next.checkout_date })}
    >
      {t('results.showDates')}
    </Button>
  )
}
