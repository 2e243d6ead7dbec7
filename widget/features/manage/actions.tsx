import { useSetAtom } from 'jotai'
import { useState } from 'react'
import type { ReactNode } from 'react'

import type { UpdateSettings } from '../../../shared/model/stay/cancelling.ts'
import type { Reservation } from '../../../shared/model/stay/reservation.ts'
import { isUpdateBar } from '../../../shared/rules/change/cancelling.ts'
import type { UpdateBar } from '../../../shared/rules/change/cancelling.ts'
import { nights } from '../../../shared/rules/days/dates.ts'
import { telHref } from '../../../shared/tel-href.ts'
import { goAtom } from '../../state/navigation/navigation.ts'
import { useText } from '../../state/settings/texts.ts'
import { Banner } from '../../ui/messages/banner.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { DangerButton } from '../../ui/controls/danger-button.tsx'
import { Link } from '../../ui/controls/link.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import { enterChangeAtom } from './enter-change.ts'
import { PayNow } from './pay-now.tsx'
import { enterUpdateAtom } from './updating/commands.ts'
import { useBars, useUpdatable } from './use-bars.ts'

type ActionsProps = { reservation: Reservation; updating: UpdateSettings | null; children: ReactNode }

/** What may be done with the stay; what may not be keeps its place, with the reason beside it (MANAGE-010). `children` can always be done. */
export function Actions({ reservation, updating, children }: ActionsProps) {
  const t = useText()
  const go = useSetAtom(goAtom)
  const [isAsking, setAsking] = useState(false)
  const { cancel } = useBars(reservation)
  // Another sign-in or another house is told by its warning.
  const barred = [cancel, updating?.reason ?? null].filter(isUpdateBar)
  const isOver = reservation.status === 'cancelled' || reservation.status === 'completed'
  if (isOver)
    return (
      <div className="row wrap unprinted">
        {children}
        <Button size="small" onClick={() => go({ to: 'result' })}>
          {t('manage.again')}
        </Button>
      </div>
    )
  return (
    <>
      <div className="row wrap unprinted">
        {children}
        {updating?.is_active && <Changes reservation={reservation} updating={updating} />}
        <PayNow reservation={reservation} updating={updating} />
        <DangerButton
          size="small"
          disabledReason={cancel !== null}
          aria-haspopup="dialog"
          onClick={() => setAsking(true)}
        >
          {t('manage.cancel')}
        </DangerButton>
      </div>
      {[...new Set(barred)].map((bar) => (
        <Reason key={bar} bar={bar} hotel={reservation.hotel} />
      ))}
      {isAsking && <CancelDialog reservation={reservation} onClose={() => setAsking(false)} />}
    </>
  )
}

type ChangesProps = { reservation: Reservation; updating: UpdateSettings }

/** The ways into update mode, each of them only where the hotel has it and the stay has what it gives up. */
function Changes({ reservation, updating }: ChangesProps) {
  const t = useText()
  const { terms } = updating
  const isUpdatable = useUpdatable(reservation, updating)
  const update = useSetAtom(enterUpdateAtom)
  const change = useSetAtom(enterChangeAtom)
  const { checkin_date, checkout_date, rooms, coupon } = reservation
  const hasMore = rooms.length > 1 || nights(checkin_date, checkout_date) > 1
  const smaller = smallerWay(terms.stay && !terms.is_restricted && hasMore, terms.coupon && !coupon)
  return (
    <>
      {terms.stay && (
        <Button size="small" disabledReason={!isUpdatable} onClick={() => update(reservation)}>
          {t('manage.updateStay')}
        </Button>
      )}
      {smaller && (
        <Button size="small" disabledReason={!isUpdatable} onClick={() => change(reservation)}>
          {t(smaller)}
        </Button>
      )}
    </>
  )
}

function smallerWay(canReduce: boolean, canUseCoupon: boolean) {
  if (canReduce) return canUseCoupon ? 'manage.update' : 'manage.reduce'
  return canUseCoupon ? 'manage.useCoupon' : null
}

const BY_PHONE: readonly UpdateBar[] = ['edited_by_staff', 'checkin_day', 'deadline_passed']

function Reason({ bar, hotel }: { bar: UpdateBar; hotel: Reservation['hotel'] }) {
  const t = useText()
  const { name, phone_number: phone } = hotel
  return (
    <Banner kind="plain">
      {t(`manage.${bar}`)}
      {BY_PHONE.includes(bar) && phone && (
        <>
          <br />
          {t('manage.callHotel', { hotel: name })}{' '}
          <Link href={telHref(phone)}>
            <bdi dir="ltr" translate="no">
              {phone}
            </bdi>
          </Link>
        </>
      )}
    </Banner>
  )
}
