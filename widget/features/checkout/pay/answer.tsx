import { useAtomValue, useSetAtom } from 'jotai'

import type { TextKey } from '../../../lib/i18n.ts'
import { formatMessage } from '../../../state/messages/messages.ts'
import type { Shown } from '../../../state/messages/messages.ts'
import { useText } from '../../../state/settings/texts.ts'
import { Banner } from '../../../ui/messages/banner.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { InView } from '../../../ui/layout/in-view.tsx'
import { paymentAtom } from '../../../payment/attempt.ts'
import type { Payment } from '../../../payment/attempt.ts'
import { offeredRecovery, RecoveryAction } from './recovery-action.tsx'
import { payAtom } from './new-stay.ts'

/** What came of the last press, beside the button that was pressed. */
export function Answer() {
  const t = useText()
  const payment = useAtomValue(paymentAtom)
  switch (payment.kind) {
    case 'idle':
    case 'challenge':
      return <p className="unseen" role="status" />
    case 'busy':
      return (
        <p className="small soft" role="status">
          {t('checkout.booking')}
        </p>
      )
    case 'refused':
      return (
        <InView>
          <Refused payment={payment} />
        </InView>
      )
    case 'unknown':
      return (
        <InView>
          <Unknown shown={payment.shown} />
        </InView>
      )
    default:
      return payment satisfies never
  }
}

type RefusedPayment = Extract<Payment, { kind: 'refused' }>

function Refused({ payment }: { payment: RefusedPayment }) {
  const t = useText()
  const setPayment = useSetAtom(paymentAtom)
  const way = payment.way ?? offeredRecovery(payment.shown.code)
  const dismiss = way && { dismissLabel: t('core.dismiss'), onDismiss: () => setPayment({ kind: 'idle' }) }
  return (
    <Banner kind="bad" {...dismiss}>
      {formatMessage(t, payment.shown.message)}
      <RecoveryAction way={way} />
    </Banner>
  )
}

const OURS: TextKey = 'checkout.unknownTitle'

/** Nobody knows yet; asking again sends the same booking under the same key (guarantee W9). */
function Unknown({ shown }: { shown: Shown }) {
  const t = useText()
  const ask = useSetAtom(payAtom)
  const isServerDown = 'key' in shown.message && shown.message.key === 'errors.general'
  return (
    <Banner
      kind="warn"
      title={isServerDown ? formatMessage(t, shown.message) : formatMessage(t, { key: OURS })}
      action={
        <Button size="small" onClick={() => void ask()}>
          {t('checkout.askAgain')}
        </Button>
      }
    >
      {isServerDown && <p>{t('checkout.unknownTitle')}</p>}
      {t('checkout.unknownText')}
    </Banner>
  )
}
