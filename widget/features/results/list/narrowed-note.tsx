import { useAtomValue, useSetAtom } from 'jotai'

import { criteriaAtom } from '../../../state/search/search.ts'
import { useText } from '../../../state/settings/texts.ts'
import { Banner } from '../../../ui/messages/banner.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { refineAtom } from '../state.ts'

const useIsNarrowed = () => {
  const { room_type_codes, hotel_plan_codes, room_plan_codes } = useAtomValue(criteriaAtom)
  return room_type_codes.length + hotel_plan_codes.length + room_plan_codes.length > 0
}

/** A link has named the rooms or plans; the way to all the others (RESULT-020). */
export function NarrowedNote() {
  const t = useText()
  if (!useIsNarrowed()) return null
  return (
    <Banner kind="plain" action={<ShowAll />}>
      {t('results.narrowed')}
    </Banner>
  )
}

export function ShowAll() {
  const t = useText()
  const refine = useSetAtom(refineAtom)
  const { mode, promo_code } = useAtomValue(criteriaAtom)
  // A secret plan that was named by its code is named no more.
  const isOpen = mode === 'secret' && !promo_code
  if (!useIsNarrowed()) return null
  return (
    <Button
      size="small"
      onClick={() =>
        refine({ room_type_codes: [], hotel_plan_codes: [], room_plan_codes: [], ...(isOpen && { mode: null }) })
      }
    >
      {t('results.showAllRooms')}
    </Button>
  )
}
