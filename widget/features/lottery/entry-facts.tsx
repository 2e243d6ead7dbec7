import type { ReactNode } from 'react'

import type { LotteryEntry } from '../../../shared/model/stay/lottery.ts'
import { dateRange, dayAndTime } from '../../lib/format.ts'
import { partyWords } from '../../lib/party-words.ts'
import { stayLength } from '../../lib/stay-length.ts'
import { useLocale, useText } from '../../state/settings/texts.ts'
import { useStylesheet } from '../../ui/styles/use-stylesheet.ts'
import css from './lottery.css'
import { SEPARATOR } from '../../ui/separator.ts'

/** What was entered for, and the moments of the event, a ruled line each; what the hotel leaves out has no line. */
export function EntryFacts({ entry }: { entry: LotteryEntry }) {
  useStylesheet(css)
  const t = useText()
  const locale = useLocale()
  const { event, form, checkin_date: checkin, checkout_date: checkout } = entry
  const moment = (iso: string) => dayAndTime(iso, locale, event.time_zone)
  return (
    <dl className="lottery-facts">
      <Line label={t('lottery.number')}>
        <span>
          <bdi dir="ltr" translate="no">
            {entry.entry_number}
          </bdi>
        </span>
        <span className="small soft">
          {t('lottery.eventNumber', { number: String(entry.lottery_event_setting_id) })}
        </span>
      </Line>
      <Line label={t('lottery.room')}>
        <b>{entry.room_type_name}</b>
        <span className="small soft">{entry.room_plan_name}</span>
      </Line>
      <Line label={t('lottery.dates')}>
        <span>
          {dateRange(checkin, checkout, locale)}
          <span className="soft">
            {SEPARATOR}
            {stayLength(t, checkin, checkout)}
          </span>
        </span>
        {form && <span className="small soft">{partyWords(t, form.party)}</span>}
      </Line>
      {form && (
        <Line label={t('lottery.guests')}>
          <span>
            {form.guest.first_name} {form.guest.last_name}
          </span>
          <span className="small soft">{form.guest.email}</span>
          {form.requests && <span className="small">{form.requests}</span>}
        </Line>
      )}
      <Line label={t('lottery.entries')}>{moment(event.entry_closes_at)}</Line>
      <Line label={t('lottery.result')}>{moment(entry.result_date)}</Line>
      <Line label={t('lottery.deadline')}>{moment(entry.reservation_deadline)}</Line>
      {entry.notification && <Line label={t('lottery.fromHotel')}>{entry.notification}</Line>}
    </dl>
  )
}

const Line = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt className="small soft">{label}</dt>
    <dd className="stack tight">{children}</dd>
  </div>
)
