import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'

import { nights } from '../../../shared/rules/dates.ts'
import { addMonths, monthOf } from '../../../shared/rules/months.ts'
import type { Month } from '../../../shared/rules/months.ts'
import { partyTotals } from '../../../shared/rules/party-totals.ts'
import { dateRange, money } from '../../lib/format.ts'
import { businessDateAtom, criteriaAtom } from '../../state/search.ts'
import { settingsAtom } from '../../state/settings.ts'
import { useLocale, useText } from '../../state/texts.ts'
import { Button } from '../../ui/button.tsx'
import { back, next } from '../../ui/icons/signs.ts'
import css from '../../ui/look/calendar.css'
import { RoundButton } from '../../ui/round-button.tsx'
import { useStyle } from '../../ui/sheet.ts'
import { useIsWide } from '../../ui/use-wide.ts'
import { CalendarMonth } from './calendar-month.tsx'
import { useDayKeys } from './day-keys.ts'
import { Panel } from './panel.tsx'
import type { PanelProps } from './panel.tsx'
import { chooseDayAtom, loadMonthAtom, lowestStayAtom, monthAtom, stayAtom } from './months.ts'

/** A range calendar after the ARIA date-picker dialog: one day of the grid has the focus, arrows move it. */
export default function CalendarPanel({ anchor, onClose }: PanelProps) {
  useStyle(css)
  const t = useText()
  const today = useAtomValue(businessDateAtom)
  const { checkin, checkout } = useAtomValue(criteriaAtom)
  const [stay, setStay] = useAtom(stayAtom)
  const choose = useSetAtom(chooseDayAtom)
  const isWide = useIsWide(anchor)
  const [first, setFirst] = useState<Month>(monthOf(checkin))
  const shown = isWide ? [first, addMonths(first, 1)] : [first]
  const [at, setAt] = useState(checkin)
  const grid = useRef<HTMLDivElement>(null)

  useEffect(() => setStay({ from: checkin, to: checkout }), [checkin, checkout, setStay])
  useMonths(shown)
  const show = (month: Month) => {
    if (shown.includes(month)) return
    setFirst(month > first && isWide ? addMonths(month, -1) : month)
  }
  const onKeyDown = useDayKeys({ at, today, grid, move: (day) => (setAt(day), show(monthOf(day))) })

  return (
    <Panel anchor={anchor} onClose={onClose} title={t('panels.chooseNights')} footer={<Foot onClose={onClose} />}>
      <div className="calendar">
        <PriceNote />
        <div className="months" ref={grid} onKeyDown={onKeyDown}>
          <div className="month-turn">
            <RoundButton
              plain
              icon={back}
              label={t('panels.earlier')}
              off={first <= monthOf(today)}
              onClick={() => setFirst(addMonths(first, -1))}
            />
            <RoundButton plain icon={next} label={t('panels.later')} onClick={() => setFirst(addMonths(first, 1))} />
          </div>
          {shown.map((month) => (
            <CalendarMonth key={month} {...{ month, today, stay, at }} onChoose={(day) => (setAt(day), choose(day))} />
          ))}
        </div>
        <Legend />
        <Notes months={shown} />
      </div>
    </Panel>
  )
}

function useMonths(months: Month[]) {
  const load = useSetAtom(loadMonthAtom)
  const key = months.join()
  useEffect(() => {
    for (const month of key.split(',')) void load(month)
  }, [key, load])
}

function PriceNote() {
  const t = useText()
  const { currency } = useAtomValue(settingsAtom)
  const party = partyTotals(useAtomValue(criteriaAtom).rooms)
  const adults = t('core.adults', { n: party.adults })
  const words = party.children
    ? t('core.party', { adults, children: t('core.children', { n: party.children }) })
    : adults
  return <p className="tiny soft">{t('panels.lowestNote', { party: words, currency })}</p>
}

function Legend() {
  const t = useText()
  const rows = [
    ['low', t('panels.legendLow')],
    ['few', t('panels.legendFew')],
    ['full', t('panels.legendFull')],
    ['out', t('panels.legendOut')],
  ]
  return (
    <ul className="legend">
      {rows.map(([key, words]) => (
        <li key={key}>
          <span className={`key ${key}`} />
          {words}
        </li>
      ))}
    </ul>
  )
}

/** What a month's signs cannot say: minimum stays and holidays by name, and that prices are missing. */
function Notes({ months }: { months: Month[] }) {
  const t = useText()
  const locale = useLocale()
  const month = useAtomValue(monthAtom)
  const all = months.map(month)
  const days = all.flatMap((prices) => (prices.kind === 'ready' ? [...prices.days.values()] : []))
  const long = days.filter((day) => day.min_stay > 1 && day.status !== 'closed')
  const holidays = days.filter((day) => day.holiday)
  if (all.some((prices) => prices.kind === 'failed')) return <p className="tiny soft">{t('panels.calendarFailed')}</p>
  return (
    <p className="tiny soft">
      {[
        ...long.map((day) =>
          t('panels.minStayFrom', {
            date: dateRange(day.date, day.date, locale),
            nights: t('panels.minStay', { n: day.min_stay }),
          }),
        ),
        ...holidays.map((day) => `${dateRange(day.date, day.date, locale)} ${day.holiday ?? ''}`),
      ].join(' · ')}
    </p>
  )
}

function Foot({ onClose }: { onClose: () => void }) {
  const t = useText()
  const locale = useLocale()
  const { currency } = useAtomValue(settingsAtom)
  const { checkin, checkout } = useAtomValue(criteriaAtom)
  const [stay, setStay] = useAtom(stayAtom)
  const lowest = useAtomValue(lowestStayAtom)
  const isHalf = stay?.to === null
  return (
    <>
      <p className="small" role="status">
        {isHalf ? (
          t('panels.chooseOut')
        ) : (
          <>
            <b>
              {t('panels.chosen', {
                range: dateRange(checkin, checkout, locale),
                nights: t('core.nights', { n: nights(checkin, checkout) }),
              })}
            </b>
            <br />
            <span className="soft">
              {lowest !== null && t('panels.fromInAll', { price: money(lowest, currency, locale) })}
            </span>
          </>
        )}
      </p>
      <span className="row">
        <Button look="quiet" size="small" onClick={() => setStay(null)}>
          {t('core.clear')}
        </Button>
        <Button look="main" size="small" onClick={onClose}>
          {t('core.done')}
        </Button>
      </span>
    </>
  )
}
