import { useText } from '../../state/texts.ts'
import { useWay } from '../../state/way.ts'
import { Link } from '../../ui/link.tsx'

/** Nothing is left to do here. */
export function ToRooms() {
  const t = useText()
  return (
    <div>
      <Link {...useWay({ to: 'result' })} button="other">
        {t('core.toRooms')}
      </Link>
    </div>
  )
}
