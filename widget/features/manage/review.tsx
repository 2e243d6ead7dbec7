import { useText } from '../../state/texts.ts'
import outcomeCss from '../../ui/look/outcome.css'
import roomsCss from '../../ui/look/rooms.css'
import { useStyle } from '../../ui/sheet.ts'
import css from './manage.css'
import { Loading, Refused } from './review-states.tsx'
import { Stay } from './stay.tsx'
import { useReview } from './use-review.ts'

/** A booked stay and what may still be done with it (specification 2.6). */
export default function Review() {
  useStyle(outcomeCss)
  useStyle(roomsCss)
  useStyle(css)
  const t = useText()
  const { review, load } = useReview()

  switch (review.kind) {
    case 'loading':
      return <Loading label={t('manage.loading')} />
    case 'refused':
      return <Refused shown={review.shown} onAgain={() => void load()} />
    case 'ready':
      return <Stay reservation={review.reservation} updating={review.updating} shown={review.shown} />
    default:
      return review satisfies never
  }
}
