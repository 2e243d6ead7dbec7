import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'

import { TRANSACTION_POLL_MS } from '../../../shared/constants.ts'
import { mayBePaid } from '../../../shared/rules/money/payment-link.ts'
import { useLocale } from '../../state/settings/texts.ts'
import { payingAtom } from './attempt.ts'
import { Bank } from './bank.tsx'
import { openLinkAtom } from './pay.ts'
import { PayForm } from './pay-form.tsx'
import { Read } from './reading.tsx'
import { linkNumberAtom, readingAtom } from './record.ts'
import { LinkOutcome } from './summary.tsx'
import { useLooking } from './use-looking.ts'

/** What a hotel asks for by a link: paid by card, or why it is not to be paid (PAYLINK-001). */
export default function Payment() {
  const open = useSetAtom(openLinkAtom)
  const number = useAtomValue(linkNumberAtom)
  const paying = useAtomValue(payingAtom)
  const locale = useLocale()
  useEffect(() => {
    const left = new AbortController()
    void open(left.signal)
    return () => left.abort()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the subject is in the language shown
  }, [open, number, locale])
  const reading = useAtomValue(readingAtom)
  const isUnderWay = reading.kind === 'ready' && reading.link.status === 'processing'
  // Somebody pays elsewhere, or the page was loaded anew before the answer; one's own bank is asked by itself (bank.tsx).
  useLooking(isUnderWay && paying.kind !== 'challenge', TRANSACTION_POLL_MS)
  return (
    <Read>
      {(link) => {
        if (paying.kind === 'challenge') return <Bank asked={paying.asked} link={link} />
        // What was pressed here is answered here, even where the link is over meanwhile.
        if (mayBePaid(link.status)) return <PayForm link={link} />
        return <LinkOutcome key={link.status} link={link} isJustPaid={paying.kind === 'paid'} />
      }}
    </Read>
  )
}
