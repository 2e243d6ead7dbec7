import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'

import { rooms } from '../../../shared/contract/rooms.ts'
import type { CancellationPolicy } from '../../../shared/model/room.ts'
import { zonedTime } from '../../../shared/rules/zones.ts'
import type { LocalMoment } from '../../../shared/rules/policy.ts'
import { asFailure } from '../../lib/failure.ts'
import type { Failure } from '../../lib/failure.ts'
import { dayAndTime, deadline } from '../../lib/format.ts'
import { ownLanguage } from '../../lib/own-language.ts'
import { say } from '../../state/banner.ts'
import type { Told } from '../../state/banner.ts'
import { environmentAtom } from '../../state/environment.ts'
import { shownOf } from '../../state/failures.ts'
import { settingsAtom } from '../../state/settings.ts'
import { useLocale, useText } from '../../state/texts.ts'
import { Bone } from '../../ui/bones.tsx'
import { Money } from '../../ui/money.tsx'
import { Timeline } from '../../ui/timeline.tsx'
import type { TimelineStep } from '../../ui/timeline.tsx'
import { RetryBanner } from '../../ui/banner.tsx'
import { policyLines } from './policy-lines.ts'
import type { PolicyLine } from './policy-lines.ts'

/** Whose terms: of room plans, or a policy by its number. */
export type PolicyOf = { roomPlanCodes: readonly string[] } | { policyId: number }
/** Known when a stay is being chosen: then fees are days of the calendar and sums of money. */
export type PolicyStay = { checkin: string | null; total: number | null }

type TermsProps = PolicyStay & { of: PolicyOf | null; heading?: 'h2' | 'h3' | 'h4' }
type Loaded = { kind: 'loading' } | { kind: 'refused'; told: Told } | { kind: 'ready'; policies: CancellationPolicy[] }

/** The terms of cancelling; without a policy nothing is asked for (specification 8.3). */
export function PolicyTerms({ of, ...rest }: TermsProps) {
  const t = useText()
  const [tries, setTries] = useState(0)
  if (!of) return <p>{t('errors.noPolicy')}</p>
  return <Fetched key={tries} of={of} {...rest} onAgain={() => setTries(tries + 1)} />
}

function Fetched({ of, onAgain, heading, ...stay }: TermsProps & { of: PolicyOf; onAgain: () => void }) {
  const t = useText()
  const loaded = usePolicies(of, stay.checkin)
  switch (loaded.kind) {
    case 'loading':
      return <Bone height="120px" />
    case 'refused':
      return (
        <RetryBanner title={t('errors.policyFailed')} retryLabel={t('core.tryAgain')} onRetry={onAgain}>
          {say(t, loaded.told)}
        </RetryBanner>
      )
    case 'ready':
      if (loaded.policies.length === 0) return <p>{t('errors.noPolicy')}</p>
      return loaded.policies.map((policy) => (
        <Terms key={policy.id} policy={policy} {...stay} {...(heading && { heading })} />
      ))
    default:
      return loaded satisfies never
  }
}

function usePolicies(of: PolicyOf, checkin: string | null): Loaded {
  const { api } = useAtomValue(environmentAtom)
  const { hotel_id: hotelId } = useAtomValue(settingsAtom)
  const [loaded, setLoaded] = useState<Loaded>({ kind: 'loading' })
  const key = JSON.stringify(of)
  useEffect(() => {
    const asked = new AbortController()
    const { signal } = asked
    const day = checkin ? { checkin_date: checkin } : {}
    const found = async (): Promise<CancellationPolicy[]> => {
      if ('policyId' in of) {
        const { data } = await api(rooms.policy, { hotelId, policyId: of.policyId, query: day }, { signal })
        return [data]
      }
      const query = { room_plan_codes: [...of.roomPlanCodes], ...day }
      return (await api(rooms.policies, { hotelId, query }, { signal })).data
    }
    found().then(
      (policies) => setLoaded({ kind: 'ready', policies }),
      (error: unknown) => {
        const failure = asFailure(error)
        if (failure.kind !== 'aborted') setLoaded({ kind: 'refused', told: toldOf(failure) })
      },
    )
    return () => asked.abort()
    // `of` is made anew with every render; its words are what it says.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [api, hotelId, checkin, key])
  return loaded
}

/** Specification 8.3: the server's own title when it gave one, else our text. */
const toldOf = (failure: Failure): Told => (failure.title ? { title: failure.title } : shownOf(failure).told)

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
