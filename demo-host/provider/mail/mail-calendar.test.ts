import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { stayFile } from './mail-calendar.ts'
import type { StayMoments } from './mail-calendar.ts'

const STAY = { reservation_number: 'SRT-4821-0917', hotel: { name: 'Shirotsuki', address: '1 Lakeside, Hakone' } }
const MOMENTS: StayMoments = {
  from: Date.parse('2026-11-20T15:00:00+09:00'),
  to: Date.parse('2026-11-22T11:00:00+09:00'),
  deadline: Date.parse('2026-11-16T18:00:00+09:00'),
  written_at: Date.parse('2026-11-01T00:00:00Z'),
  url: null,
  version: 2,
}
const valuesOf = (content: string, name: string) =>
  content.split('\r\n').flatMap((line) => (line.startsWith(`${name}:`) ? [line.slice(name.length + 1)] : []))

describe('the file for the guest’s calendar', () => {
  it('is of a method where its type says so, and of none otherwise', async () => {
    const { content, contentType } = await stayFile(STAY, MOMENTS, 'en')
    assert.match(contentType, /^text\/calendar; charset=utf-8(?:; |$)/)
    assert.deepEqual(valuesOf(content, 'METHOD'), [...contentType.matchAll(/method=(\w+)/g)].map(([, said]) => said)) // prettier-ignore
  })

  it('names the same entries of a stay that was changed, as later ones', async () => {
    const [before, after] = await Promise.all(
      [2, 3].map(async (version) => (await stayFile(STAY, { ...MOMENTS, version }, 'en')).content),
    )
    assert.ok(before && after)
    assert.deepEqual(valuesOf(after, 'UID'), valuesOf(before, 'UID'))
    assert.deepEqual([valuesOf(before, 'SEQUENCE'), valuesOf(after, 'SEQUENCE')], [['2', '2'], ['3', '3']]) // prettier-ignore
  })

  it('is written of a mail, too, that waits since before it knew how often a stay was changed', async () => {
    const { version: _, ...before } = MOMENTS
    assert.deepEqual(valuesOf((await stayFile(STAY, before, 'en')).content, 'SEQUENCE'), ['0', '0'])
  })
})
