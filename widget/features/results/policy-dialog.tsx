import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'

import { rooms } from '../../../shared/contract/rooms.ts'
import type { CancellationPolicy, RoomPlan } from '../../../shared/model/room.ts'
import { zonedTime } from '../../../shared/rules/zones.ts'
import { offerTotal } from '../../../shared/rules/money.ts'
import { expandPolicy } from '../../../shared/rules/policy.ts'
import type { LocalMoment, PolicyRange } from '../../../shared/rules/policy.ts'
import { asFailure } from '../../lib/failure.ts'
import { dayAndTime, deadline } from '../../lib/format.ts'
import { ownLanguage } from '../../lib/own-language.ts'
import { say } from '../../state/banner.ts'
import type { Shown } from '../../state/banner.ts'
import { shownOf } from '../../state/failures.ts'
import { environmentAtom } from '../../state/environment.ts'
import { criteriaAtom } from '../../state/search.ts'
import { settingsAtom } from '../../state/settings.ts'
import { useLocale, useText } from '../../state/texts.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Bone } from '../../ui/bones.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Money } from '../../ui/money.tsx'
import { Timeline } from '../../ui/timeline.tsx'
import type { TimelineStep } from '../../ui/timeline.tsx'

type Loaded =
  { kind: 'loading' } | { kind: 'refused'; shown: Shown } | { kind: 'ready'; policy: CancellationPolicy | null }

/** The terms of one plan as a timeline of amounts, percentages as captions. */
export function PolicyDialog({ plan, name, onClose }: { plan: RoomPlan; name: string; onClose: () => void }) {
  const t = useText()
  const [tries, setTries] = useState(0)
  return (
    <Dialog title={t('results.policy')} closeLabel={t('core.close')} onClose={onClose}>
      <p className="small soft">
        <bdi lang={ownLanguage(plan.lang)}>{name}</bdi>
      </p>
      <Policy key={tries} plan={plan} onAgain={() => setTries(tries + 1)} />
    </Dialog>
  )
}

function Policy({ plan, onAgain }: { plan: RoomPlan; onAgain: () => void }) {
  const t = useText()
  const loaded = usePolicy(plan)
  switch (loaded.kind) {
    case 'loading':
      return <Bone height="120px" />
    case 'refused':
      return (
        <Banner
          kind="bad"
          title={t('errors.policyFailed')}
          action={
            <Button size="small" onClick={onAgain}>
              {t('core.tryAgain')}
            </Button>
          }
        >
          {say(t, loaded.shown.told)}
        </Banner>
      )
    case 'ready':
      return loaded.policy ? <Terms policy={loaded.policy} plan={plan} /> : <p>{t('results.policyNone')}</p>
    default:
      return loaded satisfies never
  }
}

function usePolicy(plan: RoomPlan): Loaded {
  const { api } = useAtomValue(environmentAtom)
  const { hotel_id } = useAtomValue(settingsAtom)
  const { checkin } = useAtomValue(criteriaAtom)
  const [loaded, setLoaded] = useState<Loaded>({ kind: 'loading' })
  useEffect(() => {
    const asked = new AbortController()
    const query = { room_plan_codes: [plan.room_plan_code], checkin_date: checkin }
    api(rooms.policies, { hotelId: hotel_id, query }, { signal: asked.signal })
      .then(({ data }) => setLoaded({ kind: 'ready', policy: data[0] ?? null }))
      .catch((error: unknown) => {
        const failure = asFailure(error)
        if (failure.kind !== 'aborted') setLoaded({ kind: 'refused', shown: shownOf(failure) })
      })
    return () => asked.abort()
  }, [api, hotel_id, checkin, plan.room_plan_code])
  return loaded
}

function Terms({ policy, plan }: { policy: CancellationPolicy; plan: RoomPlan }) {
  const t = useText()
  const locale = useLocale()
  const { time_zone, currency } = useAtomValue(settingsAtom)
  const { checkin } = useAtomValue(criteriaAtom)
  const iso = ({ date, minutes }: LocalMoment) => zonedTime(time_zone, date, minutes)
  const fee = (range: { percent: number; amount: number }) => ({
    amount: <Money amount={range.amount} currency={currency} locale={locale} />,
    caption: t('results.policyPercent', { percent: range.percent }),
  })
  const step = (range: PolicyRange, at: number): TimelineStep => {
    const id = String(at)
    switch (range.kind) {
      case 'free':
        return {
          id,
          kind: 'free',
          when: range.until
            ? t('results.policyFreeUntil', { moment: deadline(iso(range.until), locale, time_zone) })
            : '',
          amount: t('results.policyFree'),
        }
      case 'fee':
        return {
          id,
          kind: range.percent === 100 ? 'all' : 'part',
          when: t('results.policyFrom', { date: dayAndTime(iso(range.from), locale, time_zone) }),
          ...fee(range),
        }
      case 'noShow':
        return { id, kind: 'all', when: t('results.policyNoShow'), ...fee(range) }
      default:
        return range satisfies never
    }
  }
  return (
    <>
      <h3>
        <bdi lang={ownLanguage(policy.lang)}>{policy.title}</bdi>
      </h3>
      <Timeline steps={expandPolicy(policy, checkin, offerTotal(plan.price)).map(step)} />
      <p className="tiny faint">{t('results.policyZone')}</p>
    </>
  )
}
