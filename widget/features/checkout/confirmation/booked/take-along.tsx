import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'

import type { Reservation } from '../../../../../shared/model/stay/reservation.ts'
import { dateRange } from '../../../../lib/format.ts'
import { linkerAtom } from '../../../../state/analytics/attribution.ts'
import { environmentAtom } from '../../../../state/environment.ts'
import { goAtom } from '../../../../state/navigation/navigation.ts'
import { backUrlAtom } from '../../../../state/navigation/named-pages.ts'
import { useWalletPass } from '../../../../state/reservation/wallet-pass.ts'
import { useLocale, useText } from '../../../../state/settings/texts.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { Link } from '../../../../ui/controls/link.tsx'
import { WalletButton } from '../../../../ui/controls/wallet-button.tsx'
import { share as shareSign } from '../../../../ui/icons/share.ts'
import { pin } from '../../../../ui/icons/stay.ts'
import { Toast } from '../../../../ui/messages/toast.tsx'
import { directionsTo } from './directions.ts'

type TakeAlongProps = { reservation: Reservation }

/** The way there, the stay for those who come along, and where to go from here. */
export function TakeAlong({ reservation }: TakeAlongProps) {
  const t = useText()
  const { view } = useAtomValue(environmentAtom)
  const go = useSetAtom(goAtom)
  const { hotel, status } = reservation
  const { isOffered, ...pass } = useWalletPass(reservation)
  const { userAgent } = view.navigator
  const isComing = status === 'done' || status === 'payment_pending'
  return (
    <>
      {isOffered && <WalletButton {...pass} />}
      {isComing && hotel.full_address && (
        <Link button="other" size="small" icon={pin} outside href={directionsTo(hotel.full_address, userAgent)}>
          {t('booked.directions')}
        </Link>
      )}
      {isComing && <ShareStay reservation={reservation} />}
      <Button size="small" look="quiet" onClick={() => go({ to: 'result' })}>
        {t('checkout.bookAnother')}
      </Button>
      <BackToHotel hotel={hotel} />
    </>
  )
}

/** Where and when, for companions; neither the number nor anything else that opens the booking. */
function ShareStay({ reservation: { hotel, checkin_date, checkout_date } }: TakeAlongProps) {
  const t = useText()
  const locale = useLocale()
  const { view } = useAtomValue(environmentAtom)
  const [isCopied, setCopied] = useState(false)
  const dates = dateRange(checkin_date, checkout_date, locale)
  const title = t('checkout.calendarStay', { hotel: hotel.name })
  const text = [title, dates, hotel.full_address].filter(Boolean).join('\n')
  const { url } = hotel
  const share = async () => {
    const told = { title, text, ...(url && { url }) }
    try {
      if (view.navigator.canShare?.(told)) return await view.navigator.share(told)
    } catch (error) {
      // The guest closed what the device offers; where a page may not open it, the words are copied.
      if (error instanceof Error && error.name === 'AbortError') return
    }
    await view.navigator.clipboard.writeText([text, url].filter(Boolean).join('\n'))
    setCopied(true)
  }
  return (
    <>
      {/* Where neither is allowed, the screen itself is there to be shown. */}
      <Button size="small" icon={shareSign} onClick={() => void share().catch(() => undefined)}>
        {t('booked.share')}
      </Button>
      {isCopied && <Toast onEnd={() => setCopied(false)}>{t('booked.shareCopied')}</Toast>}
    </>
  )
}

/** To the page the guest came from, else the hotel's own; out of a frame it is the page around that goes there. */
function BackToHotel({ hotel }: { hotel: Reservation['hotel'] }) {
  const t = useText()
  const link = useAtomValue(linkerAtom)
  const { view } = useAtomValue(environmentAtom)
  const href = useAtomValue(backUrlAtom) ?? hotel.url
  if (!href) return null
  return (
    <Link button="quiet" size="small" href={link(href)} {...(view.parent === view ? {} : { target: '_top' })}>
      {t('booked.back', { hotel: hotel.name })}
    </Link>
  )
}
