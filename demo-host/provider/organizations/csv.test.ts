import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { csv } from './csv.ts'

describe('a table as CSV', () => {
  it('quotes every text, doubles quotes, keeps numbers, and says that it is UTF-8', () => {
    assert.equal(
      csv([
        ['Name', 'Nights'],
        ['Ann "Al" Lee, Jr.', 2],
      ]),
      '\u{feff}"Name","Nights"\r\n"Ann ""Al"" Lee, Jr.",2\r\n',
    )
  })

  it('makes no formula of what somebody wrote', () => {
    for (const start of ['=', '+', '-', '@', '\t', '\r'])
      assert.equal(csv([[`${start}HYPERLINK("x")`]]), `\u{feff}"'${start}HYPERLINK(""x"")"\r\n`)
    assert.equal(csv([[-5]]), '\u{feff}-5\r\n')
  })
})
