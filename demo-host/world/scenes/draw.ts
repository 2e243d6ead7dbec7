const FNV_OFFSET = 0x811c9dc5
const FNV_PRIME = 0x01000193

/**
 * Seeded chance by name instead of by order: the same words give the same number from 0 up to 1, on every engine and in
 * any order of asking, so that a new room does not move the prices of the others.
 */
export function draw(...words: readonly (string | number)[]): number {
  let hash = FNV_OFFSET
  for (const letter of words.join('|')) hash = Math.imul(hash ^ letter.charCodeAt(0), FNV_PRIME)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32
}
