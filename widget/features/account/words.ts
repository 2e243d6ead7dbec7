import { useAtomValue } from 'jotai'

import { memberSettingsAtom } from '../../state/member-settings.ts'
import { useText } from '../../state/texts.ts'
import type { AccountPage } from './pages.ts'

/** What the hotel calls its points, wherever they are named (BOOT-036). */
export function usePointName(): string {
  const t = useText()
  return useAtomValue(memberSettingsAtom).point_name || t('account.points')
}

export function usePageNames(): Record<AccountPage, string> {
  const t = useText()
  return {
    profile: t('account.profile'),
    stays: t('account.stays'),
    points: usePointName(),
    cards: t('account.cards'),
    promotions: t('account.promotions'),
  }
}
