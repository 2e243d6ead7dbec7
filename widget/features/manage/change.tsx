import formCss from '../../ui/look/form.css'
import roomsCss from '../../ui/look/rooms.css'
import { useStyle } from '../../ui/sheet.ts'
import { ChangeStay } from './changing/change-stay.tsx'
import css from './manage.css'
import { Reviewed } from './reviewed.tsx'
import { Stay } from './stay.tsx'

/** A booked stay that its guest makes smaller, or enters a coupon for (specification 4, "Update mode"). */
export default function ChangeScreen() {
  useStyle(roomsCss)
  useStyle(formCss)
  useStyle(css)
  return (
    <Reviewed>
      {({ reservation, updating, shown }) => {
        const canChange = updating?.is_active && reservation.status === 'done'
        if (canChange) return <ChangeStay reservation={reservation} updating={updating} />
        // Nothing can be changed: the stay itself says why, or what became of it.
        return <Stay reservation={reservation} updating={updating} shown={shown} />
      }}
    </Reviewed>
  )
}
