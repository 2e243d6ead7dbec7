import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { safeUrl } from './safe-url.ts'

describe('safeUrl (guarantee W2)', () => {
  for (const url of [
    'https://hotel.example/a?b=c#d',
    'http://localhost:8788/scenes/lake-dusk.svg',
    'http://127.0.0.1:8789/x',
    'mailto:stay@hotel.example',
    'tel:+81460000000',
    '/booking/result?code=demo',
    './photo.svg',
    'photo.svg',
    '?currency=USD',
    '#terms',
  ])
    it(`lets ${url} through`, () => assert.equal(safeUrl(url), url))

  for (const url of [
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'vbscript:x',
    'data:text/html,<script>1</script>',
    'blob:https://hotel.example/1',
    'file:///etc/passwd',
    'http://hotel.example/',
    'http://localhost.evil.example/',
    '//evil.example/x',
    '/\\evil.example/x',
    'https:// evil',
    'javascript&colon;alert(1):',
    '',
  ])
    it(`refuses ${JSON.stringify(url)}`, () => assert.equal(safeUrl(url), undefined))

  it('has nothing to say about nothing', () => {
    assert.equal(safeUrl(undefined), undefined)
    assert.equal(safeUrl(null), undefined)
  })
})
