import Pdf from 'pdfkit'

import { LOCALES } from '../../../shared/locales.ts'
import type { Locale } from '../../../shared/locales.ts'
import { createFonts } from './fonts.ts'
import type { Face, Weight } from './fonts.ts'
import { plainText, textRunsOf, shaped, wrap } from './lines.ts'

// Everything in points, 72 to the inch.
const MARGIN = 56
const LINE_HEIGHT = 1.5
/** Where the letters stand in their line. */
const BASELINE = 1.08
const HAIRLINE = 0.6

export const INK = { text: '#1f2522', soft: '#5c6561', line: '#c9ccc8', tint: '#f3f1ea' } as const

/** A text in a line of the sheet: it takes the share of the width from `from` to `to`, counted from where reading starts. */
export type Cell = {
  text: string
  from?: number
  to?: number
  align?: 'start' | 'end'
  size?: number
  weight?: Weight
  colour?: string
  /** What it is to a screen reader. */
  role?: 'H1' | 'P'
}

export type Sheet = {
  /** Cells beside each other, on one baseline; the next line stands below the tallest of them. */
  line: (...cells: readonly Cell[]) => void
  gap: (points: number) => void
  rule: () => void
  /** Colours the ground of what comes next. */
  tint: (height: number) => void
  end: () => Promise<Buffer>
}

type About = { locale: Locale; title: string; author: string; at: Date }

/** An A4 sheet that reads in the direction of its language. Only text and lines are ever drawn on it (guarantee S19). */
export function createSheet({ locale, title, author, at }: About): Sheet {
  const { tag, direction } = LOCALES[locale]
  const doc = new Pdf({
    size: 'A4',
    margin: MARGIN,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: tag,
    info: { Title: plainText(title), Author: plainText(author), CreationDate: at },
  })
  const fonts = createFonts(locale)
  const width = doc.page.width - 2 * MARGIN
  const bottom = doc.page.height - MARGIN
  let y = MARGIN

  /** A share of the width as the left edge of a box on the paper. */
  const leftOf = (from: number, to: number) => MARGIN + width * (direction === 'rtl' ? 1 - to : from)

  const runs = (text: string) => textRunsOf(text, direction, fonts.faceOf)
  // Features are asked for so that a whole run is shaped at once, not word by word in the order of Latin.
  const features: PDFKit.Mixins.OpenTypeFeatures[] = []
  const registered = new Set<string>()
  function choose(face: Face, weight: Weight, size: number) {
    const name = `${face} ${weight}`
    if (!registered.has(name)) doc.registerFont(name, fonts.bytes(face, weight))
    registered.add(name)
    doc.font(name).fontSize(size)
  }
  function widthOf(text: string, weight: Weight, size: number): number {
    return runs(text).reduce((sum, run) => {
      choose(run.face, weight, size)
      return sum + doc.widthOfString(shaped(run), { features })
    }, 0)
  }

  function draw(lines: readonly string[], cell: Cell, first: number): void {
    const { from = 0, to = 1, align = 'start', size = 10, weight = 'regular', colour = INK.text } = cell
    const [left, room] = [leftOf(from, to), width * (to - from)]
    const isAtRight = (align === 'end') !== (direction === 'rtl')
    lines.forEach((line, at) => {
      let x = isAtRight ? left + room - widthOf(line, weight, size) : left
      for (const run of runs(line)) {
        choose(run.face, weight, size)
        const text = shaped(run)
        const baseline = first + size * at * LINE_HEIGHT
        doc.fillColor(colour).text(text, x, baseline, { lineBreak: false, baseline: 'alphabetic', features })
        x += doc.widthOfString(text, { features })
      }
    })
  }

  /** Lines and grounds mean nothing to whoever listens. */
  function decorate(paint: () => void): void {
    doc.markContent('Artifact', { type: 'Layout' })
    paint()
    doc.endMarkedContent()
  }

  function makeRoom(height: number): void {
    if (y + height <= bottom) return
    doc.addPage()
    y = MARGIN
  }

  return {
    line(...cells) {
      const rows = cells.map((cell) => {
        const { from = 0, to = 1, size = 10, weight = 'regular' } = cell
        const lines = wrap(cell.text, locale, width * (to - from), (text) => widthOf(text, weight, size))
        return { cell, lines, size, below: (lines.length * LINE_HEIGHT - BASELINE) * size }
      })
      const above = Math.max(0, ...rows.map(({ size }) => size * BASELINE))
      const height = above + Math.max(0, ...rows.map(({ below }) => below))
      makeRoom(height)
      const baseline = y + above
      for (const { cell, lines } of rows) {
        const { role = 'P', text } = cell
        doc.addStructure(doc.struct(role, { actual: plainText(text) }, () => draw(lines, cell, baseline)))
      }
      y += height
    },
    gap(points) {
      y += points
    },
    rule() {
      makeRoom(HAIRLINE)
      decorate(() =>
        doc
          .moveTo(MARGIN, y)
          .lineTo(MARGIN + width, y)
          .lineWidth(HAIRLINE)
          .stroke(INK.line),
      )
    },
    tint(height) {
      makeRoom(height)
      decorate(() => doc.rect(MARGIN, y, width, height).fill(INK.tint))
    },
    async end() {
      const pieces: Buffer[] = []
      doc.end()
      for await (const piece of doc) pieces.push(Buffer.from(piece as Uint8Array)) // a stream of bytes, says its maker
      return Buffer.concat(pieces)
    },
  }
}
