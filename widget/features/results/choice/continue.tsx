import { useAtomValue, useSetAtom } from 'jotai'

import { money } from '../../../lib/format.ts'
import { shownCriteriaAtom } from '../shown-criteria.ts'
import { lastPickAtom, selectionAtom } from '../../../state/search/selection.ts'
import { settingsAtom } from '../../../state/settings/settings.ts'
import { useLocale, useText } from '../../../state/settings/texts.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { commonMethods, roomsMissing, sumsOf } from '../list/offers.ts'
import { proceedAtom, proceedingAtom } from './proceed.ts'

/** Why the guest cannot go on with what is chosen; null where nothing is in the way. */
function useHindrance(): string | null {
  const t = useText()
  const selection = useAtomValue(selectionAtom)
  const { rooms } = useAtomValue(shownCriteriaAtom)
  const missing = roomsMissing(rooms, selection)
  if (selection[1] && !commonMethods(selection)[0]) return t('results.mixedPayment')
  return missing > 0 ? t('results.chooseMore', { n: missing }) : null
}

export function Continue({ full = false }: { full?: boolean }) {
  const t = useText()
  const isBusy = useAtomValue(proceedingAtom)
  const proceed = useSetAtom(proceedAtom)
  return (
    <Button look="main" full={full} busy={isBusy} disabledReason={useHindrance()} onClick={proceed}>
      {t('results.continue')}
    </Button>
  )
}

/** The same step beside what was chosen: the summary stands behind all rooms for whoever goes by keyboard. */
export function ContinueBeside() {
  const t = useText()
  const proceed = useSetAtom(proceedAtom)
  if (useHindrance()) return null
  return (
    <Button look="quiet" size="small" onClick={proceed}>
      {t('results.nextStep')}
    </Button>
  )
}

/** What was chosen last and the price of all, for whoever does not see it; nothing once a search has taken the choice away. */
export function ChosenTold() {
  const t = useText()
  const locale = useLocale()
  const { currency } = useAtomValue(settingsAtom)
  const selection = useAtomValue(selectionAtom)
  const last = useAtomValue(lastPickAtom)
  return (
    <p className="unseen" role="status">
      {selection[0] &&
        last &&
        t('results.chosen', {
          room: last.room.room_type_name,
          plan: last.plan.room_plan_name,
          price: money(sumsOf(selection).total, currency, locale),
        })}
    </p>
  )
}
