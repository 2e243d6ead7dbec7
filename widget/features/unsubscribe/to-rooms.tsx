import { useText } from '../../state/settings/texts.ts'
import { useScreenLink } from '../../state/navigation/screen-link.ts'
import { Link } from '../../ui/controls/link.tsx'

/** Nothing is left to do here. */
export function ToRooms() {
  const t = useText()
  return (
    <div>
      <Link {...useScreenLink({ to: 'result' })} button="other">
        {t('core.toRooms')}
      </Link>
    </div>
  )
}
