import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'

import { mayBePaid } from '../../../shared/rules/money/payment-link.ts'
import { useLocale, useText } from '../../state/settings/texts.ts'
import { LinkQrCode } from './qr-code.tsx'
import { Read } from './reading.tsx'
import { linkNumberAtom, readLinkAtom } from './record.ts'
import { LinkPage, LinkOutcome, Record } from './summary.tsx'
import { useLooking } from './use-looking.ts'

/** How often the desk's screen looks whether the guest has paid. */
const LOOK_MS = 10_000

/** The record without a form, for a screen at the desk: the guest pays on a phone, and the screen says when it is done. */
export default function Display() {
  const t = useText()
  const read = useSetAtom(readLinkAtom)
  const number = useAtomValue(linkNumberAtom)
  const locale = useLocale()
  useEffect(() => {
    const left = new AbortController()
    void read(left.signal)
    return () => left.abort()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the subject is in the language shown
  }, [read, number, locale])
  useLooking(true, LOOK_MS)
  return (
    <Read>
      {(link) =>
        mayBePaid(link.status) ? (
          <LinkPage title={t('payLink.title', { hotel: link.hotel.name })}>
            <Record link={link} />
            {link.qr && <LinkQrCode qr={link.qr} />}
          </LinkPage>
        ) : (
          <LinkOutcome key={link.status} link={link} />
        )
      }
    </Read>
  )
}
