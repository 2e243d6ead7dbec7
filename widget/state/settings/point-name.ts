import { useAtomValue } from 'jotai'

import { memberSettingsAtom } from '../session/member-settings.ts'
import { useText } from './texts.ts'

/** What the hotel calls its points, wherever they are named (BOOT-036); else the word of the screen. */
export function usePointName(otherwise: 'account.points' | 'spending.points' | 'changing.points'): string {
  const t = useText()
  return useAtomValue(memberSettingsAtom).point_name || t(otherwise)
}
