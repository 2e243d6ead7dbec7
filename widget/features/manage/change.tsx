import { useAtomValue } from 'jotai'

import formCss from '../../ui/styles/base/form.css'
import roomsCss from '../../ui/styles/base/rooms.css'
import { useStylesheet } from '../../ui/styles/use-stylesheet.ts'
import { ChangeStay } from './changing/change-stay.tsx'
import css from './manage.css'
import { isOtherHotelAtom } from './mend.ts'
import { Reviewed } from './reviewed.tsx'
import { Stay } from './stay.tsx'

/** A booked stay that its guest makes smaller, or enters a coupon for (MANAGE-025, MANAGE-026, COUPON-010). */
export default function ChangeScreen() {
  useStylesheet(roomsCss)
  useStylesheet(formCss)
  useStylesheet(css)
  const isOtherHotel = useAtomValue(isOtherHotelAtom)
  return (
    <Reviewed>
      {({ reservation, updating, shown }) => {
        const canChange = updating?.is_active && reservation.status === 'done' && !isOtherHotel(reservation)
        if (canChange) return <ChangeStay reservation={reservation} updating={updating} />
        // Nothing can be changed: the stay itself says why, or what became of it.
        return <Stay reservation={reservation} updating={updating} shown={shown} />
      }}
    </Reviewed>
  )
}
