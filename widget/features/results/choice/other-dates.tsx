import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'

import type { Room } from '../../../../shared/model/search/room.ts'
import { nights } from '../../../../shared/rules/days/dates.ts'
import { Lazy } from '../../../state/lazy.ts'
import { criteriaAtom } from '../../../state/search/search.ts'
import { useText } from '../../../state/settings/texts.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { calendar } from '../../../ui/icons/signs.ts'
import { refineAtom } from '../state.ts'

const stayCalendar = () => import('./stay-calendar.tsx').then((file) => file.StayCalendar)
const WORDS = ['panels'] as const

/** The calendar of one room; the day chosen there is searched for a stay of the same length. */
export function OtherDates({ room }: { room: Room }) {
  const t = useText()
  const { checkin, checkout, is_undated: isUndated, ...criteria } = useAtomValue(criteriaAtom)
  const refine = useSetAtom(refineAtom)
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const props = {
    title: room.room_type_name,
    narrowed: { room_type_codes: [room.room_type_code] },
    nights: isUndated ? criteria.nights : nights(checkin, checkout),
    onChoose: (stay: { checkin: string; checkout: string }) => (close(), refine({ ...stay, is_undated: false })),
    onClose: close,
  }
  return (
    <>
      <Button look="quiet" size="small" icon={calendar} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('results.otherDates')}
      </Button>
      {isOpen && <Lazy load={stayCalendar} parts={WORDS} props={props} />}
    </>
  )
}
