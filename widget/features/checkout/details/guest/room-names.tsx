import { useAtomValue, useSetAtom } from 'jotai'

import { NAME_CHARACTERS } from '../../../../../shared/constants.ts'
import type { RoomGuest } from '../../../../../shared/model/stay/reservation.ts'
import { isFamilyFirst } from '../../../../lib/name-order.ts'
import { partyWords } from '../../../../lib/party-words.ts'
import { formatMessage } from '../../../../state/messages/messages.ts'
import { useLocale, useText } from '../../../../state/settings/texts.ts'
import { Field } from '../../../../ui/fields/field.tsx'
import { Checkbox } from '../../../../ui/controls/checkbox.tsx'
import { leaveFieldAtom, shownErrorsAtom } from '../form.ts'
import { namedRoomsAtom, roomGuestsAtom } from '../room-guests.ts'
import { partiesAtom } from '../../stay.ts'
import { nameRoomAtom, stayInFirstAtom } from './name-room.ts'

/** Several rooms: who stays in which (GUEST-017). */
export function RoomNames() {
  const t = useText()
  const parties = useAtomValue(partiesAtom)
  const named = useAtomValue(namedRoomsAtom)
  return (
    <section className="block">
      <h2 className="part">{t('checkout.whoInRooms')}</h2>
      <p className="small soft">{t('guest.roomsHelp')}</p>
      <ul className="stack">
        {parties.map((party, at) => (
          <li key={at} className="stack tight">
            <div className="small">
              <b>{t('common.roomNumber', { number: at + 1 })}</b>
              <br />
              {partyWords(t, party)}
            </div>
            {at === 0 && <StaysHere />}
            {named[at] && <RoomName at={at} guest={named[at]} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

function StaysHere() {
  const t = useText()
  const { staysInFirst } = useAtomValue(roomGuestsAtom)
  const stay = useSetAtom(stayInFirstAtom)
  return (
    <Checkbox name="stays_here" checked={staysInFirst} onChange={(event) => stay(event.currentTarget.checked)}>
      {t('guest.staysHere')}
    </Checkbox>
  )
}

function RoomName({ at, guest }: { at: number; guest: RoomGuest }) {
  const isFirst = isFamilyFirst(useLocale())
  const names = isFirst ? (['last_name', 'first_name'] as const) : (['first_name', 'last_name'] as const)
  return (
    <div className="fields" role="group">
      {names.map((name) => (
        <NamePart key={name} {...{ at, name }} value={guest[name]} />
      ))}
    </div>
  )
}

const LABELS = { first_name: 'checkout.givenName', last_name: 'checkout.familyName' } as const

function NamePart({ at, name, value }: { at: number; name: keyof RoomGuest; value: string }) {
  const t = useText()
  const field = `rooms.${at}.guest.${name}` as const
  const wrong = useAtomValue(shownErrorsAtom)[field]
  const type = useSetAtom(nameRoomAtom)
  const leave = useSetAtom(leaveFieldAtom)
  return (
    <Field
      label={t(LABELS[name])}
      name={field}
      value={value}
      // The browser knows the name of who sits before it, not of who comes along.
      autoComplete="off"
      maxLength={NAME_CHARACTERS}
      optional={t('common.optional')}
      error={wrong && formatMessage(t, wrong)}
      onBlur={() => leave(field, value)}
      onChange={(event) => type(at, name, event.currentTarget.value)}
    />
  )
}
