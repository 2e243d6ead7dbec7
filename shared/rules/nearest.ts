/** How many letters are wrong, missing, too many or swapped with the next (optimal string alignment). */
const editDistance = (one: string, other: string): number => {
  let before: number[] = []
  let last = [0, ...other.split('').map((_, index) => index + 1)]
  for (let row = 1; row <= one.length; row++) {
    const next = [row]
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1]
      const ways = [(last[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1, (last[column - 1] ?? 0) + (isSame ? 0 : 1)]
      if (one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1])
        ways.push((before[column - 2] ?? Infinity) + 1)
      next.push(Math.min(...ways))
    }
    before = last
    last = next
  }
  return last[other.length] ?? 0
}

const FEW_LETTERS = 4

/** The word that was meant, when one is near enough: two slips in a long word, one in a short one. */
export const nearest = <Word extends string>(written: string, words: readonly Word[]): Word | undefined => {
  const most = written.length <= FEW_LETTERS ? 1 : 2
  const by = words.map((word) => ({ word, slips: editDistance(written.toLowerCase(), word.toLowerCase()) }))
  return by.filter(({ slips }) => slips <= most).toSorted((a, b) => a.slips - b.slips)[0]?.word
}
