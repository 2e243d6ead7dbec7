import type { Settings } from '../../../shared/model/hotel/settings.ts'
import type { UnderstoodWishes, WishId } from '../../../shared/model/search/stay-wishes.ts'
import type { Criteria } from '../../../shared/rules/link/criteria.ts'
import { toRoomQuery } from '../../../shared/rules/link/room-query.ts'
import type { AskedRooms } from './run.ts'

/** What a guest wants to see: words that nobody has read yet, or what was understood of them, as far as it was kept. */
export type AskedWishes = UnderstoodWishes & { text: string }

export const NO_WISHES: AskedWishes = { text: '', stay: null, rooms: null, budget: null, wishes: [] }

/** The criteria of the page, as far as the guest did not say otherwise. */
function criteriaWith(criteria: Criteria, { stay, rooms }: UnderstoodWishes): Criteria {
  return {
    ...criteria,
    ...(stay && { checkin: stay.checkin_date, checkout: stay.checkout_date, is_undated: false, is_day_use: false }),
    ...(rooms && { rooms }),
  }
}

/** The question of a guest: the words as they are, and beside them what stays chosen. */
export function askedRooms(
  base: Criteria,
  { kids_tiers }: Pick<Settings, 'kids_tiers'>,
  { text, budget, wishes, ...said }: AskedWishes,
): AskedRooms {
  const criteria = criteriaWith(base, { ...said, budget, wishes })
  return {
    criteria,
    query: {
      ...toRoomQuery(criteria, kids_tiers),
      ...(text && { text }),
      ...(wishes.length > 0 && { wishes }),
      ...(budget && { budget }),
    },
  }
}

/** What was asked once its words were read: what stayed chosen beside them is not said again by the answer. */
export const answered = (wanted: AskedWishes, taken: UnderstoodWishes | null): AskedWishes => ({
  text: '',
  stay: taken?.stay ?? wanted.stay,
  rooms: taken?.rooms ?? wanted.rooms,
  budget: taken?.budget ?? null,
  wishes: taken?.wishes ?? [],
})

/** One wish more, or one less. */
export const toggled = (wishes: readonly WishId[], wish: WishId): WishId[] =>
  wishes.includes(wish) ? wishes.filter((one) => one !== wish) : [...wishes, wish]
