import { CURRENCIES } from '../../../shared/currencies.ts'
import type { Room, RoomPlan } from '../../../shared/model/search/room.ts'
import type { PlaceSettings } from '../../../shared/model/hotel/place-settings.ts'
import type { Settings } from '../../../shared/model/hotel/settings.ts'
import type { Criteria } from '../../../shared/rules/link/criteria.ts'
import { offerTotal } from '../../../shared/rules/money/money.ts'
import { FEW } from './list/few.ts'

/** More than a search engine shows of one hotel. */
const MOST_OFFERS = 50

type Stay = Pick<Criteria, 'checkin' | 'checkout'>
type Hotel = Settings & PlaceSettings

/** The hotel and what it offers in the words of schema.org, every price with its taxes. */
export function structuredData(settings: Hotel, rooms: readonly Room[], stay: Stay): object {
  const { hotel_name, address, lat, lng, hotel_photos } = settings
  const offers = rooms.flatMap((room) => room.room_plan.map((plan) => offerOf(settings, room, plan, stay)))
  return {
    '@context': 'https://schema.org',
    '@type': 'Hotel',
    name: hotel_name,
    ...(address && {
      address: {
        '@type': 'PostalAddress',
        streetAddress: address.full_address,
        postalCode: address.post_code,
        addressCountry: address.country,
      },
    }),
    ...(lat !== null && lng !== null && { geo: { '@type': 'GeoCoordinates', latitude: lat, longitude: lng } }),
    image: hotel_photos.map(({ url }) => url),
    makesOffer: offers.slice(0, MOST_OFFERS),
  }
}

/** An offer of certain days is a reservation too, which is what has an arrival and a departure. */
function offerOf(
  { currency, check_in_range, check_out_time }: Hotel,
  room: Room,
  plan: RoomPlan,
  { checkin, checkout }: Stay,
) {
  const { digits } = CURRENCIES[currency]
  const price = (offerTotal(plan.price) / 10 ** digits).toFixed(digits)
  const stay = plan.lowest_stay ?? { checkin_date: checkin, checkout_date: checkout }
  // The hotel's times are those of nights: a day's use would end by them before it begins.
  const isTimed = stay.checkin_date < stay.checkout_date || check_in_range.from < check_out_time
  const moment = (date: string, time: string) => (isTimed && time && time < '24' ? `${date}T${time}` : date)
  return {
    '@type': ['Offer', 'LodgingReservation'],
    name: plan.room_plan_name,
    identifier: `${room.room_type_code}/${plan.room_plan_code}`,
    price,
    priceCurrency: currency,
    priceSpecification: {
      '@type': 'PriceSpecification',
      price,
      priceCurrency: currency,
      valueAddedTaxIncluded: true,
    },
    availability: `https://schema.org/${room.room_count <= FEW ? 'LimitedAvailability' : 'InStock'}`,
    checkinTime: moment(stay.checkin_date, check_in_range.from),
    checkoutTime: moment(stay.checkout_date, check_out_time),
    itemOffered: {
      '@type': 'HotelRoom',
      name: room.room_type_name,
      description: room.description,
      image: room.photos.map(({ url }) => url),
      occupancy: { '@type': 'QuantitativeValue', minValue: room.min_people, maxValue: room.max_people },
      ...(room.size?.unit === 'square_meters' && {
        floorSize: { '@type': 'QuantitativeValue', value: room.size.value, unitCode: 'MTK' },
      }),
    },
  }
}

/** Puts it into the head of a document; the answer takes it out again. */
export function publish(page: Document, about: object): () => void {
  const script = page.createElement('script')
  script.type = 'application/ld+json'
  script.append(page.createTextNode(JSON.stringify(about)))
  page.head.append(script)
  return () => script.remove()
}
