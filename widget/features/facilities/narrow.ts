import type { Facility } from '../../../shared/contract/hotels.ts'

/** Case, accents, width and the two kana count for nothing when a guest looks for a name. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60))
    .toLowerCase()
    .trim()

/** The hotels of an area whose name, area or address has every word that was typed; no area is all of them. */
export function narrowed(facilities: readonly Facility[], typed: string, area: string | null): Facility[] {
  const words = plain(typed).split(/\s+/).filter(Boolean)
  return facilities.filter((facility) => {
    if (area !== null && facility.area !== area) return false
    const text = plain(`${facility.name} ${facility.area} ${facility.address.full_address}`)
    return words.every((word) => text.includes(word))
  })
}

export type Area = { name: string; count: number }

/** Where the hotels are and how many in each, in the order of the brand. */
export function areasOf(facilities: readonly Facility[]): Area[] {
  const counts = new Map<string, number>()
  for (const { area } of facilities) if (area) counts.set(area, (counts.get(area) ?? 0) + 1)
  return [...counts].map(([name, count]) => ({ name, count }))
}
