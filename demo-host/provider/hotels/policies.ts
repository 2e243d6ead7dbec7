import { loadTranslate } from '../../../locales/load.ts'
import type { Translate } from '../../../locales/texts.ts'
import type { Locale } from '../../../shared/locales.ts'
import { freeUntil } from '../../../shared/rules/change/policy.ts'
import { policyTitle, promisesNothing } from '../../../shared/rules/change/policy-title.ts'
import type { PlainDate } from '../../../shared/rules/days/dates.ts'
import type { CancellationPolicy } from '../../../shared/model/search/room.ts'
import type { PolicySnapshot } from '../db/schema/booking.ts'
import { instantOf, iso } from '../kernel/hotel-time.ts'
import type { Hotel, Policy } from './hotel-catalog.ts'
import { langOf, localize } from '../kernel/texts.ts'
import type { Localizer } from '../kernel/texts.ts'

/** What a reservation keeps of its policy: fees never change afterwards. */
export function snapshotOf(policy: Policy): PolicySnapshot {
  return {
    id: policy.id,
    titles: policy.titles,
    cancellation_policy_parts: policy.parts.map(({ days_before, hours_after, percentage_of_cost }) => ({
      days_before,
      hours_after,
      percentage_of_cost,
    })),
    no_show_percentage_of_cost: policy.no_show_percentage_of_cost,
  }
}

/** The moment until which cancelling is free, in the future; null when it already costs something. */
export function freeDeadline(policy: PolicySnapshot, hotel: Hotel, checkin: PlainDate, now: number): string | null {
  // A policy without a fee is free until the day on which only the hotel itself can cancel (AMB-22).
  const moment = freeUntil(policy, checkin) ?? { date: checkin, minutes: 0 }
  const instant = instantOf(hotel.time_zone, moment)
  return instant > now ? iso(instant) : null
}

export function policyAnswer(
  policy: PolicySnapshot,
  roomPlanCodes: string[],
  cancelBefore: string | null,
  localizer: Localizer,
  t: Translate,
): CancellationPolicy {
  const own = localize(policy.titles, localizer)
  const isOwn = promisesNothing(own)
  return {
    id: policy.id,
    room_plan_codes: roomPlanCodes,
    title: isOwn ? own : titleWords(policy, t),
    lang: isOwn ? langOf(policy.titles, localizer) : null,
    cancel_before_at: cancelBefore,
    cancellation_policy_parts: policy.cancellation_policy_parts,
    no_show_percentage_of_cost: policy.no_show_percentage_of_cost,
  }
}

/** The words that a policy's title is made of. */
export const policyWords = (locale: Locale): Promise<Translate> => loadTranslate(locale, ['mail'])

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** A title says what the lines below it say, in every language. */
function titleWords(policy: PolicySnapshot, t: Translate): string {
  const title = policyTitle(policy)
  switch (title.kind) {
    case 'free':
      return t('mail.policyFree')
    case 'until_day':
      return t('mail.policyDays', { n: title.n })
    case 'until_time': {
      const time = clock(title.minutes)
      return title.n === 0 ? t('mail.policyArrivalAt', { time }) : t('mail.policyDaysAt', { n: title.n, time })
    }
    case 'fee':
      return t('mail.policyFee', { percent: title.percent })
    case 'none':
      return t('mail.policyNone')
    default:
      return title satisfies never
  }
}
