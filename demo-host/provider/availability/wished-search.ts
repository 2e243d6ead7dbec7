import type { PartyRoom } from '../../../shared/model/search/party.ts'
import type { RecommendationQuery, UnderstoodWishes } from '../../../shared/model/search/stay-wishes.ts'
import { addDays, nights } from '../../../shared/rules/days/dates.ts'
import { partyLimits, tierOfAge } from '../../../shared/rules/party/party.ts'
import { times } from '../../../shared/rules/times.ts'
import { MAX_ROOMS } from '../../../shared/constants.ts'
import type { HotelCatalog } from '../hotels/hotel-catalog.ts'
import { businessDate } from '../kernel/hotel-time.ts'
import type { Context } from '../kernel/context.ts'
import type { StayWishes, WishReader } from '../recommending/wish-reader.ts'
import { stayOf } from './search-rooms.ts'

/** A search for what a guest wishes, and what of the wishes it took; null: none. */
export type WishedSearch = { query: RecommendationQuery; understood: UnderstoodWishes | null }

/** The criteria as the guest's sentence changes them. What is chosen beside it stays. */
export async function wishedSearch(
  catalog: HotelCatalog,
  asked: RecommendationQuery,
  read: WishReader,
  { clock, locale }: Pick<Context, 'clock' | 'locale'>,
): Promise<WishedSearch> {
  const today = businessDate(catalog.hotel, clock.now())
  const said = asked.text?.trim() ? await read(asked.text, { locale, today, places: [] }) : NOTHING
  const stay = stayFrom(said, asked, today)
  const rooms = partyFrom(said, asked.rooms, catalog)
  const budget = said.budget ?? asked.budget ?? null
  const wishes = [...new Set([...said.wishes, ...(asked.wishes ?? [])])]
  const { nights: _, is_day_use: __, ...criteria } = asked
  return {
    query: { ...(stay ? { ...criteria, ...stay } : asked), rooms: rooms ?? asked.rooms },
    understood: stay || rooms || budget || wishes.length > 0 ? { stay, rooms, budget, wishes } : null,
  }
}

const NOTHING: StayWishes = { places: [], wishes: [] }

/** Dates that were said, with the nights of the search where only a day was. */
function stayFrom(
  { checkin, nights: said }: StayWishes,
  asked: RecommendationQuery,
  today: string,
): UnderstoodWishes['stay'] {
  if (checkin === undefined && said === undefined) return null
  const before = stayOf(asked, today)
  const first = checkin ?? before.checkin_date
  const count = said ?? Math.max(1, nights(before.checkin_date, before.checkout_date))
  return { checkin_date: first, checkout_date: addDays(first, count) }
}

/** Everybody who was named, in as few rooms as take them or in as many as were said; children as the hotel counts them. */
function partyFrom(
  { adults, kidsAges = [], rooms }: StayWishes,
  asked: readonly PartyRoom[],
  catalog: HotelCatalog,
): PartyRoom[] | null {
  if (adults === undefined && kidsAges.length === 0 && rooms === undefined) return null
  const grown = adults ?? asked.reduce((sum, room) => sum + room.adults, 0)
  const { maxGuestsPerRoom } = partyLimits({ ...catalog.hotel.settings, kids_setting: catalog.hotel.kids_setting })
  const least = Math.ceil((grown + kidsAges.length) / maxGuestsPerRoom)
  // Every room needs an adult.
  const count = Math.max(1, Math.min(rooms ?? least, grown, MAX_ROOMS))
  const share = (at: number) => (index: number) => index % count === at
  return times(count, (at) => roomOf(times(grown, (index) => index).filter(share(at)).length, kidsAges.filter((_, index) => share(at)(index)), catalog)) // prettier-ignore
}

function roomOf(adults: number, ages: readonly number[], { hotel, kids_tiers: known }: HotelCatalog): PartyRoom {
  if (ages.length === 0) return { adults, children: 0 }
  if (hotel.kids_setting.kids_type === 'ages') return { adults, children: ages.length, kids_ages: [...ages] }
  const codes = ages.flatMap((age) => tierOfAge(age, known)?.code ?? [])
  const kids_tiers = [...new Set(codes)].map((code) => ({ code, children: codes.filter((one) => one === code).length }))
  // A child of an age that no tier has pays as an adult.
  return {
    adults: adults + ages.length - codes.length,
    children: codes.length,
    ...(codes.length > 0 && { kids_tiers }),
  }
}
