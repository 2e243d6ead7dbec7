import { atom } from 'jotai'

import { lottery } from '../../../shared/contract/lottery.ts'
import type { LotteryEvent } from '../../../shared/model/stay/lottery.ts'
import { addDays, nights as countNights } from '../../../shared/rules/days/dates.ts'
import { dayAndTime } from '../../lib/format.ts'
import type { Translate } from '../../lib/i18n.ts'
import type { Locale } from '../../../shared/locales.ts'
import { remoteData } from '../../state/remote.ts'
import { queryAtom } from '../../state/navigation/navigation.ts'
import { criteriaAtom } from '../../state/search/search.ts'
import { namesStay } from '../../state/search/names-stay.ts'

export const eventData = remoteData(
  async ({ api, hotelId }, { eventUuid }: { eventUuid: string }, signal) =>
    (await api(lottery.event, { hotelId, eventUuid }, { signal })).data,
  { keepsOther: true, hidesOtherLanguage: true },
)

/** Whether the stay that is looked for is one of the event: it may be too short or too long for it (LOTTERY-002). */
export const askedStayAtom = atom((get) => {
  const { checkin, checkout } = get(criteriaAtom)
  const hasSearched = namesStay(get(queryAtom))
  const length = countNights(checkin, checkout)
  return ({ min_nights, max_nights, stay_from, stay_to }: LotteryEvent): 'right' | 'otherLength' | 'otherDates' => {
    if (!hasSearched || checkin < stay_from || checkout > stay_to) return 'otherDates'
    return length < min_nights || length > max_nights ? 'otherLength' : 'right'
  }
})

/** The earliest stay it gives, for who has not chosen dates of their own. */
export const firstStayOf = ({ stay_from, min_nights }: LotteryEvent) => ({
  checkin: stay_from,
  checkout: addDays(stay_from, min_nights),
})

export const lengthWords = (t: Translate, { min_nights: min, max_nights: max }: LotteryEvent): string =>
  min === max ? t('lottery.nightsExactly', { n: min }) : t('lottery.nightsFromTo', { min, max })

/** Where the event stands, in a sentence. */
export function phaseWords(t: Translate, event: LotteryEvent, locale: Locale): string {
  const moment = (iso: string) => ({ moment: dayAndTime(iso, locale, event.time_zone) })
  switch (event.phase) {
    case 'before':
      return t('lottery.entriesOpenAt', moment(event.entry_opens_at))
    case 'open':
      return t('lottery.enterUntil', moment(event.entry_closes_at))
    case 'closed':
      return t('lottery.closedUntil', moment(event.result_date))
    case 'announced':
      return t('lottery.announcedUntil', moment(event.reservation_deadline))
    case 'over':
      return t('lottery.isOver')
    default:
      return event.phase satisfies never
  }
}
