/** Other digits than ours, from the systems that Intl knows. */
const DIGIT_SYSTEMS = ['arab', 'arabext', 'thai', 'deva', 'khmr', 'laoo', 'mymr'] as const

const DIGITS: ReadonlyMap<string, string> = new Map(
  DIGIT_SYSTEMS.flatMap((system) => {
    const format = new Intl.NumberFormat(`en-u-nu-${system}`, { useGrouping: false })
    return Array.from({ length: 10 }, (_, digit): [string, string] => [format.format(digit), String(digit)])
  }),
)

/** Letters that guests write either way: Arabic alefs and endings, dashes, tildes, commas, quotes. */
const SAME: readonly (readonly [RegExp, string])[] = [
  [/[أإآٱ]/gu, 'ا'],
  [/ى/gu, 'ي'],
  [/ة/gu, 'ه'],
  [/[‐-―−〜~]/gu, '-'],
  [/[、،٬]/gu, ','],
  [/٫/gu, '.'],
  [/。/gu, '.'],
  [/[‘’´`]/gu, "'"],
  // NFKC takes the Thai letter apart.
  [/\u0e4d\u0e32/gu, '\u0e33'],
]

/** Marks that are not seen or not always written: directions, joiners, Arabic vowels, tatweel. */
const UNWRITTEN = /[\p{Cf}\u0640\u064b-\u065f\u0670]/gu

/** One form of what can be written in several: widths, cases, digits, spaces. Sentences and tables both go through it. */
export function foldText(text: string): string {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(UNWRITTEN, '')
    .replace(/\p{Nd}/gu, (digit) => DIGITS.get(digit) ?? digit)
  return SAME.reduce((folded, [written, same]) => folded.replace(written, same), plain).replace(/\s+/gu, ' ')
}
