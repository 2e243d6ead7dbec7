import type { RoomPlan } from '../../../../shared/model/search/room.ts'
import { useText } from '../../../state/settings/texts.ts'
import { check } from '../../../ui/icons/signs.ts'
import { Say } from '../../../ui/messages/say.tsx'

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
      <Heading className="part title">{t('detail.whyHere')}</Heading>
      {reasons.map((reason) => (
        <Say key={reason} kind="good" icon={check}>
          {reason}
        </Say>
      ))}
    </div>
  )
}
