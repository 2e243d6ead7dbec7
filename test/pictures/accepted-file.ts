import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Mark } from './marks.ts'
import type { Paint } from './paint.ts'

const FOLDER = new URL('./accepted', import.meta.url).pathname

/** What a value was in narrow, plain and wide letters. */
export type Range = readonly [least: number, most: number]

export type AcceptedMark = Pick<Mark, 'key' | 'colour' | 'style'> &
  Paint & { start: Range; end: Range; high: Range; inks: Range }
export type AcceptedPicture = { marks: AcceptedMark[]; faults: string[] }

const FAULT = '!'
const writeRange = ([least, most]: Range) => (least === most ? String(least) : `${least}~${most}`)

function readRange(text: string): Range {
  const [least = NaN, most = least] = text.split('~').map(Number)
  return [least, most]
}

const lineOf = ({ key, start, end, high, inks, ground, isPhotograph, colour, style }: AcceptedMark) =>
  [key, ...[start, end, high, inks].map(writeRange), (isPhotograph ? '~' : '') + ground.join(), colour, style].join(
    '\t',
  )

function markOf(line: string): AcceptedMark {
  const [key = '', start = '', end = '', high = '', inks = '', paint = '', colour = '', style = ''] = line.split('\t')
  const [red = 0, green = 0, blue = 0] = paint.replace('~', '').split(',').map(Number)
  const range = readRange(inks)
  return {
    key,
    start: readRange(start),
    end: readRange(end),
    high: readRange(high),
    inks: range,
    ink: range[0],
    ground: [red, green, blue],
    isPhotograph: paint.startsWith('~'),
    colour,
    style,
  }
}

const fileOf = (picture: string) => join(FOLDER, `${picture}.tsv`)

export function writeAccepted(picture: string, { marks, faults }: AcceptedPicture): void {
  const lines = [...marks.map(lineOf), ...faults.map((fault) => FAULT + fault)]
  writeFileSync(fileOf(picture), `${lines.join('\n')}\n`)
}

export function readAccepted(picture: string): AcceptedPicture | undefined {
  if (!existsSync(fileOf(picture))) return undefined
  const lines = readFileSync(fileOf(picture), 'utf8').split('\n').filter(Boolean)
  const isFault = (line: string) => line.startsWith(FAULT)
  return {
    marks: lines.filter((line) => !isFault(line)).map(markOf),
    faults: lines.filter(isFault).map((line) => line.slice(FAULT.length)),
  }
}
