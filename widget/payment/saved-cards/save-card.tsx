import { useAtom, useAtomValue } from 'jotai'

import { isKoreanDomestic } from '../../../shared/payments.ts'
import { useText } from '../../state/settings/texts.ts'
import { Checkbox } from '../../ui/controls/checkbox.tsx'
import { cardWishAtom } from '../card.ts'
import { paymentTypeAtom } from '../../features/checkout/pay/methods.ts'
import { chosenAtom } from './choice.ts'

/** Never ticked by itself; of a card that is kept already there is nothing to keep. */
export function SaveCard() {
  const t = useText()
  const [wish, setWish] = useAtom(cardWishAtom)
  const chosen = useAtomValue(chosenAtom)
  const type = useAtomValue(paymentTypeAtom)
  if (chosen || type === null || isKoreanDomestic(type)) return null
  return (
    <Checkbox
      name="save_card"
      checked={wish.save ?? false}
      help={t('spending.saveCardHelp')}
      onChange={(event) => setWish({ ...wish, save: event.currentTarget.checked })}
    >
      {t('spending.saveCard')}
    </Checkbox>
  )
}
