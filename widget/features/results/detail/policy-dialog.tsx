import { useAtomValue } from 'jotai'

import type { RoomPlan } from '../../../../shared/model/search/room.ts'
import { ownLanguage } from '../../../lib/own-language.ts'
import { shownCriteriaAtom } from '../shown-criteria.ts'
import { useText } from '../../../state/settings/texts.ts'
import { Dialog } from '../../../ui/layout/dialog.tsx'
import { policyOf, stayOf } from './policy-of.ts'
import { PolicyTerms } from './policy-terms.tsx'

/** The terms of one plan as a timeline of amounts, percentages as captions. */
export function PolicyDialog({ plan, onClose }: { plan: RoomPlan; onClose: () => void }) {
  const t = useText()
  const stay = stayOf(plan, useAtomValue(shownCriteriaAtom))
  return (
    <Dialog title={t('detail.policy')} closeLabel={t('core.close')} onClose={onClose}>
      <p className="small soft">
        <bdi lang={ownLanguage(plan.lang)}>{plan.room_plan_name}</bdi>
      </p>
      <PolicyTerms of={policyOf(plan)} {...stay} />
    </Dialog>
  )
}
