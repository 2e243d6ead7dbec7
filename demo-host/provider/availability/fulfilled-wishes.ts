import type { Room, RoomPlan } from '../../../shared/model/search/room.ts'
import { WISHES } from '../../../shared/model/search/stay-wishes.ts'
import type { WishId } from '../../../shared/model/search/stay-wishes.ts'
import type { HotelCatalog } from '../hotels/hotel-catalog.ts'
import { localize } from '../kernel/texts.ts'
import type { Localizer } from '../kernel/texts.ts'
import { wishesOfText } from '../recommending/read-wishes.ts'

type Offered = { room: Room; plan: RoomPlan; isCheapest: boolean; isDearest: boolean; guests: number }
type Fact = (offered: Offered) => boolean

/** Children sleep in a room that has a place more than the guests need. */
const FAMILY_PLACES = 4
const SEPARATE_BEDS = 2

const hasBed = ({ room }: Offered, ...types: readonly string[]) =>
  room.beds.some(({ bed_type }) => types.includes(bed_type))
const has = (code: string) => ({ room }: Offered) => room.facilities.includes(code) // prettier-ignore

/** What the catalogue says in fields; of these the hotel's prose is not asked. */
const FACTS: Partial<Record<WishId, Fact>> = {
  breakfast: ({ plan }) => plan.meals.includes('breakfast'),
  dinner: ({ plan }) => plan.meals.includes('dinner'),
  roomOnly: ({ plan }) => plan.meals.length === 0,
  smoking: ({ room }) => room.is_smoking,
  nonSmoking: ({ room }) => !room.is_smoking,
  wifi: has('wifi'),
  privateBath: has('private_bath'),
  freeCancellation: ({ plan }) => plan.cancellation_free_deadline !== null,
  twinBeds: ({ room }) =>
    room.beds.some(({ bed_type, bed_count }) => bed_type === 'single' && bed_count >= SEPARATE_BEDS),
  doubleBed: (offered) => hasBed(offered, 'semi_double', 'double', 'queen', 'king'),
  japaneseRoom: (offered) => hasBed(offered, 'futon'),
  family: ({ room, guests }) => room.max_people >= Math.max(FAMILY_PLACES, guests),
  cheap: ({ isCheapest }) => isCheapest,
  luxury: ({ isDearest }) => isDearest,
}

type Texts = Map<string, readonly WishId[]>
/** A catalogue is kept as long as it does not change, and so is what it says. */
const READ = new WeakMap<HotelCatalog, Texts>()

function said(catalog: HotelCatalog, text: string, locale: string): readonly WishId[] {
  const texts = READ.get(catalog) ?? new Map<string, readonly WishId[]>()
  READ.set(catalog, texts)
  const key = `${locale} ${text}`
  const kept = texts.get(key) ?? wishesOfText(text, locale)
  texts.set(key, kept)
  return kept
}

/**
 * The wishes that a room under a plan fulfils: by the catalogue's fields where it has one for the wish, else by what the
 * hotel itself says of the room, the plan, its filters and the house, read by the rules that read guests.
 */
export function fulfilledWishes(catalog: HotelCatalog, offered: Offered, localizer: Localizer): WishId[] {
  const { hotel } = catalog
  const { room, plan } = offered
  const filters = hotel.settings.room_search_filters.filter(({ id }) => room.filters.includes(id))
  const texts = [
    room.room_type_name,
    room.description,
    plan.room_plan_name,
    plan.description,
    localize(hotel.descriptions, localizer),
    ...filters.map(({ names }) => localize(names, localizer)),
  ]
  const prose = new Set(texts.flatMap((text) => said(catalog, text, localizer.locale)))
  return WISHES.filter((wish) => FACTS[wish]?.(offered) ?? prose.has(wish))
}
