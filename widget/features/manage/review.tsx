import outcomeCss from '../../ui/styles/base/outcome.css'
import roomsCss from '../../ui/styles/base/rooms.css'
import { useStylesheet } from '../../ui/styles/use-stylesheet.ts'
import css from './manage.css'
import { Reviewed } from './reviewed.tsx'
import { Stay } from './stay.tsx'

/** A booked stay and what may still be done with it (MANAGE-010). */
export default function Review() {
  useStylesheet(outcomeCss)
  useStylesheet(roomsCss)
  useStylesheet(css)
  return (
    <Reviewed>
      {({ reservation, updating, shown }) => <Stay reservation={reservation} updating={updating} shown={shown} />}
    </Reviewed>
  )
}
