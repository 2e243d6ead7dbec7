import type { Page } from 'playwright'

import type { AcceptedMark, AcceptedPicture, Range } from './accepted-file.ts'
import type { Seen } from './compare.ts'
import { bendStyles, readMarks } from './marks.ts'
import { readPaint } from './paint.ts'
import { shoot, stands } from './shoot.ts'

/** The letters of other fonts are narrower or wider than ours. */
const OTHER_LETTERS = ['-0.04em', '0.1em']

/** What is seen of a page now. */
export async function look(page: Page): Promise<Seen & { picture: Buffer }> {
  await stands(page)
  const { marks, faults } = await readMarks(page)
  const picture = await shoot(page, 'png')
  return { marks: await readPaint(picture, marks), faults, picture }
}

/** What is to be seen of it from now on, in whatever font. */
export async function lookToAccept(page: Page): Promise<AcceptedPicture> {
  const looks: Seen[] = [await look(page)]
  for (const space of OTHER_LETTERS) {
    const back = await bendStyles(page, `* { letter-spacing: ${space} !important }`)
    looks.push(await look(page))
    await back()
  }
  const [own] = looks
  const all = looks.filter(({ marks }) => marks.length === own?.marks.length)
  const marks = (own?.marks ?? []).map((mark, at): AcceptedMark => {
    const range = (of: 'start' | 'end' | 'height' | 'ink'): Range => {
      const values = all.map((one) => one.marks[at]?.[of] ?? mark[of])
      return [Math.min(...values), Math.max(...values)]
    }
    return { ...mark, start: range('start'), end: range('end'), high: range('height'), inks: range('ink') }
  })
  return { marks, faults: [...new Set(looks.flatMap(({ faults }) => faults))] }
}
