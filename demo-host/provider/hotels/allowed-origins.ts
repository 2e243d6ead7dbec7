import { SECOND_MS } from '../../../shared/constants.ts'
import type { Locale } from '../../../shared/locales.ts'
import type { Translated } from '../../../shared/rules/translated.ts'
import { hotel } from '../db/schema/hotel.ts'
import type { HotelAddress } from '../db/schema/hotel.ts'
import type { HotelSettings } from '../db/schema/hotel-settings.ts'
import { isDatabaseUnreachable } from '../db/unreachable.ts'
import type { Services } from '../kernel/context.ts'
import type { GatewayAccount } from '../../../shared/model/hotel/checkout-settings.ts'
import { ownDomainOf } from '../../../shared/rules/own-domain.ts'
import { accountsOf } from './gateway-accounts.ts'
import { chatbotUrlOf } from './site-answer.ts'
import { turnstileOf } from './turnstile.ts'
import { formatPhone } from '../kernel/format-phone.ts'

const KEPT_MS = 10 * SECOND_MS

/** Which pages may read our answers: a hotel's own origins for its calls, any hotel's where no hotel is named yet. */
export type PageOrigins = {
  allows: (origin: string, hotel: string | null) => Promise<boolean>
  /** Whether this is the own domain of the hotel, or of any where none is named yet. */
  takesCookies: (host: string, hotel: string | null) => Promise<boolean>
  /** Whether there is such a hotel, open to guests, by its code or number. */
  knows: (hotel: string) => Promise<boolean>
  /** The sites of one hotel. */
  named: (hotel: string) => Promise<readonly string[]>
}

/** What of elsewhere belongs to a hotel's documents. */
export type AllowedOrigins = {
  /** The sites that may show the widget, and whose pictures its own header and footer show. */
  parents: readonly string[]
  /** Where the hotel's photographs lie beside these. */
  pictures?: readonly string[]
  /** Whose scripts and frames guests pay in. */
  gateways: readonly GatewayAccount[]
  /** Where the script comes from that tells people from machines, at a hotel that asks for it. */
  check: string | null
  /** Where the hotel's chatbot comes from. */
  chatbot: string | null
  /** The hotel's own domain, that takes its guests' calls with their cookies. */
  domain: string | null
  /** Whether search engines may keep the page that its booking starts with. */
  isIndexed?: boolean
  /** How a hotel is reached without scripts; undefined where no hotel is named. */
  contact?: HotelContact
}
export type HotelContact = {
  code: string
  names: Translated
  descriptions: Translated
  bookLanguages: readonly Locale[]
  phone: string
  email: string
  address: HotelAddress
}

/** What a hotel's settings let into its documents. */
export const outsidersIn = (
  settings: HotelSettings,
  { origins, humanChecks }: Pick<Services, 'origins' | 'humanChecks'>,
): Required<Omit<AllowedOrigins, 'isIndexed' | 'contact'>> => ({
  parents: settings.parent_origins,
  pictures: settings.photo_origins ?? [],
  gateways: accountsOf(settings),
  check: originOf(turnstileOf(settings, humanChecks)?.script_url),
  chatbot: originOf(chatbotUrlOf(settings, origins)),
  domain: ownDomainOf(settings.first_party_cookie),
})

export type HotelOrigins = PageOrigins & { outsiders: (hotel: string) => Promise<AllowedOrigins> }
/** Of no hotel: the product's own origins alone. */
export const NO_OUTSIDERS: AllowedOrigins = { parents: [], gateways: [], check: null, chatbot: null, domain: null }
const originOf = (url: string | null | undefined) => (url ? new URL(url).origin : null)

/** The widget's own documents, the host pages served beside it, and the pages each hotel named; '*' where a hotel says so. */
export function allowedOrigins(services: Services): HotelOrigins {
  const { database, clock, origins } = services
  let kept: { until: number; byHotel: Map<string, AllowedOrigins> } | null = null

  /** While the database is away, what was read last: a page that may ask learns by it that the house is away. */
  async function listed(): Promise<Map<string, AllowedOrigins>> {
    const now = clock.now()
    if (kept && now < kept.until && now >= kept.until - KEPT_MS) return kept.byHotel
    try {
      kept = { until: now + KEPT_MS, byHotel: await readAll() }
    } catch (error) {
      if (!kept || !isDatabaseUnreachable(error)) throw error
    }
    return kept.byHotel
  }

  async function readAll(): Promise<Map<string, AllowedOrigins>> {
    const rows = await database.orm
      .select({
        id: hotel.id,
        code: hotel.code,
        settings: hotel.settings,
        active: hotel.active,
        names: hotel.names,
        descriptions: hotel.descriptions,
        bookLanguages: hotel.book_languages,
        phone: hotel.phone_number,
        email: hotel.email,
        address: hotel.address,
      })
      // The pages of a hotel that is closed may read that it is (handlers/starting.ts).
      .from(hotel)
    const byHotel = new Map<string, AllowedOrigins>()
    for (const { id, settings, active, ...contact } of rows) {
      const of = {
        ...outsidersIn(settings, services),
        isIndexed: active && settings.site?.indexed === true,
        contact: { ...contact, phone: formatPhone(contact.phone, contact.address.country) },
      }
      byHotel.set(String(id), of)
      byHotel.set(contact.code, of)
    }
    return byHotel
  }

  const hotelsOf = async (key: string | null) => {
    const byHotel = await listed()
    return key === null ? [...byHotel.values()] : [byHotel.get(decoded(key))]
  }
  const named = async (key: string) => [origins.host, ...((await listed()).get(key)?.parents ?? [])]
  return {
    named,
    knows: async (key) => (await listed()).has(decoded(key)),
    async outsiders(key) {
      return { ...((await listed()).get(key) ?? NO_OUTSIDERS), parents: await named(key) }
    },
    async allows(origin, key) {
      if (origin === origins.widget || origin === origins.host) return true
      return (await hotelsOf(key)).some((of) => of?.parents.includes(origin) || of?.parents.includes('*'))
    },
    takesCookies: async (host, key) => (await hotelsOf(key)).some((of) => of?.domain === host),
  }
}

function decoded(key: string): string {
  try {
    return decodeURIComponent(key)
  } catch {
    return key // no hotel has such a code, so nothing is allowed
  }
}
