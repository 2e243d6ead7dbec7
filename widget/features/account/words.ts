import { usePointName } from '../../state/settings/point-name.ts'
import { useText } from '../../state/settings/texts.ts'
import type { AccountPage } from './pages.ts'

export function usePageNames(): Record<AccountPage, string> {
  const t = useText()
  return {
    profile: t('account.profile'),
    stays: t('account.stays'),
    points: usePointName('account.points'),
    cards: t('account.cards'),
    promotions: t('account.promotions'),
  }
}
