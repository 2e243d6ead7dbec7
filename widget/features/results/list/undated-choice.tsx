import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'

import { shownCriteriaAtom } from '../shown-criteria.ts'
import { Lazy } from '../../../state/lazy.ts'
import type { Selected } from '../../../state/search/selection.ts'
import { useText } from '../../../state/settings/texts.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { chooseStayAtom } from './undated.ts'

const stayCalendar = () => import('../choice/stay-calendar.tsx').then((file) => file.StayCalendar)
const WORDS = ['panels'] as const

/** In a search for any dates nothing is chosen before its dates are (SEARCH-023). */
export function UndatedChoice({ pick }: { pick: Selected }) {
  const t = useText()
  const { nights } = useAtomValue(shownCriteriaAtom)
  const choose = useSetAtom(chooseStayAtom)
  const [isOpen, setOpen] = useState(false)
  const { room, plan } = pick
  return (
    <>
      <Button
        look="main"
        aria-label={`${t('results.chooseDates')}: ${room.room_type_name}, ${plan.room_plan_name}`}
        onClick={() => setOpen(true)}
      >
        {t('results.chooseDates')}
      </Button>
      {isOpen && (
        <Lazy
          load={stayCalendar}
          parts={WORDS}
          props={{
            title: `${room.room_type_name}, ${plan.room_plan_name}`,
            narrowed: { room_plan_codes: [plan.room_plan_code], room_type_codes: [room.room_type_code] },
            nights,
            onChoose: (stay) => {
              setOpen(false)
              void choose(pick, stay)
            },
            onClose: () => setOpen(false),
          }}
        />
      )}
    </>
  )
}
