import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'

import { useText } from '../../../../state/settings/texts.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { couponCodeAtom, couponErrorAtom, typedCouponAtom } from '../coupon-state.ts'
import { AppliedCode } from './applied-code.tsx'
import { CodeField } from './code-field.tsx'
import { appliedCouponAtom } from './one-code.ts'

/** A line to press for the few who have one; whoever came with a code sees at once what became of it. */
export function CouponSection() {
  const t = useText()
  const applied = useAtomValue(appliedCouponAtom)
  const code = useAtomValue(couponCodeAtom)
  const typed = useAtomValue(typedCouponAtom)
  const fault = useAtomValue(couponErrorAtom)
  const [isWanted, setWanted] = useState(false)
  const heading = useAppliedFocus(applied?.code ?? null, () => setWanted(false))
  if (!isWanted && code === null && typed === '' && !fault)
    return (
      <section className="block">
        <span>
          <Button look="quiet" onClick={() => setWanted(true)}>
            {t('price.have')}
          </Button>
        </span>
      </section>
    )
  const hasField = !applied || isWanted || fault !== null || typed !== ''
  return (
    <section className="block">
      <h2 ref={heading} tabIndex={-1}>
        {t('price.coupon')}
      </h2>
      <div className="stack">
        {applied && <AppliedCode coupon={applied} onAnother={hasField ? null : () => setWanted(true)} />}
        {hasField && <CodeField takesFocus={isWanted} />}
      </div>
    </section>
  )
}

/** The field leaves with the code it held; whoever was in it is led to what took its place. */
function useAppliedFocus(code: string | null, onApplied: () => void) {
  const heading = useRef<HTMLHeadingElement>(null)
  const setTyped = useSetAtom(typedCouponAtom)
  const typed = useAtomValue(typedCouponAtom)
  useEffect(() => {
    if (code === null || typed.trim().toUpperCase() !== code.toUpperCase()) return
    setTyped('')
    onApplied()
    heading.current?.focus()
  })
  return heading
}
