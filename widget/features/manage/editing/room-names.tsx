import { useAtomValue, useSetAtom } from 'jotai'

import { NAME_CHARACTERS } from '../../../../shared/constants.ts'
import type { Reservation } from '../../../../shared/model/stay/reservation.ts'
import { isFamilyFirst } from '../../../lib/name-order.ts'
import { formatMessage } from '../../../state/messages/messages.ts'
import { useLocale, useText } from '../../../state/settings/texts.ts'
import { Field } from '../../../ui/fields/field.tsx'
import { guestFieldErrorsAtom, roomValuesAtom, typeRoomAtom } from './guests.ts'

const LABELS = { first_name: 'checkout.givenName', last_name: 'checkout.familyName' } as const

/** Several rooms: who stays in which. */
export function BookedRoomNames({ reservation }: { reservation: Reservation }) {
  const t = useText()
  const isFirst = isFamilyFirst(useLocale())
  const rooms = useAtomValue(roomValuesAtom)(reservation)
  const wrong = useAtomValue(guestFieldErrorsAtom)
  const type = useSetAtom(typeRoomAtom)
  const names = isFirst ? (['last_name', 'first_name'] as const) : (['first_name', 'last_name'] as const)
  if (rooms.length === 0) return null
  return (
    <section className="stack">
      <h3 className="part">{t('checkout.whoInRooms')}</h3>
      <p className="small soft">{t('guest.roomsHelp')}</p>
      {rooms.map((room, at) => {
        const title = t('common.roomNumber', { number: at + 1 })
        return (
          <div key={room.id} className="fields" role="group" aria-label={title}>
            <b className="small whole">{title}</b>
            {names.map((name) => {
              const field = `rooms.${room.id}.guest.${name}` as const
              const fault = wrong[field]
              return (
                <Field
                  key={name}
                  label={t(LABELS[name])}
                  name={field}
                  value={room.value[name]}
                  autoComplete="off"
                  maxLength={NAME_CHARACTERS}
                  optional={t('common.optional')}
                  error={fault && formatMessage(t, { key: fault })}
                  onChange={(event) =>
                    type(reservation.reservation_number, room, { [name]: event.currentTarget.value })
                  }
                />
              )
            })}
          </div>
        )
      })}
    </section>
  )
}
