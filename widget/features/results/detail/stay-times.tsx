import { useAtomValue } from 'jotai'

import { placeSettingsAtom } from '../../../state/settings/place-settings.ts'
import { useText } from '../../../state/settings/texts.ts'
import { clock } from '../../../ui/icons/signs.ts'
import { Say } from '../../../ui/messages/say.tsx'

/** From when to when a guest may come, and until when to leave; nothing where the hotel has not said. */
export function StayTimes() {
  const t = useText()
  const { check_in_range, check_out_time: until } = useAtomValue(placeSettingsAtom)
  const { from, to } = check_in_range
  if (!from || !until) return null
  return <Say icon={clock}>{t('detail.times', { from, to, until })}</Say>
}
