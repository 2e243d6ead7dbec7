import type { OtaFound } from '../../../shared/model/search/ota.ts'
import { useScreenLink } from '../../state/navigation/screen-link.ts'
import { useText } from '../../state/settings/texts.ts'
import { Link } from '../../ui/controls/link.tsx'
import { pinsApart } from './map-pins.ts'
import type { Point } from './map-pins.ts'
import { writeOtaSearch } from './query.ts'
import type { OtaSearch } from './query.ts'

type Place = OtaFound['meta']['places'][number]
type Located = Place & { lat: number; lng: number }

const [WIDTH, HEIGHT, EDGE] = [360, 300, 34]
const PIN = 13
/** A pin that stands further from its place than this has a line to it. */
const FAR = PIN / 2

/** A drawing of our own, because a map of somebody else's would tell them who looks where; the list says the same. */
export function PlacesMap({ places, search }: { places: readonly Place[]; search: OtaSearch }) {
  const t = useText()
  const located = places.filter((place): place is Located => place.lat !== null && place.lng !== null)
  const at = projection(located)
  const pins = pinsApart(located.map(at), { width: WIDTH, height: HEIGHT, edge: EDGE, pin: PIN })
  const drawn = located.map((place, index) => ({ place, spot: at(place), pin: pins[index] ?? at(place) }))
  return (
    <aside className="ota-map">
      <h2>{t('ota.map')}</h2>
      <p className="tiny soft">{t('ota.mapNote')}</p>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" focusable="false">
        <rect className="ground" width={WIDTH} height={HEIGHT} />
        <path className="water" d={`M0 ${HEIGHT * 0.68}c80-30 150-6 210 26s110 6 150-14V${HEIGHT}H0z`} />
        {drawn.map(({ place, spot, pin }) => (
          <Stalk key={place.id} from={spot} to={pin} />
        ))}
        {drawn.map(({ place, pin: [x, y] }) => (
          <g key={place.id} className={place.id === search.place ? 'pin here' : 'pin'}>
            <circle cx={x} cy={y} r={PIN} />
            <text x={x} y={y} dy="0.35em" textAnchor="middle">
              {place.hotel_count}
            </text>
          </g>
        ))}
      </svg>
      <ul>
        {places.map((place) => (
          <PlaceRow key={place.id} place={place} search={search} />
        ))}
      </ul>
    </aside>
  )
}

/** From where a place is to its pin, where that had to make room. */
function Stalk({ from: [x, y], to: [pinX, pinY] }: { from: Point; to: Point }) {
  if (Math.hypot(x - pinX, y - pinY) < FAR) return null
  return (
    <g className="stalk">
      <path d={`M${x} ${y}L${pinX} ${pinY}`} />
      <circle cx={x} cy={y} r="2" />
    </g>
  )
}

function PlaceRow({ place, search }: { place: Place; search: OtaSearch }) {
  const t = useText()
  const link = useScreenLink({ to: 'agencyHotels', query: writeOtaSearch({ ...search, place: place.id, page: 1 }) })
  return (
    <li>
      <Link {...link}>
        <span>{place.name}</span> <b aria-hidden="true">{place.hotel_count}</b>
        <span className="unseen"> {t('ota.stays', { n: place.hotel_count })}</span>
      </Link>
    </li>
  )
}

/** Degrees on the drawing, so that all places are on it. */
function projection(places: readonly Located[]): (place: Located) => Point {
  const [lats, lngs] = [places.map(({ lat }) => lat), places.map(({ lng }) => lng)]
  const [south, north] = [Math.min(...lats), Math.max(...lats)]
  const [west, east] = [Math.min(...lngs), Math.max(...lngs)]
  const scaled = (value: number, from: number, to: number, length: number) =>
    to === from ? length / 2 : EDGE + ((value - from) / (to - from)) * (length - 2 * EDGE)
  return ({ lat, lng }) => [scaled(lng, west, east, WIDTH), HEIGHT - scaled(lat, south, north, HEIGHT)]
}
