/** Chance that can be had again: the same seed gives the same numbers. */
export type Chance = {
  /** 0 to 1, without 1. */
  next: () => number
  between: (least: number, most: number) => number
  oneOf: <Value>(list: readonly Value[]) => Value
  isOnce: (inSoMany: number) => boolean
}

/** Mulberry32: 32 bits of state are enough for a bench. */
export function chanceOf(seed: number): Chance {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    next,
    between: (least, most) => least + next() * (most - least),
    oneOf<Value>(list: readonly Value[]) {
      return list[Math.floor(next() * list.length)] as Value // a list of nothing is not asked
    },
    isOnce: (inSoMany) => next() * inSoMany < 1,
  }
}
