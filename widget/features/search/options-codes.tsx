import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'

import { CODE_CHARACTERS } from '../../../shared/constants.ts'
import { criteriaAtom } from '../../state/search/search.ts'
import { useText } from '../../state/settings/texts.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Chip } from '../../ui/controls/chip.tsx'
import { close } from '../../ui/icons/signs.ts'
import { RoundButton } from '../../ui/controls/round-button.tsx'
import { leaveCouponAtom, setPromoCodeAtom } from './options-state.ts'

/** A field from the first press on, and where the address brought a code; Enter in it searches. */
export function PromoCode() {
  const t = useText()
  const { promo_code } = useAtomValue(criteriaAtom)
  const setCode = useSetAtom(setPromoCodeAtom)
  const [isWanted, setWanted] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isWanted) input.current?.focus()
  }, [isWanted])
  if (!isWanted && !promo_code)
    return (
      <Button look="quiet" size="small" onClick={() => setWanted(true)}>
        {t('options.promoCode')}
      </Button>
    )
  const leave = () => {
    setCode('')
    setWanted(false)
  }
  return (
    <span className="promo">
      <label>
        <span>{t('options.promoCode')}</span>
        <input
          ref={input}
          dir="ltr"
          type="text"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={CODE_CHARACTERS}
          value={promo_code}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
      </label>
      <RoundButton
        plain
        tight
        icon={close}
        label={t('options.remove', { what: t('options.promoOf', { code: promo_code }) })}
        onClick={leave}
      />
    </span>
  )
}

/** What the address brought, so that the guest knows whose prices these are and can do without. */
export function CouponChip() {
  const t = useText()
  const { coupon_code, voucher_coupon_code } = useAtomValue(criteriaAtom)
  const leave = useSetAtom(leaveCouponAtom)
  if (!coupon_code && !voucher_coupon_code) return null
  const what = coupon_code
    ? t('options.coupon', { code: coupon_code })
    : t('options.voucher', { code: voucher_coupon_code })
  return (
    <Chip after={close} aria-label={t('options.remove', { what })} onClick={leave}>
      {what}
    </Chip>
  )
}
