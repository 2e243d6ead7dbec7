import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'

import { mayBePaid } from '../../../shared/rules/payment-link.ts'
import { useLocale } from '../../state/texts.ts'
import { payingAtom } from './attempt.ts'
import { Bank } from './bank.tsx'
import { openAtom } from './pay.ts'
import { PayForm } from './pay-form.tsx'
import { Read } from './reading.tsx'
import { numberAtom } from './record.ts'
import { Outcome } from './summary.tsx'

/** What a hotel asks for by a link: paid by card, or why it is not to be paid (specification 2.6, "payment-link page"). */
export default function Payment() {
  const open = useSetAtom(openAtom)
  const number = useAtomValue(numberAtom)
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
        if (paying.kind === 'bank') return <Bank asked={paying.asked} link={link} />
        // What was pressed here is answered here, even where the link is over meanwhile.
        if (mayBePaid(link.status)) return <PayForm link={link} />
        return <Outcome link={link} isJustPaid={paying.kind === 'paid'} />
      }}
    </Read>
  )
}
