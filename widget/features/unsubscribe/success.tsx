import { useText } from '../../state/settings/texts.ts'
import { MiddlePage } from '../../ui/layout/middle-page.tsx'
import { ToRooms } from './to-rooms.tsx'

/** No more offers come; needs no call, so that it can be read again. */
export default function Success() {
  const t = useText()
  return (
    <MiddlePage title={t('unsubscribe.doneTitle')} text={t('unsubscribe.doneText')}>
      <ToRooms />
    </MiddlePage>
  )
}
