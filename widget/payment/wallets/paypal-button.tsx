import { useAtomValue, useSetAtom } from 'jotai'
import { WALLET_NAMES } from '../../../shared/payments.ts'

import { Lazy } from '../../state/lazy.ts'
import { useText } from '../../state/settings/texts.ts'
import { Button } from '../../ui/controls/button.tsx'
import { paymentAtom } from '../attempt.ts'
import { accountAtom } from '../../features/checkout/pay/methods.ts'
import { payAtom } from '../../features/checkout/pay/new-stay.ts'

const realButtons = () => import('./paypal-script.tsx').then(({ PaypalScript }) => PaypalScript)

/** PayPal beside the card, or in its place. */
export function PaypalButton({ isBesideCard }: { isBesideCard: boolean }) {
  const t = useText()
  const pay = useSetAtom(payAtom)
  const account = useAtomValue(accountAtom)('paypal')
  const isBusy = useAtomValue(paymentAtom).kind === 'busy'
  return (
    <div className="stack tight">
      {isBesideCard && <p className="small soft">{t('wallets.or')}</p>}
      {account ? (
        <Lazy load={realButtons} props={{ account }} />
      ) : (
        <Button full busy={isBusy} onClick={() => void pay('paypal')}>
          {t('wallets.payWith', { name: WALLET_NAMES.paypal })}
        </Button>
      )}
      <p className="tiny faint">{t('wallets.note', { name: WALLET_NAMES.paypal })}</p>
    </div>
  )
}
