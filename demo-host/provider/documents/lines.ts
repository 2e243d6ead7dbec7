import bidiFactory from 'bidi-js'

import { LOCALES } from '../../../shared/locales.ts'
import type { Direction, Locale } from '../../../shared/locales.ts'

/** A piece of a line that is drawn at once: one face, one direction. */
export type TextRun<Face> = { text: string; face: Face; isRightToLeft: boolean }

const bidi = bidiFactory()
/** Marks that order a text or keep it together, and are not drawn. */
const MARK = /[\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069]/u
const MARKS = new RegExp(MARK, 'gu')
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u
const CLOSING = /^[\p{Pe}\p{Pf}\p{Po}、。ー々]+$/u
const OPENING = /[\p{Ps}\p{Pi}]$/u
/** Written without spaces: a line may end after any word. */
const UNSPACED = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}、。，！？：；'
const ENDS = new RegExp(`[ ${UNSPACED}]$`, 'u')
const BEGINS = new RegExp(`^[${UNSPACED}]`, 'u')

/** What somebody typed, as one line of plain text: no control characters, and nothing that turns the order round. */
export const plainText = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim()

/** Breaks where the language does (Japanese, Chinese and Thai have no spaces); a word wider than the line is cut. */
export function wrap(text: string, locale: Locale, width: number, measure: (text: string) => number): string[] {
  const lines: string[] = []
  let line = ''
  for (const piece of pieces(text, locale)) {
    if (measure(line + piece.trimEnd()) <= width) {
      line += piece
      continue
    }
    if (line !== '') lines.push(line.trimEnd())
    line = ''
    for (const sign of measure(piece.trimEnd()) <= width ? [piece] : graphemes(piece, locale)) {
      if (line !== '' && measure(line + sign) > width) {
        lines.push(line)
        line = ''
      }
      line += sign
    }
  }
  return [...lines, line.trimEnd()].filter((each, at, all) => each !== '' || all.length === 1)
}

const segments = (text: string, locale: Locale, granularity: 'word' | 'grapheme'): string[] =>
  Array.from(new Intl.Segmenter(LOCALES[locale].intl, { granularity }).segment(text), ({ segment }) => segment)

const graphemes = (text: string, locale: Locale): string[] => segments(text, locale, 'grapheme')

/** Words with the signs that belong to them: no line begins with a full stop or ends with an opening bracket. */
function pieces(text: string, locale: Locale): string[] {
  const found: string[] = []
  for (const word of segments(text, locale, 'word')) {
    const last = found.at(-1)
    const isTied = CLOSING.test(word) || word.trim() === '' || OPENING.test(last ?? '')
    if (last !== undefined && (isTied || !(ENDS.test(last) || BEGINS.test(word)))) found.splice(-1, 1, last + word)
    else found.push(word)
  }
  return found
}

/** The runs of one line from left to right (Unicode Bidirectional Algorithm, rule L2). */
export function textRunsOf<Face>(line: string, base: Direction, faceOf: (character: string) => Face): TextRun<Face>[] {
  const { levels } = bidi.getEmbeddingLevels(line, base)
  const runs: (TextRun<Face> & { level: number })[] = []
  let at = 0
  for (const character of line) {
    const level = levels[at] ?? 0
    const shown = (level % 2 === 1 && bidi.getMirroredCharacter(character)) || character
    at += character.length
    if (MARK.test(character)) continue
    const last = runs.at(-1)
    // A space goes with what stands before it: not every face has one, and none is seen.
    const face = last?.level === level && /^[\s\p{M}]$/u.test(shown) ? last.face : faceOf(shown)
    if (last?.level === level && last.face === face) last.text += shown
    else runs.push({ text: shown, face, level, isRightToLeft: level % 2 === 1 })
  }
  return inOrder(runs).map(({ text, face, isRightToLeft }) => ({ text, face, isRightToLeft }))
}

function inOrder<Each extends { level: number }>(runs: readonly Each[]): Each[] {
  const highest = Math.max(0, ...runs.map(({ level }) => level))
  const lowestOdd = 1
  let ordered = [...runs]
  for (let level = highest; level >= lowestOdd; level--) {
    const next: Each[] = []
    let turned: Each[] = []
    for (const run of ordered) {
      if (run.level >= level) turned.unshift(run)
      else {
        next.push(...turned, run)
        turned = []
      }
    }
    ordered = [...next, ...turned]
  }
  return ordered
}

/** What a run hands to the shaper, which turns round by itself only what has a letter of such a script. */
export function shaped({ text, isRightToLeft }: TextRun<unknown>): string {
  const drawn = text.replaceAll(MARKS, '')
  return isRightToLeft && !RIGHT_TO_LEFT.test(drawn) ? [...drawn].toReversed().join('') : drawn
}
