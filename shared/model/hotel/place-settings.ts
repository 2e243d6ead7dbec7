import { array, nullable, number, object, optional, string } from 'superstruct'
import type { Infer } from 'superstruct'

import { photo } from './photo.ts'
import { lenient, locale } from '../wire.ts'

const address = object({
  post_code: string(),
  full_address: string(),
  country: string(),
  lang: optional(nullable(locale())),
})

/**
 * What of GET /hotels/{code}/settings/booking_widget says where and how the house is (BOOT-037), which
 * no first search bar shows; a missing or ill-typed field falls back to its default, as in settings.ts.
 */
export const placeSettings = object({
  address: lenient(nullable(address), null),
  hotel_photos: lenient(array(photo), []),
  lat: lenient(nullable(number()), null),
  lng: lenient(nullable(number()), null),
  /** Where map tiles come from, with {z}, {x} and {y}; null: the map is a drawing with the address. */
  map_tile_url: lenient(nullable(string()), null),
  /** What the licence of the tiles asks to be said beside them. */
  map_attribution: lenient(string(), ''),
  check_in_range: lenient(object({ from: string(), to: string() }), { from: '', to: '' }),
  check_out_time: lenient(string(), ''),
})
export type PlaceSettings = Infer<typeof placeSettings>
