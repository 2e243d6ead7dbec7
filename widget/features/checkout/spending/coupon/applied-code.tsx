import { useAtomValue, useSetAtom } from 'jotai'

import type { AppliedCoupon } from '../../../../../shared/model/payment/coupon.ts'
import { useText } from '../../../../state/settings/texts.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { check } from '../../../../ui/icons/signs.ts'
import { Say } from '../../../../ui/messages/say.tsx'
import { firstNightsAtom, removeCodeAtom } from './one-code.ts'

type AppliedCodeProps = { coupon: AppliedCoupon; onAnother: (() => void) | null }

/** The coupon the price was calculated with, and the ways out of it. */
export function AppliedCode({ coupon, onAnother }: AppliedCodeProps) {
  const t = useText()
  const first = useAtomValue(firstNightsAtom)
  const remove = useSetAtom(removeCodeAtom)
  return (
    <div className="stack tight" role="status">
      <Say kind="good" icon={check}>
        {t('price.applied', { name: coupon.name, code: coupon.code })}
        {first !== null && (
          <>
            <br />
            {t('price.firstNights', { n: first })}
          </>
        )}
      </Say>
      <div className="row wrap">
        <Button size="small" onClick={() => remove()}>
          {t('price.remove')}
        </Button>
        {onAnother && (
          <Button size="small" look="quiet" onClick={onAnother}>
            {t('price.another')}
          </Button>
        )}
      </div>
    </div>
  )
}
