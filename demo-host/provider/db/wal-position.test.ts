import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { readWalPosition, writtenWalPosition } from './wal-position.ts'

describe('a position of the log', () => {
  const positions: [text: string, value: bigint | null][] = [
    ['0/0', 0n],
    ['0/16B3748', 0x16b3748n],
    ['00000000/016b3748', 0x16b3748n],
    ['1/0', 0x1_0000_0000n],
    ['A/FF', 0xa_0000_00ffn],
    ['FFFFFFFF/FFFFFFFF', 0xffff_ffff_ffff_ffffn],
    ['', null],
    ['/', null],
    ['1', null],
    ['1/', null],
    ['/1', null],
    ['G/1', null],
    ['0x1/1', null],
    ['-1/1', null],
    ['1/000000001', null],
    ['1/1 ', null],
    ['1/1, 1/1', null],
    ['1/1\n', null],
  ]
  for (const [text, value] of positions)
    it(`is a number or nothing: ${JSON.stringify(text)}`, () => assert.equal(readWalPosition(text), value))

  it('is written so that the order of texts is the order of numbers, which PostgreSQL’s own are not', () => {
    const rising = ['0/9', '0/A', '0/16B3748', '0/FFFFFFFF', '1/0', '9/0', '10/0', 'FFFFFFFF/FFFFFFFF']
    const numbers = rising.map((text) => readWalPosition(text) ?? -1n)
    const texts = numbers.map(writtenWalPosition)
    assert.deepEqual(texts, texts.toSorted())
    assert.notDeepEqual(rising, rising.toSorted())
    assert.deepEqual(texts.map((text) => readWalPosition(text)), numbers) // prettier-ignore
    assert.equal(texts[2], '00000000/016B3748')
  })
})
