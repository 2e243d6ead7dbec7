import { useAtomValue } from 'jotai'
import { useState } from 'react'

import { criteriaAtom } from '../../state/search/search.ts'
import { useText } from '../../state/settings/texts.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Options } from './options.tsx'

/** The second line of the bar: there from the beginning, or behind a press where results want the place. */
export default function MoreOptions({ thin }: { thin: boolean }) {
  const t = useText()
  const isUsed = useIsUsed()
  const [isWanted, setWanted] = useState<boolean | null>(null)
  const isShown = !thin || (isWanted ?? isUsed)
  return (
    <>
      {thin && (
        <Button look="quiet" size="small" aria-expanded={isShown} onClick={() => setWanted(!isShown)}>
          {t('options.more')}
        </Button>
      )}
      {isShown && <Options />}
    </>
  )
}

/** What is in use is not hidden. */
function useIsUsed(): boolean {
  const { is_undated, is_day_use, dynamic_package, promo_code, coupon_code, voucher_coupon_code } =
    useAtomValue(criteriaAtom)
  return is_undated || is_day_use || Boolean(dynamic_package || promo_code || coupon_code || voucher_coupon_code)
}
