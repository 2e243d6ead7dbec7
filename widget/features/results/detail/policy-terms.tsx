import { useAtomValue } from 'jotai'
import { useState } from 'react'

import { rooms } from '../../../../shared/contract/rooms.ts'
import type { CancellationPolicy } from '../../../../shared/model/search/room.ts'
import { zonedTime } from '../../../../shared/rules/days/zones.ts'
import type { LocalMoment } from '../../../../shared/rules/change/policy.ts'
import { dayAndTime, deadline } from '../../../lib/format.ts'
import { ownLanguage } from '../../../lib/own-language.ts'
import { formatMessage } from '../../../state/messages/messages.ts'
import { remoteData, useRemote } from '../../../state/remote.ts'
import { settingsAtom } from '../../../state/settings/settings.ts'
import { useLocale, useText } from '../../../state/settings/texts.ts'
import { Skeleton } from '../../../ui/layout/skeleton.tsx'
import { Money } from '../../../ui/money/money.tsx'
import { Timeline } from '../../../ui/money/timeline.tsx'
import type { TimelineStep } from '../../../ui/money/timeline.tsx'
import { RetryBanner } from '../../../ui/messages/banner.tsx'
import { policyLines } from './policy-lines.ts'
import type { PolicyLine } from './policy-lines.ts'

/** Whose terms: of room plans, or a policy by its number. */
export type PolicyOf = { roomPlanCodes: readonly string[] } | { policyId: number }
/** Known when a stay is being chosen: then fees are days of the calendar and sums of money. */
export type PolicyStay = { checkin: string | null; total: number | null }

type TermsProps = PolicyStay & { of: PolicyOf | null; heading?: 'h2' | 'h3' | 'h4' }

/** The terms of cancelling; without a policy nothing is asked for (DETAIL-007). */
export function PolicyTerms({ of, ...rest }: TermsProps) {
  const t = useText()
  if (!of) return <p>{t('errors.noPolicy')}</p>
  return <Fetched of={of} {...rest} />
}

function Fetched({ of, heading, ...stay }: TermsProps & { of: PolicyOf }) {
  const t = useText()
  // Several terms may stand on one page, each of its own policies.
  const [policiesData] = useState(policiesOf)
  const { state, again } = useRemote(policiesData, { of, checkin: stay.checkin })
  switch (state.kind) {
    case 'loading':
      return <Skeleton height="120px" />
    case 'refused':
      return (
        <RetryBanner title={t('errors.policyFailed')} retryLabel={t('core.tryAgain')} onRetry={again}>
          {formatMessage(t, state.shown.message)}
        </RetryBanner>
      )
    case 'ready':
      if (state.value.length === 0) return <p>{t('errors.noPolicy')}</p>
      return state.value.map((policy) => (
        <Terms key={policy.id} policy={policy} {...stay} {...(heading && { heading })} />
      ))
    default:
      return state satisfies never
  }
}

type PoliciesInput = { of: PolicyOf; checkin: string | null }

const policiesOf = () =>
  remoteData(
    async ({ api, hotelId }, { of, checkin }: PoliciesInput, signal): Promise<CancellationPolicy[]> => {
      const day = checkin ? { checkin_date: checkin } : {}
      if ('policyId' in of) {
        const { data } = await api(rooms.policy, { hotelId, policyId: of.policyId, query: day }, { signal })
        return [data]
      }
      const query = { room_plan_codes: [...of.roomPlanCodes], ...day }
      return (await api(rooms.policies, { hotelId, query }, { signal })).data
    },
    // DETAIL-006: the server's own title when it gave one, else our text.
    { shownOf: ({ title }, shown) => (title ? { ...shown, message: { title } } : shown) },
  )

function Terms({
  policy,
  checkin,
  total,
  heading: Heading = 'h3',
}: PolicyStay & { policy: CancellationPolicy } & Pick<TermsProps, 'heading'>) {
  const t = useText()
  const toStep = useStep(policy, { checkin, total })
  const lines = policyLines(policy, checkin, total ?? 0, t)
  // Once the last free moment has passed, the server names none, and nothing is free any more.
  const shown = checkin && !policy.cancel_before_at ? lines.filter(({ range }) => range.kind !== 'free') : lines
  return (
    <div className="stack">
      <Heading>
        <bdi lang={ownLanguage(policy.lang)}>{policy.title}</bdi>
      </Heading>
      <Timeline steps={shown.map(toStep)} />
      <p className="tiny faint">{t('detail.zone')}</p>
    </div>
  )
}

function useStep(policy: CancellationPolicy, { checkin, total }: PolicyStay) {
  const t = useText()
  const locale = useLocale()
  const { time_zone, currency } = useAtomValue(settingsAtom)
  const moment = ({ date, minutes }: LocalMoment) => dayAndTime(zonedTime(time_zone, date, minutes), locale, time_zone)
  const fee = ({ amount, percent }: { amount: number; percent: number }) =>
    total === null ? t('detail.percentOf', { percent }) : <Money amount={amount} currency={currency} locale={locale} />

  return ({ range, when }: PolicyLine, at: number): TimelineStep => {
    const id = String(at)
    switch (range.kind) {
      case 'free': {
        const until = policy.cancel_before_at
        return {
          id,
          kind: 'free',
          when: until ? t('detail.until', { moment: deadline(until, locale, time_zone) }) : when,
          amount: t('detail.free'),
        }
      }
      case 'fee':
        return {
          id,
          kind: range.percent === 100 ? 'all' : 'part',
          when: checkin ? t('detail.since', { moment: moment(range.from) }) : when,
          amount: fee(range),
          caption: checkin && t('detail.line', { when, percent: range.percent }),
        }
      case 'noShow':
        return {
          id,
          kind: 'all',
          when,
          amount: fee(range),
          caption: checkin && t('detail.ofPrice', { percent: range.percent }),
        }
      default:
        return range satisfies never
    }
  }
}
