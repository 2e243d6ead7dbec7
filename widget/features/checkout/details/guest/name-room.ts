import { atom } from 'jotai'

import type { RoomGuest } from '../../../../../shared/model/stay/reservation.ts'
import { times } from '../../../../../shared/rules/times.ts'
import { hideErrorAtom } from '../form.ts'
import { roomGuestsAtom } from '../room-guests.ts'

export const stayInFirstAtom = atom(null, (_get, set, staysInFirst: boolean) =>
  set(roomGuestsAtom, (guests) => ({ ...guests, staysInFirst })),
)

export const nameRoomAtom = atom(null, (_get, set, at: number, name: keyof RoomGuest, value: string) => {
  set(roomGuestsAtom, (guests) => ({ ...guests, names: renamed(guests.names, at, name, value) }))
  set(hideErrorAtom, `rooms.${at}.guest.${name}`)
})

const renamed = (names: readonly RoomGuest[], at: number, name: keyof RoomGuest, value: string): RoomGuest[] =>
  times(Math.max(names.length, at + 1), (room) => {
    const guest = names[room] ?? { first_name: '', last_name: '' }
    return room === at ? { ...guest, [name]: value } : guest
  })
