import type { PartyRoom } from '../../model/search/party.ts'

export type PartyTotals = { rooms: number; adults: number; children: number; guests: number }

export function partyTotals(party: readonly PartyRoom[]): PartyTotals {
  const adults = party.reduce((sum, room) => sum + room.adults, 0)
  const children = party.reduce((sum, room) => sum + room.children, 0)
  return { rooms: party.length, adults, children, guests: adults + children }
}
