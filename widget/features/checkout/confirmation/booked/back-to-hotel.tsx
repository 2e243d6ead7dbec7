import { useAtomValue } from 'jotai'

import type { Reservation } from '../../../../../shared/model/stay/reservation.ts'
import { linkerAtom } from '../../../../state/analytics/attribution.ts'
import { environmentAtom } from '../../../../state/environment.ts'
import { backUrlAtom } from '../../../../state/navigation/named-pages.ts'
import { useText } from '../../../../state/settings/texts.ts'
import { Link } from '../../../../ui/controls/link.tsx'

/** To the page the guest came from, else the hotel's own; out of a frame it is the page around that goes there. */
export function BackToHotel({ hotel }: { hotel: Reservation['hotel'] }) {
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
