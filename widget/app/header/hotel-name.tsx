import { useAtomValue } from 'jotai'

import { safeUrl } from '../../lib/safe-url.ts'
import { loadedSettingsAtom } from '../../state/settings/settings.ts'

/** The logo says the name to who cannot see it. */
export function HotelName() {
  const { hotel_name = '', logo } = useAtomValue(loadedSettingsAtom) ?? {}
  const src = safeUrl(logo ?? undefined)
  return src ? <img className="logo" src={src} alt={hotel_name} /> : hotel_name
}
