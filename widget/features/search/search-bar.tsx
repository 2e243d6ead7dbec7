import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useRef } from 'react'
import type { FormEvent, ReactNode, RefObject } from 'react'

import { nights } from '../../../shared/rules/dates.ts'
import { partyTotals } from '../../../shared/rules/party-totals.ts'
import { displayDate, weekday } from '../../lib/intl.ts'
import { Late } from '../../state/late.ts'
import { criteriaAtom } from '../../state/search.ts'
import { useLocale, useText } from '../../state/texts.ts'
import { Button } from '../../ui/button.tsx'
import { search } from '../../ui/icons/signs.ts'
import css from '../../ui/look/search-bar.css'
import { useStyle } from '../../ui/sheet.ts'
import { panelAtom, submitSearchAtom } from './state.ts'

const calendarPanel = () => import('./calendar-panel.tsx').then((file) => file.default)
const WORDS = ['panels'] as const
const partyPanel = () => import('./party-panel.tsx').then((file) => file.default)

/** Dates and guests, each opening its panel, and the one next step. `thin` above results. */
export function SearchBar({ thin }: { thin: boolean }) {
  useStyle(css)
  const t = useText()
  const submit = useSetAtom(submitSearchAtom)
  const [panel, setPanel] = useAtom(panelAtom)
  const dates = useRef<HTMLButtonElement>(null)
  const guests = useRef<HTMLButtonElement>(null)
  const close = () => setPanel(null)
  const submitted = (event: FormEvent) => {
    event.preventDefault()
    submit()
  }
  return (
    <form
      className={thin ? 'searchbar thin' : 'searchbar'}
      part="search"
      aria-label={t('search.bar')}
      onSubmit={submitted}
    >
      <PartButton of="calendar" button={dates}>
        <DatesValue />
      </PartButton>
      <PartButton of="party" button={guests}>
        <GuestsValue />
      </PartButton>
      <div className="go">
        <Button type="submit" look={thin ? 'other' : 'main'} {...(thin ? {} : { icon: search })}>
          {t('search.search')}
        </Button>
      </div>
      {panel === 'calendar' && <Late load={calendarPanel} parts={WORDS} props={{ anchor: dates, onClose: close }} />}
      {panel === 'party' && <Late load={partyPanel} parts={WORDS} props={{ anchor: guests, onClose: close }} />}
    </form>
  )
}

type PartProps = { of: 'calendar' | 'party'; button: RefObject<HTMLButtonElement | null>; children: ReactNode }

function PartButton({ of, button, children }: PartProps) {
  const [panel, setPanel] = useAtom(panelAtom)
  const isOpen = panel === of
  return (
    <button
      ref={button}
      type="button"
      className="part"
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={() => setPanel(isOpen ? null : of)}
    >
      {children}
    </button>
  )
}

function DatesValue() {
  const t = useText()
  const locale = useLocale()
  const { checkin, checkout } = useAtomValue(criteriaAtom)
  return (
    <>
      <span className="over">{t('search.dates')}</span>
      <strong>
        {t('search.datesValue', {
          from: displayDate(checkin),
          fromDay: weekday(checkin, locale),
          to: displayDate(checkout),
          toDay: weekday(checkout, locale),
        })}
      </strong>
      <span className="tiny soft">{t('core.nights', { n: nights(checkin, checkout) })}</span>
    </>
  )
}

function GuestsValue() {
  const t = useText()
  const party = partyTotals(useAtomValue(criteriaAtom).rooms)
  const adults = t('core.adults', { n: party.adults })
  return (
    <>
      <span className="over">{t('search.guests')}</span>
      <strong>
        {party.children > 0 ? t('core.party', { adults, children: t('core.children', { n: party.children }) }) : adults}
      </strong>
      <span className="tiny soft">{t('core.rooms', { n: party.rooms })}</span>
    </>
  )
}
