export type Point = readonly [x: number, y: number]
export type Sheet = { width: number; height: number; edge: number; pin: number }

const ROUNDS = 400
/** Between two pins there is room for a line. */
const GAP = 2
/** A push goes a little askew, each by another angle, so that what stands in a line may leave it. */
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5))
const ASKEW = 0.3

/**
 * Where the pins of these points stand on a sheet: each as near to its own point as it can be without covering another.
 * Units of the sheet; `pin` is the radius, `edge` what no centre comes nearer to a side than.
 */
export function pinsApart(points: readonly Point[], { width, height, edge, pin }: Sheet): Point[] {
  const least = 2 * pin + GAP
  const kept = (value: number, length: number) => Math.min(length - edge, Math.max(edge, value))
  const pins = points.map(([x, y]): Point => [kept(x, width), kept(y, height)])
  const isApart = () => pins.every((one, at) => pins.every((other, next) => next <= at || between(one, other) >= least))
  for (let round = 0; round < ROUNDS && !isApart(); round++)
    pins.forEach(([x, y], at) => {
      const [dx, dy] = pushOf([x, y], at, pins, least)
      pins[at] = [kept(x + dx, width), kept(y + dy, height)]
    })
  return pins
}

const between = ([x, y]: Point, [otherX, otherY]: Point) => Math.hypot(x - otherX, y - otherY)

/** Away from all that are too near: half of what is missing, because the other half is theirs. */
function pushOf(one: Point, at: number, pins: readonly Point[], least: number): Point {
  const pushes = pins.flatMap((other, next) => {
    const away = between(one, other)
    if (next === at || away >= least) return []
    const angle = Math.atan2(one[1] - other[1], one[0] - other[0]) + ASKEW * Math.sin(at * GOLDEN_ANGLE)
    const push = (least - away) / 2 + 0.1
    return [[Math.cos(angle) * push, Math.sin(angle) * push] as const]
  })
  return [pushes.reduce((sum, [x]) => sum + x, 0), pushes.reduce((sum, [, y]) => sum + y, 0)]
}
