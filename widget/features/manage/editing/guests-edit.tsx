import { useState } from 'react'

import type { UpdateSettings } from '../../../../shared/model/stay/cancelling.ts'
import type { Reservation } from '../../../../shared/model/stay/reservation.ts'
import { Lazy } from '../../../state/lazy.ts'
import { useText } from '../../../state/settings/texts.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { pencil } from '../../../ui/icons/stay.ts'
import { useUpdatable } from '../use-bars.ts'

const loadDialog = () => import('./guests-dialog.tsx').then(({ GuestsDialog }) => GuestsDialog)
const WORDS = ['checkout', 'guest', 'prefectures'] as const

/** Where the hotel lets its guests say who comes; the reason why not now stands at the actions of the stay. */
export function GuestsEdit({ reservation, updating }: { reservation: Reservation; updating: UpdateSettings | null }) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const isUpdatable = useUpdatable(reservation, updating)
  const isOffered = updating?.is_active && updating.terms.guests && reservation.status === 'done'
  if (!isOffered) return null
  const props = { reservation, mayRename: updating.terms.names, onClose: () => setOpen(false) }
  return (
    <>
      <p className="unprinted">
        <Button
          size="small"
          icon={pencil}
          disabledReason={!isUpdatable}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          {t('manage.changeGuests')}
        </Button>
      </p>
      {isOpen && <Lazy load={loadDialog} parts={WORDS} props={props} />}
    </>
  )
}
