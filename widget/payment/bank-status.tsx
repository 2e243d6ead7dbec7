import { atom, useAtomValue } from 'jotai'

import { formatMessage } from '../state/messages/messages.ts'
import type { Shown } from '../state/messages/messages.ts'
import { useText } from '../state/settings/texts.ts'

/** Why the last question about the payment had no answer; null: it had one. */
export const bankSilenceAtom = atom<Shown | null>(null)

/** Below the bank's page, whatever is paid for: that there is no answer just now, or that the bank's is looked up. */
export function BankStatus({ isAnswered }: { isAnswered: boolean }) {
  const t = useText()
  const silence = useAtomValue(bankSilenceAtom)
  return (
    <p className="small soft" role="status">
      {silence ? formatMessage(t, silence.message) : isAnswered && t('checkout.bankChecking')}
    </p>
  )
}
