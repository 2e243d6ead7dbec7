import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { LOCALE_CODES } from '../../../shared/locales.ts'
import { journey } from '../helpers/guest.ts'
import { quiet } from '../../lib/quiet.ts'

const { guest } = journey()

// A text, because the test runner adds to functions what only it knows. Words in a row that moves sideways are moved into
// view first, as a finger or the focus would; a select tells the width of none of its lines, so they are written beside it.
const CUT = `(() => {
  const ways = document.querySelector('.ways')
  const told = []
  const isIn = (box, around) => box.left >= around.left - 1 && box.right <= around.right + 1
  const whole = { left: 0, right: innerWidth }
  for (const one of ways.querySelectorAll('button, .switch, select')) {
    const row = one.closest('.chips')
    if (row) one.scrollIntoView({ behavior: 'instant', inline: 'nearest', block: 'nearest' })
    const fade = row && getComputedStyle(row).maskImage !== 'none' ? 40 : 0
    const isMirrored = getComputedStyle(one).direction === 'rtl'
    const seen = { left: isMirrored ? fade : 0, right: innerWidth - (isMirrored ? 0 : fade) }
    const box = one.getBoundingClientRect()
    const words = one.textContent
    if (!isIn(box, row ? seen : whole)) told.push('beyond the edge: ' + words)
    if (one.localName === 'select') {
      const { paddingLeft, paddingRight, font } = getComputedStyle(one)
      const room = one.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)
      const line = one.parentElement.appendChild(document.createElement('span'))
      line.style.cssText = 'position:absolute;visibility:hidden;white-space:pre;font:' + font
      for (const { text } of one.options) {
        line.textContent = text
        const { width } = line.getBoundingClientRect()
        if (width < 20 || width > room) told.push(text + ' is ' + width + ' wide and has ' + room)
      }
      line.remove()
      continue
    }
    const text = document.createRange()
    text.selectNodeContents(one)
    if (!isIn(text.getBoundingClientRect(), box)) told.push('reaches out of its box: ' + words)
  }
  const row = ways.querySelector('.chips')
  if (row.scrollWidth > row.clientWidth && getComputedStyle(row).maskImage === 'none') told.push('no sign that the row goes on')
  return told
})()`

describe('how results are looked at, ordered and narrowed', () => {
  for (const language of LOCALE_CODES)
    it(`no word of it is cut on a phone in ${language}`, async () => {
      const taro = await guest({ language, width: 390, height: 844 })
      await taro.openResults()
      for (const width of [390, 320]) {
        await taro.page.setViewportSize({ width, height: 844 })
        await quiet(taro.page)
        assert.deepEqual(await taro.page.evaluate(CUT), [], `at ${width} pixels`)
      }
      await taro.page.close()
    })
})
