import { useAtomValue, useSetAtom } from 'jotai'

import type { Reservation } from '../../../shared/model/stay/reservation.ts'
import type { Warning } from '../../../shared/model/stay/held.ts'
import { isCorporateOfferedAtom } from '../../state/session/member-settings.ts'
import { useText } from '../../state/settings/texts.ts'
import { Banner } from '../../ui/messages/banner.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { mendAtom, isOtherHotelAtom } from './mend.ts'

/** What stands in the way of changing the stay, and the one step that mends it (MANAGE-031). */
export function Warnings({ reservation }: { reservation: Reservation }) {
  const t = useText()
  const isOther = useAtomValue(isOtherHotelAtom)(reservation)
  const { name } = reservation.hotel
  const ofHouse = isOther ? [{ type: 'facility' as const, messages: [t('manage.facility', { hotel: name })] }] : []
  return [...reservation.warnings, ...ofHouse].map(({ type, messages }) => (
    <Banner key={type} kind="warn" action={<Mend type={type} reservation={reservation} />}>
      {messages.join(' ')}
    </Banner>
  ))
}

function Mend({ type, reservation }: { type: Warning; reservation: Reservation }) {
  const t = useText()
  const mend = useSetAtom(mendAtom)
  const isCorporateOffered = useAtomValue(isCorporateOfferedAtom)
  const words = {
    guest_booking: t('manage.signOut'),
    member_account: t('manage.signIn'),
    organization_account: isCorporateOffered ? t('manage.signIn') : null,
    facility: t('manage.toHotel', { hotel: reservation.hotel.name }),
  }[type]
  return (
    words && (
      <Button size="small" onClick={() => mend(type, reservation)}>
        {words}
      </Button>
    )
  )
}
