import { useText } from '../../state/texts.ts'
import roomsCss from '../../ui/look/rooms.css'
import formCss from '../../ui/look/form.css'
import { useStyle } from '../../ui/sheet.ts'
import { ChangeStay } from './changing/change-stay.tsx'
import css from './manage.css'
import { Loading, Refused } from './review-states.tsx'
import { Stay } from './stay.tsx'
import { useReview } from './use-review.ts'

/** A booked stay that its guest makes smaller, or enters a coupon for (specification 4, "Update mode"). */
export default function ChangeScreen() {
  useStyle(roomsCss)
  useStyle(formCss)
  useStyle(css)
  const t = useText()
  const { review, load } = useReview()
  switch (review.kind) {
    case 'loading':
      return <Loading label={t('manage.loading')} />
    case 'refused':
      return <Refused shown={review.shown} onAgain={() => void load()} />
    case 'ready': {
      const { reservation, updating, shown } = review
      const canChange = updating?.is_active && reservation.status === 'done'
      if (canChange) return <ChangeStay reservation={reservation} updating={updating} />
      // Nothing can be changed: the stay itself says why, or what became of it.
      return <Stay reservation={reservation} updating={updating} shown={shown} />
    }
    default:
      return review satisfies never
  }
}
