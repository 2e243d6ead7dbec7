import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'

import { mayBePaid } from '../../../shared/rules/money/payment-link.ts'
import { useLocale } from '../../state/settings/texts.ts'
import { payingAtom } from './attempt.ts'
import { Bank } from './bank.tsx'
import { openLinkAtom } from './pay.ts'
import { PayForm } from './pay-form.tsx'
import { Read } from './reading.tsx'
import { linkNumberAtom } from './record.ts'
import { LinkOutcome } from './summary.tsx'

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
  return (
    <Read>
      {(link) => {
        if (paying.kind === 'challenge') return <Bank asked={paying.asked} link={link} />
        // What was pressed here is answered here, even where the link is over meanwhile.
        if (mayBePaid(link.status)) return <PayForm link={link} />
        return <LinkOutcome link={link} isJustPaid={paying.kind === 'paid'} />
      }}
    </Read>
  )
}
