import { useAtomValue, useSetAtom } from 'jotai'
import { useCallback, useMemo } from 'react'

import { finished } from '../../../shared/rules/days/stay-choice.ts'
import type { Choosing } from '../../../shared/rules/days/stay-choice.ts'
import type { Month } from '../../../shared/rules/days/months.ts'
import {
  bookableAtom,
  calendarWordsAtom,
  dayFactAtom,
  loadMonthAtom,
  monthFactsAtom,
  priceNoteAtom,
  setDatesAtom,
} from '../../state/search/months.ts'
import { businessDateAtom, criteriaAtom } from '../../state/search/search.ts'
import { Calendar } from '../../ui/calendar/calendar.tsx'
import { useIsWide } from '../../ui/layout/use-wide.ts'
import { useStayChoice } from '../../ui/calendar/use-stay-choice.ts'
import { CalendarFoot } from './calendar-foot.tsx'
import { searchAskedAtom } from './calendar-state.ts'
import { Panel } from './panel.tsx'
import type { PanelProps } from './panel.tsx'

/** The dates of the search: two of them, or one for a stay by day. */
export default function CalendarPanel({ anchor, onClose }: PanelProps) {
  const words = useAtomValue(calendarWordsAtom)
  const today = useAtomValue(businessDateAtom)
  const asked = useAtomValue(searchAskedAtom)
  const note = useAtomValue(priceNoteAtom)
  const { checkin, checkout, is_day_use: isDayUse, is_undated: isUndated } = useAtomValue(criteriaAtom)
  const setDates = useSetAtom(setDatesAtom)
  const choosing = useChoosing(isDayUse)
  const { choice, refusal, choose, take } = useStayChoice(isUndated ? null : { from: checkin, to: checkout }, choosing)
  const isPair = useIsWide(anchor)
  const months = useAtomValue(monthFactsAtom)
  const loadMonth = useSetAtom(loadMonthAtom)
  const load = useCallback((month: Month) => void loadMonth(asked, month), [loadMonth, asked])

  const onChoose = (day: string) => {
    const { choice } = choose(day)
    if (choice && choice.to !== null) setDates({ from: choice.from, to: choice.to })
  }
  const done = () => {
    const stay = finished(choice, choosing)
    if (stay && choice?.to === null) setDates(stay)
    onClose()
  }
  const { t } = words
  const foot = (
    <CalendarFoot
      {...{ words, choosing, choice, refusal }}
      hasSum={asked.kind === 'hotel'}
      onTake={(stay) => (take(stay), stay && setDates(stay))}
      onDone={done}
    />
  )
  return (
    <Panel
      anchor={anchor}
      onClose={onClose}
      title={t(isDayUse ? 'panels.chooseDay' : 'panels.chooseNights')}
      footer={foot}
    >
      <Calendar
        {...{ words, choosing, choice, today, load, onChoose, isPair }}
        start={checkin}
        facts={(month) => months(asked, month)}
      >
        <p className="tiny soft">{asked.kind === 'brand' ? note.ofBrand : note.ofHotel}</p>
      </Calendar>
    </Panel>
  )
}

function useChoosing(isDayUse: boolean): Choosing {
  const { first, last } = useAtomValue(bookableAtom)
  const asked = useAtomValue(searchAskedAtom)
  const facts = useAtomValue(dayFactAtom)
  return useMemo(
    () => ({ first, last, nights: isDayUse ? 0 : null, fact: facts(asked) }),
    [first, last, isDayUse, facts, asked],
  )
}
