import { useAtomValue } from 'jotai'

import type { RoomPlan } from '../../../../shared/model/search/room.ts'
import { useText } from '../../../state/settings/texts.ts'
import { check } from '../../../ui/icons/signs.ts'
import { Say } from '../../../ui/messages/say.tsx'
import { useStylesheet } from '../../../ui/styles/use-stylesheet.ts'
import { MapButton } from '../detail/detail-openers.tsx'
import { HotelPhone } from '../detail/hotel-phone.tsx'
import { StayTimes } from '../detail/stay-times.tsx'
import { foundAtom, listedRooms } from '../result-list.ts'
import css from './stay-outlook.css'
import { StayLine } from './stay-summary.tsx'

/** Beside the results before anything is chosen: the stay that is looked for, why to book it here, and whom to ask. */
export function StayOutlook() {
  useStylesheet(css)
  const t = useText()
  const found = useAtomValue(foundAtom)
  if (!found) return null
  const plans = listedRooms(found).flatMap((room) => room.room_plan)
  return (
    <aside className="outlook wide-only" aria-label={t('results.yourStay')}>
      <h2 className="part">{t('results.yourStay')}</h2>
      <StayLine />
      {plans.length > 0 && <p className="small soft">{t('detail.chooseRoom')}</p>}
      <WhyHere plans={plans} />
      <div className="stack line">
        <StayTimes />
        <HotelPhone />
        <MapButton />
      </div>
    </aside>
  )
}

/** What speaks for booking here: only what is true of something in view. */
export function WhyHere({ plans, as: Heading = 'h3' }: { plans: readonly RoomPlan[]; as?: 'h2' | 'h3' }) {
  const t = useText()
  const reasons = [
    t('detail.whyDirect'),
    plans.length > 0 && t('detail.whyWhole'),
    plans.some((plan) => plan.cancellation_free_deadline) && t('detail.whyFree'),
    plans.some((plan) => plan.sign_in_discount) && t('detail.whyMembers'),
  ].filter((reason) => reason !== false)
  return (
    <div className="stack line">
      <Heading className="part">{t('detail.whyHere')}</Heading>
      {reasons.map((reason) => (
        <Say key={reason} kind="good" icon={check}>
          {reason}
        </Say>
      ))}
    </div>
  )
}
