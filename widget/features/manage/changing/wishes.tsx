import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'

import type { UpdateSettings } from '../../../../shared/model/stay/cancelling.ts'
import type { Reservation } from '../../../../shared/model/stay/reservation.ts'
import { nights } from '../../../../shared/rules/days/dates.ts'
import { useText } from '../../../state/settings/texts.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { CodeEntry } from '../../../ui/fields/code-entry.tsx'
import { Form } from '../../../ui/fields/form.tsx'
import { Stepper } from '../../../ui/controls/stepper.tsx'
import { Checkbox } from '../../../ui/controls/checkbox.tsx'
import { wishAtom, wishForAtom } from './wish.ts'

type WishesProps = { reservation: Reservation; terms: UpdateSettings['terms'] }

/** What the hotel lets its guests change here: each of them is there only where it can be. */
export function ChangeWishes({ reservation, terms }: WishesProps) {
  const isLessOpen = terms.stay && !terms.is_restricted
  return (
    <div className="stack wide">
      {isLessOpen && <Nights reservation={reservation} />}
      {isLessOpen && reservation.rooms.length > 1 && <Rooms reservation={reservation} />}
      {terms.coupon && !reservation.coupon && <CouponEntry reservation={reservation} />}
    </div>
  )
}

function Nights({ reservation }: { reservation: Reservation }) {
  const t = useText()
  const { reservation_number: number, checkin_date, checkout_date } = reservation
  const booked = nights(checkin_date, checkout_date)
  const value = useAtomValue(wishAtom)(number).nights ?? booked
  const wish = useSetAtom(wishForAtom)
  if (booked < 2) return null
  return (
    <div className="wished">
      <b>{t('changing.nights')}</b>
      <Stepper
        label={t('changing.nights')}
        fewer={t('changing.fewerNights')}
        more={t('changing.moreNights')}
        min={1}
        max={booked}
        value={value}
        shown={t('core.nights', { n: value })}
        onChange={(count) => wish(number, { nights: count === booked ? null : count })}
      />
    </div>
  )
}

function Rooms({ reservation }: { reservation: Reservation }) {
  const t = useText()
  const { reservation_number: number, rooms } = reservation
  const { without } = useAtomValue(wishAtom)(number)
  const wish = useSetAtom(wishForAtom)
  const isLast = rooms.length - without.length === 1
  return (
    <fieldset className="stack">
      <legend>
        <b>{t('changing.rooms')}</b>
      </legend>
      {rooms.map(({ reservation_hotel_room_id: id, room_type_name, room_plan_name }) => {
        const isKept = !without.includes(id)
        return (
          <Checkbox
            key={id}
            checked={isKept}
            disabled={isKept && isLast}
            onChange={() => wish(number, { without: isKept ? [...without, id] : without.filter((one) => one !== id) })}
          >
            {room_type_name}
            <br />
            <span className="soft">{room_plan_name}</span>
          </Checkbox>
        )
      })}
    </fieldset>
  )
}

function CouponEntry({ reservation: { reservation_number: number } }: { reservation: Reservation }) {
  const t = useText()
  const { coupon } = useAtomValue(wishAtom)(number)
  const wish = useSetAtom(wishForAtom)
  const [typed, setTyped] = useState(coupon)
  const takeBack = () => {
    setTyped('')
    wish(number, { coupon: '' })
  }
  return (
    <Form className="stack" onSubmit={() => wish(number, { coupon: typed.trim() })}>
      <CodeEntry label={t('changing.coupon')} value={typed} onType={setTyped}>
        <Button type="submit">{t('changing.useCoupon')}</Button>
      </CodeEntry>
      {coupon && (
        <span>
          <Button size="small" look="quiet" onClick={takeBack}>
            {t('changing.takeBack', { code: coupon })}
          </Button>
        </span>
      )}
    </Form>
  )
}
