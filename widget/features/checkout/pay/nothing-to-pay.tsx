import { useAtomValue } from 'jotai'

import { PAYMENT_TYPES } from '../../../../shared/payments.ts'
import { useText } from '../../../state/settings/texts.ts'
import { Banner } from '../../../ui/messages/banner.tsx'
import { RadioList } from '../../../ui/controls/radio-list.tsx'
import { methodsAtom } from './methods.ts'
import { METHOD_WORDS } from '../words.ts'

const nobody = () => undefined

/** Points, a voucher or a gift paid it all: the cards stay on the screen and say why none is asked for (POINT-006). */
export function NothingToPay() {
  const t = useText()
  const cards = useAtomValue(methodsAtom).filter(({ type }) => PAYMENT_TYPES[type].card)
  const lines = cards.map(({ type }) => ({
    value: type,
    label: t(METHOD_WORDS[type].name),
    disabledReason: t('paying.noCardNeeded'),
  }))
  return (
    <div className="stack">
      <Banner kind="good" title={t('paying.nothingToPay')}>
        {t('paying.nothingToPayText')}
      </Banner>
      {lines.length > 0 && <RadioList label={t('checkout.howToPay')} lines={lines} value={null} onChange={nobody} />}
    </div>
  )
}
