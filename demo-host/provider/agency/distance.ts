type Point = { lat: number | null; lng: number | null }

const EARTH_KM = 6_371
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Over the ground between two points; without coordinates there is none. */
export function distanceKm(one: Point, other: Point): number {
  if (one.lat === null || one.lng === null || other.lat === null || other.lng === null) return Infinity
  const [lat, lng] = [radians(other.lat - one.lat), radians(other.lng - one.lng)]
  const chord =
    Math.sin(lat / 2) ** 2 + Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * Math.sin(lng / 2) ** 2
  return 2 * EARTH_KM * Math.asin(Math.sqrt(chord))
}
