import outcomeCss from '../../ui/look/outcome.css'
import roomsCss from '../../ui/look/rooms.css'
import { useStyle } from '../../ui/sheet.ts'
import css from './manage.css'
import { Reviewed } from './reviewed.tsx'
import { Stay } from './stay.tsx'

/** A booked stay and what may still be done with it (specification 2.6). */
export default function Review() {
  useStyle(outcomeCss)
  useStyle(roomsCss)
  useStyle(css)
  return (
    <Reviewed>
      {({ reservation, updating, shown }) => <Stay reservation={reservation} updating={updating} shown={shown} />}
    </Reviewed>
  )
}
