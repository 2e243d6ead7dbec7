import { draw } from './draw.ts'

const SIZE = 256
const DEEPEST_ZOOM = 19
/** Streets of a tile, from the left or the top edge to the opposite one. */
const STREETS = [52, 128, 204] as const
/** How far a street may lie from its place, so that no two tiles look alike. */
const SWAY = 18

/**
 * A piece of an invented map, so that a map can be shown where no tile server is within reach. Streets leave a tile where
 * its neighbour takes them up.
 */
export function mapTile(zoom: number, x: number, y: number): string | null {
  if (zoom > DEEPEST_ZOOM || x >= 2 ** zoom || y >= 2 ** zoom) return null
  const edge = (kind: 'across' | 'down', line: number, column: number, row: number) =>
    (STREETS[line] ?? 0) + Math.round((draw(kind, zoom, column, row, line) - 0.5) * 2 * SWAY)
  const streets = STREETS.flatMap((_, line) => {
    const [left, right] = [edge('across', line, x, y), edge('across', line, x + 1, y)]
    const [top, bottom] = [edge('down', line, x, y), edge('down', line, x, y + 1)]
    return [`M0 ${left}L${SIZE} ${right}`, `M${top} 0L${bottom} ${SIZE}`]
  })
  const green = `<circle cx="${Math.round(draw('park', zoom, x, y) * SIZE)}" cy="${Math.round(draw('park', zoom, y, x) * SIZE)}" r="34" fill="#cfdcc3"/>` // prettier-ignore
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 ${SIZE} ${SIZE}">` +
    `<rect width="${SIZE}" height="${SIZE}" fill="#eeebe3"/>${green}` +
    `<path d="${streets.join('')}" fill="none" stroke="#d3cec2" stroke-width="9"/>` +
    `<path d="${streets.join('')}" fill="none" stroke="#fff" stroke-width="6"/></svg>`
  )
}
