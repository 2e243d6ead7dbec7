import type { AcceptedMark, AcceptedPicture, Range } from './accepted-file.ts'
import type { Mark } from './marks.ts'
import { apart, UNSEEN } from './paint.ts'
import type { Paint } from './paint.ts'

export type Seen = { marks: (Mark & Paint)[]; faults: string[] }

/** Columns that are as wide as so many figures move as far with the font. */
const EDGE_PX = 20
/** What wider letters move is measured at two widths of them; a third lies beyond by this and a part of the difference. */
const LETTERS_PX = 12
/** A line of its own is as high in every font. */
const HEIGHT_PX = 12
/** A line of text more or fewer, where the letters of another font break elsewhere. */
const LINE_PX = 30
/** Other letters are as much wider again. */
const MORE = 0.75
const GROUND_APART = 24
const PHOTOGRAPH_APART = 40

/** What a guest would see of the difference, a sentence each; nothing where it looks as accepted. */
export function differences(seen: Seen, accepted: AcceptedPicture): string[] {
  const told: string[] = []
  const pairs = pairUp(accepted.marks.map(({ key }) => key), seen.marks.map(({ key }) => key)) // prettier-ignore
  for (const [was, is] of pairs) {
    const before = was === undefined ? undefined : accepted.marks[was]
    const now = is === undefined ? undefined : seen.marks[is]
    if (before && now) told.push(...changes(now, before))
    else if (before) told.push(`${before.key} is missing`)
    else if (now) told.push(`${now.key} is new`)
  }
  const faults = seen.faults.filter((fault) => !accepted.faults.includes(fault))
  return [...told, ...faults]
}

function changes(now: Mark & Paint, before: AcceptedMark): string[] {
  const edges = ([['start', now.start, before.start], ['end', now.end, before.end]] as const) // prettier-ignore
    .filter(([, value, range]) => !isWithin(value, range, EDGE_PX))
    .map(([edge, value, range]) => `its ${edge} is at ${value}, was at ${range.join('~')}`)
  const told = [...edges]
  if (!isWithin(now.height, before.high, heightSlack(before.high))) told.push(`is ${now.height} high, was ${before.high.join('~')}`) // prettier-ignore
  if (now.ink !== UNSEEN && before.inks[0] !== UNSEEN) told.push(...paintChanges(now, before))
  if (now.colour !== before.colour) told.push(`its ink is ${now.colour}, was ${before.colour}`)
  if (now.style !== before.style) told.push(`is drawn as ${now.style}, was ${before.style}`)
  return told.map((one) => `${now.key}: ${one}`)
}

function paintChanges(now: Paint, before: AcceptedMark): string[] {
  const told: string[] = []
  const far = now.isPhotograph || before.isPhotograph ? PHOTOGRAPH_APART : GROUND_APART
  if (now.isPhotograph === before.isPhotograph && apart(now.ground, before.ground) > far)
    told.push(`its ground is ${now.ground.join()}, was ${before.ground.join()}`)
  if (!hasInk(now.ink, before.inks)) told.push(`${now.ink} % of it is drawn, was ${before.inks.join('~')} %`)
  return told
}

function isWithin(value: number, [least, most]: Range, slack: number): boolean {
  const span = most - least
  const more = span <= 2 ? slack : Math.max(slack, LETTERS_PX) + span * MORE
  return value >= least - more && value <= most + more
}

/** What holds many texts grows by a line here and there. */
const heightSlack = ([least, most]: Range) => (most - least <= 2 ? HEIGHT_PX : LINE_PX + most * 0.05)

/** Thin letters draw less than fat ones; none at all, or a block, is something else. */
const hasInk = (ink: number, [least, most]: Range) => ink >= least * 0.4 - 2 && ink <= most * 1.7 + 5

/** Places in both lists, in order; one alone where the other list has it not. */
function pairUp(before: readonly string[], now: readonly string[]): [number | undefined, number | undefined][] {
  // Length of the longest common part of what follows, for every pair of places.
  const common = Array.from({ length: before.length + 1 }, () => Array.from({ length: now.length + 1 }, () => 0))
  const at = (one: number, other: number) => common[one]?.[other] ?? 0
  for (let one = before.length - 1; one >= 0; one--)
    for (let other = now.length - 1; other >= 0; other--) {
      const row = common[one]
      if (row)
        row[other] =
          before[one] === now[other] ? at(one + 1, other + 1) + 1 : Math.max(at(one + 1, other), at(one, other + 1))
    }
  const pairs: [number | undefined, number | undefined][] = []
  let [one, other] = [0, 0]
  while (one < before.length || other < now.length) {
    const isSame = one < before.length && other < now.length && before[one] === now[other]
    const isGone = one < before.length && (other >= now.length || at(one + 1, other) >= at(one, other + 1))
    if (isSame) pairs.push([one++, other++])
    else if (isGone) pairs.push([one++, undefined])
    else pairs.push([undefined, other++])
  }
  return pairs
}
