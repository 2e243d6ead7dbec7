import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'

import { mayBePaid } from '../../../shared/rules/money/payment-link.ts'
import { environmentAtom } from '../../state/environment.ts'
import { useLocale, useText } from '../../state/settings/texts.ts'
import { LinkQrCode } from './qr-code.tsx'
import { Read } from './reading.tsx'
import { linkNumberAtom, readLinkAtom } from './record.ts'
import { LinkPage, LinkOutcome, Record } from './summary.tsx'

/** How often the desk's screen looks whether the guest has paid. */
const LOOK_MS = 10_000

/** The record without a form, for a screen at the desk: the guest pays on a phone, and the screen says when it is done. */
export default function Display() {
  const t = useText()
  useLooking()
  return (
    <Read>
      {(link) =>
        mayBePaid(link.status) ? (
          <LinkPage title={t('payLink.title', { hotel: link.hotel.name })}>
            <Record link={link} />
            {link.qr && <LinkQrCode qr={link.qr} />}
          </LinkPage>
        ) : (
          <LinkOutcome link={link} />
        )
      }
    </Read>
  )
}

function useLooking() {
  const { view } = useAtomValue(environmentAtom)
  const read = useSetAtom(readLinkAtom)
  const number = useAtomValue(linkNumberAtom)
  const locale = useLocale()
  useEffect(() => {
    const left = new AbortController()
    void read(left.signal)
    const timer = view.setInterval(() => {
      if (!view.document.hidden) void read(left.signal)
    }, LOOK_MS)
    return () => {
      left.abort()
      view.clearInterval(timer)
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the subject is in the language shown
  }, [view, read, number, locale])
}
