import { useAtomValue, useSetAtom } from 'jotai'

import type { RoomPlan } from '../../../../shared/model/search/room.ts'
import { mostRooms } from '../../../../shared/rules/change/offered.ts'
import { Lazy } from '../../../state/lazy.ts'
import { businessDateAtom } from '../../../state/search/search.ts'
import { shownCriteriaAtom } from '../shown-criteria.ts'
import { isSamePick, pickAtom, selectionAtom } from '../../../state/search/selection.ts'
import type { Selected } from '../../../state/search/selection.ts'
import { isSignedInAtom } from '../../../state/settings/settings.ts'
import { useText } from '../../../state/settings/texts.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Stepper } from '../../../ui/controls/stepper.tsx'
import { useFocusAlong } from '../../../ui/controls/use-focus-along.ts'
import { partyOf } from '../list/offers.ts'
import { ContinueBeside } from './continue.tsx'
import { UndatedChoice } from '../list/undated-choice.tsx'

const memberChoice = () => import('../list/member-choice.tsx').then(({ MemberChoice }) => MemberChoice)
const MEMBER_WORDS = ['memberOffer'] as const

type ChoiceProps = { room: Selected['room']; plan: RoomPlan }

/** What the guest has of a plan for its party; none when nothing was chosen. */
export function usePick({ room, plan }: ChoiceProps): Selected {
  const { rooms, type, coupon_code: couponCode } = useAtomValue(shownCriteriaAtom)
  const none = { room, plan, party: partyOf(plan, rooms), quantity: 0, type, couponCode }
  return useAtomValue(selectionAtom).find((other) => isSamePick(other, none)) ?? none
}

export const useOpensLater = ({ booking_start_date: from }: RoomPlan): boolean => {
  const today = useAtomValue(businessDateAtom)
  return from !== null && from > today
}

/** Takes a plan, and then more or fewer rooms of it; never fewer than none (RESULT-013, RESULT-014). */
export function PlanChoice({ room, plan }: ChoiceProps) {
  const t = useText()
  const pick = usePick({ room, plan })
  const { is_undated } = useAtomValue(shownCriteriaAtom)
  const isSignedIn = useAtomValue(isSignedInAtom)
  const opensLater = useOpensLater(plan)
  const name = `${t('results.choose')}: ${room.room_type_name}, ${plan.room_plan_name}`
  if (opensLater)
    return (
      <Button aria-label={name} disabledReason={t('results.notYet')}>
        {t('results.choose')}
      </Button>
    )
  if (plan.target === 'member' && !isSignedIn) return <Lazy load={memberChoice} parts={MEMBER_WORDS} props={{ name }} />
  if (is_undated) return <UndatedChoice pick={pick} />
  return <Taken pick={pick} name={name} />
}

/** The press that takes a plan, and what stands in its place then; the focus goes along, both ways. */
function Taken({ pick, name }: { pick: Selected; name: string }) {
  const t = useText()
  const most = useMost(pick)
  const set = useSetAtom(pickAtom)
  const { room, plan, quantity } = pick
  const isChosen = quantity > 0
  const [place, wantedRef] = useFocusAlong<HTMLDivElement>(isChosen)
  const take = (next: number) => {
    wantedRef.current = next > 0
    set({ ...pick, quantity: next })
  }
  return (
    <div className="choice" ref={place}>
      {isChosen ? (
        <>
          <Stepper
            label={t('results.chosenRooms', { plan: plan.room_plan_name })}
            fewer={t('results.fewer')}
            more={t('results.more')}
            value={quantity}
            max={most}
            reason={t('results.allTaken', { n: most })}
            onChange={take}
          />
          <ContinueBeside />
        </>
      ) : (
        <Button
          look="main"
          aria-label={name}
          disabledReason={most === 0 && t('results.allTaken', { n: mostRooms(room, plan) })}
          onClick={() => take(1)}
        >
          {t('results.choose')}
        </Button>
      )}
    </div>
  )
}

/** Rooms of one kind are shared by all its plans, and those of a plan by all parties. */
function useMost(pick: Selected): number {
  const { room, plan } = pick
  let [ofRoom, ofPlan] = [room.room_count, mostRooms(room, plan)]
  for (const other of useAtomValue(selectionAtom)) {
    if (isSamePick(other, pick) || other.room.room_type_code !== room.room_type_code) continue
    ofRoom -= other.quantity
    if (other.plan.room_plan_code === plan.room_plan_code) ofPlan -= other.quantity
  }
  return Math.max(0, Math.min(ofRoom, ofPlan))
}
