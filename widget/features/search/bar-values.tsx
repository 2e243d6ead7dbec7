import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'

import { nights } from '../../../shared/rules/days/dates.ts'
import { partyTotals } from '../../../shared/rules/party/party-totals.ts'
import { dateAndWeekday } from '../../../locales/display-date.ts'
import { ownLanguage } from '../../lib/own-language.ts'
import { partyWords } from '../../lib/party-words.ts'
import { Lazy } from '../../state/lazy.ts'
import { criteriaAtom } from '../../state/search/search.ts'
import { settingsAtom } from '../../state/settings/settings.ts'
import { useText } from '../../state/settings/texts.ts'
import { isBrandSearchAtom, isOpenRoom, partyAtom, hasTriedSearchAtom } from './state.ts'

const otherDates = () => import('./other-dates.tsx').then((file) => file.default)
const WORDS = ['options'] as const

type ValueProps = { caption: string; lang?: string | undefined; under?: ReactNode; children: ReactNode }

/** Caption, value in the display face, small third line. */
export const Value = ({ caption, lang, under, children }: ValueProps) => (
  <>
    <span className="over">{caption}</span>
    <strong lang={lang}>{children}</strong>
    {under && <span className="tiny soft">{under}</span>}
  </>
)

export function HotelValue() {
  const t = useText()
  const { hotel_name, lang, hotel_brand_setting: brand } = useAtomValue(settingsAtom)
  const isBrand = useAtomValue(isBrandSearchAtom)
  return (
    <Value caption={t('search.hotel')} lang={isBrand ? undefined : ownLanguage(lang)}>
      {isBrand ? brand.name : hotel_name}
    </Value>
  )
}

export function DatesValue() {
  const t = useText()
  const { checkin, checkout, is_undated, is_day_use } = useAtomValue(criteriaAtom)
  if (is_undated || is_day_use) return <Lazy load={otherDates} parts={WORDS} props={{}} />
  return (
    <Value caption={t('search.dates')} under={t('core.nights', { n: nights(checkin, checkout) })}>
      {t('core.dateRange', { from: dateAndWeekday(checkin, t), to: dateAndWeekday(checkout, t) })}
    </Value>
  )
}

export function GuestsValue() {
  const t = useText()
  const rooms = useAtomValue(partyAtom)
  const isTried = useAtomValue(hasTriedSearchAtom)
  const party = partyTotals(rooms)
  const isOpen = isTried && rooms.some(isOpenRoom)
  return (
    <Value
      caption={t('search.guests')}
      under={isOpen ? <span className="open">{t('search.childOpen')}</span> : t('core.rooms', { n: party.rooms })}
    >
      {partyWords(t, party)}
    </Value>
  )
}
