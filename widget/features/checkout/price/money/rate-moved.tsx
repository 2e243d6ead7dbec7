import { useAtomValue, useSetAtom } from 'jotai'

import { money } from '../../../../lib/format.ts'
import { useLocale, useText } from '../../../../state/settings/texts.ts'
import { Banner } from '../../../../ui/messages/banner.tsx'
import { rateChangeAtom } from '../rate-change.ts'

/** CUR-017: the new amount beside the old one; nothing goes on before the guest presses again. */
export function RateMoved() {
  const t = useText()
  const locale = useLocale()
  const change = useAtomValue(rateChangeAtom)
  const set = useSetAtom(rateChangeAtom)
  if (!change) return null
  const [before, now] = [change.before, change.now].map((amount) => money(amount, change.currency, locale))
  const sums = { before: before ?? '', now: now ?? '' }
  return (
    <Banner kind="warn" title={t('errors.rateUpdated')} dismissLabel={t('core.dismiss')} onDismiss={() => set(null)}>
      {t(change.now < change.before ? 'errors.priceCheaper' : 'errors.priceDearer', sums)}
    </Banner>
  )
}
