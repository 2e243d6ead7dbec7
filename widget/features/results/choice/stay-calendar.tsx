import { useAtomValue, useSetAtom } from 'jotai'
import { useCallback, useMemo } from 'react'

import { toJson } from '../../../../shared/json.ts'
import type { Month } from '../../../../shared/rules/days/months.ts'
import type { Choosing } from '../../../../shared/rules/days/stay-choice.ts'
import {
  bookableAtom,
  calendarWordsAtom,
  dayFactAtom,
  hotelAskedAtom,
  loadMonthAtom,
  monthFactsAtom,
  priceNoteAtom,
} from '../../../state/search/months.ts'
import type { Narrowed } from '../../../state/search/months.ts'
import { businessDateAtom, criteriaAtom } from '../../../state/search/search.ts'
import { Calendar } from '../../../ui/calendar/calendar.tsx'
import { Dialog } from '../../../ui/layout/dialog.tsx'
import { refusalText } from '../../../ui/calendar/stay-refusal.ts'
import { useStayChoice } from '../../../ui/calendar/use-stay-choice.ts'

type StayCalendarProps = {
  /** The name of the room or plan the days are of. */
  title: string
  narrowed: Narrowed
  /** How long the stay is; 0 is a stay by day. */
  nights: number
  onChoose: (stay: { checkin: string; checkout: string }) => void
  onClose: () => void
}

/** Other dates for one room or plan: each day with what is left of it, and pressing one is the choice (RESULT-003). */
export function StayCalendar({ title, narrowed, nights, onChoose, onClose }: StayCalendarProps) {
  const words = useAtomValue(calendarWordsAtom)
  const today = useAtomValue(businessDateAtom)
  const { checkin, is_undated: isUndated } = useAtomValue(criteriaAtom)
  const asking = useAtomValue(hotelAskedAtom)
  const key = toJson(narrowed)
  const asked = useMemo(() => asking(JSON.parse(key), nights), [asking, key, nights])
  const { first, last } = useAtomValue(bookableAtom)
  const factsOf = useAtomValue(dayFactAtom)
  const choosing = useMemo<Choosing>(
    () => ({ first, last, nights, fact: factsOf(asked) }),
    [first, last, nights, factsOf, asked],
  )
  const { choice, refusal, choose } = useStayChoice(null, choosing)
  const months = useAtomValue(monthFactsAtom)
  const loadMonth = useSetAtom(loadMonthAtom)
  const load = useCallback((month: Month) => void loadMonth(asked, month), [loadMonth, asked])

  const chosen = (day: string) => {
    const { choice } = choose(day)
    if (choice && choice.to !== null) onChoose({ checkin: choice.from, checkout: choice.to })
  }
  const note = useAtomValue(priceNoteAtom)
  const { t } = words
  const length = t('panels.stayNote', { nights: t('core.nights', { n: nights }) })
  return (
    <Dialog shape="sheet" title={title} closeLabel={t('core.close')} onClose={onClose} bare>
      <Calendar
        {...{ words, choosing, choice, today, load }}
        start={isUndated ? first : checkin}
        facts={(month) => months(asked, month)}
        onChoose={chosen}
        isPair={false}
        hasSigns
      >
        <p>{nights > 0 ? length : t('panels.chooseIn')}</p>
        <p className="tiny soft">{note.ofHotel}</p>
        <p className="small" role="status">
          {refusal && refusalText(refusal, choosing, words)}
        </p>
      </Calendar>
    </Dialog>
  )
}
