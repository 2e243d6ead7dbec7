import { useAtomValue } from 'jotai'

import type { MemberSettings } from '../../../shared/model/hotel/member-settings.ts'
import type { Settings } from '../../../shared/model/hotel/settings.ts'
import { settingsAtom } from './settings.ts'
import { useText } from './texts.ts'

type Word =
  | 'account.points'
  | 'changing.points'
  | 'checkout.billPoints'
  | 'manage.points'
  | 'signUp.pointName'
  | 'spending.points'

/**
 * What the hotel calls its points, wherever they are named (BOOT-036); else the word of the screen. It is read from the
 * answer as it came, so that a bill need not carry all that is set for members.
 */
export function usePointName(otherwise: Word): string {
  const t = useText()
  const settings: Settings & Partial<Pick<MemberSettings, 'point_name'>> = useAtomValue(settingsAtom)
  return settings.point_name || t(otherwise)
}
