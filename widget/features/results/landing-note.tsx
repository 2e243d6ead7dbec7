import { useAtomValue } from 'jotai'
import { useState } from 'react'

import { money } from '../../lib/format.ts'
import { shownCriteriaAtom } from './shown-criteria.ts'
import { settingsAtom } from '../../state/settings/settings.ts'
import { useLocale, useText } from '../../state/settings/texts.ts'
import { Banner } from '../../ui/messages/banner.tsx'
import { movedPrice } from './landing.ts'
import { listedRooms } from './result-list.ts'
import type { ResultList } from './result-list.ts'
import { shownCurrencyAtom } from './state.ts'

/** Who comes from hotel ads has seen a price there, and is told when ours is another one by now. */
export function LandingNote({ found }: { found: ResultList }) {
  const t = useText()
  const locale = useLocale()
  const { currency } = useAtomValue(settingsAtom)
  const second = useAtomValue(shownCurrencyAtom)
  const { carried, rooms } = useAtomValue(shownCriteriaAtom)
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
